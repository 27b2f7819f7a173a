// swift-tools-version: 6.2
import PackageDescription

// Every target states the folder it lives in, because the folders are the architecture:
// `Documentation/Architecture.md` draws it, `Tests/ArchitectureTests` enforces it.

/// Settings of every Swift target: imports stay internal unless a public signature needs them.
let base: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Settings of the floors that hold views and layers: everything runs on the main actor.
let mainActor: [SwiftSetting] = base + [.defaultIsolation(MainActor.self)]

/// A library target under `Sources/<floor>/<name>`.
func library(
    _ floor: String, _ name: String, _ dependencies: [Target.Dependency] = [],
    resources: [Resource] = [], settings: [SwiftSetting] = base
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(floor)/\(name)",
        resources: resources, swiftSettings: settings)
}

/// A test target under `Tests/<name>`.
func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
    settings: [SwiftSetting] = base
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
        swiftSettings: settings)
}

let package = Package(
    name: "touchstone",
    defaultLocalization: "en",
    products: [
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "ImageIO"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "LayoutDSL", targets: ["LayoutDSL"]),
        .library(name: "ResponderRouting", targets: ["ResponderRouting"]),
        .library(
            name: "CocoaRuntime",
            targets: [
                "AutoreleaseScopes", "Copying", "AssociatedValues", "Observing", "Multicasting",
                "EventRouting", "Proxies", "Permissions", "LeakProbes", "Commands",
            ]),
        .library(name: "Coordinates", targets: ["Coordinates"]),
        .library(name: "QR", targets: ["QR", "QRReading", "QRMaking", "QRPayloads", "QRCamera"]),
        .library(name: "Places", targets: ["Places", "PlacesPostGIS"]),
        .library(name: "PatternCatalogue", targets: ["PatternCatalogue", "PatternDiagrams"]),
        .executable(name: "touchstone", targets: ["touchstone"]),
    ],
    targets: [
        // System: C libraries from Debian.
        .systemLibrary(
            name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CPango", path: "Sources/System/CPango",
            pkgConfig: "pangocairo pangofc pangoft2 fontconfig",
            providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CPNG", path: "Sources/System/CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"])]),
        .systemLibrary(
            name: "CGTK", path: "Sources/System/CGTK", pkgConfig: "gtk4 x11 wayland-client",
            providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(
            name: "CGdkPixbuf", path: "Sources/System/CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(
            name: "CGStreamer", path: "Sources/System/CGStreamer", pkgConfig: "gstreamer-app-1.0",
            providers: [.apt(["libgstreamer-plugins-base1.0-dev"])]),
        .systemLibrary(
            name: "CPostgreSQL", path: "Sources/System/CPostgreSQL", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"])]),
        .systemLibrary(
            name: "CQREncode", path: "Sources/System/CQREncode", pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"])]),
        .systemLibrary(
            name: "CSQLite", path: "Sources/System/CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(
            name: "CZBar", path: "Sources/System/CZBar", pkgConfig: "zbar",
            providers: [.apt(["libzbar-dev"])]),
        .systemLibrary(
            name: "ZXingLibrary", path: "Sources/System/ZXingLibrary", pkgConfig: "zxing",
            providers: [.apt(["libzxing-dev"])]),
        .target(name: "CZXing", dependencies: ["ZXingLibrary"], path: "Sources/System/CZXing"),
        .target(name: "CGTKShim", dependencies: ["CGTK"], path: "Sources/System/CGTKShim"),

        // Testing overlays: see Documentation/Decisions/0001-testing-overlays.md.
        library("TestingOverlays", "_Testing_CoreGraphics"),
        library("TestingOverlays", "_Testing_UIKit"),

        // Base
        library("Base", "FoundationGaps"),
        library("Base", "Spelling"),
        library("Base", "ConstraintSolver"),
        library("Base", "AutoreleaseScopes"),
        library("Base", "Copying"),
        library("Base", "AssociatedValues"),
        library("Base", "Observing"),
        library("Base", "Multicasting"),
        library("Base", "EventRouting"),
        library("Base", "Proxies"),
        library("Base", "Permissions"),
        library("Base", "LeakProbes"),

        // Graphics
        library("Graphics", "CoreGraphics", ["CCairo", "_Testing_CoreGraphics"]),
        library("Graphics", "ImageIO", ["CoreGraphics", "CPNG"]),
        library("Graphics", "TextLayout", ["CoreGraphics", "CPango"]),
        library(
            "Graphics", "QuartzCore", ["CoreGraphics", "FoundationGaps"], settings: mainActor),

        // Platform
        library("Platform", "Platform", ["CoreGraphics"]),
        library("Platform", "HostHeadless", ["Platform"], settings: mainActor),
        library("Platform", "HostGTK", ["Platform", "CGTK", "CGTKShim"], settings: mainActor),

        // UIKit
        library(
            "UIKit", "UIKitCore",
            [
                "FoundationGaps", "ConstraintSolver", "Observing", "CoreGraphics", "ImageIO",
                "TextLayout", "QuartzCore", "Platform",
            ], settings: mainActor),
        library("UIKit", "UIKitControls", ["Observing", "UIKitCore"], settings: mainActor),
        library("UIKit", "UIKitLists", ["UIKitCore", "UIKitControls"], settings: mainActor),
        library(
            "UIKit", "UIKit",
            [
                "AutoreleaseScopes", "Observing", "UIKitCore", "UIKitControls", "UIKitLists",
                "HostHeadless", "HostGTK", "_Testing_UIKit",
            ],
            settings: mainActor),
        library(
            "UIKit", "UIKitTesting", ["UIKit", "ImageIO", "Platform", "HostHeadless"],
            settings: mainActor),

        // Components
        library("Components", "LayoutDSL", ["UIKit"], settings: mainActor),
        library("Components", "ResponderRouting", ["EventRouting", "UIKit"], settings: mainActor),

        // Data
        library("Data", "Commands", ["FoundationGaps"]),
        library("Data", "Coordinates"),
        library("Data", "QRReading", ["CGdkPixbuf", "CZBar", "CZXing"]),
        library("Data", "QRPayloads"),
        library(
            "Data", "QRMaking",
            ["CoreGraphics", "ImageIO", "CQREncode", "QRPayloads", "QRReading"]),
        library("Data", "QRCamera", ["CGStreamer", "QRReading"]),
        library("Data", "QR", ["QRMaking", "QRPayloads", "QRReading"]),
        library(
            "Data", "Places", ["CSQLite", "Coordinates"],
            resources: [.embedInCode("Demo/Resources/demo-places-licence.txt")]),
        library(
            "Data", "PlacesPostGIS", ["CPostgreSQL", "Coordinates", "Places"],
            resources: [.embedInCode("Schema/schema.sql")]),

        // Catalogue
        library(
            "Catalogue", "PatternCatalogue",
            [
                "FoundationGaps", "Spelling", "AutoreleaseScopes", "Copying", "AssociatedValues",
                "Observing", "Multicasting", "EventRouting", "Proxies", "Permissions", "Commands",
            ]),
        library("Catalogue", "PatternDiagrams", ["Spelling", "PatternCatalogue"]),

        // Apps
        .target(
            name: "TouchPainterCore", dependencies: ["CoreGraphics", "FoundationGaps"],
            path: "Apps/TouchPainter/Core", swiftSettings: base),
        .target(
            name: "TouchPainterUI", dependencies: ["TouchPainterCore", "UIKit"],
            path: "Apps/TouchPainter/UI", resources: [.embedInCode("Resources/cat.json")],
            swiftSettings: mainActor),

        .target(
            name: "LayoutLabUI", dependencies: ["LayoutDSL", "UIKit"],
            path: "Apps/LayoutLab/UI", swiftSettings: mainActor),

        // Tools
        library("Tools", "Playback", ["Spelling", "Platform", "UIKit", "UIKitTesting"]),
        library(
            "Tools", "LayoutReports", ["Spelling", "Playback", "UIKit", "UIKitTesting"],
            settings: mainActor),
        library(
            "Tools", "PatternCommands",
            ["Spelling", "Playback", "PatternCatalogue", "PatternDiagrams"]),
        library("Tools", "ToolArguments", ["Spelling"]),
        library("Tools", "QRCommands", ["ToolArguments", "Playback", "QR", "QRCamera"]),
        library("Tools", "CoordinateCommands", ["ToolArguments", "Coordinates"]),
        library(
            "Tools", "PlaceCommands",
            ["Spelling", "ToolArguments", "Coordinates", "Places", "PlacesPostGIS"]),
        .executableTarget(
            name: "touchstone",
            dependencies: [
                "Playback", "LayoutReports", "PatternCommands", "ToolArguments", "QRCommands",
                "CoordinateCommands", "PlaceCommands", "UIKit", "TouchPainterUI", "LayoutLabUI",
            ],
            path: "Sources/Tools/touchstone", swiftSettings: mainActor),

        // Benchmarks: the floors call Cairo directly.
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "UIKit", "UIKitTesting", "Platform", "TouchPainterCore", "TouchPainterUI", "CCairo",
                "ConstraintSolver", "LayoutWorkloads", "Copying", "EventRouting", "Observing",
                "Coordinates", "QR", "CZXing", "Places", "PlacesPostGIS", "CSQLite",
                "PlaceStoreContract", "PostGISCluster", "TestSupport",
            ],
            path: "Benchmarks", exclude: ["Results"], swiftSettings: mainActor),

        // Tests
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: base),
        .target(
            name: "LayoutWorkloads", dependencies: ["ConstraintSolver"],
            path: "Tests/LayoutWorkloads", swiftSettings: base),
        .target(
            name: "PostGISCluster", path: "Tests/PostGISCluster", swiftSettings: base),
        tests("ArchitectureTests", []),
        tests("CoordinatesTests", ["TestSupport", "Coordinates"], exclude: ["Data"]),
        tests(
            "ConstraintSolverTests", ["TestSupport", "ConstraintSolver", "LayoutWorkloads"],
            exclude: ["Cases"]),
        tests(
            "RuntimeTests",
            [
                "TestSupport", "FoundationGaps", "AutoreleaseScopes", "Copying", "AssociatedValues",
                "Observing", "Multicasting", "EventRouting", "Proxies", "Permissions", "LeakProbes",
                "Commands",
            ]),
        tests(
            "PatternCatalogueTests", ["TestSupport", "PatternCatalogue"], exclude: ["Transcripts"]),
        tests(
            "PatternDiagramsTests",
            ["TestSupport", "Spelling", "PatternCatalogue", "PatternDiagrams", "PatternCommands"]),
        tests(
            "QRReadingTests", ["TestSupport", "CGdkPixbuf", "QRReading"], exclude: ["Pictures"]),
        tests("QRPayloadsTests", ["TestSupport", "QRPayloads"]),
        tests(
            "QRMakingTests",
            ["TestSupport", "CoreGraphics", "ImageIO", "QRMaking", "QRPayloads", "QRReading"]),
        tests("QRCameraTests", ["TestSupport", "LeakProbes", "QRCamera", "QRReading"]),
        .target(
            name: "PlaceStoreContract", dependencies: ["TestSupport", "Coordinates", "Places"],
            path: "Tests/PlaceStoreContract", swiftSettings: base),
        tests(
            "PlacesTests",
            ["TestSupport", "CSQLite", "Coordinates", "Places", "PlaceStoreContract"]),
        tests(
            "PlacesPostGISTests",
            [
                "TestSupport", "Coordinates", "Places", "PlacesPostGIS", "PostGISCluster",
                "PlaceStoreContract",
            ]),
        tests("ToolArgumentsTests", ["ToolArguments"]),
        tests("QRCommandsTests", ["TestSupport", "ToolArguments", "QRCamera", "QRCommands", "QR"]),
        tests(
            "CoordinateCommandsTests", ["TestSupport", "ToolArguments", "CoordinateCommands"]),
        tests("PlaceCommandsTests", ["TestSupport", "ToolArguments", "PlaceCommands", "Places"]),
        tests("FoundationGapsTests", ["TestSupport", "FoundationGaps"]),
        tests("CoreGraphicsTests", ["TestSupport", "CoreGraphics", "ImageIO"]),
        tests("TextLayoutTests", ["TestSupport", "TextLayout", "CoreGraphics", "ImageIO"]),
        tests(
            "QuartzCoreTests",
            ["TestSupport", "QuartzCore", "CoreGraphics", "ImageIO", "FoundationGaps"],
            exclude: ["Goldens"], settings: mainActor),
        .executableTarget(
            name: "hostprobe",
            dependencies: ["CoreGraphics", "Platform", "HostGTK", "HostHeadless", "CGTK"],
            path: "Tests/HostProbe", swiftSettings: mainActor),
        .target(name: "CloseRequest", dependencies: ["CGTK"], path: "Tests/CloseRequest"),
        .target(
            name: "ProgramTesting", dependencies: ["CloseRequest"], path: "Tests/ProgramTesting",
            swiftSettings: base),
        tests(
            "HostTests",
            [
                "TestSupport", "CoreGraphics", "Platform", "HostHeadless", "HostGTK", "hostprobe",
                "ProgramTesting",
            ], settings: mainActor),
        tests(
            "UIKitCoreTests", ["TestSupport", "LeakProbes", "UIKit", "UIKitTesting"],
            settings: mainActor),
        tests("AutoLayoutTests", ["TestSupport", "UIKit", "UIKitTesting"], settings: mainActor),
        tests(
            "LayoutDSLTests", ["TestSupport", "LayoutDSL", "UIKit", "UIKitTesting"],
            settings: mainActor),
        tests(
            "ResponderRoutingTests", ["ResponderRouting", "UIKit", "UIKitTesting"],
            settings: mainActor),
        tests(
            "LayoutLabTests", ["TestSupport", "LayoutLabUI", "Playback", "UIKit", "UIKitTesting"],
            exclude: ["Goldens"], settings: mainActor),
        tests(
            "LayoutReportsTests",
            ["TestSupport", "LayoutReports", "Playback", "UIKit", "UIKitTesting"],
            settings: mainActor),
        tests("UIKitTestingTests", ["UIKit", "UIKitTesting"], settings: mainActor),
        tests(
            "UIKitControlsTests", ["LeakProbes", "UIKit", "UIKitTesting"], exclude: ["Goldens"],
            settings: mainActor),
        tests(
            "UIKitListsTests", ["TestSupport", "UIKit", "UIKitTesting"], exclude: ["Goldens"],
            settings: mainActor),
        tests(
            "TouchPainterTests",
            ["TestSupport", "TouchPainterCore", "TouchPainterUI", "UIKit", "UIKitTesting"],
            exclude: ["Goldens"], settings: mainActor),
        tests(
            "ToolTests",
            [
                "TestSupport", "Playback", "TouchPainterCore", "TouchPainterUI", "UIKitTesting",
                "touchstone", "ProgramTesting",
            ],
            settings: mainActor),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
