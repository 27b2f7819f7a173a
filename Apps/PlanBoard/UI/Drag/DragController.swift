import PlanBoardCore
import UIKit

/// Moves cards on the screen as their drag says: the picture that follows the finger, the rows that
/// make room, and the scrolling.
final class DragController {
    /// The angle of the picture in radians.
    static let tilt = CGFloat.pi / 64

    /// The time in which the picture flies to its place when it is dropped.
    static let landingDuration: TimeInterval = 0.25

    /// The card that is carried, and stands for the others.
    let cardID: Card.ID

    /// The state of the drag.
    private(set) var drag: CardDrag

    /// `true` if arrow keys move the card instead of a finger.
    let isByKeys: Bool

    private unowned let board: BoardViewController
    private let picture: DraggedPicture
    private var displayLink: CADisplayLink?

    /// Picks up cards: the picture of one is lifted, and its place is left free.
    init?(_ drag: CardDrag, isByKeys: Bool, in board: BoardViewController) {
        let session = board.session
        guard let card = session.board.card(at: drag.pickedUp),
            let cell = board.columnCell(drag.pickedUp.column)?.list
                .cellForRow(at: IndexPath(row: drag.pickedUp.row, section: 0)) as? CardCell,
            let snapshot = cell.picture(of: CardCell.Look(card: card, now: session.date))
        else { return nil }
        self.drag = drag
        self.isByKeys = isByKeys
        self.board = board
        picture = DraggedPicture(
            card: snapshot, count: drag.cardCount, traits: board.traitCollection)
        cardID = card.id
        let others = drag.others.compactMap { session.board.card(at: $0)?.id }
        do { try session.beginMove(of: card.id, with: others) } catch { return nil }
        board.view.addSubview(picture)
        followPicture()
        UIView.animate(withDuration: 0.15) {
            picture.transform = CGAffineTransform(rotationAngle: isByKeys ? 0 : Self.tilt)
        }
        guard !isByKeys else { return }
        let link = CADisplayLink(
            target: self, selector: Selector(DragController.frameDidBegin))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    /// Takes the other cards off their rows.
    func gather() { perform(drag.gathering) }

    /// The number of cards that are not on the board as the carried one stands for them.
    func otherCards(in column: Column.ID) -> Int {
        guard drag.phase == .lifted, board.session.board.card(cardID)?.columnID == column else {
            return 0
        }
        return drag.others.count
    }

    // MARK: Following the finger

    func fingerDidMove(to point: CGPoint) { drag.finger = point }

    private func frameDidBegin(_ link: CADisplayLink) {
        perform(drag.tick(time: link.timestamp, on: board))
        followPicture()
    }

    private func followPicture() {
        let origin = board.collection.frame.origin
        picture.center = CGPoint(
            x: origin.x + drag.pictureCenter.x, y: origin.y + drag.pictureCenter.y)
    }

    // MARK: Following keys

    /// Moves the card by an arrow key.
    ///
    /// - Returns: `false` at the end of the column or board.
    func move(_ direction: CardDrag.Direction) -> Bool {
        let steps = drag.move(direction, on: board)
        perform(steps)
        board.showColumn(drag.place.column, animated: false)
        board.collection.layoutIfNeeded()
        showRow()
        UIView.animate(withDuration: 0.15) { self.picture.frame = self.landingFrame() }
        return !steps.isEmpty
    }

    // MARK: Steps

    private func perform(_ steps: [CardDrag.Step]) {
        for step in steps {
            switch step {
            case .scrollBoard(let offset):
                board.collection.contentOffset.x = offset
                board.collection.layoutIfNeeded()
            case .scrollList(let column, let offset):
                board.columnCell(column)?.list.contentOffset.y = offset
            case .move(let from, let to): move(from, to)
            case .takeOff(let places):
                for (index, rows) in rows(of: places) {
                    board.columnCell(index)?.takeOff(rows, cards: cards(index))
                }
                updateHeads()
            case .putBack(let places):
                for (index, rows) in rows(of: places) {
                    board.columnCell(index)?.putBack(rows, cards: cards(index))
                }
                updateHeads()
            }
        }
    }

    private func rows(of places: [CardPlace]) -> [Int: [Int]] {
        Dictionary(grouping: places, by: \.column).mapValues { $0.map(\.row) }
    }

    private func cards(_ column: Int) -> [Card] {
        let now = board.session.board
        return now.columns.indices.contains(column) ? now.cards(in: now.columns[column].id) : []
    }

    private func updateHeads() {
        for case let cell as ColumnCell in board.collection.visibleCells { cell.updateHead() }
    }

    private func move(_ from: CardPlace, _ to: CardPlace) {
        do { try board.session.moveTentatively(to: to) } catch {
            // Another program removed the card or column.
            return cancel()
        }
        if from.column == to.column {
            board.columnCell(from.column)?
                .move(cards(from.column), from: from.row, to: to.row)
            return
        }
        board.columnCell(from.column)?.move(cards(from.column), from: from.row, to: nil)
        board.columnCell(to.column)?.move(cards(to.column), from: nil, to: to.row)
    }

    /// Scrolls the list to the card's row.
    private func showRow() {
        guard let list = board.columnCell(drag.place.column)?.list,
            drag.place.row < list.numberOfRows(inSection: 0)
        else { return }
        list.layoutIfNeeded()
        list.scrollToRow(
            at: IndexPath(row: drag.place.row, section: 0), at: .none, animated: false)
    }

    /// The card's place in the board's view.
    private func landingFrame() -> CGRect {
        let origin = board.collection.frame.origin
        return board.windowFrame(of: drag.place).offsetBy(dx: origin.x, dy: origin.y)
    }

    // MARK: Ending

    /// Drops the cards where they are, and stores their places if those are others.
    ///
    /// - Returns: The number of cards that were dropped: 0 if the places could not be stored.
    @discardableResult
    func drop() -> Int {
        let steps = drag.drop()
        var count = drag.cardCount
        if drag.isMoved {
            count = 0
            board.attempt { count = try self.board.session.endMove() }
        } else {
            board.session.rollBack()
        }
        land(steps)
        return count
    }

    /// Takes the cards back to where they were picked up.
    func cancel() {
        guard drag.phase == .lifted else { return }
        var steps = drag.cancel()
        if case .move(let from, let to)? = steps.first {
            steps.removeFirst()
            move(from, to)
        }
        board.session.rollBack()
        land(steps)
    }

    /// Ends the move on the screen, and lets the picture fly to its place.
    private func land(_ steps: [CardDrag.Step]) {
        displayLink?.invalidate()
        displayLink = nil
        perform(steps)
        let paging = board.layout.paging
        var target = paging.targetOffset(offset: board.boardOffset, velocity: 0)
        if paging.visibleCount == 1 { target = paging.offset(ofPage: drag.place.column) }
        let distance = target - board.boardOffset
        if abs(distance) > 0.5 {
            board.collection.setContentOffset(CGPoint(x: target, y: 0), animated: true)
        }
        if drag.phase == .dropped || board.columnCell(drag.place.column) != nil { showRow() }
        let frame = landingFrame().offsetBy(dx: -distance, dy: 0)
        UIView.animate(
            withDuration: Self.landingDuration,
            animations: {
                self.picture.transform = .identity
                self.picture.layer.shadowOpacity = 0
                self.picture.frame = frame
                self.picture.spread()
            },
            completion: { _ in
                self.picture.removeFromSuperview()
                self.board.drag = nil
                // What others have changed during the drag has waited for its end.
                self.board.refresh()
                self.board.reload()
            })
    }
}
