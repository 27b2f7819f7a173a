import Foundation
import PlanBoardCore
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's statistics")
struct StatisticsTests {
    /// A board whose clock is set by hand.
    private final class Clock {
        var now = Date(timeIntervalSince1970: 1_795_420_800)
    }

    private func calendar() -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    @Test("Statistics: cards are counted by day and column, undone finishing does not count")
    func counting() throws {
        let clock = Clock()
        let session = try BoardSession(titles: ["a", "b"], now: { clock.now })
        let cards = try (0..<4).map { try session.addCard(titled: "\($0)", toColumn: 0) }
        clock.now.addTimeInterval(86_400)
        try session.move(cards[0].id, to: CardPlace(column: 1, row: 0))
        try session.toggleFinished(cards[1].id)
        clock.now.addTimeInterval(86_400)
        try session.toggleFinished(cards[0].id)
        try session.toggleFinished(cards[2].id)
        try session.undo()
        try session.delete(cards[3].id)
        let statistics = BoardStatistics(
            try session.store.edits(of: session.id), dayCount: 4, now: clock.now,
            calendar: calendar())
        let (a, b) = (session.board.columns[0].id, session.board.columns[1].id)
        #expect(statistics.days.map { $0.open[a] ?? 0 } == [0, 4, 2, 1])
        #expect(statistics.days.map { $0.open[b] ?? 0 } == [0, 0, 1, 0])
        #expect(statistics.days.map(\.finished) == [0, 0, 1, 2])
        #expect(statistics.finishes.map(\.card) == [cards[1].id, cards[0].id])
        #expect(statistics.duration(ofShare: 0.5) == 86_400)
        #expect(statistics.duration(ofShare: 1) == 172_800)
        #expect(statistics.finished(since: clock.now) == 1)
        let none = BoardStatistics([], dayCount: 2, now: clock.now, calendar: calendar())
        #expect(none.days.count == 2 && none.duration(ofShare: 0.5) == nil)
    }

    @Test("Statistics: the page shows figures and charts")
    func page() throws {
        let screen = try BoardScreen([["a", "x b"], ["c"], []])
        try screen.app.finger.tap(on: "More")
        screen.app.settle()
        try screen.app.finger.tap(on: "Statistics")
        screen.app.settle()
        #expect(screen.app.find("Figure open")?.value == "2")
        #expect(screen.app.find("FlowChart")?.value == "Finished 1, Later 0, Next 1, Today 1")
    }

    @Test("Printing: every card is on a page, four columns side by side")
    func printing() throws {
        let screen = try BoardScreen(
            [(0..<60).map { "card \($0)" }, ["b"], ["c"], ["d"], ["e"]])
        let pages = BoardPDF.pages(of: screen.session.board)
        let printed = pages.flatMap { $0.columns.flatMap { $0.cards.map(\.title) } }
        #expect(printed.sorted() == screen.titles.flatMap(\.self).sorted())
        #expect(pages.count >= 4 && pages.allSatisfy { $0.columns.count <= 4 })
        let data = BoardPDF.data(of: screen.session.board, title: "Board")
        #expect(data.starts(with: Data("%PDF".utf8)))
    }
}
