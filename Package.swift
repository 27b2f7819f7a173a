// swift-tools-version: 6.2
import PackageDescription

// The table of modules, house by house, bottom to top. A module lies in `Sources/<house>/<module>`
// or `Apps/<app>/<part>` and depends on modules above it in this table only:
// `Tests/ArchitectureTests` reads this manifest and enforces it. `Documentation/Architecture.md`
// explains the houses.

// MARK: - Rows

/// Settings of every Swift target: imports stay internal unless a public signature needs them.
let base: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Settings of modules that hold views and layers: everything runs on the main actor.
let mainActor: [SwiftSetting] = base + [.defaultIsolation(MainActor.self)]

/// A C library that Debian's `package` brings, found by its pkg-config names, if it has any.
func system(_ name: String, _ pkgConfig: String?, _ package: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig,
        providers: [.apt([package])])
}

/// A shim in C or C++ around a C library.
func shim(_ name: String, _ library: Target.Dependency) -> Target {
    .target(name: name, dependencies: [library], path: "Sources/System/\(name)")
}

/// A module of a house.
func module(
    _ house: String, _ name: String, _ dependencies: [Target.Dependency] = [],
    resources: [Resource] = [], settings: [SwiftSetting] = base
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(house)/\(name)",
        resources: resources, swiftSettings: settings)
}

/// A module whose declarations belong to the main actor.
func mainActorModule(
    _ house: String, _ name: String, _ dependencies: [Target.Dependency]
) -> Target {
    module(house, name, dependencies, settings: mainActor)
}

/// A part of an app: `UI` holds controllers and views, the others what these stand on, as a rule
/// `Core` with model, commands and files.
func app(
    _ name: String, _ part: String, _ dependencies: [Target.Dependency],
    besides others: [String] = [], resources: [Resource] = []
) -> Target {
    // Resources lie next to the parts, in the app's folder.
    .target(
        name: name + part, dependencies: dependencies,
        path: resources.isEmpty ? "Apps/\(name)/\(part)" : "Apps/\(name)", exclude: others,
        sources: resources.isEmpty ? nil : [part], resources: resources,
        swiftSettings: part == "UI" ? mainActor : base)
}

/// The executable of an app, in `Apps/<app>/App`.
func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Apps/\(name)/App", swiftSettings: mainActor)
}

/// A test suite in `Tests/<name>`.
func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
    settings: [SwiftSetting] = base
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)",
        exclude: exclude, swiftSettings: settings)
}

/// A test suite that drives views on the main actor.
func viewTests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    tests(name, dependencies + ["UIKit", "UIKitTesting"], exclude: exclude, settings: mainActor)
}

/// What several test suites share, in `Tests/<name>`.
func testSupport(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: base)
}

/// A program that tests start, in `Tests/<name>`.
func probe(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name.lowercased(), dependencies: dependencies, path: "Tests/\(name)",
        swiftSettings: mainActor)
}

// MARK: - Houses

/// Libraries that are loaded at the first call.
let deferredLibraries: [Target] =
    [.target(name: "CDeferred", path: "Sources/System/CDeferred")]
    + [
        "CGraphviz", "CPoppler", "CGStreamer", "CMicroHTTPD", "CPostgreSQL", "CSANE", "CXMLReader",
        "CZBar",
    ].map { shim($0, "CDeferred") }

let systemHouse: [Target] = [
    system("CCairo", "cairo", "libcairo2-dev"),
    system("CPixman", "pixman-1", "libpixman-1-dev"),
    system("CPango", "pangocairo pangofc pangoft2 fontconfig", "libpango1.0-dev"),
    system("CPNG", "libpng", "libpng-dev"),
    system("CGIF", "libgif", "libgif-dev"),
    system("CGTK", "gtk4 gtk4-unix-print x11 wayland-client", "libgtk-4-dev"),
    system("CGdkPixbuf", "gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"),
    system("CGStreamerEncoding", "gstreamer-app-1.0", "libgstreamer-plugins-base1.0-dev"),
    system("COpenCC", "opencc", "libopencc-dev"),
    system("CEnchant", "enchant-2", "libenchant-2-dev"),
    system("CHyphen", nil, "libhyphen-dev"),
    system("CPSL", "libpsl", "libpsl-dev"),
    system("CCUPS", nil, "libcups2-dev"),
    system("CArchive", "libarchive", "libarchive-dev"),
    system("CCMark", "libcmark", "libcmark-dev"),
    system("CQREncode", "libqrencode", "libqrencode-dev"),
    system("CSQLite", "sqlite3", "libsqlite3-dev"),
    system("CUchardet", "uchardet", "libuchardet-dev"),
    system("ZXingLibrary", "zxing", "libzxing-dev"),
    shim("CZXing", "ZXingLibrary"),
    system("ClipperLibrary", "polyclipping", "libpolyclipping-dev"),
    shim("CClipper", "ClipperLibrary"),
    shim("CGTKShim", "CGTK"),
    .target(name: "CVirtualClock", path: "Sources/System/CVirtualClock"),
    .target(name: "CObjectEquality", path: "Sources/System/CObjectEquality"),
    // The compiler asks for these: see Documentation/Decisions/0001-testing-overlays.md.
    module("System/TestingOverlays", "_Testing_CoreGraphics"),
    module("System/TestingOverlays", "_Testing_CoreImage"),
    module("System/TestingOverlays", "_Testing_UIKit"),
    system("CCrypto", "libcrypto", "libssl-dev"),
]

let baseHouse: [Target] =
    [
        "Spelling", "TextReading", "UniformTypeIdentifiers", "AutoreleaseScopes", "OSLogging",
        "AssociatedValues",
    ].map { module("Base", $0) } + [
        module("Base", "SpellChecking", ["CEnchant"]),
        module("Base", "SQLite", ["CSQLite"]),
        module("Base", "PostgreSQL", ["CPostgreSQL"]),
        module("Base", "Digests", ["CCrypto"]),
        module("Base", "HTTPServing", ["CMicroHTTPD"]),
        module("Base", "Archives", ["CArchive"]),
        module("Base", "Markdown", ["CCMark"]),
        module("Base", "MarkdownStrings", ["Markdown"]),
        module("Base", "TextEncodings", ["CUchardet"]),
        module("Base", "FoundationGaps", ["CObjectEquality", "AssociatedValues"]),
        module("Base", "Observing", ["AssociatedValues", "FoundationGaps"]),
    ]

let graphicsHouse: [Target] = [
    module(
        "Graphics", "CoreGraphics", ["CCairo", "CClipper", "CPixman", "_Testing_CoreGraphics"]),
    module("Graphics", "ImageIO", ["CGIF", "CPNG", "CGdkPixbuf", "CoreGraphics"]),
    module("Graphics", "PDFKit", ["CPoppler", "CoreGraphics"]),
    module("Graphics", "SVGWriting"),
    module("Graphics", "FilmWriting", ["CGStreamerEncoding", "CoreGraphics"]),
    module("Graphics", "TextLayout", ["CHyphen", "CPango", "CoreGraphics"]),
    mainActorModule(
        "Graphics", "QuartzCore", ["AssociatedValues", "FoundationGaps", "CoreGraphics"]),
]

let platformHouse: [Target] = [
    module("Platform", "Platform", ["CoreGraphics"]),
    mainActorModule("Platform", "HostHeadless", ["CoreGraphics", "Platform"]),
    mainActorModule("Platform", "HostGTK", ["CGTK", "CGTKShim", "CoreGraphics", "Platform"]),
]

let uiKitHouse: [Target] = [
    module("UIKit", "ConstraintSolver"),
    module("UIKit", "Symbols"),
    mainActorModule(
        "UIKit", "UIKitCore",
        [
            "MarkdownStrings", "Spelling", "AssociatedValues", "FoundationGaps", "Observing",
            "CoreGraphics", "ImageIO", "PDFKit", "TextLayout", "QuartzCore", "Platform",
            "HostHeadless", "ConstraintSolver",
        ]),
    module("UIKit", "CoreText", ["FoundationGaps", "CoreGraphics", "TextLayout", "UIKitCore"]),
    mainActorModule(
        "UIKit", "UIKitControls",
        [
            "UniformTypeIdentifiers", "AssociatedValues", "FoundationGaps", "Observing",
            "CoreGraphics", "QuartzCore", "Platform", "Symbols", "UIKitCore",
        ]),
    mainActorModule(
        "UIKit", "UIKitScrolling",
        ["FoundationGaps", "Observing", "CoreGraphics", "QuartzCore", "UIKitCore", "UIKitControls"]),
    mainActorModule(
        "UIKit", "UIKitText",
        [
            "SpellChecking", "UniformTypeIdentifiers", "AssociatedValues", "FoundationGaps",
            "Observing", "CoreGraphics", "TextLayout", "QuartzCore", "Platform", "UIKitCore",
            "UIKitControls", "UIKitScrolling",
        ]),
    mainActorModule(
        "UIKit", "UIKitLists",
        [
            "FoundationGaps", "Observing", "CoreGraphics", "QuartzCore", "Platform", "UIKitCore",
            "UIKitControls", "UIKitScrolling",
        ]),
    mainActorModule(
        "UIKit", "UIKitNavigation",
        [
            "UniformTypeIdentifiers", "FoundationGaps", "Observing", "CoreGraphics", "QuartzCore",
            "Platform", "UIKitCore", "UIKitControls", "UIKitScrolling", "UIKitText", "UIKitLists",
        ]),
    mainActorModule(
        "UIKit", "UIKit",
        [
            "_Testing_UIKit", "MarkdownStrings", "AutoreleaseScopes", "AssociatedValues",
            "FoundationGaps", "Observing", "CoreGraphics", "QuartzCore", "Platform", "HostGTK",
            "Symbols", "UIKitCore", "CoreText", "UIKitControls", "UIKitScrolling", "UIKitText",
            "UIKitLists", "UIKitNavigation",
        ]),
    module("UIKit", "UserNotifications", ["Platform", "UIKitCore"]),
    mainActorModule(
        "UIKit", "UIKitTesting",
        [
            "CVirtualClock", "FoundationGaps", "Spelling", "ImageIO", "QuartzCore", "Platform",
            "HostHeadless", "UIKitCore", "UIKitText", "UIKit",
        ]),
    module("UIKit", "GoldenAttachments", ["UIKitTesting"]),
]

let componentsHouse: [Target] =
    [
        "LayoutDSL", "ProgressHUD", "Toasts", "Badges", "SharedElements", "ValidatedFields",
        "EmptyState", "GrowingTextViews", "KeyboardAvoiding",
    ].map { mainActorModule("Components", $0, ["UIKit"]) } + [
        module("Components", "EventRouting"),
        mainActorModule("Components", "ResponderRouting", ["UIKit", "EventRouting"]),
        module(
            "Components", "PickerFields", ["UIKit"],
            resources: [.embedInCode("Resources/chinese-divisions.txt")], settings: mainActor),
        module("Components", "Paging"),
        mainActorModule("Components", "PageControlling", ["UIKit", "Paging"]),
    ]

let mapsHouse: [Target] = [
    module("Maps", "Coordinates", ["TextReading"]),
    module(
        "Maps", "Places",
        ["COpenCC", "CXMLReader", "SQLite", "TextReading", "TextEncodings", "Coordinates"],
        resources: [.embedInCode("Demo/Resources/demo-places-licence.txt")]),
    module(
        "Maps", "PlacesPostGIS", ["PostgreSQL", "Coordinates", "Places"],
        resources: [.embedInCode("Schema/schema.sql")]),
]

let qrHouse: [Target] = [
    module("QR", "QRReading", ["CZBar", "CZXing", "CoreGraphics", "ImageIO"]),
    module("QR", "QRPayloads", ["CPSL", "FoundationGaps"]),
    module(
        "QR", "QRMaking",
        ["CQREncode", "CoreGraphics", "ImageIO", "SVGWriting", "QRReading", "QRPayloads"]),
    module("QR", "QRCamera", ["CGStreamer", "QRReading"]),
    module("QR", "QR", ["QRReading", "QRPayloads", "QRMaking"]),
    module(
        "QR", "CoreImage",
        ["_Testing_CoreImage", "CoreGraphics", "ImageIO", "QRReading", "QRMaking"]),
]

let patternsHouse: [Target] = [
    module("Patterns", "PatternKit", ["FoundationGaps"]),
    module(
        "Patterns", "PatternCatalogue",
        ["FoundationGaps", "Spelling", "Observing", "EventRouting", "PatternKit"],
        resources: [.embedInCode("Resources")]),
    module(
        "Patterns", "PatternDiagrams",
        ["CGraphviz", "Spelling", "SVGWriting", "PatternCatalogue"]),
]

/// The cores of apps that commands work with too.
let coresHouse: [Target] = [
    app("PlanBoard", "Core", ["FoundationGaps", "Digests", "SQLite", "TextReading", "Paging"]),
    app("PlanBoard", "Sync", ["PostgreSQL", "PlanBoardCore"]),
    app("Bookshelf", "Sync", ["FoundationGaps", "SQLite"]),
    // Its path tells that it lies below the commands, so its resources lie in its own folder.
    .target(
        name: "BookshelfCore",
        dependencies: [
            "FoundationGaps", "Archives", "TextReading", "TextEncodings", "CoreGraphics", "ImageIO",
            "PDFKit", "BookshelfSync",
        ],
        path: "Apps/Bookshelf/Core", resources: [.embedInCode("Samples/books.json")],
        swiftSettings: base),
]

let commandLineHouse: [Target] = [
    module("CommandLine", "CommandLineKit", ["FoundationGaps", "Spelling"]),
    module("CommandLine", "RunCommands", ["Spelling", "CommandLineKit"]),
    module("CommandLine", "LayoutCommands", ["CommandLineKit", "RunCommands"]),
    module(
        "CommandLine", "PatternCommands",
        [
            "FoundationGaps", "Spelling", "ImageIO", "PatternCatalogue", "PatternDiagrams",
            "CommandLineKit",
        ]),
    module("CommandLine", "QRCommands", ["FoundationGaps", "QRCamera", "QR", "CommandLineKit"]),
    module(
        "CommandLine", "CoordinateCommands",
        ["FoundationGaps", "TextReading", "Coordinates", "CommandLineKit"]),
    module(
        "CommandLine", "PlaceCommands",
        ["Spelling", "TextReading", "Coordinates", "Places", "PlacesPostGIS", "CommandLineKit"]),
    module(
        "CommandLine", "BoardCommands",
        ["FoundationGaps", "Spelling", "PlanBoardCore", "PlanBoardSync", "CommandLineKit"]),
    module("CommandLine", "BookCommands", ["HTTPServing", "BookshelfSync", "CommandLineKit"]),
    module("CommandLine", "NewCommand", ["CommandLineKit"]),
    .executableTarget(
        name: "touchstone",
        dependencies: [
            "CommandLineKit", "RunCommands", "LayoutCommands", "PatternCommands", "QRCommands",
            "CoordinateCommands", "PlaceCommands", "BoardCommands", "BookCommands", "NewCommand",
        ],
        path: "Sources/CommandLine/touchstone", swiftSettings: base),
    // What the apps' own programs need.
    module(
        "CommandLine", "Playback",
        [
            "Spelling", "TextReading", "Platform", "UIKitCore", "UIKit", "UIKitTesting",
            "CommandLineKit",
        ]),
    mainActorModule(
        "CommandLine", "LayoutReports", ["Spelling", "UIKit", "CommandLineKit", "LayoutCommands"]),
    mainActorModule(
        "CommandLine", "Inspecting",
        ["Platform", "UIKitCore", "UIKit", "CommandLineKit", "LayoutReports"]),
    mainActorModule(
        "CommandLine", "AppLaunching",
        [
            "FoundationGaps", "Platform", "UIKitCore", "UIKit", "UIKitTesting", "CommandLineKit",
            "RunCommands", "LayoutCommands", "Playback", "LayoutReports", "Inspecting",
        ]),
    module("CommandLine", "TouchstoneMain", ["AppLaunching"]),
]

let appsHouse: [Target] = [
    app(
        "TouchPainter", "Core",
        ["FoundationGaps", "CoreGraphics", "ImageIO", "TextLayout", "SVGWriting"]),
    app(
        "TouchPainter", "UI",
        [
            "FoundationGaps", "CoreGraphics", "ImageIO", "FilmWriting", "UIKit",
            "UniformTypeIdentifiers", "TouchPainterCore",
        ],
        besides: ["App", "Core", "Desktop", "Scripts"],
        resources: [.process("Resources"), .embedInCode("Recordings/cat.json")]),
    program("TouchPainter", ["AppLaunching", "TouchPainterUI"]),
    app(
        "LayoutLab", "UI", ["UIKit", "LayoutDSL"], besides: ["App"],
        resources: [.process("Resources")]),
    program("LayoutLab", ["AppLaunching", "LayoutLabUI"]),
    app(
        "Gallery", "UI",
        [
            "UIKit", "ProgressHUD", "Toasts", "Badges", "SharedElements", "ValidatedFields",
            "PickerFields", "EmptyState", "GrowingTextViews", "KeyboardAvoiding",
            "PageControlling",
        ],
        besides: ["App"], resources: [.process("Resources")]),
    program("Gallery", ["AppLaunching", "GalleryUI"]),
    app(
        "Bookshelf", "UI",
        [
            "CoreGraphics", "EmptyState", "KeyboardAvoiding", "SharedElements", "UIKit",
            "UniformTypeIdentifiers", "QRReading", "QRCamera", "BookshelfCore",
        ],
        besides: ["App", "Core", "Sync"],
        resources: [.process("Resources")]),
    program("Bookshelf", ["AppLaunching", "BookshelfUI"]),
    // Four layers, each of which sees the next one alone.
    app("PrintDesk", "Information", ["CCUPS", "CSANE"]),
    app(
        "PrintDesk", "Data",
        ["FoundationGaps", "CoreGraphics", "ImageIO", "PatternKit", "PrintDeskInformation"]),
    app("PrintDesk", "Services", ["CoreGraphics", "ImageIO", "PatternKit", "PrintDeskData"]),
    app(
        "PrintDesk", "UI",
        [
            "Markdown", "PDFKit", "UIKit", "UniformTypeIdentifiers", "PatternCatalogue",
            "PrintDeskServices",
        ],
        besides: ["App", "Information", "Data", "Services"], resources: [.process("Resources")]),
    program("PrintDesk", ["AppLaunching", "PrintDeskUI"]),
    app(
        "PlanBoard", "UI",
        [
            "UIKit", "UserNotifications", "Badges", "EmptyState", "GrowingTextViews",
            "KeyboardAvoiding", "Paging", "PageControlling", "UniformTypeIdentifiers",
            "PlanBoardCore", "PlanBoardSync",
        ], besides: ["App", "Core", "Sync"],
        resources: [.process("Resources")]),
    program("PlanBoard", ["AppLaunching", "PlanBoardUI"]),
]

// MARK: - Measuring and testing

let measuring: [Target] = [
    // The floors call Cairo directly.
    .executableTarget(
        name: "benchmarks",
        dependencies: [
            "CCairo", "CSQLite", "CZXing", "Observing", "CoreGraphics", "Platform",
            "ConstraintSolver", "UIKit", "UIKitTesting", "EventRouting", "Coordinates", "Places",
            "PlacesPostGIS", "QR", "PatternKit", "TouchPainterCore", "TouchPainterUI",
            "BookshelfCore", "BookshelfUI", "PrintDeskServices", "PrintDeskUI", "PlanBoardCore",
            "PlanBoardSync", "PlanBoardUI", "ProgressHUD", "Toasts", "Badges", "SharedElements",
            "LayoutWorkloads", "PlaceStoreContract", "PostGISCluster", "TestSupport",
        ],
        path: "Benchmarks", exclude: ["Results"], swiftSettings: mainActor)
]

let sharedByTests: [Target] = [
    testSupport("TestSupport"),
    testSupport("LayoutWorkloads", ["ConstraintSolver"]),
    testSupport("PostGISCluster"),
    testSupport("PlaceStoreContract", ["TestSupport", "Coordinates", "Places"]),
    testSupport("ProgramTesting", ["CProgramTesting"]),
    .target(name: "CProgramTesting", dependencies: ["CGTK"], path: "Tests/CProgramTesting"),
    probe("HostProbe", ["CGTK", "CoreGraphics", "Platform", "HostGTK", "HostHeadless"]),
    probe("DesktopProbe", ["UIKit"]),
    probe("FaultyApp", ["UIKit", "AppLaunching"]),
]

/// The suites of modules that need these alone.
let suitesOfOneModule: [Target] =
    [
        "FoundationGaps", "AutoreleaseScopes", "AssociatedValues", "Observing", "OSLogging",
        "EventRouting", "QRPayloads", "HTTPServing", "Archives", "Markdown",
    ].map { tests("\($0)Tests", [.byName(name: $0)]) }
    + [
        "ResponderRouting", "ProgressHUD", "Toasts", "Badges", "SharedElements", "ValidatedFields",
        "PickerFields", "EmptyState", "GrowingTextViews", "KeyboardAvoiding",
    ].map { viewTests("\($0)Tests", [.byName(name: $0)]) }

let suites: [Target] = [
    tests("ArchitectureTests", ["ProgramTesting"]),
    tests("CoreGraphicsTests", ["CoreGraphics", "ImageIO"]),
    viewTests(
        "ImageIOTests", ["UniformTypeIdentifiers", "CoreGraphics", "ImageIO", "QRReading"],
        exclude: ["Pictures"]),
    tests("TextLayoutTests", ["CoreGraphics", "ImageIO", "TextLayout"]),
    tests(
        "QuartzCoreTests", ["FoundationGaps", "CoreGraphics", "ImageIO", "QuartzCore"],
        exclude: ["Goldens"], settings: mainActor),
    tests(
        "HostTests",
        ["CoreGraphics", "Platform", "HostHeadless", "HostGTK", "hostprobe", "ProgramTesting"],
        settings: mainActor),
    tests("DesktopTests", ["desktopprobe", "hostprobe", "ProgramTesting"]),
    tests("ConstraintSolverTests", ["ConstraintSolver", "LayoutWorkloads"], exclude: ["Cases"]),
    viewTests("UIKitCoreTests", ["PatternKit"]),
    viewTests("CoreTextTests", ["CoreText", "ImageIO"], exclude: ["Goldens"]),
    viewTests("AutoLayoutTests", ["ConstraintSolver"]),
    viewTests(
        "UIKitControlsTests", ["PatternKit", "Platform"], exclude: ["Goldens", "Recordings"]),
    viewTests("UIKitScrollingTests", [], exclude: ["Goldens"]),
    viewTests("UIKitTextTests", ["UniformTypeIdentifiers", "Platform"], exclude: ["Goldens"]),
    viewTests("UIKitListsTests", [], exclude: ["Goldens"]),
    viewTests(
        "UIKitNavigationTests", ["UniformTypeIdentifiers", "Platform", "HostHeadless"],
        exclude: ["Bars/Goldens", "KeyValueCoding/Goldens", "Presentation/Goldens"]),
    viewTests("UserNotificationsTests", ["Platform", "UserNotifications"]),
    viewTests("UIKitTestingTests", ["GoldenAttachments"], exclude: ["Goldens"]),
    viewTests("LayoutDSLTests", ["LayoutDSL", "ProgramTesting"]),
    viewTests("PageControllingTests", ["Paging", "PageControlling"]),
    viewTests(
        "ComponentExamplesTests",
        [
            "LayoutDSL", "ResponderRouting", "ProgressHUD", "Toasts", "Badges", "SharedElements",
            "ValidatedFields", "PickerFields", "EmptyState", "GrowingTextViews",
            "KeyboardAvoiding", "PageControlling",
        ]),
    tests(
        "CoordinatesTests", ["TextReading", "Coordinates", "ProgramTesting"], exclude: ["Data"]),
    tests("PlacesTests", ["CSQLite", "SQLite", "Coordinates", "Places", "PlaceStoreContract"]),
    tests(
        "PlacesPostGISTests",
        [
            "PostgreSQL", "Coordinates", "Places", "PlacesPostGIS", "PostGISCluster",
            "PlaceStoreContract",
        ]),
    tests("QRReadingTests", ["CoreGraphics", "ImageIO", "QRReading"], exclude: ["Pictures"]),
    tests("QRMakingTests", ["CoreGraphics", "ImageIO", "QRReading", "QRPayloads", "QRMaking"]),
    tests("CoreImageTests", ["CoreGraphics", "QRReading", "CoreImage"]),
    tests("QRCameraTests", ["PatternKit", "QRReading", "QRCamera"]),
    tests("PatternKitTests", ["FoundationGaps", "PatternKit"]),
    tests("PatternCatalogueTests", ["PatternKit", "PatternCatalogue"], exclude: ["Transcripts"]),
    tests(
        "PatternDiagramsTests",
        [
            "FoundationGaps", "Spelling", "ImageIO", "PatternCatalogue", "PatternDiagrams",
            "CommandLineKit", "PatternCommands", "ProgramTesting",
        ]),
    viewTests(
        "TouchPainterTests",
        [
            "CoreGraphics", "FoundationGaps", "ImageIO", "PDFKit", "Platform", "Playback",
            "TouchPainterCore", "TouchPainterUI",
        ],
        exclude: ["Goldens"]),
    viewTests(
        "GalleryTests", ["GalleryUI", "ProgressHUD", "SharedElements", "Toasts", "ProgramTesting"],
        exclude: ["Goldens"]),
    tests("PDFKitTests", ["CoreGraphics", "PDFKit"], exclude: ["Files"]),
    viewTests(
        "BookshelfTests",
        [
            "UniformTypeIdentifiers", "HTTPServing", "QRReading", "QRCamera", "BookshelfSync",
            "BookshelfCore", "BookshelfUI", "CommandLineKit", "BookCommands",
        ], exclude: ["Goldens"]),
    viewTests(
        "PrintDeskTests",
        [
            "ImageIO", "PatternKit", "PatternCatalogue", "PrintDeskInformation", "PrintDeskData",
            "PrintDeskServices", "PrintDeskUI", "ProgramTesting",
        ], exclude: ["Goldens"]),
    viewTests(
        "PlanBoardTests",
        [
            "Badges", "Platform", "SQLite", "PostgreSQL", "Paging", "PlanBoardCore",
            "PlanBoardSync", "PlanBoardUI", "PostGISCluster",
        ], exclude: ["Goldens"]),
    tests(
        "BoardCommandsTests",
        ["PlanBoardCore", "CommandLineKit", "BoardCommands", "PostGISCluster"]),
    viewTests("LayoutLabTests", ["LayoutLabUI", "Playback"], exclude: ["Goldens"]),
    viewTests(
        "AppSizeTests",
        [
            "BookshelfUI", "GalleryUI", "LayoutLabUI", "PlanBoardUI", "PrintDeskUI",
            "TouchPainterUI",
        ]),
    tests("CommandLineKitTests", ["CommandLineKit", "ProgramTesting"]),
    viewTests("LayoutReportsTests", ["LayoutCommands", "LayoutReports"]),
    tests("QRCommandsTests", ["QRCamera", "QR", "CommandLineKit", "QRCommands"]),
    tests("CoordinateCommandsTests", ["CommandLineKit", "CoordinateCommands"]),
    tests("PlaceCommandsTests", ["Places", "CommandLineKit", "PlaceCommands"]),
    viewTests(
        "ToolTests",
        [
            "TouchPainterCore", "TouchPainterUI", "CommandLineKit", "RunCommands",
            "BoardCommands", "PlaceCommands", "QRCommands", "CoordinateCommands", "PatternCommands",
            "LayoutCommands", "Playback", "Inspecting", "AppLaunching", "touchstone",
            "TouchPainter", "LayoutLab", "ProgramTesting", "HostHeadless", "Platform",
        ],
        exclude: ["Goldens"]),
]

// MARK: - The package

/// The libraries of one module that has the library's name.
let librariesOfOneModule: [Product] = [
    "QuartzCore", "ConstraintSolver", "UIKitTesting", "GoldenAttachments", "TouchstoneMain",
    "LayoutDSL", "ProgressHUD", "Toasts", "Badges", "SharedElements", "ValidatedFields",
    "PickerFields", "Coordinates", "CoreImage", "PDFKit", "EmptyState", "GrowingTextViews",
    "KeyboardAvoiding",
].map { .library(name: $0, targets: [$0]) }

let package = Package(
    name: "touchstone",
    defaultLocalization: "en",
    products: librariesOfOneModule + [
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "ImageIO"]),
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "CoreText", "Symbols", "UserNotifications", "UniformTypeIdentifiers",
                "OSLogging",
            ]),
        .library(name: "EventRouting", targets: ["EventRouting", "ResponderRouting"]),
        .library(name: "Places", targets: ["Places", "PlacesPostGIS"]),
        .library(name: "QR", targets: ["QR", "QRReading", "QRMaking", "QRPayloads", "QRCamera"]),
        .library(
            name: "PatternKit",
            targets: ["AutoreleaseScopes", "AssociatedValues", "Observing", "PatternKit"]),
        .library(name: "PatternCatalogue", targets: ["PatternCatalogue", "PatternDiagrams"]),
        .library(name: "PageControlling", targets: ["PageControlling", "Paging"]),
        // For the fuzzer, which is a package of its own.
        .library(name: "TouchPainterCore", targets: ["TouchPainterCore"]),
        .library(name: "BookshelfCore", targets: ["BookshelfCore", "BookshelfSync"]),
        .executable(name: "touchstone", targets: ["touchstone"]),
    ],
    targets: deferredLibraries + systemHouse + baseHouse + graphicsHouse + platformHouse
        + uiKitHouse + componentsHouse
        + mapsHouse + qrHouse + patternsHouse + coresHouse + commandLineHouse + appsHouse
        + measuring + sharedByTests + suitesOfOneModule + suites,
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
