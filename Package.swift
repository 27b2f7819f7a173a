// swift-tools-version: 6.2
import PackageDescription

// The table of modules, house by house, bottom to top. A module lies in `Sources/<house>/<module>`
// or `Apps/<app>/<part>` and depends on modules above it in this table only, as
// `Tests/ArchitectureTests` enforces. `Documentation/Architecture.md` explains the houses.

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

/// A row of the table: what a module depends on, and how it differs from most.
struct Row: ExpressibleByArrayLiteral {
    let dependencies: [Target.Dependency]
    let resources: [Resource]
    let exclude: [String]
    let settings: [SwiftSetting]

    init(
        _ dependencies: [Target.Dependency], resources: [Resource] = [], exclude: [String] = [],
        settings: [SwiftSetting] = base
    ) {
        (self.dependencies, self.resources) = (dependencies, resources)
        (self.exclude, self.settings) = (exclude, settings)
    }

    init(arrayLiteral elements: Target.Dependency...) { self.init(elements) }

    /// A module whose declarations belong to the main actor.
    static func onMainActor(
        _ dependencies: [Target.Dependency], resources: [Resource] = [], exclude: [String] = []
    ) -> Row {
        Row(dependencies, resources: resources, exclude: exclude, settings: mainActor)
    }

    /// A test suite that drives views.
    static func views(_ dependencies: [Target.Dependency], exclude: [String] = []) -> Row {
        .onMainActor(dependencies + ["UIKit", "UIKitTesting"], exclude: exclude)
    }
}

/// Rows by the names of their modules or test suites.
typealias Table = KeyValuePairs<String, Row>

/// The texts of a module, in the folders `Resources/<language>.lproj`.
let texts: [Resource] = [.process("Resources")]

/// The modules of a house, in `Sources/<house>/<module>`, with resources that all of them have.
func house(_ name: String, _ modules: Table, resources: [Resource] = []) -> [Target] {
    modules.map { module, row in
        .target(
            name: module, dependencies: row.dependencies, path: "Sources/\(name)/\(module)",
            resources: row.resources + resources, swiftSettings: row.settings)
    }
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

/// Test suites, in `Tests/<name>`.
func tests(_ suites: Table) -> [Target] {
    suites.map { name, row in
        .testTarget(
            name: name, dependencies: row.dependencies + ["TestSupport"], path: "Tests/\(name)",
            exclude: row.exclude, swiftSettings: row.settings)
    }
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
    system("CGIO", "gio-2.0", "libglib2.0-dev"),
    shim("CGeoClue", "CGIO"),
    system("ZLibrary", "zlib", "zlib1g-dev"),
    shim("CVectorTiles", "ZLibrary"),
    shim("COSMFiles", "ZLibrary"),
    system("CCMark", "libcmark", "libcmark-dev"),
    system("CQREncode", "libqrencode", "libqrencode-dev"),
    system("CSQLite", "sqlite3", "libsqlite3-dev"),
    system("CUchardet", "uchardet", "libuchardet-dev"),
    system("ZXingLibrary", "zxing", "libzxing-dev"),
    shim("CZXing", "ZXingLibrary"),
    system("ClipperLibrary", "polyclipping", "libpolyclipping-dev"),
    shim("CClipper", "ClipperLibrary"),
    shim("CGTKShim", "CGTK"),
    system(
        "CWayland", "gtk4 gtk4-unix-print wayland-server wayland-client xkbcommon", "libgtk-4-dev"),
    .target(name: "CWebGate", path: "Sources/System/CWebGate"),
    .target(
        name: "CWebHost", dependencies: ["CWebGate", "CWayland"], path: "Sources/System/CWebHost"),
    .target(name: "CDesktopHost", path: "Sources/System/CDesktopHost"),
    .target(name: "CVirtualClock", path: "Sources/System/CVirtualClock"),
    .target(name: "CObjectEquality", path: "Sources/System/CObjectEquality"),
    .systemLibrary(name: "CSwiftRuntime", path: "Sources/System/CSwiftRuntime"),
    .target(name: "CTextArchives", path: "Sources/System/CTextArchives"),
    system("CCrypto", "libcrypto", "libssl-dev"),
    system("CNetlink", nil, "linux-libc-dev"),
]

/// The compiler asks for these: see Documentation/Decisions/0001-testing-overlays.md.
let testingOverlays: Table = [
    "_Testing_CoreGraphics": [], "_Testing_CoreImage": [], "_Testing_UIKit": [],
]

let baseHouse: Table = [
    "TextReading": [],
    "SourceListings": [],
    "UniformTypeIdentifiers": [],
    "AutoreleaseScopes": [],
    "OSLogging": [],
    "AssociatedValues": [],
    "SpellChecking": ["CEnchant"],
    "SQLite": ["CSQLite"],
    "PostgreSQL": ["CPostgreSQL"],
    "Digests": ["CCrypto"],
    "HTTPServing": ["CMicroHTTPD"],
    "Reconnecting": ["CNetlink"],
    "FileWatching": [],
    "Archives": ["CArchive"],
    "Markdown": ["CCMark"],
    "MarkdownStrings": ["Markdown"],
    "TextEncodings": ["CUchardet"],
    "XMLReading": ["CXMLReader"],
    "FoundationGaps": ["CObjectEquality", "AssociatedValues"],
    "Observing": ["AssociatedValues", "FoundationGaps"],
    "OutstandingWork": .onMainActor([]),
]

let graphicsHouse: Table = [
    "CoreGraphics": ["CCairo", "CClipper", "CPixman", "_Testing_CoreGraphics"],
    "ImageIO": ["CGIF", "CPNG", "CGdkPixbuf", "CoreGraphics"],
    "PDFKit": ["CPoppler", "CoreGraphics"],
    "SVGWriting": [],
    "FilmWriting": ["CGStreamerEncoding", "CoreGraphics"],
    "TextLayout": ["CHyphen", "CPango", "FoundationGaps", "CoreGraphics"],
    "QuartzCore": .onMainActor([
        "AssociatedValues", "FoundationGaps", "Observing", "CoreGraphics",
    ]),
]

let platformHouse: Table = [
    "Platform": ["FoundationGaps", "CoreGraphics"],
    "DesktopBus": ["CGIO"],
    "CameraCapture": ["CGStreamer", "CoreGraphics", "DesktopBus"],
    "HostHeadless": .onMainActor(["CoreGraphics", "Platform"]),
    "HostGTK": .onMainActor(["CGTK", "CGTKShim", "CoreGraphics", "Platform"]),
]

let uiKitHouse: Table = [
    "ConstraintSolver": [],
    "Symbols": [],
    "UIKitDrawing": .onMainActor([
        "CTextArchives", "AssociatedValues", "MarkdownStrings", "XMLReading", "FoundationGaps",
        "CoreGraphics", "ImageIO", "PDFKit", "TextLayout", "QuartzCore", "Platform",
    ]),
    "UIKitCore": .onMainActor(
        [
            "CSwiftRuntime", "AssociatedValues", "FoundationGaps", "Observing", "CoreGraphics",
            "QuartzCore", "Platform", "HostHeadless", "ConstraintSolver", "UIKitDrawing",
        ], resources: texts),
    "UIKitDynamics": .onMainActor(["CoreGraphics", "QuartzCore", "UIKitCore"]),
    "CoreText": ["FoundationGaps", "CoreGraphics", "TextLayout", "UIKitCore"],
    "UIKitControls": .onMainActor(
        [
            "UniformTypeIdentifiers", "AssociatedValues", "FoundationGaps", "Observing",
            "CoreGraphics", "QuartzCore", "Platform", "Symbols", "UIKitCore",
        ], resources: texts),
    "UIKitScrolling": .onMainActor([
        "Observing", "CoreGraphics", "QuartzCore", "UIKitCore",
        "UIKitControls",
    ]),
    "UIKitPickers": .onMainActor(
        [
            "FoundationGaps", "Observing", "CoreGraphics", "QuartzCore", "UIKitDrawing",
            "UIKitCore", "UIKitControls", "UIKitScrolling",
        ], resources: texts),
    "UIKitText": .onMainActor([
        "SpellChecking", "UniformTypeIdentifiers", "AssociatedValues", "FoundationGaps",
        "Observing", "CoreGraphics", "TextLayout", "QuartzCore", "Platform", "UIKitDrawing",
        "UIKitCore", "UIKitControls", "UIKitScrolling",
    ]),
    "UIKitLists": .onMainActor([
        "FoundationGaps", "CoreGraphics", "QuartzCore", "Platform", "UIKitCore", "UIKitControls",
        "UIKitScrolling",
    ]),
    "UIKitSharing": .onMainActor([
        "FoundationGaps", "CoreGraphics", "QuartzCore",
        "Platform", "UIKitCore", "UIKitControls", "UIKitText", "UIKitLists",
    ]),
    "UIKitNavigation": .onMainActor([
        "UniformTypeIdentifiers", "FoundationGaps", "Observing", "CoreGraphics", "QuartzCore",
        "Platform", "CameraCapture", "UIKitCore", "UIKitControls", "UIKitScrolling", "UIKitText",
        "UIKitLists", "UIKitSharing",
    ]),
    "UIKit": .onMainActor([
        "CDesktopHost", "_Testing_UIKit", "MarkdownStrings", "AutoreleaseScopes",
        "AssociatedValues", "FoundationGaps", "Observing", "CoreGraphics", "QuartzCore",
        "Platform", "HostGTK", "Symbols", "UIKitCore", "UIKitDynamics", "CoreText",
        "UIKitControls", "UIKitScrolling", "UIKitPickers", "UIKitText", "UIKitLists",
        "UIKitNavigation", "UIKitSharing",
    ]),
    "UserNotifications": ["Platform", "UIKitCore"],
    "StubServing": ["CVirtualClock"],
    "UIKitTesting": .onMainActor([
        "CVirtualClock", "StubServing", "FoundationGaps", "OutstandingWork", "ImageIO",
        "QuartzCore", "Platform",
        "HostHeadless", "UIKitCore", "UIKitText", "UIKit",
    ]),
    "GoldenAttachments": ["UIKitTesting"],
]

/// The components that need UIKit alone, each a library with a test suite.
let components = [
    "ProgressHUD", "Toasts", "Badges", "SharedElements", "ValidatedFields", "EmptyState",
    "GrowingTextViews", "KeyboardAvoiding",
]

let componentsWithTexts: Set = ["ProgressHUD", "Badges", "ValidatedFields"]

let otherComponents: Table = [
    "LayoutDSL": .onMainActor(["UIKit"]),
    "EventRouting": [],
    "ResponderRouting": .onMainActor(["UIKit", "EventRouting"]),
    "PickerFields": .onMainActor(
        ["UIKit"], resources: texts + [.embedInCode("Divisions/chinese-divisions.txt")]),
    "Paging": [],
    "PageControlling": .onMainActor(["UIKit", "Paging"]),
]

let componentsHouse: [Target] =
    components.flatMap {
        house(
            "Components", [$0: .onMainActor(["UIKit"])],
            resources: componentsWithTexts.contains($0) ? texts : [])
    }
    + house("Components", otherComponents)

let mapsHouse: Table = [
    "Coordinates": ["TextReading"],
    "Places": .init(
        [
            "COpenCC", "SQLite", "XMLReading", "TextReading", "TextEncodings", "FoundationGaps",
            "Coordinates",
        ],
        resources: [.embedInCode("Demo/Resources/demo-places-licence.txt")]),
    "PlacesPostGIS": .init(
        ["PostgreSQL", "Coordinates", "Places"], resources: [.embedInCode("Schema/schema.sql")]),
    "MapTiles": .init(
        ["CVectorTiles", "SQLite", "CoreGraphics", "TextLayout"],
        resources: texts),
    "MapImporting": ["COSMFiles", "SQLite"],
    "CoreLocation": ["CGeoClue", "XMLReading", "FoundationGaps", "Coordinates", "Places"],
    "MapKit": .onMainActor(
        [
            "FoundationGaps", "CoreGraphics", "UIKit", "Coordinates", "Places", "MapTiles",
            "CoreLocation",
        ], resources: texts),
]

let qrHouse: Table = [
    "QRReading": ["CZBar", "CZXing", "CoreGraphics", "ImageIO", "CameraCapture"],
    "QRPayloads": .init(["CPSL", "FoundationGaps"], resources: texts),
    "QRMaking": [
        "CQREncode", "FoundationGaps", "CoreGraphics", "ImageIO", "SVGWriting", "QRReading",
        "QRPayloads",
    ],
    "QR": ["QRReading", "QRPayloads", "QRMaking"],
    "CoreImage": ["_Testing_CoreImage", "CoreGraphics", "ImageIO", "QRReading", "QRMaking"],
]

/// Apple's other frameworks, which UIKit does not import.
let frameworksHouse: Table = [
    "CoreVideo": [],
    "CoreMedia": ["CoreVideo"],
    "Vision": ["CoreGraphics", "ImageIO", "QRReading", "CoreImage", "CoreVideo", "CoreMedia"],
    "AVFoundation": [
        "CoreGraphics", "ImageIO", "QuartzCore", "CameraCapture", "QRReading", "CoreImage",
        "CoreVideo", "CoreMedia",
    ],
    "WebHosting": .onMainActor(["CWebGate", "CWebHost", "OutstandingWork", "CoreGraphics"]),
    "WebKit": .onMainActor(
        [
            "UniformTypeIdentifiers", "FoundationGaps", "Observing", "CoreGraphics", "Platform",
            "UIKitCore", "UIKitControls", "UIKit", "WebHosting",
        ], resources: texts),
]

let patternsHouse: Table = [
    "PatternKit": ["FoundationGaps"],
    "PatternCatalogue": .init(
        ["FoundationGaps", "Observing", "EventRouting", "PatternKit"],
        resources: [.embedInCode("Resources"), .process("Texts")]),
    "PatternDiagrams": ["CGraphviz", "FoundationGaps", "SVGWriting", "PatternCatalogue"],
]

/// Copies of source files, which apps show: the files that their neighbours are compiled from.
func listings(_ name: String, of files: [String], in path: String, besides others: [String])
    -> Target
{
    .target(
        name: "\(name)Listings", path: path, exclude: others,
        sources: ["\(name == "Pattern" ? "Pattern" : "")Listings"],
        resources: files.map { .process($0) }, swiftSettings: base)
}

let patternListings = [
    listings(
        "Pattern", of: ["PatternCatalogue"], in: "Sources/Patterns",
        besides: ["PatternKit", "PatternDiagrams"]
            + ["Resources", "Texts", "PatternCatalogue.docc"].map { "PatternCatalogue/\($0)" })
]

/// What iOS teams have: projects and packages, read and planned.
let projectsHouse: Table = [
    "ProjectPlans": [], "XcodeProjects": ["XMLReading", "ProjectPlans"],
    "ShadowPackages": .init(["ProjectPlans"], resources: [.embedInCode("StandIns")]),
]

/// The cores of apps that commands work with too.
let coresHouse: [Target] = [
    app(
        "PlanBoard", "Core",
        [
            "FoundationGaps", "Digests", "SQLite", "FileWatching", "TextReading",
            "Paging",
        ]),
    app("PlanBoard", "Sync", ["PostgreSQL", "Reconnecting", "PlanBoardCore"]),
    app("Bookshelf", "Sync", ["FoundationGaps", "SQLite", "TextReading"]),
    app("Bookshelf", "Lists", ["TextReading", "TextEncodings", "BookshelfSync"]),
    // Its path tells that it lies below the commands, so its resources lie in its own folder.
    .target(
        name: "BookshelfCore",
        dependencies: [
            "FoundationGaps", "Archives", "XMLReading", "CoreGraphics", "ImageIO", "PDFKit",
            "Reconnecting", "FileWatching", "BookshelfSync", "BookshelfLists",
        ],
        path: "Apps/Bookshelf/Core", resources: [.embedInCode("Samples/books.json")],
        swiftSettings: base),
]

/// The families of commands.
let commandFamilies: Table = [
    "CommandLineKit": ["FoundationGaps"],
    "RunCommands": ["FoundationGaps", "CommandLineKit"],
    "LayoutCommands": ["CommandLineKit", "RunCommands"],
    "PatternCommands": [
        "FoundationGaps", "ImageIO", "PatternCatalogue", "PatternDiagrams",
        "CommandLineKit",
    ],
    "QRCommands": ["FoundationGaps", "CameraCapture", "QR", "CommandLineKit"],
    "CoordinateCommands": ["FoundationGaps", "TextReading", "Coordinates", "CommandLineKit"],
    "PlaceCommands": [
        "FoundationGaps", "TextReading", "Coordinates", "Places", "PlacesPostGIS", "MapImporting",
        "CommandLineKit", "RunCommands",
    ],
    "BoardCommands": [
        "FoundationGaps", "PlanBoardCore", "PlanBoardSync", "CommandLineKit",
    ],
    "BookCommands": [
        "FoundationGaps", "HTTPServing", "BookshelfSync", "BookshelfLists", "CommandLineKit",
    ],
    "NewCommand": ["CommandLineKit"],
    "ProjectCommands": ["CommandLineKit", "RunCommands"],
]

let commands: [Target] = [
    .executableTarget(
        name: "touchstone", dependencies: commandFamilies.map { .byName(name: $0.key) },
        path: "Sources/CommandLine/touchstone", resources: texts, swiftSettings: base),
    .executableTarget(
        name: "touchstone-projects", dependencies: ["CommandLineKit", "ProjectWork"],
        path: "Sources/CommandLine/touchstone-projects", swiftSettings: base),
]

/// What the programs of apps, and those that `touchstone` starts, are made of.
let programSupport: Table = [
    "ProjectWork": [
        "ProjectPlans", "XcodeProjects", "ShadowPackages", "CommandLineKit", "ProjectCommands",
    ],
    "Playback": [
        "FoundationGaps", "TextReading", "Platform", "UIKitCore", "UIKit", "UIKitTesting",
        "CommandLineKit",
    ],
    "Inspecting": .onMainActor(
        ["FoundationGaps", "Platform", "UIKitCore", "UIKit", "CommandLineKit", "LayoutCommands"],
        resources: texts),
    "AppLaunching": .onMainActor(
        [
            "FoundationGaps", "Platform", "UIKitCore", "UIKit", "UIKitTesting", "CommandLineKit",
            "RunCommands", "LayoutCommands", "Playback", "Inspecting",
        ], resources: texts),
    "TouchstoneMain": ["AppLaunching"],
]

let appsHouse: [Target] = [
    app(
        "TouchPainter", "Core",
        [
            "FoundationGaps", "FileWatching", "TextReading", "CoreGraphics", "ImageIO",
            "TextLayout",
            "SVGWriting",
        ]),
    app(
        "TouchPainter", "UI",
        [
            "FoundationGaps", "CoreGraphics", "ImageIO", "FilmWriting", "UIKit", "Toasts",
            "UniformTypeIdentifiers", "TouchPainterCore",
        ],
        besides: ["App", "Core", "Desktop", "Scripts"],
        resources: [.process("Resources"), .embedInCode("Recordings/cat.json")]),
    program("TouchPainter", ["AppLaunching", "TouchPainterUI"]),
    app(
        "LayoutLab", "UI", ["UIKit", "LayoutDSL"], besides: ["App"],
        resources: [.process("Resources")]),
    program("LayoutLab", ["AppLaunching", "LayoutLabUI"]),
    listings("Gallery", of: ["Pages"], in: "Apps/Gallery", besides: ["App", "Resources", "UI"]),
    .target(
        name: "GalleryUI",
        dependencies: [
            "UIKit", "ProgressHUD", "Toasts", "Badges", "SharedElements", "ValidatedFields",
            "PickerFields", "EmptyState", "GrowingTextViews", "KeyboardAvoiding", "PageControlling",
            "WebKit", "SourceListings", "GalleryListings",
        ],
        path: "Apps/Gallery", exclude: ["App", "Listings"], sources: ["UI", "Pages"],
        resources: [.process("Resources")], swiftSettings: mainActor),
    program("Gallery", ["AppLaunching", "GalleryUI"]),
    app(
        "Bookshelf", "UI",
        [
            "FoundationGaps", "EmptyState", "KeyboardAvoiding", "SharedElements", "Toasts", "UIKit",
            "UniformTypeIdentifiers", "CameraCapture", "QRReading", "BookshelfLists",
            "BookshelfCore",
        ],
        besides: ["App", "Core", "Lists", "Sync"],
        resources: [.process("Resources")]),
    program("Bookshelf", ["AppLaunching", "BookshelfUI"]),
    // Four layers, each of which sees the next one alone.
    app("PrintDesk", "Information", ["CCUPS", "CSANE", "FileWatching"]),
    app(
        "PrintDesk", "Data",
        ["FoundationGaps", "CoreGraphics", "ImageIO", "PatternKit", "PrintDeskInformation"]),
    app(
        "PrintDesk", "Services",
        ["CoreGraphics", "ImageIO", "PatternKit", "Reconnecting", "PrintDeskData"]),
    app(
        "PrintDesk", "UI",
        [
            "Markdown", "PDFKit", "UIKit", "KeyboardAvoiding", "Toasts", "UniformTypeIdentifiers",
            "PatternCatalogue", "PrintDeskServices",
        ],
        besides: ["App", "Information", "Data", "Services"], resources: [.process("Resources")]),
    program("PrintDesk", ["AppLaunching", "PrintDeskUI"]),
    app(
        "PlanBoard", "UI",
        [
            "FoundationGaps", "UIKit", "UserNotifications", "Badges", "EmptyState",
            "GrowingTextViews",
            "KeyboardAvoiding", "Paging", "PageControlling", "ResponderRouting", "Toasts",
            "UniformTypeIdentifiers", "PlanBoardCore", "PlanBoardSync",
        ], besides: ["App", "Core", "Sync"], resources: [.process("Resources")]),
    program("PlanBoard", ["AppLaunching", "PlanBoardUI"]),
    app(
        "Scanner", "Core",
        [
            "FoundationGaps", "FileWatching", "CoreGraphics", "ImageIO", "PDFKit", "DesktopBus",
            "CameraCapture", "QRReading", "QRPayloads",
        ]),
    app(
        "Scanner", "UI",
        [
            "UIKit", "UniformTypeIdentifiers", "EmptyState", "ProgressHUD", "Toasts", "QRReading",
            "QRPayloads", "QRMaking", "AVFoundation",
            "ScannerCore",
        ], besides: ["App", "Core"], resources: [.process("Resources")]),
    program("Scanner", ["AppLaunching", "ScannerUI"]),
    // The module Places is that of the searches.
    app(
        "PlacesApp", "Core",
        [
            "FileWatching", "FoundationGaps", "XMLReading", "Coordinates", "Places", "MapTiles",
            "MapImporting", "CoreLocation",
        ]),
    app(
        "PlacesApp", "UI",
        [
            "FoundationGaps", "UIKit", "UniformTypeIdentifiers", "ProgressHUD", "Toasts",
            "Coordinates", "Places", "CoreLocation", "MapTiles", "MapKit",
            "QRPayloads", "QRMaking", "PlacesAppCore",
        ], besides: ["App", "Core"], resources: [.process("Resources")]),
    program("PlacesApp", ["AppLaunching", "PlacesAppUI"]),
    listings(
        "FieldGuide", of: ["Examples"], in: "Apps/FieldGuide", besides: ["App", "Resources", "UI"]),
    .target(
        name: "FieldGuideUI",
        dependencies: [
            "AutoreleaseScopes", "AssociatedValues", "SourceListings", "CoreGraphics", "UIKit",
            "ProgressHUD", "Badges", "PickerFields", "EventRouting", "ResponderRouting",
            "LayoutDSL", "ValidatedFields", "KeyboardAvoiding", "SharedElements", "Paging",
            "Coordinates", "Places", "QRReading", "QRMaking", "PatternKit", "PatternCatalogue",
            "TouchPainterCore", "PlanBoardCore", "BookshelfSync", "BookshelfLists", "BookshelfCore",
            "PatternDiagrams", "PatternListings", "FieldGuideListings",
        ],
        path: "Apps/FieldGuide", exclude: ["App", "Listings"], sources: ["UI", "Examples"],
        resources: [.process("Resources")], swiftSettings: mainActor),
    program("FieldGuide", ["AppLaunching", "FieldGuideUI"]),
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
            "BookshelfLists", "BookshelfCore", "BookshelfUI", "PrintDeskServices", "PrintDeskUI",
            "PlanBoardCore", "PlanBoardSync", "PlanBoardUI", "ProgressHUD", "Toasts", "Badges",
            "SharedElements",
            "LayoutWorkloads", "PlaceStoreContract", "PostGISCluster", "TestSupport",
        ],
        path: "Benchmarks", exclude: ["Results", "QRCorpus", "qr-corpus"],
        swiftSettings: mainActor),
    .executableTarget(
        name: "qrcorpus", dependencies: ["QR"], path: "Benchmarks/QRCorpus", swiftSettings: base),
]

let sharedByTests: [Target] = [
    testSupport("TestSupport"),
    testSupport("LayoutWorkloads", ["ConstraintSolver"]),
    testSupport("PostGISCluster"),
    testSupport("PlaceStoreContract", ["TestSupport", "Coordinates", "Places"]),
    testSupport("ProgramTesting", ["CProgramTesting"]),
    testSupport("BusTesting", ["CGIO", "ProgramTesting"]),
    .target(name: "CProgramTesting", dependencies: ["CGTK"], path: "Tests/CProgramTesting"),
    probe("HostProbe", ["CGTK", "CoreGraphics", "Platform", "HostGTK", "HostHeadless"]),
    probe("DesktopProbe", ["UIKit"]),
    probe("FaultyApp", ["UIKit", "AppLaunching"]),
    probe(
        "TextProbe",
        [
            "UIKitCore", "UIKit", "UIKitTesting", "BookshelfUI", "GalleryUI", "LayoutLabUI",
            "PlanBoardUI", "PrintDeskUI", "ScannerUI", "TouchPainterUI",
        ]),
]

/// The suites of modules that need these alone.
let suitesOfOneModule: [Target] =
    [
        "FoundationGaps", "AutoreleaseScopes", "AssociatedValues", "Observing", "OSLogging",
        "EventRouting", "QRPayloads", "HTTPServing", "Reconnecting", "FileWatching", "TextReading",
        "Archives", "Markdown", "XMLReading",
    ].flatMap { tests(["\($0)Tests": [.byName(name: $0)]]) }
    + (["ResponderRouting", "PickerFields"] + components)
    .flatMap { tests(["\($0)Tests": .views([.byName(name: $0)])]) }

let allComponents: [Target.Dependency] =
    ["LayoutDSL", "PickerFields", "PageControlling"] + components.map { .byName(name: $0) }

let suites: Table = [
    "ArchitectureTests": ["ProgramTesting"],
    "CoreGraphicsTests": ["CoreGraphics", "ImageIO"],
    "ImageIOTests": .views(
        ["UniformTypeIdentifiers", "CoreGraphics", "ImageIO", "QRReading"], exclude: ["Pictures"]),
    "TextLayoutTests": ["CoreGraphics", "ImageIO", "TextLayout"],
    "QuartzCoreTests": .onMainActor(
        ["FoundationGaps", "Observing", "CoreGraphics", "ImageIO", "QuartzCore"],
        exclude: ["Goldens"]),
    "HostTests": .onMainActor([
        "CoreGraphics", "Platform", "HostHeadless", "HostGTK", "hostprobe", "ProgramTesting",
    ]),
    "DesktopTests": ["desktopprobe", "hostprobe", "ProgramTesting"],
    "ConstraintSolverTests": .init(["ConstraintSolver", "LayoutWorkloads"], exclude: ["Cases"]),
    "UIKitCoreTests": .views(["PatternKit"]),
    "CoreTextTests": .views(["CoreText", "ImageIO"], exclude: ["Goldens"]),
    "AutoLayoutTests": .views(["ConstraintSolver"]),
    "UIKitControlsTests": .views(["PatternKit", "Platform"], exclude: ["Goldens", "Recordings"]),
    "UIKitScrollingTests": .views([], exclude: ["Goldens"]),
    "UIKitTextTests": .views(["UniformTypeIdentifiers", "Platform"], exclude: ["Goldens"]),
    "UIKitListsTests": .views([], exclude: ["Goldens"]),
    "UIKitNavigationTests": .views(
        ["UniformTypeIdentifiers", "Platform", "HostHeadless", "CameraCapture"],
        exclude: ["Bars/Goldens", "KeyValueCoding/Goldens", "Presentation/Goldens"]),
    "UserNotificationsTests": .views(["Platform", "UserNotifications"]),
    "UIKitTestingTests": .views(["GoldenAttachments"], exclude: ["Goldens"]),
    "LayoutDSLTests": .views(["LayoutDSL", "ProgramTesting"]),
    "WebKitTests": .views(["OutstandingWork", "Platform", "WebHosting", "WebKit"]),
    "PageControllingTests": .views(["Paging", "PageControlling"]),
    "ComponentExamplesTests": .views(allComponents + ["ResponderRouting"]),
    "ComponentMatrixTests": .views(
        allComponents + ["AssociatedValues", "HostHeadless", "Platform", "ResponderRouting"]),
    "CoordinatesTests": .init(["TextReading", "Coordinates", "ProgramTesting"], exclude: ["Data"]),
    "PlacesTests": ["CSQLite", "SQLite", "Coordinates", "Places", "PlaceStoreContract"],
    "MapTilesTests": .init(
        ["CoreGraphics", "SQLite", "MapTiles"], exclude: ["Data"]),
    "MapImportingTests": ["CoreGraphics", "SQLite", "MapTiles", "MapImporting"],
    "MapKitTests": .views(
        ["FoundationGaps", "Coordinates", "Places", "MapTiles", "MapKit"], exclude: ["Goldens"]),
    "CoreLocationTests": .views(["CoreLocation", "FoundationGaps", "Coordinates", "Places"]),
    "PlacesPostGISTests": [
        "PostgreSQL", "Coordinates", "Places", "PlacesPostGIS", "PostGISCluster",
        "PlaceStoreContract",
    ],
    "QRReadingTests": .init(["CoreGraphics", "ImageIO", "QRReading"], exclude: ["Pictures"]),
    "QRMakingTests": ["CoreGraphics", "ImageIO", "QRReading", "QRPayloads", "QRMaking"],
    "CoreImageTests": ["CoreGraphics", "QRReading", "CoreImage"],
    "VisionTests": ["CoreGraphics", "ImageIO", "QRMaking", "CoreImage", "Vision"],
    "AVFoundationTests": .views([
        "CoreImage", "QRMaking", "CameraCapture", "CoreMedia", "CoreVideo", "Vision",
        "AVFoundation",
    ]),
    "CameraCaptureTests": ["BusTesting", "PatternKit", "QRReading", "CameraCapture"],
    "PatternKitTests": ["FoundationGaps", "PatternKit"],
    "PatternCatalogueTests": .init(
        ["PatternKit", "PatternCatalogue", "ProgramTesting"], exclude: ["Transcripts"]),
    "PatternDiagramsTests": [
        "FoundationGaps", "ImageIO", "PatternCatalogue", "PatternDiagrams",
        "CommandLineKit", "PatternCommands", "ProgramTesting",
    ],
    "TouchPainterTests": .views(
        [
            "CoreGraphics", "FoundationGaps", "ImageIO", "PDFKit", "Platform", "Playback",
            "TouchPainterCore", "TouchPainterUI",
        ], exclude: ["Goldens"]),
    "GalleryTests": .views(
        ["GalleryUI", "SourceListings", "ProgressHUD", "SharedElements", "Toasts", "WebKit"],
        exclude: ["Goldens"]),
    "FieldGuideTests": .views(
        ["FieldGuideUI", "SourceListings", "PatternCatalogue", "PatternListings"],
        exclude: ["Goldens"]),
    "PDFKitTests": .init(["CoreGraphics", "PDFKit"], exclude: ["Files"]),
    "BookshelfTests": .views(
        [
            "UniformTypeIdentifiers", "HTTPServing", "QRReading", "CameraCapture", "BookshelfSync",
            "BookshelfLists", "BookshelfCore", "BookshelfUI", "CommandLineKit", "BookCommands",
        ], exclude: ["Goldens"]),
    "PrintDeskTests": .views(
        [
            "ImageIO", "PatternKit", "PatternCatalogue", "PrintDeskInformation", "PrintDeskData",
            "PrintDeskServices", "PrintDeskUI", "ProgramTesting",
        ], exclude: ["Goldens"]),
    "PlanBoardTests": .views(
        [
            "Badges", "Platform", "SQLite", "PostgreSQL", "Reconnecting", "Paging",
            "PlanBoardCore", "PlanBoardSync", "PlanBoardUI", "PostGISCluster",
        ], exclude: ["Goldens"]),
    "ScannerTests": .views(
        [
            "BusTesting", "CoreGraphics", "ImageIO", "CameraCapture", "QRPayloads",
            "QRMaking", "ScannerCore", "ScannerUI",
        ], exclude: ["Goldens"]),
    "PlacesAppTests": .views(
        [
            "FoundationGaps", "Coordinates", "Places", "CoreLocation", "MapTiles", "MapKit",
            "PlacesAppCore", "PlacesAppUI",
        ]),
    "BoardCommandsTests": ["PlanBoardCore", "CommandLineKit", "BoardCommands", "PostGISCluster"],
    "LayoutLabTests": .views(["LayoutLabUI", "Playback"], exclude: ["Goldens"]),
    "AppSizeTests": .views([
        "BookshelfUI", "FieldGuideUI", "GalleryUI", "LayoutLabUI", "PlacesAppUI", "PlanBoardUI",
        "PrintDeskUI", "ScannerUI", "TouchPainterUI",
    ]),
    "XcodeProjectsTests": ["ProjectPlans", "XcodeProjects"],
    "CommandLineKitTests": ["CommandLineKit", "ProgramTesting"],
    "LanguageTests": ["touchstone", "textprobe", "ProgramTesting"],
    "ShadowPackagesTests": ["ProjectPlans", "ShadowPackages", "CommandLineKit", "ProjectWork"],
    "LayoutReportsTests": .views(["LayoutCommands", "Inspecting"]),
    "QRCommandsTests": ["CameraCapture", "QR", "CommandLineKit", "QRCommands"],
    "CoordinateCommandsTests": ["CommandLineKit", "CoordinateCommands"],
    "PlaceCommandsTests": ["Places", "CommandLineKit", "PlaceCommands"],
    "ToolTests": .views(
        [
            "TouchPainterCore", "TouchPainterUI", "CommandLineKit", "RunCommands",
            "ProjectCommands", "BoardCommands", "PlaceCommands", "QRCommands",
            "CoordinateCommands", "PatternCommands", "LayoutCommands", "Playback", "Inspecting",
            "AppLaunching", "touchstone", "TouchPainter", "LayoutLab", "faultyapp",
            "ProgramTesting",
            "HostHeadless", "Platform",
        ], exclude: ["Goldens"]),
]

// MARK: - The package

/// The libraries of one module that has the library's name.
let librariesOfOneModule: [Product] =
    [
        "QuartzCore", "ConstraintSolver", "UIKitTesting", "GoldenAttachments", "TouchstoneMain",
        "LayoutDSL", "PickerFields", "Coordinates", "CoreLocation", "CoreImage", "PDFKit",
        "Vision", "WebKit", "TouchPainterCore",
    ].map { .library(name: $0, targets: [$0]) }
    + components.map { .library(name: $0, targets: [$0]) }

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
        .library(name: "MapKit", targets: ["MapKit", "MapTiles", "MapImporting", "CoreLocation"]),
        .library(
            name: "QR", targets: ["QR", "QRReading", "QRMaking", "QRPayloads", "CameraCapture"]),
        .library(
            name: "AVFoundation",
            targets: ["AVFoundation", "CoreMedia", "CoreVideo", "CameraCapture"]),
        .library(
            name: "PatternKit",
            targets: ["AutoreleaseScopes", "AssociatedValues", "Observing", "PatternKit"]),
        .library(name: "PatternCatalogue", targets: ["PatternCatalogue", "PatternDiagrams"]),
        .library(name: "PageControlling", targets: ["PageControlling", "Paging"]),
        .library(name: "XcodeProjects", targets: ["ProjectPlans", "XcodeProjects"]),
        .library(
            name: "BookshelfCore", targets: ["BookshelfCore", "BookshelfLists", "BookshelfSync"]),
    ],
    targets: deferredLibraries + systemHouse
        + house("System/TestingOverlays", testingOverlays) + house("Base", baseHouse)
        + house("Graphics", graphicsHouse) + house("Platform", platformHouse)
        + house("UIKit", uiKitHouse) + componentsHouse
        + house("Maps", mapsHouse) + house("QR", qrHouse)
        + house("Frameworks", frameworksHouse) + house("Patterns", patternsHouse) + patternListings
        + house("Projects", projectsHouse) + coresHouse
        + house("CommandLine", commandFamilies, resources: texts)
        + house("CommandLine", programSupport) + commands + appsHouse
        + measuring + sharedByTests + suitesOfOneModule + tests(suites),
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// `ONLY=UIKitCoreTests swift build --build-tests` builds the named targets and what they need.
if let only = Context.environment["ONLY"], !only.isEmpty {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var (wanted, open) = (Set<String>(), only.split(separator: ",").map(String.init))
    while let name = open.popLast() {
        guard wanted.insert(name).inserted else { continue }
        guard let target = targets[name] else { fatalError("ONLY names no target: \(name)") }
        open += target.dependencies.compactMap {
            switch $0 {
            case .byNameItem(let name, _), .targetItem(let name, _): name
            default: nil
            }
        }
    }
    package.targets.removeAll { !wanted.contains($0.name) }
    package.products = []
}
