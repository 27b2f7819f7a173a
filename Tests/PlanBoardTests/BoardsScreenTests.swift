import FoundationGaps
import PlanBoardCore
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's list of boards")
struct BoardsScreenTests {
    private func app(_ size: CGSize = CGSize(width: 375, height: 667)) -> HeadlessApp {
        let app = HeadlessApp(size: size, delegate: PlanBoardApp(size: size))
        app.settle()
        return app
    }

    private func tap(_ names: String..., on app: HeadlessApp) throws {
        for name in names {
            try app.finger.tap(on: name)
            app.settle()
        }
    }

    @Test("Boards: in a narrow window the title has a menu that opens, adds and deletes boards")
    func narrow() throws {
        let app = app()
        #expect(app.find("Board Garden") == nil)
        try tap("Boards", "Garden", on: app)
        #expect(app.find("Ideas") != nil && app.find("Today (6)") == nil)
        try tap("Boards", "New board", "Week", on: app)
        #expect(app.find("Name of the board") != nil)
        app.keyboard.press("a", .control)
        app.keyboard.type("Trip")
        try tap("Save", on: app)
        #expect(app.find("Monday") != nil)
        #expect(app.find("Boards")?.label == "Trip")
        try tap("Boards", "Delete board", on: app)
        #expect(app.find("Today (6)") != nil)
        app.keyboard.press("z", .control)
        app.settle()
        try tap("Boards", "Trip", on: app)
        #expect(app.find("Monday") != nil)
    }

    @Test("Boards: a wide window lists them next to the open one")
    func wide() throws {
        let app = app(CGSize(width: 1280, height: 800))
        #expect(app.find("Boards")?.view is UILabel)
        #expect(app.find("Today (6)") != nil)
        try tap("Board Garden", on: app)
        #expect(
            app.find("Ideas") != nil
                && app.find("Board Garden")?.view.accessibilityTraits.contains(.selected) == true
        )
        app.resize(to: CGSize(width: 375, height: 667))
        app.settle()
        #expect(app.find("Board Garden") == nil && app.find("Boards")?.label == "Garden")
    }

    @Test("Filter: labels, due dates and the mark pick cards, and say how many")
    func filter() throws {
        let app = app(CGSize(width: 1280, height: 800))
        try tap("Filter", "Overdue", on: app)
        #expect(app.find("Hint")?.value == "Filter: 1 of 11 cards")
        #expect(app.find("Repair the lamp") == nil)
        try tap("Filter", "Overdue", "Filter", "#office", on: app)
        #expect(app.find("Call the printer about the posters") != nil)
        #expect(app.find("Repair the lamp") == nil)
        try tap("Filter", "Show all cards", on: app)
        #expect(app.find("Repair the lamp") != nil)
    }
}
