import FoundationGaps
import PlanBoardCore
import Platform
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

/// The board in an app without a display.
@MainActor
final class BoardScreen {
    static let phone = CGSize(width: 375, height: 667)

    let app: HeadlessApp
    let session: BoardSession
    let board: BoardViewController

    /// Titles with an “x ” in front are finished cards.
    init(
        _ columns: [[String]], store: BoardStore? = nil, size: CGSize = phone,
        language: Language = .english
    ) throws {
        let now = Date(timeIntervalSince1970: 1_795_420_800)
        let titles = ["Today", "Next", "Later"] + (3..<20).map { "Column \($0)" }
        let session = try BoardSession(
            store: store, titles: Array(titles.prefix(columns.count)), now: { now })
        let parts = zip(titles, columns).map { title, cards in
            BoardOutline.Part(
                title: title,
                cards: cards.map { text in
                    var card = BoardOutline.Item(title: text)
                    card.isFinished = text.hasPrefix("x ")
                    return card
                })
        }
        try session.add(BoardOutline(columns: parts))
        session.forgetEdits()
        let board = BoardViewController(session: session)
        self.session = session
        self.board = board
        app = HeadlessApp(
            size: size, language: language,
            rootViewController: UINavigationController(rootViewController: board))
        app.settle()
    }

    /// The titles of the board's cards.
    var titles: [[String]] {
        session.board.columns.map { session.board.cards(in: $0.id).map(\.title) }
    }

    /// The titles that the visible part of a column's list shows, top to bottom.
    func shownTitles(_ column: Int) -> [String]? {
        guard let list = board.columnCell(column)?.list else { return nil }
        return list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            .compactMap(\.accessibilityLabel)
    }

    /// The titles of the board's cards in the visible rows of a column.
    func expectedTitles(_ column: Int) -> [String]? {
        board.columnCell(column)?.list.indexPathsForVisibleRows?.sorted()
            .map { titles[column][$0.row] }
    }

    /// The middle of a card in the window.
    func point(_ column: Int, _ row: Int) -> CGPoint {
        let frame = board.windowFrame(of: CardPlace(column: column, row: row))
        let origin = board.collection.convert(board.collection.bounds.origin, to: nil)
        return CGPoint(x: frame.midX + origin.x, y: frame.midY + origin.y)
    }

    /// Opens a card's page by a tap.
    func open(_ column: Int, _ row: Int) {
        app.finger.tap(at: point(column, row))
        app.settle()
    }

    /// Holds a card until it is picked up.
    func hold(_ column: Int, _ row: Int) {
        app.finger.down(at: point(column, row))
        app.advance(by: 0.75)
    }

    /// Moves a finger that holds a card to three random places, and lifts it.
    func wander(isCancelled: Bool, using random: inout SeededGenerator) {
        let size = app.window.bounds.size
        for _ in 0..<3 {
            app.finger.move(
                to: CGPoint(
                    x: .random(in: 10...size.width - 10, using: &random),
                    y: .random(in: 90...size.height - 40, using: &random)),
                duration: .random(in: 0.05...0.4, using: &random))
        }
        if isCancelled { app.finger.cancel() } else { app.finger.up() }
        app.settle()
    }

    /// Expects that each column shows the titles of the board.
    func expectShown(in round: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        for column in titles.indices {
            #expect(
                shownTitles(column) == expectedTitles(column), "round \(round)",
                sourceLocation: sourceLocation)
        }
    }

    /// Clicks a card with modifier keys.
    func click(_ column: Int, _ row: Int, _ modifiers: KeyModifiers) {
        let point = point(column, row)
        for phase in [PointerInput.Phase.began, .ended] {
            let sample = PointerInput.Sample(location: point, time: app.host.now)
            app.send(
                .pointer(
                    PointerInput(
                        device: .mouse, phase: phase, samples: [sample], modifiers: modifiers)))
            app.advance(by: 0.05)
        }
    }

    /// The titles of the selected cards in the order of the board.
    var selected: [String] { board.selectedCards.map(\.title) }

    /// The card that follows the finger.
    var picture: UIView? { app.find("DraggedCard")?.view }

    var hint: String? { app.find("Hint")?.value }

    var list: UITableView { board.columnCell(0)!.list }
}
