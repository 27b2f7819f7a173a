import CoreLocation
import Foundation
import FoundationGaps
package import PlacesAppCore
public import UIKit

/// Places: a map of the user's own regions, offline, with searches, saved places and tracks.
public final class PlacesApplication: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The action of the app in the help of its program.
    public static let summary: LocalizedText = .localized(
        "shows maps offline, and finds and keeps places")

    /// The files that the program opens.
    public static let files: LocalizedText = .localized("maps, extracts and tracks")

    /// The size in points of a window that a script or a picture is made for.
    public static let usualSize = CGSize(width: 375, height: 667)

    /// The size of the first window on a desktop.
    public static let desktopSize = CGSize(width: 1100, height: 760)

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let services: PlacesServices
    private let opened: [URL]

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - files: Extracts, maps or tracks to open.
    ///   - keepsData: `true` for the user's own maps and places; otherwise nothing is kept.
    public convenience init(
        size: CGSize = PlacesApplication.usualSize, style: UIUserInterfaceStyle? = nil,
        files: [URL] = [], keepsData: Bool = false
    ) {
        self.init(
            size: size, style: style, files: files,
            services: PlacesServices(keepsData ? .user() : .temporary()))
    }

    /// Creates the app with services of the caller's.
    package init(
        size: CGSize = PlacesApplication.usualSize, style: UIUserInterfaceStyle? = nil,
        files: [URL] = [], services: PlacesServices
    ) {
        self.size = size
        self.style = style
        self.services = services
        opened = files
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        declareUseOfLocation()
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        let root = RootController(services: services)
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        root.open(opened)
        return true
    }

    /// Says in the app's `Info.plist` why it asks for the location.
    private func declareUseOfLocation() {
        let reason = String(
            localized: "Your location is shown on the map, and recorded in tracks.",
            bundle: .module)
        let texts = ["NSLocationWhenInUseUsageDescription": reason]
        do {
            try Bundle.addToMainInfo(
                PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0))
        } catch {
            preconditionFailure("A dictionary of texts is no property list: \(error)")
        }
    }
}

/// What the app's screens stand on.
package final class PlacesServices {
    let library: MapLibrary
    let saved: SavedPlaces
    let tracks: TrackFolder

    /// Returns the time.
    let now: () -> Date

    package init(_ folders: PlaceFolders, now: @escaping () -> Date = { Date() }) {
        self.now = now
        library = MapLibrary(folders)
        saved = SavedPlaces(file: folders.saved, now: now)
        tracks = TrackFolder(folders.tracks)
        tracks.tidy()
        applySystem()
    }

    /// Lets the locations agree with the system of the maps.
    func applySystem() {
        LocationServices.shared.mapProvider = saved.usesChinaSystem ? .amap : nil
    }
}
