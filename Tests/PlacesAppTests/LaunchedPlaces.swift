import Foundation
import MapTiles
import PlacesAppCore
import UIKit
import UIKitTesting

@testable import PlacesAppUI

/// Places in a folder of its own, and its first screen.
final class LaunchedPlaces {
    let app: HeadlessApp
    let root: RootController
    let folders: PlaceFolders
    let services: PlacesServices

    convenience init(
        size: CGSize = PlacesApplication.desktopSize, language: Language = .english,
        folders: PlaceFolders = .temporary(), files: [URL] = []
    ) {
        self.init(size: size, folders: folders, files: files) {
            HeadlessApp(size: size, scale: 1, language: language, delegate: $0)
        }
    }

    /// Places as a golden shows it.
    convenience init(_ variant: AppVariant) {
        self.init(size: variant.size, folders: .temporary(), files: []) {
            HeadlessApp(variant, scale: 1, delegate: $0)
        }
    }

    private init(
        size: CGSize, folders: PlaceFolders, files: [URL],
        _ launch: (PlacesApplication) -> HeadlessApp
    ) {
        self.folders = folders
        services = PlacesServices(folders) { Date(timeIntervalSince1970: 1_790_000_000) }
        let delegate = PlacesApplication(size: size, files: files, services: services)
        app = launch(delegate)
        app.settle()
        guard let root = delegate.window?.rootViewController as? RootController else {
            preconditionFailure("The window has another controller.")
        }
        self.root = root
    }

    /// Takes the maps away from the other tests, and deletes the files.
    func close() {
        app.window.rootViewController = nil
        for region in services.library.regions { MapSource.shared.remove(path: region.file.path) }
        try? FileManager.default.removeItem(at: folders.data)
    }

    /// Returns `true` if something in the window has a text with these words.
    func shows(_ words: String) -> Bool {
        app.query().filter { view in
            [(view as? UILabel)?.text, view.accessibilityLabel, view.accessibilityValue]
                .contains { $0?.contains(words) == true }
        }.exists
    }
}

/// A small town as an extract, in a folder of its own.
final class TownExtract {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "town-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes the extract of a town in the middle of Shanghai, or moved to the east by degrees.
    ///
    /// - Parameter cafes: The number of further cafés.
    func write(
        named name: String = "town", east: Double = 0, cafes: Int = 0
    ) throws -> URL {
        // An object of OpenStreetMap is the same in every extract.
        let first = Int(east) * 100
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func node(_ id: Int, _ latitude: Double, _ longitude: Double, _ tags: String) -> String {
            """
            <node id="\(first + id)" version="1" lat="\(latitude)" lon="\(longitude + east)">\(tags)</node>
            """
        }
        func tag(_ key: String, _ value: String) -> String { "<tag k=\"\(key)\" v=\"\(value)\"/>" }
        let nodes = [
            node(
                1, 31.2397, 121.4998,
                tag("name", "人民药店") + tag("name:en", "People Pharmacy")
                    + tag("amenity", "pharmacy") + tag("opening_hours", "Mo-Fr 08:00-18:00; Sa off")
                    + tag("phone", "+86 21 5550 100") + tag("website", "https://example.com/yao")
                    + tag("addr:street", "中山东一路") + tag("addr:housenumber", "27")),
            node(2, 31.2400, 121.4990, tag("name", "东方明珠") + tag("tourism", "attraction")),
            node(3, 31.2405, 121.4980, tag("name", "Garden Café") + tag("amenity", "cafe")),
            node(4, 31.24, 121.49, ""), node(5, 31.24, 121.50, ""), node(6, 31.25, 121.50, ""),
        ]
        let further = (0..<cafes).map { index in
            node(
                1_000 + index, 31.24, 121.49 + Double(index) / 1e6,
                tag("name", "Café \(index)") + tag("amenity", "cafe"))
        }
        let ways = """
            <way id="\(first + 10)" version="1"><nd ref="\(first + 4)"/><nd ref="\(first + 5)"/>\(tag("highway", "primary"))\
            \(tag("name", "中山东一路"))</way>
            <way id="\(first + 11)" version="1"><nd ref="\(first + 4)"/><nd ref="\(first + 5)"/><nd ref="\(first + 6)"/><nd ref="\(first + 4)"/>\
            \(tag("leisure", "park"))\(tag("name", "滨江公园"))</way>
            """
        let source = folder.appending(path: "\(name).osm")
        let text = "<osm version=\"0.6\">\((nodes + further).joined(separator: "\n"))\(ways)</osm>"
        try Data(text.utf8).write(to: source)
        let file = folder.appending(path: "\(name).osm.pbf")
        let osmium = Process()
        osmium.executableURL = URL(fileURLWithPath: "/usr/bin/osmium")
        osmium.arguments = ["cat", "--overwrite", "-o", file.path, source.path]
        osmium.standardError = FileHandle.nullDevice
        try osmium.run()
        osmium.waitUntilExit()
        guard osmium.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        return file
    }
}
