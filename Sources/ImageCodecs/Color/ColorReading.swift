/// How a file's pixels lie, which color space it names, and what was wrong with the naming.
///
/// Where something is wrong the space is sRGB, which is what most pictures are in.
struct ColorReading {
  let layout: ColorLayout
  private(set) var space = ColorSpace.sRGB
  private(set) var warnings: [String] = []

  init(layout: ColorLayout) {
    self.layout = layout
  }

  /// Whether something has been found to be the space.
  private(set) var isSettled = false

  static let unreadableProfile = "its color profile is damaged and was ignored"
  static let tooLongProfile = "its color profile has more than 8 MB and was ignored"

  mutating func warn(_ warning: String) {
    warnings.append(warning)
  }

  mutating func settle(_ space: ColorSpace) {
    self.space = space
    isSettled = true
  }

  /// Settles on the profile that lies there in a file, unless something is wrong with it.
  mutating func take(
    profileAt place: Range<Int>, of image: EncodedImage
  ) throws(ImageError) {
    guard place.count <= ColorProfile.longest else { return warn(ColorReading.tooLongProfile) }
    take(profile: try image.read(at: place.lowerBound, count: place.count))
  }

  /// Settles on a profile, unless something is wrong with it.
  mutating func take(profile bytes: [UInt8]) {
    guard let profile = ColorProfile(bytes) else { return warn(ColorReading.unreadableProfile) }
    guard profile.model == layout.model else {
      return warn(
        "its color profile is for \(profile.model?.name ?? "another kind of color"), not for "
          + "\(layout.model.name), and was ignored")
    }
    // A profile that Little CMS cannot use leaves its place to what comes next.
    if case .impossible = ColorConversions.shared.conversion(from: .profile(profile), layout) {
      return warn(ColorReading.unreadableProfile)
    }
    settle(.profile(profile))
  }

  /// What makes sRGB of the pixels; nil where they are sRGB, or nothing can be done.
  var transform: ColorTransform? {
    if case .transform(let transform) = ColorConversions.shared.conversion(from: space, layout) {
      return transform
    }
    return nil
  }
}
