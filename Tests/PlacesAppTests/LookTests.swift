import Coordinates
import Foundation
import FoundationGaps
import MapKit
import Places
import PlacesAppCore
import Testing
import UIKit
import UIKitTesting

@testable import PlacesAppUI

@Suite("Places' looks", .serialized)
struct LookTests {
    /// The screens of the app.
    nonisolated enum Screen: String, CaseIterable {
        case home, town, results, card, saved, tracks, maps, system, measuring

        /// `true` for a screen that needs an imported town.
        var needsTown: Bool { self != .home && self != .system }

        /// The screens with goldens; all of them with `LOOK=<folder>`, which writes pictures there.
        static let looked: [Screen] =
            ProcessInfo.processInfo.environment["LOOK"] == nil ? [.home, .card] : allCases
    }

    @Test(
        "Looks: each screen matches its goldens", arguments: Screen.looked,
        AppVariant.narrowAndWide)
    func screens(screen: Screen, variant: AppVariant) async throws {
        let places = LaunchedPlaces(variant)
        defer { places.close() }
        let (app, root, services) = (places.app, places.root, places.services)
        if screen.needsTown {
            let extract = TownExtract()
            _ = try await services.library.add(try extract.write()) { _ in }
            root.map.loadViewIfNeeded()
            root.map.mapView.setRegion(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 31.242, longitude: 121.497),
                    latitudinalMeters: 2_500, longitudinalMeters: 2_500), animated: false)
            await app.settle()
        }
        try await show(screen, root, services)
        await app.settle()
        if let folder = ProcessInfo.processInfo.environment["LOOK"] {
            try app.snapshot().pngData().write(
                to: URL(filePath: "\(folder)/\(screen)-\(variant).png"))
        } else {
            try app.snapshot().matchGolden("places-\(screen)-\(variant)")
        }
    }

    private func show(
        _ screen: Screen, _ root: RootController, _ services: PlacesServices
    ) async throws {
        let main = root.viewController(for: .primary) as? UINavigationController
        func push(_ controller: UIViewController) {
            main?.pushViewController(controller, animated: false)
        }
        switch screen {
        case .home: break
        case .town: root.showMap()
        case .results:
            push(
                ResultsController(
                    .words("中山"), around: root.map.center, services: services))
        case .card:
            let details = try await pharmacy(services)
            try services.saved.add(details, list: "Health", note: "Open late on Fridays")
            root.map.focus(on: details)
            root.showCard(of: details)
        case .saved:
            let details = try await pharmacy(services)
            try services.saved.add(details, list: "Health", note: "Open late on Fridays")
            let point = try Coordinate<WGS84>(latitude: 31.245, longitude: 121.495)
            try services.saved.add(PlaceDetails(name: "Bench in the shade", point))
            push(SavedController(services: services))
        case .tracks:
            let points = try [0.0, 0.004, 0.008].map {
                Track.Point(try Coordinate(latitude: 31.24 + $0 / 2, longitude: 121.492 + $0))
            }
            let track = Track(name: "Along the river", segments: [points])
            try services.tracks.write(track)
            root.map.show(MeasuredTrack(track), named: track.name)
            push(TracksController(services: services))
        case .maps: push(MapsController(services: services))
        case .system: push(SystemController(services: services))
        case .measuring:
            root.showMap()
            root.map.measure()
            for east in [0.0, 0.004, 0.007] {
                root.map.addMeasured(
                    try Coordinate(latitude: 31.243 - east / 2, longitude: 121.493 + east))
            }
        }
    }

    private func pharmacy(_ services: PlacesServices) async throws -> PlaceDetails {
        let store = try #require(services.library.store)
        let found = try await store.search(KeywordRequest("人民药店")).places
        return PlaceDetails(try #require(found.first).place, in: Language.current.rawValue)
    }
}
