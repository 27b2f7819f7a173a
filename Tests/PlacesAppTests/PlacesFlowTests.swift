import Coordinates
import CoreLocation
import Foundation
import MapKit
import Places
import PlacesAppCore
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PlacesAppUI

@Suite("Places: screens", .serialized)
struct PlacesFlowTests {
    @Test("Texts: every key exists in every language")
    func texts() throws {
        let problems = try AppTexts(of: "PlacesApp").problems
        #expect(problems == [])
    }

    /// The app after a town was imported, with the town in the middle of the map.
    private func town() async throws -> LaunchedPlaces {
        let places = LaunchedPlaces()
        let extract = TownExtract()
        let file = try extract.write()
        _ = try await places.services.library.add(file) { _ in }
        withExtendedLifetime(extract) {}
        places.root.map.mapView.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 31.2397, longitude: 121.4998),
                latitudinalMeters: 2_000, longitudinalMeters: 2_000), animated: false)
        await places.app.settle()
        return places
    }

    private func labels(_ places: LaunchedPlaces) -> [String] {
        places.app.query(UITableViewCell.self).all.compactMap(\.label)
    }

    @Test(
        "Home: without an extract one sentence says so, and all categories are in their order",
        arguments: [CGSize(width: 320, height: 2_400), CGSize(width: 1_100, height: 2_400)])
    func home(size: CGSize) throws {
        let places = LaunchedPlaces(size: size)
        defer { places.close() }
        let labels = labels(places)
        #expect(labels.first?.hasPrefix("This is a small map of the world.") == true)
        #expect(Array(labels.suffix(20)) == PlaceCategory.allCases.map(\.englishName))
        #expect(places.services.library.store == nil)
        #expect(!FileManager.default.fileExists(atPath: places.folders.places.path))
    }

    @Test("Home: a narrow window leads to the map and back")
    func narrow() throws {
        let places = LaunchedPlaces(size: CGSize(width: 320, height: 568))
        defer { places.close() }
        #expect(places.root.map.viewIfLoaded?.window == nil)
        try places.app.finger.tap(on: "Map")
        places.app.settle()
        #expect(places.root.map.view.window != nil)
    }

    @Test("Import: an extract brings its map and its places, several regions stand side by side")
    func regions() async throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let town = TownExtract()
        let first = try town.write()
        let second = try town.write(named: "other", east: 5)
        places.root.open([first, second])
        try places.app.wait(until: places.services.library.regions.count == 2)
        await places.app.settle()
        #expect(places.services.library.regions.map(\.name) == ["other", "town"])
        let store = try #require(places.services.library.store)
        let both = try await store.count()
        #expect(abs(places.root.map.mapView.centerCoordinate.longitude - 126.495) < 0.01)
        try await places.services.library.remove(places.services.library.regions[0])
        #expect(try await store.count() == both / 2)
        #expect(places.services.library.regions.map(\.name) == ["town"])
    }

    @Test("Import: files that are none are told in one message, and nothing stays")
    func refused() async throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let folder = places.folders.data.appending(path: "files")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = ["a.pbf", "b.mbtiles", "c.gpx", "d.txt"].map { folder.appending(path: $0) }
        for file in files { try Data("no".utf8).write(to: file) }
        places.root.open(files)
        try places.app.wait(until: places.root.presentedViewController is UIAlertController)
        let alert = try #require(places.root.presentedViewController as? UIAlertController)
        let text = (alert.title ?? "") + (alert.message ?? "")
        for file in files { #expect(text.contains(file.lastPathComponent), "\(text)") }
        #expect(places.services.library.regions == [])
        let left = try FileManager.default.contentsOfDirectory(atPath: places.folders.maps.path)
        #expect(left == [])
    }

    @Test(
        "Search: suggestions find pinyin, initials, English and typing errors",
        arguments: ["renmin", "rmyd", "pharmacy", "Pharmcy", "人民藥店", "27"])
    func suggestions(words: String) async throws {
        let places = try await town()
        defer { places.close() }
        try places.app.finger.tap(on: "Name, address or category")
        places.app.keyboard.type(words)
        try places.app.wait(
            until: labels(places).contains { $0.contains("人民药店") || $0.contains("Pharmacy") })
    }

    @Test("Search: a category around the middle is a list with distances, and pins")
    func category() async throws {
        let places = try await town()
        defer { places.close() }
        places.root.map.loadViewIfNeeded()
        let results = ResultsController(
            .category(.medicalService), around: places.root.map.center,
            services: places.services)
        (places.root.viewController(for: .primary) as? UINavigationController)?
            .pushViewController(results, animated: false)
        try places.app.wait(until: labels(places).contains("人民药店"))
        let cell = places.app.query(UITableViewCell.self).label("人民药店").all.first
        let value = cell?.value ?? ""
        #expect(value.hasPrefix("0 m · People Pharmacy · Medical Service"), "\(value)")
        let pins = places.root.map.mapView.annotations.compactMap { $0 as? PlaceAnnotation }
        #expect(pins.map(\.title) == ["人民药店"])
    }

    @Test("Search: two quick touches of “Show more” bring one page")
    func pages() async throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let extract = TownExtract()
        _ = try await places.services.library.add(extract.write(cafes: 80)) { _ in }
        let results = ResultsController(
            .category(.food), around: try Coordinate(latitude: 31.24, longitude: 121.5),
            services: places.services)
        (places.root.viewController(for: .primary) as? UINavigationController)?
            .pushViewController(results, animated: false)
        let table = try #require(results.tableView)
        try places.app.wait(until: table.numberOfRows(inSection: 0) > 1)
        let rows = table.numberOfRows(inSection: 0)
        for _ in 0..<2 {
            results.tableView(table, didSelectRowAt: IndexPath(row: rows - 1, section: 0))
        }
        try places.app.wait(until: table.numberOfRows(inSection: 0) > rows)
        places.app.advance(by: 2)
        await places.app.settle()
        #expect(table.numberOfRows(inSection: 0) == 2 * rows - 1)
        withExtendedLifetime(extract) {}
    }

    /// The app with the card of the town's pharmacy.
    private func card() async throws -> LaunchedPlaces {
        let places = try await town()
        let store = try #require(places.services.library.store)
        let found = try await store.search(KeywordRequest("人民药店")).places
        let details = PlaceDetails(try #require(found.first).place, in: "en")
        places.root.showCard(of: details)
        await places.app.settle()
        return places
    }

    @Test("Card: address, hours, phone, website, three systems and a code")
    func facts() async throws {
        let places = try await card()
        defer { places.close() }
        let shown = places.app.query(UITableViewCell.self).all
            .map { "\($0.label ?? ""): \($0.value ?? "")" }
        let place = try Coordinate<WGS84>(latitude: 31.2397, longitude: 121.4998)
        let (gcj02, bd09) = (place.gcj02(in: .amap), place.bd09(in: .baidu))
        func text(_ latitude: Double, _ longitude: Double) -> String {
            String(format: "%.6f, %.6f", latitude, longitude)
        }
        for words in [
            "人民药店: People Pharmacy · Medical Service",
            "Opening hours: Mon–Fri 08:00–18:00\nSat closed",
            "+86 21 5550 100", "https://example.com/yao", "WGS-84: 31.239700, 121.499800",
            "GCJ-02: \(text(gcj02.latitude, gcj02.longitude))",
            "BD-09: \(text(bd09.latitude, bd09.longitude))",
        ] {
            #expect(shown.contains { $0.hasPrefix(words) }, "\(words): \(shown)")
        }
        try places.app.finger.tap(on: "https://example.com/yao")
        await places.app.settle()
        #expect(places.app.openedURLs.map(\.absoluteString) == ["https://example.com/yao"])
    }

    @Test("Card: opening hours are in the app's language, and what is unknown stays")
    func hours() async throws {
        let chinese = LaunchedPlaces(language: .simplifiedChinese)
        defer { chinese.close() }
        #expect(openingHours("Mo-Fr 08:00-18:00; Sa,PH off") == "周一–周五 08:00–18:00\n周六,公众假期 休息")
        #expect(openingHours("24/7") == "全天")
        #expect(openingHours("sunrise-sunset \"by request\"") == "sunrise–sunset \"by request\"")
        #expect(openingHours("We off \"We close at dusk-ish\"") == "周三 休息 \"We close at dusk-ish\"")
    }

    @Test("Card: a website of another scheme is not opened")
    func hostile() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        var details = PlaceDetails(
            name: "x", try Coordinate(latitude: 1, longitude: 2))
        details.website = "javascript://example.com/%0aalert(1)"
        places.root.showCard(of: details)
        places.app.settle()
        try? places.app.finger.tap(on: details.website)
        places.app.settle()
        #expect(places.app.openedURLs.isEmpty)
    }

    @Test("Card: a place is saved in a list with a note, removed, and put back")
    func saving() async throws {
        let places = try await card()
        defer { places.close() }
        try places.app.finger.tap(on: "Save…")
        await places.app.settle()
        places.app.keyboard.type("Health")
        try places.app.finger.tap(on: "Note")
        places.app.keyboard.type("Open late")
        try places.app.finger.tap(on: "Save")
        await places.app.settle()
        let saved = try #require(places.services.saved.places.first)
        #expect(saved.list == "Health" && saved.note == "Open late")
        #expect(places.shows("Open late"))
        try places.app.finger.tap(on: "Remove from saved places")
        places.app.advance(by: 1)
        #expect(places.services.saved.places.isEmpty)
        try places.app.finger.tap(on: "Undo")
        await places.app.settle()
        #expect(places.services.saved.places == [saved])
    }

    @Test("Measuring: the way is as long as on the ellipsoid, and points can be taken back")
    func measuring() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let map = places.root.map
        map.measure()
        places.app.settle()
        #expect(places.shows("Touch the points of the way."))
        places.app.finger.tap(at: map.mapView.convert(CGPoint(x: 300, y: 300), to: nil))
        places.app.advance(by: 1)
        #expect(map.measured?.count == 1)
        map.removeLastMeasured()
        map.addMeasured(try Coordinate(latitude: 31, longitude: 121))
        map.addMeasured(try Coordinate(latitude: 31, longitude: 121.02))
        places.app.settle()
        #expect(places.shows("1.9 km"))
        try places.app.finger.tap(on: "Undo")
        places.app.settle()
        #expect(map.measured?.count == 1)
        try places.app.finger.tap(on: "Done")
        places.app.settle()
        #expect(map.measured == nil && map.bar.isHidden && map.mapView.overlays.isEmpty)
    }

    @Test("Measuring: a line over the 180th meridian takes the short way, and keys work")
    func meridian() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        let map = places.root.map
        map.measure()
        map.addMeasured(try Coordinate(latitude: -33.9, longitude: 151.2))
        map.addMeasured(try Coordinate(latitude: 34, longitude: -118.2))
        places.app.settle()
        let width = try #require(map.measuredLine).boundingMapRect.width
        #expect(abs(width / MKMapSize.world.width - 90.6 / 360) < 1e-6)
        places.app.keyboard.press(.delete)
        places.app.settle()
        #expect(map.measured?.count == 1)
        places.app.keyboard.press(.escape)
        places.app.settle()
        #expect(map.measured == nil)
    }

    @Test("Tracks: what is recorded is a GPX file, in WGS-84 on maps of China's system too")
    func recording() async throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        LocationServices.shared.source = LocationScript([
            .init(after: 0, latitude: 31.2397, longitude: 121.4998),
            .init(after: 10, latitude: 31.2407, longitude: 121.4998),
        ])
        try places.services.saved.setUsesChinaSystem(true)
        places.services.applySystem()
        defer { LocationServices.shared.mapProvider = nil }
        places.root.map.startRecording()
        places.app.advance(by: 12)
        await places.app.settle()
        #expect(abs((places.root.map.recording?.length ?? 0) - 110.9) < 1)
        #expect(places.shows("Recording: 1"))
        places.root.map.stopRecording()
        await places.app.settle()
        let file = try #require(places.services.tracks.files.first)
        let points = try Track(gpx: file).segments.joined().map(\.coordinate)
        #expect(points.count == 2)
        #expect(abs((points.first?.latitude ?? 0) - 31.2397) < 1e-7)
        #expect(abs((points.last?.longitude ?? 0) - 121.4998) < 1e-7)
    }

    @Test("Tracks: the button that ends a recording stays the same while locations arrive")
    func stopButton() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        LocationServices.shared.source = LocationScript([
            .init(after: 0, latitude: 31.2397, longitude: 121.4998)
        ])
        let map = places.root.map
        map.startRecording()
        places.app.settle()
        let buttons = map.bar.buttons.arrangedSubviews
        #expect(buttons.count == 1)
        let count = map.recording?.points.count ?? 0
        map.record([CLLocation(latitude: 31.24, longitude: 121.5)])
        #expect(map.recording?.points.count == count + 1)
        #expect(map.bar.buttons.arrangedSubviews == buttons)
        map.stopRecording()
    }

    @Test("China: pins move to where maps in GCJ-02 show their places, once")
    func china() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        defer { LocationServices.shared.mapProvider = nil }
        let place = try Coordinate<WGS84>(latitude: 31.2397, longitude: 121.4998)
        try places.services.saved.add(PlaceDetails(name: "A", place))
        places.root.map.loadViewIfNeeded()
        let system = SystemController(services: places.services)
        (places.root.viewController(for: .primary) as? UINavigationController)?
            .pushViewController(system, animated: false)
        places.app.settle()
        let toggle = system.toggle
        places.app.finger.tap(
            at: toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil))
        places.app.settle()
        #expect(places.services.saved.usesChinaSystem)
        #expect(LocationServices.shared.mapProvider == .amap)
        let pin = try #require(places.root.map.mapView.annotations.first)
        let there = place.gcj02(in: .amap)
        #expect(abs(pin.coordinate.latitude - there.latitude) < 1e-9)
        let back = try #require(places.services.place(at: pin.coordinate))
        #expect(abs(back.latitude - place.latitude) < 1e-8)
    }

    @Test("Keys: each opens its screen, and none works below an alert")
    func keys() throws {
        let places = LaunchedPlaces()
        defer { places.close() }
        for (key, title) in [("1", "Saved places"), ("2", "Tracks"), ("3", "Maps")] {
            places.app.keyboard.press(Character(key), .command)
            places.app.settle()
            let main = places.root.viewController(for: .primary) as? UINavigationController
            #expect(main?.topViewController?.title == title)
        }
        #expect(places.root.keyCommands?.count == 8)
        places.root.tell("A")
        places.app.settle()
        #expect(places.root.keyCommands?.isEmpty == true)
    }
}
