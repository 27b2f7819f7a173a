import PlanBoardCore
import UIKit

/// Moves a card on the screen as its drag says: the picture that follows the finger, the rows that
/// make room, and the scrolling.
final class DragController {
    /// The angle of the picture in radians.
    static let tilt = CGFloat.pi / 64

    /// The time in which the picture flies to its place when it is dropped.
    static let landingDuration: TimeInterval = 0.25

    let cardID: Card.ID

    /// The state of the drag.
    private(set) var drag: CardDrag

    /// `true` if arrow keys move the card instead of a finger.
    let isByKeys: Bool

    private unowned let board: BoardViewController
    private let picture: UIView
    private var displayLink: CADisplayLink?

    /// Picks up a card: its picture is lifted, and its place is left free.
    init?(_ drag: CardDrag, isByKeys: Bool, in board: BoardViewController) {
        guard let card = board.session.board.card(at: drag.origin),
            let cell = board.columnCell(drag.origin.column)?.list
                .cellForRow(at: IndexPath(row: drag.origin.row, section: 0)) as? CardCell,
            let picture = cell.body.snapshotView(afterScreenUpdates: true)
        else { return nil }
        self.drag = drag
        self.isByKeys = isByKeys
        self.board = board
        self.picture = picture
        cardID = card.id
        board.session.beginMove()
        picture.isUserInteractionEnabled = false
        picture.accessibilityIdentifier = "DraggedCard"
        picture.layer.shadowColor = UIColor.gray.cgColor
        picture.layer.shadowOffset = CGSize(width: -5, height: 0)
        picture.layer.shadowOpacity = 0.4
        picture.layer.shadowRadius = 5
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
            }
        }
    }

    private func move(_ from: CardPlace, _ to: CardPlace) {
        do { try board.session.moveTentatively(cardID, to: to) } catch {
            // Another program removed the card or column.
            return cancel()
        }
        let now = board.session.board
        func cards(_ column: Int) -> [Card] { now.cards(in: now.columns[column].id) }
        if from.column == to.column {
            board.columnCell(from.column)?
                .move(cards(from.column), from: from.row, to: to.row, board: now)
            return
        }
        board.columnCell(from.column)?
            .move(cards(from.column), from: from.row, to: nil, board: now)
        board.columnCell(to.column)?.move(cards(to.column), from: nil, to: to.row, board: now)
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

    /// Drops the card where it is, and stores its place if that is another one.
    func drop() {
        let isMoved = drag.drop()
        land {
            if isMoved {
                self.board.attempt { try self.board.session.endMove(of: self.cardID) }
            } else {
                self.board.session.rollBack()
            }
        }
    }

    /// Takes the card back to where it was picked up.
    func cancel() {
        guard drag.phase == .lifted else { return }
        if let step = drag.cancel(), case .move(let from, let to) = step { move(from, to) }
        land { self.board.session.rollBack() }
    }

    /// Ends the move of the board, and lets the picture fly to its place.
    private func land(_ endMove: () -> Void) {
        displayLink?.invalidate()
        displayLink = nil
        endMove()
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
            },
            completion: { _ in
                self.picture.removeFromSuperview()
                self.board.drag = nil
                self.board.reload()
            })
    }
}
