import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitScrolling

/// A row whose actions are being shown, and the actions.
final class RowSwipe {
    enum Side: Hashable { case leading, trailing }

    var place: ItemPlace
    let cell: UIView
    let side: Side
    let actions: [UIContextualAction]
    let performsFirst: Bool
    private let buttons: [SwipeButton]
    private let container = UIView()

    /// The part of a card in which the row stays visible; `nil` for a row as wide as the list.
    private let clip: UIView?

    /// The list; `nil` once it is gone, while an action or an animation has not ended.
    private weak var list: (any ListWithSwipes)?

    /// The movement of the row in points, positive to the right.
    private(set) var offset: CGFloat = 0

    /// The movement when the finger touched.
    var startOffset: CGFloat = 0

    /// `true` while the finger is so far that lifting it performs the first action.
    private(set) var isArmed = false

    /// `true` while an action deletes the row.
    var isCommitting = false

    init(
        list: any ListWithSwipes, place: ItemPlace, cell: UIView, side: Side,
        actions: [UIContextualAction], performsFirst: Bool
    ) {
        self.list = list
        self.place = place
        self.cell = cell
        self.side = side
        self.actions = actions
        self.performsFirst = performsFirst
        buttons = actions.map { SwipeButton(action: $0) }
        clip = cell.bounds.width < list.bounds.width && cell.mask == nil ? UIView() : nil
        container.clipsToBounds = true
        for (button, action) in zip(buttons, actions) {
            button.addAction(
                UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
            container.insertSubview(button, at: 0)
        }
        container.layer.cornerRadius = cell.layer.cornerRadius
        container.layer.maskedCorners = cell.layer.maskedCorners
        list.insertSubview(container, belowSubview: cell)
        guard let clip else { return }
        clip.backgroundColor = .black
        clip.layer.cornerRadius = cell.layer.cornerRadius
        clip.layer.maskedCorners = cell.layer.maskedCorners
        clip.frame = cell.bounds
        cell.mask = clip
    }

    /// Removes the actions, and shows the whole row.
    private func removeViews() {
        container.removeFromSuperview()
        if let clip, cell.mask === clip { cell.mask = nil }
    }

    // MARK: Geometry

    /// `true` if the actions are at the right.
    private var isRight: Bool {
        (side == .trailing) == (list?.effectiveUserInterfaceLayoutDirection != .rightToLeft)
    }

    private var rowWidth: CGFloat { list?.swipeFrame(at: place)?.width ?? cell.bounds.width }

    /// The width of the actions at rest.
    private var restWidth: CGFloat { buttons.reduce(0) { $0 + $1.preferredWidth } }

    /// The offset at which the actions are fully shown.
    var restOffset: CGFloat { isRight ? -restWidth : restWidth }

    /// Moves the row, which resists beyond its actions and does not pass its own place.
    func move(to wanted: CGFloat) {
        var travel = max(0, isRight ? -wanted : wanted)
        let full = rowWidth
        if !performsFirst, travel > restWidth {
            travel = restWidth + (1 - 1 / (0.55 * (travel - restWidth) / full + 1)) * full
        }
        let wasArmed = isArmed
        isArmed = performsFirst && travel > full * 0.55
        offset = isRight ? -travel : travel
        if wasArmed != isArmed {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
                self.layOut()
            }
        }
        list?.placeSwipedRow()
    }

    /// Places the actions behind the row.
    func layOut() {
        guard let row = list?.swipeFrame(at: place) else { return }
        if container.frame != row { container.frame = row }
        clip?.frame = CGRect(x: -offset, y: 0, width: row.width, height: row.height)
        let width = abs(offset)
        let scale = restWidth > 0 ? width / restWidth : 0
        var distance: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            // The first action is at the edge. Armed, it covers the others.
            let own = isArmed && index == 0 ? width : button.preferredWidth * scale
            let start = isArmed && index > 0 ? width : distance
            let x = isRight ? row.width - start - own : start
            button.frame = CGRect(x: x, y: 0, width: own, height: row.height)
            button.isFilledFromEdge = isArmed
            distance += own
        }
        if isArmed, let first = buttons.first { container.bringSubviewToFront(first) }
    }

    // MARK: Ending

    /// Decides at the lift of the finger, which moves at a velocity in points per second.
    func release(velocity: CGFloat) {
        if isArmed, let first = actions.first {
            perform(first)
            return
        }
        let speed = isRight ? -velocity : velocity
        let travel = abs(offset)
        if speed > 300 || (speed > -300 && travel > restWidth / 2) {
            animate(to: restOffset)
        } else {
            close(animated: true)
        }
    }

    func animate(to target: CGFloat, completion: (() -> Void)? = nil) {
        offset = target
        UIView.animate(springDuration: 0.3, options: .allowUserInteraction) {
            list?.placeSwipedRow()
        } completion: { _ in
            completion?()
        }
    }

    /// Performs an action.
    func perform(_ action: UIContextualAction) {
        let isDestructive = action.style == .destructive
        let view = buttons.first { $0.action === action } ?? container
        if isArmed { animate(to: isRight ? -rowWidth : rowWidth) }
        action.handler(action, view) { [weak self] isDone in
            guard let self, list?.swipe === self else { return }
            // A row that is deleted takes its actions along.
            if isDestructive, isDone, !isCommitting {
                animate(to: isRight ? -rowWidth : rowWidth)
            } else {
                close(animated: true)
            }
        }
    }

    func close(animated: Bool, isRowGone: Bool = false) {
        guard let list, list.swipe === self else { return }
        let container = container
        let cell = cell
        if isRowGone {
            list.swipe = nil
            // The rows that take its place slide over it.
            let rows = container.superview?.subviews ?? []
            if let lowest = rows.first(where: {
                $0 is UITableViewCell || $0 is UICollectionViewCell
            }) {
                UIView.performWithoutAnimation {
                    container.superview?.insertSubview(container, belowSubview: lowest)
                }
            }
            UIView.animate(withDuration: animated ? 0.3 : 0) {
                container.alpha = 0
            } completion: { _ in
                self.removeViews()
            }
        } else {
            offset = 0
            isArmed = false
            if animated {
                UIView.animate(springDuration: 0.3, options: .allowUserInteraction) {
                    list.placeSwipedRow()
                } completion: { _ in
                    self.removeViews()
                }
                list.swipe = nil
            } else {
                list.placeSwipedRow()
                list.swipe = nil
                removeViews()
            }
            cell.setNeedsLayout()
        }
        list.swipeDidEnd(self, at: isRowGone ? nil : place)
    }

    /// `true` if a touch outside of the actions closes the row.
    func intercepts(_ hit: UIView?, with event: UIEvent?) -> Bool {
        guard let hit, event?.type == .touches else { return false }
        let isEditControl = hit is CellEditControl || hit is EditingControl
        return !hit.isDescendant(of: container) && !isEditControl
    }
}

/// The recogniser of swipes over rows.
final class RowSwipePan: UIPanGestureRecognizer {
    /// Shows the actions of the row under the finger, once the gesture begins.
    var begin: (() -> Void)?

    /// Leaves two fingers on a touchpad to others, unless they move across a row with actions.
    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard let scroll = event as? UIScrollEvent else { return super.shouldReceive(event) }
        guard super.shouldReceive(event), let list = view as? any ListWithSwipes else {
            return false
        }
        return list.swipeShouldBegin(
            at: list.convert(scroll.windowLocation, from: nil),
            along: CGPoint(x: -scroll.delta.width, y: -scroll.delta.height))
    }
}
