import Foundation
import Testing

/// Where a module stands, and which floors it may look down on.
private struct Floor {
    /// The modules' folder, under the package's root.
    let folder: String

    /// Names of the modules, or nothing when every folder below `folder` is a module of this floor.
    let modules: [String]

    /// The modules that may be imported here, beyond Swift's own.
    let mayImport: [String]
}

private let graphics = ["CoreGraphics", "ImageIO", "TextLayout", "QuartzCore"]
private let base = ["FoundationGaps"]
private let runtime = [
    "AutoreleaseScopes", "Copying", "AssociatedValues", "Observing", "Multicasting", "EventRouting",
    "Proxies", "Permissions", "LeakProbes",
]
private let uiKit = ["UIKit", "UIKitCore", "UIKitControls", "UIKitLists"]

/// The C libraries of `Sources/System`, each of which one module alone may call.
private let cLibraries = [
    "CCairo", "CPango", "CPNG", "CGTK", "CGdkPixbuf", "CGStreamer", "CPostgreSQL", "CQREncode",
    "CSQLite", "CZBar", "CZXing",
]

/// The house, bottom to top. A module that is not listed fails the test, so that a new one gets a floor.
private let floors: [Floor] = [
    Floor(
        folder: "Sources/TestingOverlays", modules: ["_Testing_CoreGraphics", "_Testing_UIKit"],
        mayImport: []),
    Floor(
        folder: "Sources/Base", modules: base + ["ConstraintSolver", "Spelling"] + runtime,
        mayImport: []),
    Floor(
        folder: "Sources/Graphics", modules: ["CoreGraphics"], mayImport: base + ["CCairo"]),
    Floor(
        folder: "Sources/Graphics", modules: ["ImageIO"], mayImport: ["CoreGraphics", "CPNG"]),
    Floor(
        folder: "Sources/Graphics", modules: ["TextLayout"],
        mayImport: ["CoreGraphics", "CPango"]),
    Floor(
        folder: "Sources/Graphics", modules: ["QuartzCore"], mayImport: base + ["CoreGraphics"]),
    Floor(folder: "Sources/Platform", modules: ["Platform"], mayImport: ["CoreGraphics"]),
    Floor(
        folder: "Sources/Platform", modules: ["HostHeadless"],
        mayImport: ["CoreGraphics", "Platform"]),
    Floor(
        folder: "Sources/Platform", modules: ["HostGTK"],
        mayImport: ["CoreGraphics", "Platform", "CGTK", "CGTKShim"]),
    Floor(
        folder: "Sources/UIKit", modules: ["UIKitCore"],
        mayImport: base + graphics + ["Platform", "ConstraintSolver", "Observing"]),
    Floor(
        folder: "Sources/UIKit", modules: ["UIKitControls"],
        mayImport: base + graphics + ["Observing", "UIKitCore"]),
    Floor(
        folder: "Sources/UIKit", modules: ["UIKitLists"],
        mayImport: base + graphics + ["UIKitCore", "UIKitControls"]),
    Floor(
        folder: "Sources/UIKit", modules: ["UIKit"],
        mayImport: base + graphics
            + [
                "AutoreleaseScopes", "Observing", "Platform", "HostHeadless", "HostGTK",
                "UIKitCore", "UIKitControls", "UIKitLists",
            ]),
    Floor(
        folder: "Sources/UIKit", modules: ["UIKitTesting"],
        mayImport: base + graphics + uiKit + ["Platform", "HostHeadless"]),
    Floor(folder: "Sources/Components", modules: ["LayoutDSL"], mayImport: ["UIKit"]),
    Floor(
        folder: "Sources/Components", modules: ["ResponderRouting"],
        mayImport: ["EventRouting", "UIKit"]),
    Floor(folder: "Sources/Data", modules: ["Commands"], mayImport: base),
    Floor(folder: "Sources/Data", modules: ["Coordinates", "QRPayloads"], mayImport: []),
    Floor(
        folder: "Sources/Data", modules: ["QRReading"],
        mayImport: ["CGdkPixbuf", "CZBar", "CZXing"]),
    Floor(
        folder: "Sources/Data", modules: ["QRMaking"],
        mayImport: ["CoreGraphics", "ImageIO", "CQREncode", "QRPayloads", "QRReading"]),
    Floor(folder: "Sources/Data", modules: ["QRCamera"], mayImport: ["CGStreamer", "QRReading"]),
    Floor(
        folder: "Sources/Data", modules: ["QR"],
        mayImport: ["QRMaking", "QRPayloads", "QRReading"]),
    Floor(folder: "Sources/Data", modules: ["Places"], mayImport: ["CSQLite", "Coordinates"]),
    Floor(
        folder: "Sources/Data", modules: ["PlacesPostGIS"],
        mayImport: ["CPostgreSQL", "Coordinates", "Places"]),
    Floor(
        folder: "Sources/Catalogue", modules: ["PatternCatalogue"],
        mayImport: base + runtime + ["Spelling", "Commands"]),
    Floor(
        folder: "Sources/Catalogue", modules: ["PatternDiagrams"],
        mayImport: ["Spelling", "PatternCatalogue"]),
    Floor(
        folder: "Apps", modules: ["LayoutLabUI"], mayImport: ["LayoutDSL", "UIKit"]),
    Floor(
        folder: "Apps", modules: ["TouchPainterCore"], mayImport: base + ["CoreGraphics"]),
    Floor(
        folder: "Apps", modules: ["TouchPainterUI"], mayImport: ["TouchPainterCore", "UIKit"]),
    Floor(
        folder: "Sources/Tools", modules: ["Playback"],
        mayImport: ["Spelling", "Platform", "UIKit", "UIKitTesting"]),
    Floor(
        folder: "Sources/Tools", modules: ["LayoutReports"],
        mayImport: ["Spelling", "Playback", "UIKit", "UIKitTesting"]),
    Floor(
        folder: "Sources/Tools", modules: ["PatternCommands"],
        mayImport: ["Spelling", "Playback", "PatternCatalogue", "PatternDiagrams"]),
    Floor(folder: "Sources/Tools", modules: ["ToolArguments"], mayImport: ["Spelling"]),
    Floor(
        folder: "Sources/Tools", modules: ["QRCommands"],
        mayImport: [
            "ToolArguments", "Playback", "QR", "QRCamera", "QRMaking", "QRPayloads", "QRReading",
        ]),
    Floor(
        folder: "Sources/Tools", modules: ["CoordinateCommands"],
        mayImport: ["ToolArguments", "Coordinates"]),
    Floor(
        folder: "Sources/Tools", modules: ["PlaceCommands"],
        mayImport: ["Spelling", "ToolArguments", "Coordinates", "Places", "PlacesPostGIS"]),
    Floor(
        folder: "Sources/Tools", modules: ["touchstone"],
        mayImport: [
            "Playback", "LayoutReports", "PatternCommands", "ToolArguments", "QRCommands",
            "CoordinateCommands", "PlaceCommands", "TouchPainterUI", "LayoutLabUI", "UIKit",
            "UIKitTesting",
        ]),
]

/// What any module may import.
private let swiftsOwn: Set<String> = ["Dispatch", "Foundation", "Glibc", "Synchronization"]

@Suite("The architecture")
struct ImportTests {
    @Test("has no module that imports a floor above its own")
    func importsPointDown() throws {
        var checked = 0
        for file in try Repository.swiftFiles(under: ["Sources", "Apps"]) {
            let module = try #require(file.module, "\(file.path) belongs to no target")
            let floor = floors.first { $0.modules.contains(module) }
            guard let floor else {
                Issue.record(
                    "\(file.path): module \(module) stands on no floor. Add it to the list above.")
                continue
            }
            let allowed = swiftsOwn.union(floor.mayImport)
            for name in file.imports where !allowed.contains(name) {
                Issue.record(
                    "\(file.path) imports \(name), which \(module) may not. It may import \(floor.mayImport)."
                )
            }
            checked += 1
        }
        #expect(checked > 20, "The test looked at \(checked) files: were the folders moved?")
    }

    @Test("keeps every C library behind one module")
    func oneWrapperEach() throws {
        for library in cLibraries {
            let owners = floors.filter { $0.mayImport.contains(library) }.flatMap(\.modules)
            #expect(owners.count == 1, "\(library) is wrapped by \(owners)")
        }
    }

    @Test("has no floor that looks up, in the list of floors itself")
    func floorsAreOrdered() {
        var below: Set<String> = Set(cLibraries + ["CGTKShim"])
        for floor in floors {
            for name in floor.mayImport {
                #expect(
                    below.contains(name), "\(floor.modules) lists \(name), which stands above it")
            }
            below.formUnion(floor.modules)
        }
    }
}
