// swift-tools-version: 6.2
import PackageDescription

// The order of the targets is the order of the layers: a target imports only from earlier layers.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Pixel loops are compiled with optimisation in debug builds too, so that tests stay quick.
let hot: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let c: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
  .unsafeFlags(["-O2"], .when(configuration: .debug)),
]

/// With `WATERFALL_FUZZ` in the environment, the targets that read what others wrote are built so
/// that libFuzzer can see where its inputs lead, and undefined behavior in C stops the program.
let isFuzzing = Context.environment["WATERFALL_FUZZ"] != nil
let fuzzed: [SwiftSetting] = isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : []
let fuzzedC: [CSetting] =
  isFuzzing
  ? [.unsafeFlags(["-fsanitize=fuzzer-no-link,undefined", "-fno-sanitize-recover=undefined"])] : []

/// A target of a higher layer.
func target(
  _ name: String, _ needs: Target.Dependency..., settings: [SwiftSetting] = strict
) -> Target { .target(name: name, dependencies: needs, swiftSettings: settings) }

/// A target of tests, all of which use `TestSupport`.
func tests(_ name: String, _ dependencies: Target.Dependency..., exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: strict)
}

/// A library of the system, with the names of its packages.
func library(_ name: String, package: String? = nil, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: package, providers: [.apt([apt]), .brew([brew])])
}

/// On Linux libheif is loaded when the first picture asks for it; Debian's headers need no directions.
#if os(Linux)
  let heifPackage: String? = nil
#else
  let heifPackage: String? = "libheif"
#endif

let package = Package(
  name: "waterfall",
  products: [
    .library(name: "BoardRendering", targets: ["BoardRendering"]),
    .library(name: "GoldenImages", targets: ["GoldenImages"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
    .executable(name: "waterfall", targets: ["WaterfallCommand"]),
  ],
  traits: [
    .default(enabledTraits: ["WebP", "GIF", "HEIF"]),
    .trait(name: "WebP", description: "Reads WebP and writes clips of it, with libwebp."),
    .trait(name: "GIF", description: "Reads the first picture of a GIF, with giflib."),
    .trait(name: "HEIF", description: "Reads HEIC and AVIF, with libheif."),
  ],
  targets: [
    // C libraries.
    library("CSystemPNG", package: "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CSystemJPEG", package: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    library("CSystemFreeType", package: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    library("CSystemHarfBuzz", package: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    library("CSystemFriBidi", package: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    library("CSystemLCMS", package: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    library("CSystemNettle", package: "nettle", apt: "nettle-dev", brew: "nettle"),
    library("CSystemDeflate", package: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    .target(
      name: "CImageCodecs",
      dependencies: [
        "CSystemPNG", "CSystemJPEG", "CSystemLCMS", "CSystemNettle", "CSystemDeflate",
      ],
      cSettings: c + fuzzedC,
      // Comes with libpng, whose package configuration keeps quiet about it.
      linkerSettings: [.linkedLibrary("z")]),
    // Formats that a build may leave out, each by its trait.
    library("CSystemWebP", package: "libwebp", apt: "libwebp-dev", brew: "webp"),
    library("CSystemWebPMux", package: "libwebpmux", apt: "libwebp-dev", brew: "webp"),
    // Comes without a package configuration on Debian; its module map names the library.
    library("CSystemGIF", apt: "libgif-dev", brew: "giflib"),
    library("CSystemHEIF", package: heifPackage, apt: "libheif-dev", brew: "libheif"),
    .target(
      name: "CMoreImageCodecs",
      dependencies: [
        "CImageCodecs",
        .target(name: "CSystemWebP", condition: .when(traits: ["WebP"])),
        .target(name: "CSystemWebPMux", condition: .when(traits: ["WebP"])),
        .target(name: "CSystemGIF", condition: .when(traits: ["GIF"])),
        .target(name: "CSystemHEIF", condition: .when(traits: ["HEIF"])),
      ],
      cSettings: c + fuzzedC + [
        .define("WATERFALL_WEBP", .when(traits: ["WebP"])),
        .define("WATERFALL_GIF", .when(traits: ["GIF"])),
        .define("WATERFALL_HEIF", .when(traits: ["HEIF"])),
      ],
      // Its module map is not looked at from C.
      linkerSettings: [.linkedLibrary("gif", .when(traits: ["GIF"]))]),
    .target(name: "CRasterKernels", cSettings: c),
    .target(name: "CImageComparison", cSettings: c),

    // 0: foundations.
    .target(name: "Geometry", swiftSettings: hot),
    .target(name: "Pixels", swiftSettings: hot),
    .target(name: "WebPages", resources: [.embedInCode("Parts")], swiftSettings: hot),

    // 1: engines.
    .target(name: "Layouts", dependencies: ["Geometry"], swiftSettings: hot),
    .target(name: "Animation", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Dragging", dependencies: ["Geometry"], swiftSettings: hot),
    target(
      "Typesetting", "Geometry", "CSystemFreeType", "CSystemHarfBuzz", "CSystemFriBidi",
      settings: hot),
    .target(name: "Drawing", dependencies: ["Geometry", "Pixels"], swiftSettings: strict),
    target("ImageCodecs", "Pixels", "CImageCodecs", "CMoreImageCodecs", settings: hot + fuzzed),
    target("ImageComparison", "Pixels", "CImageComparison", settings: hot),
    .target(name: "BoardModel", dependencies: ["Geometry", "Pixels"], swiftSettings: strict),

    // 2: assembly.
    target(
      "BoardDrawing", "BoardModel", "Layouts", "Animation", "Dragging", "Typesetting", "Drawing",
      "Geometry", "Pixels"),
    .target(
      name: "Raster", dependencies: ["Drawing", "Geometry", "Pixels", "CRasterKernels"],
      swiftSettings: hot,
      // Rounding is a call where the processor may lack it; nothing else asks for this library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    // 3: pipeline.
    target(
      "BoardRendering", "BoardModel", "BoardDrawing", "Raster", "ImageCodecs", "Layouts",
      "Animation", "Dragging", "Typesetting", "Drawing", "Geometry", "Pixels", "WebPages"),

    // 4: suites.
    target(
      "GoldenImages", "BoardRendering", "BoardDrawing", "BoardModel", "ImageComparison",
      "ImageCodecs", "Typesetting", "Animation", "Layouts", "Geometry", "Pixels", "WebPages",
      settings: hot),

    // 5: shells.
    target(
      "GoldenTesting", "GoldenImages", "BoardRendering", "BoardDrawing", "BoardModel",
      "ImageCodecs", "ImageComparison", "Pixels"),
    .executableTarget(
      name: "WaterfallCommand",
      dependencies: [
        "GoldenImages", "BoardRendering", "BoardDrawing", "BoardModel", "Raster", "ImageCodecs",
        "ImageComparison", "Layouts", "Typesetting", "Geometry", "Pixels",
      ],
      swiftSettings: strict),

    // Tools of the project, not products.
    .executableTarget(
      name: "waterfall-fixtures", dependencies: ["HandmadeFiles", "ImageCodecs", "Pixels"],
      swiftSettings: hot),
    .executableTarget(
      name: "waterfall-bench",
      dependencies: [
        "Raster", "ImageCodecs", "ImageComparison", "Layouts", "Geometry", "Pixels",
      ],
      swiftSettings: hot),

    // Tests.
    .target(name: "HandmadeFiles", path: "Tests/HandmadeFiles", swiftSettings: hot),
    .target(
      name: "TestSupport",
      dependencies: ["BoardModel", "ImageCodecs", "Drawing", "Typesetting", "Geometry", "Pixels"],
      path: "Tests/TestSupport", swiftSettings: hot),
    tests("FoundationTests", "Geometry", "Pixels", "Drawing"),
    tests("LayoutsTests", "Layouts", "Geometry"),
    tests("TypesettingTests", "Typesetting", "Geometry"),
    tests("AnimationTests", "Animation", "Geometry"),
    tests("DraggingTests", "Dragging", "Animation", "Layouts", "Geometry"),
    tests("ImageCodecsTests", "HandmadeFiles", "ImageCodecs", "CImageCodecs", "Pixels"),
    tests("ImageComparisonTests", "ImageComparison", "CImageComparison", "ImageCodecs", "Pixels"),
    tests(
      "RasterTests", "Raster", "CRasterKernels", "Typesetting", "Drawing", "Geometry", "Pixels",
      "ImageCodecs"),
    tests(
      "BoardTests", "BoardModel", "BoardDrawing", "BoardRendering", "Layouts", "Animation",
      "Typesetting", "Drawing", "Raster", "Geometry", "Pixels", "ImageCodecs"),
    tests(
      "ReplayTests", "BoardModel", "BoardDrawing", "BoardRendering", "Layouts", "Animation",
      "Dragging", "Typesetting", "Drawing", "Raster", "ImageCodecs", "Geometry", "Pixels"),
    tests(
      "GoldenImagesTests", "HandmadeFiles", "GoldenImages", "BoardRendering", "BoardDrawing",
      "BoardModel", "Animation", "Layouts", "Typesetting", "Drawing", "ImageComparison",
      "ImageCodecs", "Geometry", "Pixels"),
    tests(
      "GoldenTestingTests", "GoldenTesting", "GoldenImages", "BoardRendering", "BoardDrawing",
      "BoardModel", "Animation", "Layouts", "Typesetting", "ImageComparison", "ImageCodecs",
      "Geometry", "Pixels", exclude: ["__goldens__"]),
    tests("WebPageTests", "GoldenImages", "BoardRendering", "WebPages", "ImageCodecs", "Pixels"),
    tests(
      "CommandTests", "HandmadeFiles", "WaterfallCommand", "BoardModel", "BoardDrawing",
      "BoardRendering", "ImageCodecs", "Layouts", "Typesetting", "Geometry", "Pixels"),
  ]
)

if isFuzzing {
  package.targets += [
    .target(name: "CFuzzerDriver", cSettings: c),
    .executableTarget(
      name: "waterfall-fuzz",
      dependencies: ["CFuzzerDriver", "HandmadeFiles", "ImageCodecs", "Pixels"],
      swiftSettings: strict, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ]
}
