import BookshelfLists
import CameraCapture
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("Bookshelf's camera and covers on the move")
struct ISBNScanTests {
    private func launch(
        _ events: [CameraEvent] = [], error: CameraError? = nil, language: Language = .english
    ) -> (HeadlessApp, LibraryController) {
        let (app, library, _) = HeadlessApp.shelf(
            language: language, camera: { StillCamera.feed(events, error: error) })
        return (app, library)
    }

    @Test("Scan: a book's bar code fills the field, and its check digit is explained")
    func scan() throws {
        let blank = CameraFrame(width: 8, height: 8, bytes: Array(repeating: 200, count: 64))
        let (app, _) = launch([
            .started(.init(width: 320, height: 200)), .frame(blank),
            .frame(Barcode.picture("9780306406157")),
        ])
        for name in ["Add a book", "Scan ISBN"] {
            try app.finger.tap(on: name)
            app.settle()
        }
        let field = try #require(app.find("ISBN")?.view as? UITextField)
        #expect(field.text == "9780306406157")
        #expect(app.find("Explanation")?.label?.contains("the number is right") == true)
        #expect(app.find("Advice") == nil)
    }

    @Test("Scan: goods that are no books, and a camera that is not there, are said")
    func otherGoods() throws {
        let (app, _) = launch([.frame(Barcode.picture("5901234123457"))], error: .noCamera)
        for name in ["Add a book", "Scan ISBN"] {
            try app.finger.tap(on: name)
            app.settle()
        }
        #expect(
            app.find("Advice")?.label == "There is no camera. Connect one, or type the number.")
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(app.find("Advice") == nil && app.find("ISBN") != nil)
    }

    @Test(
        "Scan: numbers in bar codes of goods",
        arguments: [
            ("9780306406157", true), ("9791090636071", true), ("9790260000438", false),
            ("5901234123457", false), ("12345670", false),
        ])
    func goods(digits: String, isBook: Bool) {
        #expect((ISBN(goods: digits) != nil) == isBook)
    }

    @Test("Covers: the cover moves from the shelf to the book's page and back")
    func transition() throws {
        let (app, library) = launch()
        try app.finger.tap(on: "Walden")
        app.advance(by: 0.15)
        let container = try #require(library.details.view.superview)
        let copy = try #require(container.subviews.last)
        #expect(copy !== library.details.view && copy.isAccessibilityElement == false)
        let place = copy.frame
        app.advance(by: 0.1)
        #expect(copy.frame.minY < place.minY && copy.superview != nil)
        app.settle()
        #expect(library.navigation.topViewController === library.details)
        #expect(library.details.cover?.alpha == 1 && library.details.view.alpha == 1)
        try app.finger.tap(on: "Bookshelf")
        app.advance(by: 0.15)
        app.settle()
        #expect(library.navigation.topViewController === library.shelf)
        let covers = library.shelf.list.visibleCells.compactMap { ($0 as? BookCell)?.cover }
        #expect(covers.allSatisfy { $0.alpha == 1 })
    }

    @Test("Covers: a swipe back follows the finger, and may be given up")
    func swipe() throws {
        let (app, library) = launch()
        try app.finger.tap(on: "Walden")
        app.settle()
        app.finger.down(at: CGPoint(x: 2, y: 300))
        app.finger.move(to: CGPoint(x: 120, y: 300), duration: 0.2)
        app.advance(by: 0.1)
        #expect(library.details.view.superview != nil)
        app.finger.move(to: CGPoint(x: 4, y: 300), duration: 0.3)
        app.finger.up()
        app.settle()
        #expect(library.navigation.topViewController === library.details)
        #expect(library.details.view.transform == .identity)
        app.finger.down(at: CGPoint(x: 2, y: 300))
        app.finger.move(to: CGPoint(x: 340, y: 300), duration: 0.2)
        app.finger.up()
        app.settle()
        #expect(library.navigation.topViewController === library.shelf)
    }
}
