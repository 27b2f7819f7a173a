import Coordinates
import CoreLocation
import Foundation
import Places
import PlacesAppCore
import Testing
import UIKit
import UIKitTesting

@testable import PlacesAppUI

/// What Places says, and what can be undone, also after a screen is left.
@Suite("Places: messages", .serialized)
struct MessageTests {
    private let narrow = CGSize(width: 320, height: 568)

    private func push(_ controller: UIViewController, in places: LaunchedPlaces) {
        (places.root.viewController(for: .primary) as? UINavigationController)?
            .pushViewController(controller, animated: false)
        places.app.settle()
    }

    /// The alerts over the window, the lowest first.
    private func alerts(_ places: LaunchedPlaces) -> [String] {
        var alerts: [String] = []
        var next = places.root.presentedViewController
        while let alert = next as? UIAlertController {
            alerts.append(alert.title ?? "")
            next = alert.presentedViewController
        }
        return alerts
    }

    @Test(
        "Import: one that is stopped says nothing and leaves nothing",
        arguments: [0.3, 0.71])
    func stopped(share: Double) async throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let extract = TownExtract()
        // More places than are stored at once.
        let file = try extract.write(cafes: 6_000)
        let library = places.services.library
        let task = Task {
            try await library.add(file) { done in
                if done >= share { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await #expect(throws: MapLibraryError.cancelled) { try await task.value }
        #expect(library.regions == [])
        #expect(library.isEmpty)
        #expect(try await library.store?.count() == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: places.folders.maps.path)
        #expect(left == [])
        withExtendedLifetime(extract) {}
    }

    @Test("Import: what a crash left is removed at the next start, what goes on is not")
    func crashed() throws {
        let folders = PlaceFolders.temporary()
        let folder = folders.maps.appending(path: ".import-1")
        let other = folders.maps.appending(path: ".import-2")
        for folder in [folder, other] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let lock = open(other.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(lock) }
        flock(lock, LOCK_EX)
        let places = LaunchedPlaces(folders: folders)
        defer { places.close() }
        let left = try FileManager.default.contentsOfDirectory(atPath: folders.maps.path)
        #expect(left == [".import-2"])
    }

    @Test("Saved places: one is put back after its card is left")
    func undoAfterCard() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let details = PlaceDetails(name: "A", try Coordinate(latitude: 1, longitude: 2))
        let saved = try places.services.saved.add(details)
        places.root.showCard(of: details)
        places.app.settle()
        try places.app.finger.tap(on: "Remove from saved places")
        places.app.advance(by: 1)
        #expect(places.services.saved.places.isEmpty)
        (places.root.viewController(for: .primary) as? UINavigationController)?
            .popToRootViewController(animated: false)
        places.app.advance(by: 1)
        try places.app.finger.tap(on: "Undo")
        places.app.settle()
        #expect(places.services.saved.places == [saved])
    }

    @Test("Saved places: a removal that failed is told, and says nothing of a removed place")
    func failedRemoval() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let details = PlaceDetails(name: "A", try Coordinate(latitude: 1, longitude: 2))
        try places.services.saved.add(details)
        // A folder in the way of the new file.
        try FileManager.default.createDirectory(
            at: places.folders.saved.appendingPathExtension("part"),
            withIntermediateDirectories: true)
        places.root.showCard(of: details)
        places.app.settle()
        try places.app.finger.tap(on: "Remove from saved places")
        places.app.advance(by: 1)
        #expect(alerts(places).count == 1)
        #expect(!places.shows("The place was removed."))
    }

    @Test("Tracks: one is put back after the list is left")
    func undoAfterTracks() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let point = Track.Point(try Coordinate(latitude: 1, longitude: 2))
        let file = try places.services.tracks.write(Track(name: "Walk", segments: [[point]]))
        push(TracksController(services: places.services), in: places)
        places.root.remove(file)
        places.app.advance(by: 1)
        #expect(places.services.tracks.files.isEmpty)
        try places.app.finger.tap(on: "Places")
        places.app.advance(by: 1)
        try places.app.finger.tap(on: "Undo")
        places.app.settle()
        #expect(places.services.tracks.files == [file])
    }

    @Test("Messages: one from a map that is not on the screen is shown, and a second one too")
    func hidden() throws {
        let places = LaunchedPlaces(size: narrow)
        defer { places.close() }
        places.root.map.tell("A")
        places.root.map.tell("B")
        places.app.settle()
        #expect(alerts(places) == ["A", "B"])
    }

    @Test("Messages: in a narrow window, a refused location is told, and nothing is recorded")
    func refusedLocation() throws {
        let places = LaunchedPlaces(size: narrow)
        defer { places.close() }
        LocationServices.shared.source = LocationScript([], isGranted: false)
        push(TracksController(services: places.services), in: places)
        // The first touch asks; a later one knows the answer.
        for _ in 0..<2 where alerts(places).isEmpty {
            places.root.map.startRecording()
            places.app.advance(by: 1)
        }
        #expect(alerts(places) == ["Places may not use your location."])
        #expect(places.root.map.viewIfLoaded?.window == nil)
    }

    @Test("Printing: the key works in a narrow window before the map was shown")
    func printing() throws {
        let places = LaunchedPlaces(size: narrow)
        defer { places.close() }
        places.app.keyboard.press("p", .command)
        try places.app.wait(until: places.app.host.printRequest != nil)
        places.app.host.answerPrintRequest()
        places.app.settle()
        #expect(places.app.host.printedDocuments.count == 1)
    }

    @Test("Search: a category of the whole world says what to do")
    func world() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let folders = places.folders
        try FileManager.default.createDirectory(
            at: folders.data, withIntermediateDirectories: true)
        _ = try SQLitePlaceStore(path: folders.places.path)
        let services = PlacesServices(folders)
        push(ResultsController(.category(.food), around: nil, services: services), in: places)
        try places.app.wait(until: places.shows("Zoom in to the area to search, and try again."))
    }

    @Test("Messages: those about files are in the app's language, with what to do")
    func languages() async throws {
        let places = LaunchedPlaces(language: .simplifiedChinese)
        defer { places.close() }
        let folder = places.folders.data.appending(path: "files")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, words) in [
            ("a.osm.pbf", "请重新下载。"), ("b.mbtiles", "请选择其他文件。"), ("c.gpx", "请重新导出。"),
        ] {
            let file = folder.appending(path: name)
            try Data("no".utf8).write(to: file)
            places.root.open([file])
            try places.app.wait(until: places.root.presentedViewController != nil)
            let alert = try #require(
                places.root.presentedViewController as? UIAlertController)
            #expect(alert.title?.contains(words) == true, "\(alert.title ?? "")")
            #expect(alert.message == nil)
            await places.app.settle()
            try places.app.finger.tap(on: "好")
            places.app.advance(by: 1)
        }
    }

    @Test("Import: files that are opened meanwhile follow, also the same one")
    func twice() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let extract = TownExtract()
        let file = try extract.write()
        let other = try extract.write(named: "other", east: 5)
        places.root.open([file])
        places.root.open([file, other])
        try places.app.wait(until: places.services.library.regions.count == 2)
        places.app.settle()
        #expect(alerts(places) == [])
        #expect(places.services.library.regions.map(\.name) == ["other", "town"])
    }
}
