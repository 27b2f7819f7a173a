import GalleryUI
import Testing
import UIKit
import UIKitTesting

/// The places besides their pages in which components are shown.
@Suite("Gallery's other places of components", .serialized)
struct ComponentHostTests {
    private nonisolated static let places: [(page: String, places: [String])] = [
        ("HUDs", ["In a list"]), ("Badges", ["In a list"]), ("Toasts", ["In a list"]),
        ("SmartFields", ["In a list"]), ("Empty states", ["In a collection"]), ("Chat", []),
        ("Columns", []), ("Checks", ["In a navigation stack"]),
    ]
    private nonisolated static let everywhere = [
        "In a sheet", "From right to left", "In a turned view",
    ]

    /// Opens a place of a page by its menu, a second after that.
    private func open(
        _ place: String, of page: String, appearance: UIUserInterfaceStyle = .light
    ) throws -> HeadlessApp {
        let size = GalleryApp.usualSize
        let app = HeadlessApp(
            size: size, scale: 1, appearance: appearance,
            delegate: GalleryApp(size: size, page: page))
        app.settle()
        try app.finger.tap(on: "Places")
        app.settle()
        try app.finger.tap(on: place)
        app.advance(by: 1)
        return app
    }

    @Test("Gallery: the other places of a component match their sheet", arguments: places)
    func sheet(page: String, places: [String]) throws {
        let pictures = try (places + Self.everywhere).map { try open($0, of: page).snapshot() }
        let name = page.lowercased().replacing(" ", with: "")
        try Snapshot(sheetOf: pictures, columns: pictures.count).matchGolden("hosts-\(name)")
    }

    @Test("Gallery: only components have other places")
    func controls() throws {
        let app = HeadlessApp(
            size: GalleryApp.usualSize, delegate: GalleryApp(page: "Buttons"))
        app.settle()
        #expect(app.find("Places") == nil && app.find("Code") != nil)
    }

    @Test("Gallery: a toast with a button takes its deletion back, in a page and in a list")
    func undo() throws {
        let app = try HeadlessApp.gallery("Toasts")
        try app.finger.tap(on: "Button")
        app.advance(by: 0.5)
        try app.finger.tap(on: "ToastAction")
        app.advance(by: 0.5)
        #expect(app.find("Undone") != nil)
        let list = try open("In a list", of: "Toasts")
        try list.finger.tap(on: "ToastAction")
        list.advance(by: 0.5)
        #expect(list.find("Undone") != nil)
    }

    @Test("Gallery: fields in a list keep the texts and the faults of their rows")
    func fields() throws {
        let app = try open("In a list", of: "SmartFields")
        func faults() -> Int {
            app.query(UILabel.self).all.count { $0.text == "A number from 0 to 150." }
        }
        let atTop = faults()
        let list = try #require(app.query(UITableView.self).first?.view as? UITableView)
        let last = IndexPath(row: 29, section: 0)
        list.scrollToRow(at: last, at: .bottom, animated: false)
        app.settle()
        #expect(faults() > 0)
        list.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        app.settle()
        #expect(faults() == atTop)
    }

    @Test("Gallery: a check of the stack becomes the head of its screen, and a row again")
    func stack() throws {
        let app = try open("In a navigation stack", of: "Checks")
        // The page below the sheet has rows of the same names.
        func rows() -> Int { app.query(UILabel.self).all.count { $0.text == "Hermes" } }
        #expect(rows() == 2)
        try app.finger.tap(on: "National Rail, $86.00")
        app.settle()
        #expect(rows() == 1)
        try app.finger.tap(on: "In a navigation stack")
        app.settle()
        #expect(rows() == 2)
    }

    @Test("Gallery: an empty collection is filled by its button")
    func collection() throws {
        let app = try open("In a collection", of: "Empty states")
        try app.finger.tap(on: "Restore")
        app.settle()
        #expect(app.query(UICollectionViewCell.self).count == 6 && app.find("Restore") == nil)
    }
}
