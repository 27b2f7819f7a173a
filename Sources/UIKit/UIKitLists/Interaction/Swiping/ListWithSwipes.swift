import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// A list whose rows show actions when they are swiped: a table or a collection view.
protocol ListWithSwipes: UIScrollView {
    /// The row whose actions are shown.
    var swipe: RowSwipe? { get set }

    /// The recogniser of swipes.
    var swipePan: RowSwipePan? { get set }

    /// The cell of a row; `nil` if it is not visible.
    func swipeCell(at place: ItemPlace) -> UIView?

    /// The place of the row at a point; `nil` if there is none that can be swiped.
    func swipePlace(at point: CGPoint) -> ItemPlace?

    /// The frame of a row at rest; `nil` if there is no such row.
    func swipeFrame(at place: ItemPlace) -> CGRect?

    /// The actions of a side of a row.
    func swipeConfiguration(
        at place: ItemPlace, side: RowSwipe.Side
    ) -> UISwipeActionsConfiguration?

    /// Places the row where its swipe has moved it.
    func placeSwipedRow()

    /// Ends the highlight of the row that was touched.
    func cancelHighlighting()

    func swipeWillBegin(_ swipe: RowSwipe)

    /// Reports the end of a swipe; with `nil` if the row is gone.
    func swipeDidEnd(_ swipe: RowSwipe, at place: ItemPlace?)
}

extension ListWithSwipes {
    // MARK: The gesture

    func swipeShouldBegin() -> Bool {
        guard let swipePan else { return false }
        // On a touchpad the first step has no velocity: its event has been judged already.
        if swipePan.isMovedByScrolling { return swipe != nil || swipePan.begin != nil }
        return swipeShouldBegin(
            at: swipePan.location(in: self), along: swipePan.velocity(in: self))
    }

    /// Returns `true` for a movement across a row that has actions, or whose actions are shown.
    func swipeShouldBegin(at point: CGPoint, along direction: CGPoint) -> Bool {
        guard let swipePan, abs(direction.x) > abs(direction.y) else { return false }
        if let swipe {
            guard let frame = swipeFrame(at: swipe.place) else { return false }
            return frame.minY <= point.y && point.y < frame.maxY
        }
        guard let place = swipePlace(at: point), let cell = swipeCell(at: place) else {
            return false
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: RowSwipe.Side = (direction.x < 0) == !isMirrored ? .trailing : .leading
        guard let configuration = swipeConfiguration(at: place, side: side),
            !configuration.actions.isEmpty
        else { return false }
        // The gesture may lose against another one: nothing changes until it begins.
        swipePan.begin = { [weak self] in
            guard let self else { return }
            cancelHighlighting()
            beginSwipe(at: place, cell: cell, side: side, configuration)
        }
        return true
    }

    private func beginSwipe(
        at place: ItemPlace, cell: UIView, side: RowSwipe.Side,
        _ configuration: UISwipeActionsConfiguration
    ) {
        let swipe = RowSwipe(
            list: self, place: place, cell: cell, side: side, actions: configuration.actions,
            performsFirst: configuration.performsFirstActionWithFullSwipe)
        self.swipe = swipe
        swipeWillBegin(swipe)
    }

    /// Shows the actions of a row without a swipe.
    func openSwipe(at place: ItemPlace, side: RowSwipe.Side, _ actions: [UIContextualAction]) {
        swipe?.close(animated: true)
        guard let cell = swipeCell(at: place) else { return }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        beginSwipe(at: place, cell: cell, side: side, configuration)
        guard let swipe else { return }
        UIView.performWithoutAnimation { swipe.layOut() }
        swipe.animate(to: swipe.restOffset)
    }

    func follow(_ pan: RowSwipePan) {
        if pan.state == .began, swipe == nil { pan.begin?() }
        if pan.state != .changed { pan.begin = nil }
        guard let swipe else { return }
        switch pan.state {
        case .began:
            swipe.startOffset = swipe.offset
            swipe.move(to: swipe.startOffset + pan.translation(in: self).x)
        case .changed: swipe.move(to: swipe.startOffset + pan.translation(in: self).x)
        case .ended: swipe.release(velocity: pan.velocity(in: self).x)
        case .cancelled: swipe.close(animated: true)
        case .possible, .failed: break
        }
    }

    /// Closes the row whose actions are shown, because the user touched something else. Returns
    /// `false` if there is none.
    func closeSwipeByTouch() -> Bool {
        guard let swipe else { return false }
        swipe.close(animated: true)
        return true
    }
}
