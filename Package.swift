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

/// The texts of a module, in the folders `Resources/<language>.lproj`.
let texts: [Resource] = [.process("Resources")]

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

/// A row of a table: a module or test suite, its properties, and what it depends on.
struct Row {
    let name: String
    var properties: [String] = []
    var dependencies: [String]

    private var drivesViews: Bool { properties.contains("views") }

    var settings: [SwiftSetting] { drivesViews || properties.contains("main") ? mainActor : base }

    var resources: [Resource] { properties.contains("texts") ? texts : [] }

    /// The folders that hold no sources.
    var exclude: [String] {
        properties.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    }

    var targets: [Target.Dependency] {
        (dependencies + (drivesViews ? ["UIKit", "UIKitTesting"] : [])).map { .byName(name: $0) }
    }
}

/// Rows as text: `name [properties]: dependencies`, which continue in indented lines.
///
/// The properties are `main` for declarations that belong to the main actor, `texts` for a module
/// with texts, `views` for a suite that drives views, and `-Folder` for one that holds no sources.
struct Table: ExpressibleByStringLiteral {
    var rows: [Row]

    var names: [String] { rows.map(\.name) }

    init(rows: [Row]) { self.rows = rows }

    init(stringLiteral text: String) {
        rows = []
        for line in text.split(separator: "\n") {
            let words = line.split { " ,:[]".contains($0) }.map(String.init)
            if line.hasPrefix(" ") {
                rows[rows.count - 1].dependencies += words
                continue
            }
            let head = line.prefix { $0 != ":" }.split { " ,[]".contains($0) }
            rows.append(
                Row(
                    name: words[0], properties: Array(words[1..<head.count]),
                    dependencies: Array(words[head.count...])))
        }
    }
}

/// The modules of a house, in `Sources/<house>/<module>`, with resources other than texts.
func house(_ name: String, _ modules: Table, resources: [String: [Resource]] = [:]) -> [Target] {
    modules.rows.map { row in
        .target(
            name: row.name, dependencies: row.targets, path: "Sources/\(name)/\(row.name)",
            resources: row.resources + resources[row.name, default: []],
            swiftSettings: row.settings)
    }
}

/// Parts of an app that stand below its `UI`, in `Apps/<app>/<part>`: as a rule `Core` with model,
/// commands and files.
func parts(_ name: String, _ table: Table, resources: [String: [Resource]] = [:]) -> [Target] {
    table.rows.map { row in
        .target(
            name: name + row.name, dependencies: row.targets, path: "Apps/\(name)/\(row.name)",
            resources: resources[row.name, default: []], swiftSettings: row.settings)
    }
}

/// The parts of an app that no command works with, the last one the `UI` with controllers and
/// views, and its executable. Resources lie next to the parts, in the app's folder.
///
/// - Parameter others: The folders of the app that belong to none of these parts.
func app(
    _ name: String, _ table: Table, besides others: [String] = [], resources: [Resource] = []
) -> [Target] {
    let below = Table(rows: Array(table.rows.dropLast()))
    return parts(name, below) + [
        .target(
            name: name + "UI", dependencies: table.rows[below.rows.count].targets,
            path: "Apps/\(name)", exclude: ["App"] + below.names + others, sources: ["UI"],
            resources: texts + resources, swiftSettings: mainActor),
        program(name),
    ]
}

/// The executable of an app, in `Apps/<app>/App`.
func program(_ name: String) -> Target {
    .executableTarget(
        name: name, dependencies: ["AppLaunching", .byName(name: name + "UI")],
        path: "Apps/\(name)/App", swiftSettings: mainActor)
}

/// Test suites, in `Tests/<name>`.
func tests(_ suites: Table) -> [Target] {
    suites.rows.map { row in
        .testTarget(
            name: row.name, dependencies: row.targets + ["TestSupport"], path: "Tests/\(row.name)",
            exclude: row.exclude, swiftSettings: row.settings)
    }
}

/// Test suites that need nothing but the module they are named after.
func tests(of modules: [String], _ properties: String...) -> [Target] {
    tests(
        Table(
            rows: modules.map {
                Row(name: $0 + "Tests", properties: properties, dependencies: [$0])
            }))
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
let testingOverlays: Table = """
    _Testing_CoreGraphics:
    _Testing_CoreImage:
    _Testing_UIKit:
    """

let baseHouse: Table = """
    TextReading:
    SourceListings:
    UniformTypeIdentifiers:
    AutoreleaseScopes:
    OSLogging:
    AssociatedValues:
    SpellChecking: CEnchant
    SQLite: CSQLite
    PostgreSQL: CPostgreSQL
    Digests: CCrypto
    HTTPServing: CMicroHTTPD
    Reconnecting: CNetlink
    Archives: CArchive
    Markdown: CCMark
    MarkdownStrings: Markdown
    TextEncodings: CUchardet
    XMLReading: CXMLReader
    FoundationGaps: CObjectEquality AssociatedValues
    FileWatching: FoundationGaps
    Observing: AssociatedValues FoundationGaps
    OutstandingWork [main]:
    """

let graphicsHouse: Table = """
    CoreGraphics: CCairo CClipper CPixman _Testing_CoreGraphics
    ImageIO: CGIF CPNG CGdkPixbuf CoreGraphics
    PDFKit: CPoppler CoreGraphics
    SVGWriting:
    FilmWriting: CGStreamerEncoding CoreGraphics
    TextLayout: CHyphen CPango FoundationGaps CoreGraphics
    QuartzCore [main]: AssociatedValues FoundationGaps Observing CoreGraphics
    """

let platformHouse: Table = """
    Platform: FoundationGaps CoreGraphics
    DesktopBus: CGIO
    CameraCapture: CGStreamer CoreGraphics DesktopBus
    HostHeadless [main]: CoreGraphics Platform
    HostGTK [main]: CGTK CGTKShim CoreGraphics Platform
    """

let uiKitHouse: Table = """
    ConstraintSolver:
    Symbols:
    UIKitDrawing [main]: CTextArchives AssociatedValues MarkdownStrings XMLReading FoundationGaps
        CoreGraphics ImageIO PDFKit TextLayout QuartzCore Platform
    UIKitCore [main, texts]: CSwiftRuntime AssociatedValues FoundationGaps Observing CoreGraphics
        QuartzCore Platform HostHeadless ConstraintSolver UIKitDrawing
    UIKitDynamics [main]: CoreGraphics QuartzCore UIKitCore
    CoreText: FoundationGaps CoreGraphics TextLayout UIKitCore
    UIKitControls [main, texts]: UniformTypeIdentifiers AssociatedValues FoundationGaps Observing
        CoreGraphics QuartzCore Platform Symbols UIKitCore
    UIKitScrolling [main]: Observing CoreGraphics QuartzCore UIKitCore UIKitControls
    UIKitPickers [main, texts]: FoundationGaps Observing CoreGraphics QuartzCore UIKitDrawing
        UIKitCore UIKitControls UIKitScrolling
    UIKitText [main]: SpellChecking UniformTypeIdentifiers AssociatedValues FoundationGaps Observing
        CoreGraphics TextLayout QuartzCore Platform UIKitDrawing UIKitCore UIKitControls
        UIKitScrolling
    UIKitLists [main]: FoundationGaps CoreGraphics QuartzCore Platform UIKitCore UIKitControls
        UIKitScrolling
    UIKitSharing [main]: FoundationGaps CoreGraphics QuartzCore Platform UIKitCore UIKitControls
        UIKitText UIKitLists
    UIKitNavigation [main]: UniformTypeIdentifiers FoundationGaps Observing CoreGraphics QuartzCore
        Platform CameraCapture UIKitCore UIKitControls UIKitScrolling UIKitText UIKitLists
        UIKitSharing
    UIKit [main]: CDesktopHost _Testing_UIKit MarkdownStrings AutoreleaseScopes AssociatedValues
        FoundationGaps Observing CoreGraphics QuartzCore Platform HostGTK Symbols UIKitCore
        UIKitDynamics CoreText UIKitControls UIKitScrolling UIKitPickers UIKitText UIKitLists
        UIKitNavigation UIKitSharing
    UserNotifications: Platform UIKitCore
    StubServing: CVirtualClock
    UIKitTesting [main]: CVirtualClock StubServing FoundationGaps OutstandingWork ImageIO QuartzCore
        Platform HostHeadless UIKitCore UIKitText UIKit
    GoldenAttachments: UIKitTesting
    """

/// The components that need UIKit alone, each a library with a test suite.
let components: Table = """
    ProgressHUD [main, texts]: UIKit
    Toasts [main]: UIKit
    Badges [main, texts]: UIKit
    SharedElements [main]: UIKit
    ValidatedFields [main, texts]: UIKit
    EmptyState [main]: UIKit
    GrowingTextViews [main]: UIKit
    KeyboardAvoiding [main]: UIKit
    """

let otherComponents: Table = """
    LayoutDSL [main]: UIKit
    EventRouting:
    ResponderRouting [main]: UIKit EventRouting
    PickerFields [main, texts]: UIKit
    Paging:
    PageControlling [main]: UIKit Paging
    """

let mapsHouse: Table = """
    Coordinates: TextReading
    Places: COpenCC SQLite XMLReading TextReading TextEncodings FoundationGaps Coordinates
    PlacesPostGIS: PostgreSQL Coordinates Places
    MapTiles [texts]: CVectorTiles SQLite CoreGraphics TextLayout
    MapImporting: COSMFiles SQLite
    CoreLocation: CGeoClue XMLReading FoundationGaps Coordinates Places
    MapKit [main, texts]: FoundationGaps CoreGraphics UIKit Coordinates Places MapTiles CoreLocation
    """

let qrHouse: Table = """
    QRReading: CZBar CZXing CoreGraphics ImageIO CameraCapture
    QRPayloads [texts]: CPSL FoundationGaps
    QRMaking: CQREncode FoundationGaps CoreGraphics ImageIO SVGWriting QRReading QRPayloads
    QR: QRReading QRPayloads QRMaking
    CoreImage: _Testing_CoreImage CoreGraphics ImageIO QRReading QRMaking
    """

/// Apple's other frameworks, which UIKit does not import.
let frameworksHouse: Table = """
    CoreVideo:
    CoreMedia: CoreVideo
    Vision: CoreGraphics ImageIO QRReading CoreImage CoreVideo CoreMedia
    AVFoundation: CoreGraphics ImageIO QuartzCore CameraCapture QRReading CoreImage CoreVideo
        CoreMedia
    WebHosting [main]: CWebGate CWebHost OutstandingWork CoreGraphics
    WebKit [main, texts]: UniformTypeIdentifiers FoundationGaps Observing CoreGraphics Platform
        UIKitCore UIKitControls UIKit WebHosting
    """

let patternsHouse: Table = """
    PatternKit: FoundationGaps
    PatternCatalogue: FoundationGaps Observing EventRouting PatternKit
    PatternDiagrams: CGraphviz FoundationGaps SVGWriting PatternCatalogue
    """

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
let projectsHouse: Table = """
    ProjectPlans:
    XcodeProjects: XMLReading ProjectPlans
    ShadowPackages: ProjectPlans
    """

/// The cores of apps that commands work with too.
let coresHouse: [Target] =
    parts(
        "PlanBoard",
        """
        Core: FoundationGaps Digests SQLite FileWatching TextReading Paging
        Sync: PostgreSQL Reconnecting PlanBoardCore
        """)
    + parts(
        "Bookshelf",
        """
        Sync: FoundationGaps SQLite TextReading
        Lists: TextReading TextEncodings BookshelfSync
        Core: FoundationGaps Archives XMLReading CoreGraphics ImageIO PDFKit Reconnecting
            FileWatching BookshelfSync BookshelfLists
        """, resources: ["Core": [.embedInCode("Samples/books.json")]])

/// The families of commands.
let commandFamilies: Table = """
    CommandLineKit [texts]: FoundationGaps
    RunCommands [texts]: FoundationGaps CommandLineKit
    LayoutCommands [texts]: CommandLineKit RunCommands
    PatternCommands [texts]: FoundationGaps ImageIO PatternCatalogue PatternDiagrams CommandLineKit
    QRCommands [texts]: UniformTypeIdentifiers FoundationGaps PDFKit CameraCapture QR
        CommandLineKit
    CoordinateCommands [texts]: FoundationGaps TextReading Coordinates CommandLineKit
    PlaceCommands [texts]: FoundationGaps FileWatching TextReading Coordinates Places PlacesPostGIS
        MapImporting CommandLineKit RunCommands
    BoardCommands [texts]: FoundationGaps PlanBoardCore PlanBoardSync CommandLineKit
    BookCommands [texts]: FoundationGaps FileWatching HTTPServing BookshelfSync BookshelfLists
        CommandLineKit
    NewCommand [texts]: CommandLineKit
    ProjectCommands [texts]: CommandLineKit RunCommands
    """

let commands: [Target] = [
    .executableTarget(
        name: "touchstone", dependencies: commandFamilies.names.map { .byName(name: $0) },
        path: "Sources/CommandLine/touchstone", resources: texts, swiftSettings: base),
    .executableTarget(
        name: "touchstone-projects", dependencies: ["CommandLineKit", "ProjectWork"],
        path: "Sources/CommandLine/touchstone-projects", swiftSettings: base),
]

/// What the programs of apps, and those that `touchstone` starts, are made of.
let programSupport: Table = """
    ProjectWork: ProjectPlans XcodeProjects ShadowPackages CommandLineKit ProjectCommands
    Playback: FoundationGaps TextReading Platform UIKitCore UIKit UIKitTesting CommandLineKit
    Inspecting [main, texts]: FoundationGaps Platform UIKitCore UIKit CommandLineKit LayoutCommands
    AppLaunching [main, texts]: FoundationGaps Platform UIKitCore UIKit UIKitTesting CommandLineKit
        RunCommands LayoutCommands Playback Inspecting
    TouchstoneMain: AppLaunching
    """

/// An app that shows files which its `UI` is compiled from, in the folder `shown`.
func app(_ name: String, showing shown: String, _ table: Table) -> [Target] {
    [
        listings(name, of: [shown], in: "Apps/\(name)", besides: ["App", "Resources", "UI"]),
        .target(
            name: name + "UI", dependencies: table.rows[0].targets, path: "Apps/\(name)",
            exclude: ["App", "Listings"], sources: ["UI", shown], resources: texts,
            swiftSettings: mainActor),
        program(name),
    ]
}

let appsHouse: [Target] = [
    app(
        "TouchPainter",
        """
        Core: FoundationGaps FileWatching TextReading CoreGraphics ImageIO TextLayout SVGWriting
        UI: FoundationGaps FileWatching CoreGraphics ImageIO FilmWriting UIKit Toasts
            UniformTypeIdentifiers TouchPainterCore
        """, besides: ["Desktop", "Scripts"], resources: [.embedInCode("Recordings/cat.json")]),
    app("LayoutLab", "UI: UIKit LayoutDSL"),
    app(
        "Gallery", showing: "Pages",
        """
        UI: UIKit ProgressHUD Toasts Badges SharedElements ValidatedFields PickerFields EmptyState
            GrowingTextViews KeyboardAvoiding PageControlling WebKit SourceListings GalleryListings
        """),
    app(
        "Bookshelf",
        """
        UI: FoundationGaps EmptyState KeyboardAvoiding SharedElements Toasts UIKit
            UniformTypeIdentifiers CameraCapture QRReading BookshelfLists BookshelfCore
        """, besides: ["Core", "Lists", "Sync"]),
    // Four layers, each of which sees the next one alone.
    app(
        "PrintDesk",
        """
        Information: CCUPS CSANE FileWatching
        Data: FoundationGaps CoreGraphics ImageIO PatternKit PrintDeskInformation
        Services: CoreGraphics ImageIO PatternKit Reconnecting PrintDeskData
        UI: Markdown PDFKit UIKit KeyboardAvoiding Toasts UniformTypeIdentifiers PatternCatalogue
            PrintDeskServices
        """),
    app(
        "PlanBoard",
        """
        UI: FoundationGaps UIKit UserNotifications Badges EmptyState GrowingTextViews
            KeyboardAvoiding Paging PageControlling ResponderRouting Toasts UniformTypeIdentifiers
            PlanBoardCore PlanBoardSync
        """, besides: ["Core", "Sync"]),
    app(
        "Scanner",
        """
        Core: FileWatching CoreGraphics ImageIO PDFKit DesktopBus CameraCapture QRReading QRPayloads
        UI: UIKit UniformTypeIdentifiers EmptyState ProgressHUD Toasts QRReading QRPayloads QRMaking
            AVFoundation ScannerCore
        """),
    // The module Places is that of the searches.
    app(
        "PlacesApp",
        """
        Core: FileWatching XMLReading Coordinates Places MapTiles MapImporting CoreLocation
        UI: FoundationGaps UIKit UniformTypeIdentifiers ProgressHUD Toasts Coordinates Places
            CoreLocation MapTiles MapKit QRPayloads QRMaking PlacesAppCore
        """),
    app(
        "FieldGuide", showing: "Examples",
        """
        UI: AutoreleaseScopes AssociatedValues SourceListings CoreGraphics UIKit ProgressHUD Badges
            PickerFields EventRouting ResponderRouting LayoutDSL ValidatedFields KeyboardAvoiding
            SharedElements Paging Coordinates Places QRReading QRMaking PatternKit PatternCatalogue
            CameraCapture EmptyState TouchPainterCore TouchPainterUI PrintDeskData PrintDeskServices
            PrintDeskUI PlanBoardCore BookshelfSync BookshelfLists BookshelfCore
            PatternDiagrams PatternListings FieldGuideListings
        """),
].flatMap(\.self)

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
            "SharedElements", "LayoutWorkloads", "PlaceStoreContract", "PostGISCluster", "MapKit",
            "MapTiles", "TestSupport",
        ],
        path: "Benchmarks", exclude: ["Results", "QRCorpus", "qr-corpus", "mapnik-tiles"],
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
    testSupport("CodePictures", ["CoreGraphics", "QRMaking"]),
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

/// The modules whose suites need nothing else.
let modulesTestedAlone = [
    "FoundationGaps", "AutoreleaseScopes", "AssociatedValues", "Observing", "OSLogging",
    "EventRouting", "QRPayloads", "HTTPServing", "Reconnecting", "FileWatching", "TextReading",
    "Archives", "Markdown", "XMLReading",
]

let suites: Table = """
    ArchitectureTests: ProgramTesting
    CoreGraphicsTests: CoreGraphics ImageIO
    ImageIOTests [views, -Pictures]: UniformTypeIdentifiers CoreGraphics ImageIO QRReading
    TextLayoutTests: CoreGraphics ImageIO TextLayout
    QuartzCoreTests [main, -Goldens]: FoundationGaps Observing CoreGraphics ImageIO QuartzCore
    HostTests [main]: CoreGraphics Platform HostHeadless HostGTK hostprobe ProgramTesting
    DesktopTests: desktopprobe hostprobe ProgramTesting
    ConstraintSolverTests [-Cases]: ConstraintSolver LayoutWorkloads
    UIKitCoreTests [views]: PatternKit
    CoreTextTests [views, -Goldens]: CoreText ImageIO
    AutoLayoutTests [views]: ConstraintSolver
    UIKitControlsTests [views, -Goldens, -Recordings]: PatternKit Platform
    UIKitScrollingTests [views, -Goldens]:
    UIKitTextTests [views, -Goldens]: UniformTypeIdentifiers Platform
    UIKitListsTests [views, -Goldens]:
    UIKitNavigationTests [views, -Bars/Goldens, -KeyValueCoding/Goldens, -Presentation/Goldens]:
        UniformTypeIdentifiers Platform HostHeadless CameraCapture
    UserNotificationsTests [views]: Platform UserNotifications
    UIKitTestingTests [views, -Goldens]: GoldenAttachments
    LayoutDSLTests [views]: LayoutDSL ProgramTesting
    WebKitTests [views]: OutstandingWork Platform WebHosting WebKit
    PageControllingTests [views]: Paging PageControlling
    ComponentExamplesTests [views]: LayoutDSL PickerFields PageControlling ProgressHUD Toasts Badges
        SharedElements ValidatedFields EmptyState GrowingTextViews KeyboardAvoiding ResponderRouting
    ComponentMatrixTests [views]: LayoutDSL PickerFields PageControlling ProgressHUD Toasts Badges
        SharedElements ValidatedFields EmptyState GrowingTextViews KeyboardAvoiding AssociatedValues
        HostHeadless Platform ResponderRouting
    CoordinatesTests [-Data]: TextReading Coordinates ProgramTesting
    PlacesTests: CSQLite SQLite Coordinates Places PlaceStoreContract
    MapTilesTests [-Data]: CoreGraphics SQLite MapTiles
    MapImportingTests: CoreGraphics SQLite MapTiles MapImporting
    MapKitTests [views, -Goldens]: FoundationGaps Coordinates Places MapTiles MapKit
    CoreLocationTests [views]: BusTesting CoreLocation FoundationGaps Coordinates Places
    PlacesPostGISTests: PostgreSQL Coordinates Places PlacesPostGIS PostGISCluster
        PlaceStoreContract
    QRReadingTests [-Pictures]: CoreGraphics ImageIO QRReading
    QRMakingTests: CoreGraphics ImageIO QRReading QRPayloads QRMaking
    CoreImageTests: CoreGraphics QRReading CoreImage
    VisionTests: CoreGraphics ImageIO QRMaking CoreImage Vision
    AVFoundationTests [views]: CodePictures CoreImage CameraCapture CoreMedia CoreVideo
        Vision AVFoundation
    CameraCaptureTests: BusTesting PatternKit QRReading CameraCapture
    PatternKitTests: FoundationGaps PatternKit
    PatternCatalogueTests [-Transcripts]: PatternKit PatternCatalogue ProgramTesting
    PatternDiagramsTests: FoundationGaps ImageIO PatternCatalogue PatternDiagrams CommandLineKit
        PatternCommands ProgramTesting
    TouchPainterTests [views, -Goldens]: CoreGraphics FoundationGaps ImageIO PDFKit Platform
        Playback TouchPainterCore TouchPainterUI
    GalleryTests [views, -Goldens]: GalleryUI SourceListings ProgressHUD SharedElements Toasts
        WebKit
    FieldGuideTests [views, -Goldens]: TouchPainterUI FieldGuideUI SourceListings PatternCatalogue
        PatternListings
    PDFKitTests [-Files]: CoreGraphics PDFKit
    BookshelfTests [views, -Goldens]: UniformTypeIdentifiers HTTPServing QRReading CameraCapture
        BookshelfSync BookshelfLists BookshelfCore BookshelfUI CommandLineKit BookCommands
    PrintDeskTests [views, -Goldens]: ImageIO PatternKit PatternCatalogue PrintDeskInformation
        PrintDeskData PrintDeskServices PrintDeskUI ProgramTesting
    PlanBoardTests [views, -Goldens]: Badges Platform SQLite PostgreSQL Reconnecting Paging
        PlanBoardCore PlanBoardSync PlanBoardUI PostGISCluster
    ScannerTests [views, -Goldens]: BusTesting CodePictures CoreGraphics ImageIO CameraCapture QRPayloads
        QRMaking ScannerCore ScannerUI
    PlacesAppTests [views, -Goldens]: FoundationGaps Coordinates Places CoreLocation MapTiles MapKit
        PlacesAppCore PlacesAppUI
    BoardCommandsTests: PlanBoardCore CommandLineKit BoardCommands PostGISCluster
    LayoutLabTests [views, -Goldens]: LayoutLabUI Playback
    AppSizeTests [views]: BookshelfUI FieldGuideUI GalleryUI LayoutLabUI PlacesAppUI PlanBoardUI
        PrintDeskUI ScannerUI TouchPainterUI
    XcodeProjectsTests: ProjectPlans XcodeProjects
    CommandLineKitTests: CommandLineKit ProgramTesting
    LanguageTests: touchstone textprobe ProgramTesting
    ShadowPackagesTests: ProjectPlans ShadowPackages CommandLineKit ProjectWork
    LayoutReportsTests [views]: LayoutCommands Inspecting
    QRCommandsTests: CodePictures CoreGraphics CameraCapture QR CommandLineKit QRCommands
    CoordinateCommandsTests: CommandLineKit CoordinateCommands
    PlaceCommandsTests: Places CommandLineKit PlaceCommands
    ToolTests [views, -Goldens]: TouchPainterCore TouchPainterUI CommandLineKit RunCommands
        ProjectCommands BoardCommands PlaceCommands QRCommands CoordinateCommands PatternCommands
        LayoutCommands Playback Inspecting AppLaunching touchstone TouchPainter LayoutLab faultyapp
        ProgramTesting HostHeadless Platform
    """

// MARK: - The package

/// The modules that are a library each.
let librariesOfOneModule =
    [
        "QuartzCore", "ConstraintSolver", "UIKitTesting", "GoldenAttachments", "TouchstoneMain",
        "LayoutDSL", "PickerFields", "Coordinates", "CoreLocation", "CoreImage", "PDFKit", "Vision",
        "WebKit", "TouchPainterCore",
    ] + components.names

/// The libraries of several modules.
let otherLibraries: Table = """
    CoreGraphics: CoreGraphics ImageIO
    UIKit: UIKit CoreText Symbols UserNotifications UniformTypeIdentifiers OSLogging
    EventRouting: EventRouting ResponderRouting
    Places: Places PlacesPostGIS
    MapKit: MapKit MapTiles MapImporting CoreLocation
    QR: QR QRReading QRMaking QRPayloads CameraCapture
    AVFoundation: AVFoundation CoreMedia CoreVideo CameraCapture
    PatternKit: AutoreleaseScopes AssociatedValues Observing PatternKit
    PatternCatalogue: PatternCatalogue PatternDiagrams
    PageControlling: PageControlling Paging
    XcodeProjects: ProjectPlans XcodeProjects
    BookshelfCore: BookshelfCore BookshelfLists BookshelfSync
    PlacesAppCore: PlacesAppCore MapTiles SQLite CoreGraphics
    """

/// All targets, bottom to top.
let everything: [Target] = [
    deferredLibraries, systemHouse, house("System/TestingOverlays", testingOverlays),
    house("Base", baseHouse), house("Graphics", graphicsHouse), house("Platform", platformHouse),
    house("UIKit", uiKitHouse), house("Components", components),
    house(
        "Components", otherComponents,
        resources: ["PickerFields": [.embedInCode("Divisions/chinese-divisions.txt")]]),
    house(
        "Maps", mapsHouse,
        resources: [
            "Places": [.embedInCode("Demo/Resources/demo-places-licence.txt")],
            "PlacesPostGIS": [.embedInCode("Schema/schema.sql")],
        ]),
    house("QR", qrHouse), house("Frameworks", frameworksHouse),
    house(
        "Patterns", patternsHouse,
        resources: ["PatternCatalogue": [.embedInCode("Resources"), .process("Texts")]]),
    patternListings,
    house(
        "Projects", projectsHouse, resources: ["ShadowPackages": [.embedInCode("StandIns")]]),
    coresHouse, house("CommandLine", commandFamilies), house("CommandLine", programSupport),
    commands, appsHouse, measuring, sharedByTests, tests(of: modulesTestedAlone),
    tests(of: ["ResponderRouting", "PickerFields"] + components.names, "views"), tests(suites),
].flatMap(\.self)

let package = Package(
    name: "touchstone",
    defaultLocalization: "en",
    products: librariesOfOneModule.map { .library(name: $0, targets: [$0]) }
        + otherLibraries.rows.map { .library(name: $0.name, targets: $0.dependencies) },
    targets: everything,
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
