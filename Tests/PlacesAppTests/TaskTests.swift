import Coordinates
import Foundation
import FoundationGaps
import MapKit
import MapTiles
import PlacesAppCore
import Testing
import UIKit
import UIKitTesting

@testable import PlacesAppUI

/// What people do with Places, with a finger, a mouse and keys alone, and in how many steps.
@Suite("Places: tasks", .serialized)
struct TaskTests {
    private let places: LaunchedPlaces
    private let extract = TownExtract()

    init() throws {
        places = LaunchedPlaces()
        for (name, east) in [("other", 5.0), ("town", 0)] {
            let file = try extract.write(named: name, east: east)
            try step("Maps")
            try step("Import a map")
            places.app.host.answerFileRequest([file.path])
            let count = places.services.library.regions.count
            try places.app.wait(until: places.services.library.regions.count > count)
            places.app.settle()
            try step("Places")
        }
    }

    /// One step: a touch on what has a name.
    private func step(_ name: String) throws {
        try places.app.finger.tap(on: name)
        places.app.settle()
    }

    private func waitFor(_ words: String) throws {
        try places.app.wait(until: places.shows(words))
        places.app.settle()
    }

    @Test("Tasks: a track is imported, shown with its length, and exported")
    func tracks() throws {
        defer { places.close() }
        let file = extract.folder.appending(path: "walk.gpx")
        let points = [0.0, 0.01].map { "<trkpt lat=\"31.24\" lon=\"\(121.49 + $0)\"/>" }
        try Data("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8).write(to: file)
        // 1. Importing takes three steps.
        try step("Tracks")
        try step("Import a GPX file")
        places.app.host.answerFileRequest([file.path])
        try waitFor("walk · 950 m")
        // 2. Exporting takes one, where the track is shown.
        try step("Export")
        let target = extract.folder.appending(path: "copy.gpx")
        places.app.host.answerFileRequest([target.path])
        places.app.settle()
        #expect(try Data(contentsOf: target) == Data(contentsOf: file))
    }

    @Test("Tasks: a way is measured, and the part is printed")
    func measuring() throws {
        defer { places.close() }
        // 3. Measuring.
        places.app.keyboard.press("m", .command)
        places.app.settle()
        for x in [500.0, 800] {
            places.app.finger.tap(at: CGPoint(x: x, y: 400))
            places.app.advance(by: 1)
        }
        #expect(places.root.map.measured?.count == 2)
        // 4. Printing.
        places.app.keyboard.press("p", .command)
        try places.app.wait(until: places.app.host.printRequest != nil)
        #expect(places.app.host.printRequest?.isLandscape == true)
        places.app.host.answerPrintRequest()
        places.app.settle()
        #expect(places.app.host.printedDocuments.count == 1)
    }

    @Test("Tasks: regions are switched and removed, and China's system is set")
    func regions() throws {
        defer { places.close() }
        defer { LocationServices.shared.mapProvider = nil }
        // 5. Another region, in two steps.
        #expect(abs(places.root.map.mapView.centerCoordinate.longitude - 121.495) < 0.01)
        try step("Maps")
        try step("other")
        #expect(abs(places.root.map.mapView.centerCoordinate.longitude - 126.495) < 0.01)
        // 6. It is removed, by the mouse's other button.
        let row = try #require(places.app.query(UITableViewCell.self).label("other").all.first)
        places.app.mouse.click(at: row.center, button: .secondary)
        places.app.settle()
        try step("Remove")
        try step("Remove")
        try places.app.wait(until: places.services.library.regions.count == 1)
        // 7. China's system.
        try step("Places")
        try step("Coordinates in China")
        try step("My maps use GCJ-02")
        #expect(places.services.saved.usesChinaSystem)
    }
}
