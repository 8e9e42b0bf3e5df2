/// The numbers of the five systems, as `seed_numbers.json` has them, named by the presets.
struct PresetNumbers: Decodable {
  struct Insets: Decodable {
    var top, left, bottom, right: Double
  }

  struct Movable: Decodable {
    struct Ghost: Decodable {
      var scaleTo, cornerRadius, borderWidth, liftDuration: Double
    }

    struct Drop: Decodable {
      var duration: Double
    }

    var columns: Int
    var lineSpacing, interitemSpacing, itemMinHeight, itemMaxHeight: Double
    var sectionInset: Insets
    var ghost: Ghost
    var drop: Drop
  }

  struct Snapshot: Decodable {
    struct Ghost: Decodable {
      var scale: Double
    }

    struct Drop: Decodable {
      var duration: Double
    }

    var longPress: Double
    var ghost: Ghost
    var drop: Drop
  }

  struct Jiggle: Decodable {
    struct Wave: Decodable {
      var amplitudeRad, halfPeriod: Double
    }

    var editLongPress, dragLongPress, toastSecondsDelegate: Double
    var jiggle: Wave
  }

  struct Grid: Decodable {
    struct Ghost: Decodable {
      var scale, borderWidth: Double
    }

    struct Drop: Decodable {
      var duration: Double
    }

    struct Repo: Decodable {
      struct Badge: Decodable {
        var size, cornerRadius: Double
      }

      var lineSpacing, headerHeight, cellBorderEdit: Double
      var sectionInset: Insets
      var footerHeights, imageInsets: [Double]
      var badge: Badge
    }

    var longPress: Double
    var ghost: Ghost
    var drop: Drop
    var repo: Repo
  }

  var movable: Movable
  var snapshot: Snapshot
  var jiggle: Jiggle
  var grid: Grid

  enum CodingKeys: String, CodingKey {
    case movable = "000"
    case snapshot = "001"
    case jiggle = "003"
    case grid = "004"
  }
}
