import FoundationGaps
import PlanBoardCore
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's unsaved edits")
struct UnsavedEditsTests {
    static let wide = CGSize(width: 1280, height: 1200)
    private static let place = CardPlace(column: 0, row: 0)

    /// The ways to leave a card's page, or the program.
    nonisolated enum Ending: String, CaseIterable {
        case back, otherBoard, closedWindow, end, otherProgram
    }

    /// A program with two boards, whose first card is open.
    final class Program {
        let app: HeadlessApp
        let session: BoardSession
        let library: BoardLibrary

        /// - Parameter path: The file; by default there is none.
        init(path: String? = nil) throws {
            let store = try path.map { try BoardStore(path: $0) } ?? .inMemory()
            session = try BoardSession(store: store, name: "First", titles: ["Today", "Next"])
            try session.addCard(titled: "Bread", toColumn: 0)
            library = try BoardLibrary(store: session.store)
            try library.add("Garden", BoardOutline(columns: [.init(title: "Beds")]))
            session.forgetEdits()
            let root = PlanRootController(library: library, session: session)
            app = HeadlessApp(
                size: UnsavedEditsTests.wide,
                rootViewController: root)
            app.settle()
        }

        func open() throws {
            try app.finger.tap(on: "Bread")
            app.settle()
        }

        func tap(_ names: String...) throws {
            for name in names {
                try app.finger.tap(on: name)
                app.settle()
            }
        }

        func leave(_ ending: Ending) throws {
            switch ending {
            case .back: try tap("Back")
            case .otherBoard: try tap("Board Garden")
            case .closedWindow: app.closeByHand()
            case .end: app.terminate()
            case .otherProgram: try #require(app.host.windows.first).deactivate()
            }
        }

        /// The card as it is stored.
        func stored() throws -> Card {
            let board = try session.store.load(session.id)
            return try #require(board.cards(in: board.columns[0].id).first)
        }
    }

    // MARK: The text

    @Test("Unsaved: a card's text is stored half a second after it was typed")
    func text() throws {
        let program = try Program()
        try program.open()
        try program.tap("CardText")
        program.app.keyboard.type(" and milk")
        program.app.advance(by: 0.6)
        #expect(try program.stored().title == "Bread and milk")
        // Steady typing does not put it off.
        for _ in 0..<8 {
            program.app.keyboard.type("!")
            program.app.advance(by: 0.2)
        }
        #expect(try program.stored().title.hasPrefix("Bread and milk!!!!!"))
    }

    @Test(
        "Unsaved: what was typed at last is stored whatever ends the page",
        arguments: Ending.allCases)
    func ending(ending: Ending) throws {
        let program = try Program()
        try program.open()
        try program.tap("CardText")
        program.app.keyboard.type("!")
        try program.leave(ending)
        #expect(try program.stored().title == "Bread!")
    }

    @Test("Unsaved: a mark is stored at once, and going back asks nothing")
    func mark() throws {
        let program = try Program()
        try program.open()
        try program.tap("Important")
        #expect(try program.stored().isImportant)
        try program.tap("Back")
        #expect(program.app.find("Save the changes?") == nil)
        #expect(program.app.find("Hint") != nil)
    }

    @Test("Unsaved: a title that was typed is one step of undo")
    func undo() throws {
        let program = try Program()
        try program.open()
        try program.tap("CardText")
        for letter in " and milk" {
            program.app.keyboard.type(String(letter))
            program.app.advance(by: 0.3)
        }
        try program.tap("Back")
        #expect(try program.stored().title == "Bread and milk")
        program.app.keyboard.press("z", .control)
        program.app.settle()
        #expect(try program.stored().title == "Bread")
        program.app.keyboard.press("z", [.control, .shift])
        program.app.settle()
        #expect(try program.stored().title == "Bread and milk")
    }

    @Test("Unsaved: a page whose text was emptied keeps the text of before")
    func emptied() throws {
        let program = try Program()
        try program.open()
        try program.tap("CardText")
        for _ in 0..<5 {
            program.app.keyboard.press(.delete)
            program.app.advance(by: 0.6)
        }
        try program.tap("Back")
        #expect(try program.stored().title == "Bread")
    }

    @Test("Unsaved: labels are stored as they are typed")
    func labels() throws {
        let program = try Program()
        try program.open()
        try program.tap("Labels")
        program.app.keyboard.type("home gre")
        program.app.advance(by: 0.6)
        #expect(try program.stored().labels == ["home", "gre"])
        program.app.keyboard.type("en")
        try program.leave(.otherBoard)
        #expect(try program.stored().labels == ["home", "green"])
    }

    // MARK: Steps and comments

    @Test(
        "Unsaved: a step without return is added when the page is left",
        arguments: [Ending.back, .otherBoard, .closedWindow, .end])
    func step(ending: Ending) throws {
        let program = try Program()
        try program.open()
        try program.tap("NewStep")
        program.app.keyboard.type("slice it")
        try program.leave(ending)
        #expect(try program.stored().checklist == [ChecklistItem("slice it")])
    }

    @Test(
        "Unsaved: a comment without return is there when the card is opened again",
        arguments: [Ending.back, .otherBoard])
    func comment(ending: Ending) throws {
        let program = try Program()
        try program.open()
        try program.tap("NewComment")
        program.app.keyboard.type("rye, please")
        try program.leave(ending)
        #expect(try program.stored().comments.isEmpty)
        if ending == .otherBoard { try program.tap("Board First") }
        try program.open()
        #expect(program.app.find("NewComment")?.value == "rye, please")
        try program.tap("NewComment")
        program.app.keyboard.press(.enter)
        program.app.settle()
        #expect(try program.stored().comments.map(\.text) == ["rye, please"])
        try program.tap("Back")
        try program.open()
        #expect(program.app.find("NewComment")?.text != "rye, please")
    }

    // MARK: Other texts

    @Test(
        "Unsaved: a column's title is stored as it is typed",
        arguments: [Ending.back, .otherBoard, .closedWindow, .end])
    func column(ending: Ending) throws {
        let program = try Program()
        try program.tap("More Today", "Edit column", "ColumnTitle")
        program.app.keyboard.press("a", .control)
        program.app.keyboard.type("No")
        program.app.advance(by: 0.6)
        #expect(try program.session.store.load(program.session.id).columns[0].title == "No")
        program.app.keyboard.type("w")
        try program.leave(ending)
        #expect(try program.session.store.load(program.session.id).columns[0].title == "Now")
    }

    @Test("Unsaved: a new card's text is there when its column's button is tapped again")
    func newCard() throws {
        let program = try Program()
        try program.tap("Add Today")
        program.app.keyboard.type("Butter")
        try program.leave(.otherBoard)
        try program.tap("Board First", "Add Today")
        #expect(program.app.find("NewCard")?.value == "Butter")
        // Cancelling is the user's wish.
        try program.tap("CancelCard", "Add Today")
        #expect(program.app.find("NewCard")?.value ?? "" == "")
    }

    @Test("Unsaved: a killed program loses at most half a second of typing")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            try await MainActor.run {
                let screen = try BoardScreen([["Bread"], [], []], store: BoardStore(path: path))
                screen.open(0, 0)
                for (field, text) in [
                    ("CardText", " and milk"), ("NewStep", "slice"), ("NewComment", "rye"),
                ] {
                    try screen.app.finger.tap(on: field)
                    screen.app.keyboard.type(text)
                    screen.app.advance(by: 0.6)
                }
                kill(getpid(), SIGKILL)
            }
        }
        let screen = try BoardScreen(
            [], store: BoardStore(path: path), size: CGSize(width: 800, height: 1200))
        #expect(screen.titles[0] == ["Bread and milk"])
        screen.open(0, 0)
        #expect(screen.app.find("NewComment")?.value == "rye")
        #expect(screen.app.find("NewStep")?.value == "slice")
    }
}
