import HandmadeFiles
import ImageCodecs
import Testing

@Suite struct CaptureDateTests {
  private func date(_ exif: DatedExif) throws -> String? {
    let jpeg = try SamplePictures.photo().encodedJPEG()
    return try ImageFormats.readInfo(from: .bytes(exif.inserted(intoJPEG: jpeg))).captureDate
  }

  @Test(arguments: [true, false])
  func theDateOfCaptureCountsMoreThanAllOthers(isBigEndian: Bool) throws {
    let exif = DatedExif(
      isBigEndian: isBigEndian, changed: "2024:03:01 00:00:00", taken: "2024:01:31 12:34:56",
      digitized: "2024:02:01 00:00:00")

    #expect(try date(exif) == "2024-01-31 12:34:56")
  }

  @Test func withoutItTheDateOfDigitizingCountsThenThatOfTheChange() throws {
    let digitized = DatedExif(changed: "2024:03:01 00:00:00", digitized: "2024:02:01 01:02:03")
    let changed = DatedExif(changed: "2024:03:01 04:05:06")

    #expect(try date(digitized) == "2024-02-01 01:02:03")
    #expect(try date(changed) == "2024-03-01 04:05:06")
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "    :  :     :  :  ", "2024:02:30 12:00:00", "2024:13:01 12:00:00",
    "2024:01:31 24:00:00", "2024:01:31", "not a date, not at all",
  ])
  func whatIsNoDateIsPassedOver(text: String) throws {
    #expect(
      try date(DatedExif(changed: "2020:01:01 00:00:00", taken: text)) == "2020-01-01 00:00:00")
    #expect(try date(DatedExif(taken: text)) == nil)
  }

  @Test(arguments: [0, 7, 60, 5000, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func aDirectoryThatIsNotThereHasNoDate(place: Int) throws {
    let exif = DatedExif(taken: "2024:01:31 12:34:56", directory: place)

    let date = try date(exif)

    #expect(date == nil)
  }

  @Test func noCutOfTheBlockIsAnError() throws {
    let jpeg = try SamplePictures.photo().encodedJPEG()
    let block = DatedExif(changed: "2024:03:01 04:05:06", taken: "2024:01:31 12:34:56").bytes
    for length in 0..<block.count {
      let payload = Array("Exif\0\0".utf8) + block.prefix(length)
      let segment = [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload
      let bytes = Array(jpeg.prefix(2)) + segment + Array(jpeg.dropFirst(2))

      #expect(throws: Never.self) { try ImageFormats.readInfo(from: .bytes(bytes)) }
    }
  }

  @Test func aLeapDayIsADayInLeapYearsOnly() {
    #expect(CaptureDate.text(year: 2024, month: 2, day: 29) == "2024-02-29")
    #expect(CaptureDate.text(year: 2000, month: 2, day: 29) == "2000-02-29")
    #expect(CaptureDate.text(year: 1900, month: 2, day: 29) == nil)
    #expect(CaptureDate.text(year: 2023, month: 2, day: 29) == nil)
  }
}
