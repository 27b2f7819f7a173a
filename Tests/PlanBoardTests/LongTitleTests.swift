import PlanBoardCore
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's titles of 1 MB")
struct LongTitleTests {
    private let title = String(repeating: "many words, ", count: 85_000) + "needle"

    @Test("Long titles: a card is as high as others, dragged, finished and found by its last word")
    func board() throws {
        #expect(title.utf8.count > 1_000_000)
        let screen = try BoardScreen([[title, "b", "c"], ["d"], []])
        #expect(screen.shownTitles(0) == [title, "b", "c"])
        #expect(screen.list.rectForRow(at: IndexPath(row: 0, section: 0)).height <= 81)
        screen.hold(0, 0)
        screen.app.finger.move(to: screen.point(0, 2), duration: 0.3)
        screen.app.advance(by: 0.2)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.titles[0] == ["b", "c", title] && screen.shownTitles(0) == screen.titles[0])
        try screen.session.undo()
        #expect(screen.titles[0] == [title, "b", "c"])
        var search = CardSearch("needle")
        let found = search.matches(try screen.session.card(at: CardPlace(column: 0, row: 0)))
        #expect(found)
    }

    @Test("Long titles: the page of a card shows and keeps all of it")
    func page() throws {
        let screen = try BoardScreen([[title], [], []])
        screen.open(0, 0)
        #expect(screen.app.find("CardText")?.text == title)
        try screen.app.finger.tap(on: "Important")
        let card = try screen.session.card(at: CardPlace(column: 0, row: 0))
        #expect(card.isImportant && card.title == title)
    }

    @Test("Long titles: files of each format keep them", arguments: BoardFileFormat.allCases)
    func files(format: BoardFileFormat) throws {
        let session = try BoardSession(titles: ["A"])
        try session.addCard(titled: title, toColumn: 0)
        let outline = try format.read(format.write(BoardOutline(session.board))).outline
        #expect(outline.columns.first?.cards.map(\.title) == [title])
    }
}
