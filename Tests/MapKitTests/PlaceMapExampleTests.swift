import Coordinates
import Foundation
import MapKit
import MapTiles
import Places
import Testing
import UIKitTesting

/// The map of Port/Examples, whose file is compiled here as it is, and searches by themselves.
@Suite("Map example and searches", .serialized)
struct PlaceMapExampleTests {
    /// Opens a store with places in the town that exists nowhere, for all searches.
    private func withPlaces(_ body: () async throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "/places-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try SQLitePlaceStore(path: folder + "/places.db")
        func place(_ id: Int64, _ name: String, _ latitude: Double, _ longitude: Double) throws
            -> Place
        {
            Place(
                id: id, name: name, englishName: id == 1 ? "Central Pharmacy" : nil,
                coordinate: try Coordinate(latitude: latitude, longitude: longitude),
                category: .medicalService, address: "Via Roma 4", city: "Borgochiaro",
                attributes: ["addr:country": "IT", "website": "https://example.org", "phone": "1"])
        }
        try await store.insert([
            place(1, "Farmacia Centrale", 48.659, 9.591), place(2, "Farmacia Nord", 48.664, 9.588),
            place(3, "Farmacia Lontana", 41.9, 12.5),
        ])
        LocationServices.shared.places = store
        defer { LocationServices.shared.places = nil }
        try await body()
    }

    @Test("Example: a search shows pins with callouts, around the user's location")
    func example() async throws {
        try await withPlaces {
            let fixture = try MapFixture()
            let texts = ["NSLocationWhenInUseUsageDescription": "To show what is near."]
            try Bundle.addToMainInfo(
                PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0))
            LocationServices.shared.source = FixedLocation(latitude: 48.658, longitude: 9.59)
            let screen = PlaceMapViewController()
            let app = HeadlessApp(
                size: CGSize(width: 390, height: 640), language: .english,
                rootViewController: UINavigationController(rootViewController: screen))
            _ = fixture
            app.settle()
            #expect(screen.mapView.isUserLocationVisible)
            #expect(screen.mapView.overlays.count == 1)
            #expect(abs(screen.mapView.centerCoordinate.latitude - 48.658) < 0.01)
            app.finger.tap(at: screen.searchBar.convert(CGPoint(x: 150, y: 25), to: nil))
            app.keyboard.type("farmacia")
            app.keyboard.press(.enter)
            app.settle()
            let alert = screen.presentedViewController as? UIAlertController
            #expect(alert == nil, "\(alert?.message ?? ""), \(screen.searchBar.text ?? "")")
            let places = screen.mapView.annotations.compactMap { $0 as? PlaceAnnotation }
            #expect(
                Set(places.compactMap(\.title)).isSuperset(of: [
                    "Farmacia Centrale", "Farmacia Nord",
                ]))
            var chosen: [String] = []
            screen.onChoose = { chosen.append($0.name ?? "") }
            let central = try #require(places.first { $0.title == "Farmacia Centrale" })
            screen.mapView.setRegion(
                MKCoordinateRegion(
                    center: central.coordinate, latitudinalMeters: 900, longitudinalMeters: 900),
                animated: false)
            app.settle()
            app.finger.tap(at: screen.mapView.convert(central.coordinate, toPointTo: nil))
            app.settle()
            if let folder = ProcessInfo.processInfo.environment["LOOK"] {
                try app.snapshot().pngData().write(to: URL(filePath: folder + "/place-map.png"))
            }
            let view = try #require(screen.mapView.view(for: central))
            #expect(view.isSelected)
            let button = try #require(view.rightCalloutAccessoryView as? UIButton)
            let center = button.convert(
                CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            app.finger.tap(at: center)
            app.settle()
            #expect(chosen == ["Farmacia Centrale"])
        }
    }

    @Test("Example: a search without a result tells it")
    func nothing() async throws {
        try await withPlaces {
            let screen = PlaceMapViewController()
            let app = HeadlessApp(
                size: CGSize(width: 390, height: 640), language: .english,
                rootViewController: screen)
            app.settle()
            app.finger.tap(at: screen.searchBar.convert(CGPoint(x: 150, y: 25), to: nil))
            app.keyboard.type("zzzzqq")
            app.keyboard.press(.enter)
            app.settle()
            #expect(screen.presentedViewController is UIAlertController)
        }
    }

    @Test("MKLocalSearch: items have address, phone and website, the nearest first")
    func search() async throws {
        try await withPlaces {
            let request = MKLocalSearch.Request(
                naturalLanguageQuery: "farmacia",
                region: MKCoordinateRegion(
                    center: MapFixture.town, latitudinalMeters: 2_000, longitudinalMeters: 2_000))
            let response = try await MKLocalSearch(request: request).start()
            #expect(
                response.mapItems.map(\.name) == [
                    "Farmacia Centrale", "Farmacia Nord", "Farmacia Lontana",
                ])
            let item = try #require(response.mapItems.first)
            #expect(item.phoneNumber == "1" && item.url?.host() == "example.org")
            #expect(item.placemark.title == "Via Roma 4, Borgochiaro, Italy")
            #expect(item.placemark.countryCode == "IT")
            let region = response.boundingRegion
            #expect(abs(region.span.latitudeDelta - (48.664 - 41.9)) < 1e-6)
            await #expect(throws: MKError.self) {
                try await MKLocalSearch(
                    request: MKLocalSearch.Request(naturalLanguageQuery: "zzzzqq")
                ).start()
            }
        }
    }

    @Test("MKLocalSearchCompleter: names come as a text is typed, with their addresses")
    func completer() async throws {
        try await withPlaces {
            let app = HeadlessApp(
                size: CGSize(width: 390, height: 640), rootViewController: UIViewController())
            let completer = MKLocalSearchCompleter()
            completer.queryFragment = "central ph"
            app.settle()
            #expect(completer.results.map(\.title) == ["Central Pharmacy"])
            #expect(completer.results.first?.subtitle == "Via Roma 4, Borgochiaro, Italy")
            completer.queryFragment = " "
            #expect(completer.results.isEmpty && !completer.isSearching)
        }
    }
}
