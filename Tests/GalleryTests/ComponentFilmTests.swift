import GalleryUI
import Testing
import Toasts
import UIKit
import UIKitTesting

/// The motions of components as strips of pictures, in the surroundings in which they may differ.
@Suite("Films of components", .serialized)
struct ComponentFilmTests {
    /// The surroundings of a film.
    nonisolated enum Surroundings: String, CaseIterable {
        case light, dark, rtl, largest, chinese, still

        var language: Language { self == .chinese ? .simplifiedChinese : .english }
    }

    private static let size = CGSize(width: 320, height: 480)

    /// Opens a page of the gallery.
    private func open(_ name: String, _ surroundings: Surroundings) throws -> HeadlessApp {
        let app = HeadlessApp(
            size: Self.size, scale: 1, appearance: surroundings == .dark ? .dark : .light,
            language: surroundings.language, rootViewController: UIViewController())
        app.host.reducesMotion = surroundings == .still
        if surroundings == .largest {
            app.setTextSize(.accessibilityExtraExtraExtraLarge)
        }
        let page = try #require(GalleryPage.all.first { $0.name == name }).makeController()
        app.window.rootViewController = page
        if surroundings == .rtl {
            page.setOverrideTraitCollection(
                UITraitCollection { $0.layoutDirection = .rightToLeft }, forChild: page)
        }
        app.settle()
        return app
    }

    @Test(
        "Film: a HUD that changes its mode and ends with a mark", arguments: Surroundings.allCases)
    func hud(_ surroundings: Surroundings) throws {
        let app = try open("HUDs", surroundings)
        try app.finger.tap(on: "Modes")
        var strip = FilmStrip(app)
        for time in [0.1, 0.2, 2.2, 2.5, 3.8, 1.0] { strip.add(after: time) }
        try strip.picture.matchGolden("film-hud-\(surroundings)")
    }

    @Test("Film: toasts come and go", arguments: Surroundings.allCases)
    func toast(_ surroundings: Surroundings) throws {
        let app = try open("Toasts", surroundings)
        try app.finger.tap(on: "Image")
        var strip = FilmStrip(app)
        for time in [0.1, 0.3, 2.9] { strip.add(after: time) }
        app.advance(by: 1)
        try app.finger.tap(on: "Top")
        strip.add(after: 0.4)
        app.advance(by: 4)
        try app.finger.tap(on: "Long")
        strip.add(after: 0.1)
        strip.add(after: 0.3)
        try strip.picture.matchGolden("film-toast-\(surroundings)")
    }

    @Test("Film: badges count up, pop, and are reset", arguments: Surroundings.allCases)
    func badges(_ surroundings: Surroundings) throws {
        let app = try open("Badges", surroundings)
        var strip = FilmStrip(app)
        strip.add(after: 0)
        try app.finger.tap(on: "More")
        for time in [0.1, 0.1, 0.3] { strip.add(after: time) }
        try app.finger.tap(on: "Reset")
        strip.add(after: 0.3)
        try strip.picture.matchGolden("film-badges-\(surroundings)")
    }

    @Test("Film: My Checks, there and back", arguments: Surroundings.allCases)
    func checks(_ surroundings: Surroundings) throws {
        let app = try open("Checks", surroundings)
        try app.finger.tap(on: "National Rail, $86.00")
        var strip = FilmStrip(app)
        for time in [0.1, 0.2, 0.15, 0.2, 0.2, 1.0] { strip.add(after: time) }
        app.settle()
        try app.finger.tap(on: "CloseCheck")
        for time in [0.2, 0.4, 0.3] { strip.add(after: time) }
        try strip.picture.matchGolden("film-checks-\(surroundings)")
    }
}

/// Pictures of an app at several times, side by side.
struct FilmStrip {
    private let app: HeadlessApp
    private var pictures: [Snapshot] = []

    init(_ app: HeadlessApp) {
        self.app = app
    }

    /// Advances the clock, and adds what is shown then.
    mutating func add(after seconds: Double) {
        app.advance(by: seconds)
        pictures.append(app.snapshot())
    }

    /// The pictures with a grey line between them.
    var picture: Snapshot {
        let height = pictures[0].height
        var pixels: [UInt32] = []
        for y in 0..<height {
            for picture in pictures {
                pixels += picture.pixels[(y * picture.width)..<((y + 1) * picture.width)]
                pixels += [0xFF80_8080, 0xFF80_8080]
            }
        }
        return Snapshot(width: pixels.count / height, height: height, pixels: pixels)
    }
}
