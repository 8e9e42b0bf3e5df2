import Foundation
import ImageCodecs
import Pixels

/// All bytes that a stream makes of some frames.
func encode(
  _ frames: [ClipFrame], with stream: some ClipStream
) throws -> [UInt8] {
  var stream = stream
  return try encode(frames, with: &stream)
}

func encode<Stream: ClipStream>(
  _ frames: [ClipFrame], with stream: inout Stream
) throws -> [UInt8] {
  if stream.needsSurvey { for frame in frames { try stream.survey(frame) } }
  var bytes: [UInt8] = []
  for frame in frames { bytes += try stream.append(frame) }
  let ending = try stream.finish()
  bytes += ending.bytes
  for correction in ending.corrections {
    bytes.replaceSubrange(
      correction.offset..<correction.offset + correction.bytes.count, with: correction.bytes)
  }
  return bytes
}

func decibels(_ ratio: Double) -> Double { 10 * log10(ratio) }
