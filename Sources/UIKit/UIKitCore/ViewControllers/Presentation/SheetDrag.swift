import CoreGraphics
import Foundation

/// The gestures of a sheet: a drag between its detents and to its dismissal, and a tap next to it.
///
/// 1. Above the largest detent the sheet does not move.
/// 2. Between detents it changes its height, with its lower edge in place.
/// 3. Below the smallest detent it moves down. There it is about to be dismissed: the presented
///    controller will disappear, and appears again if the sheet springs back.
final class SheetDrag: UIGestureRecognizerDelegate {
    private unowned let controller: UISheetPresentationController
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)

    /// The height at the beginning of the drag.
    private var startValue: CGFloat = 0

    /// The answer to whether the user may dismiss the sheet, once asked in this drag.
    private var mayDismiss: Bool?

    /// The duration of the spring of sheets: 2π / √(1000 / 3) seconds, critically damped.
    static let springDuration: TimeInterval = 2 * .pi / (1000.0 / 3).squareRoot()

    /// The speed of a fling that dismisses the sheet at any distance, in points per second.
    private static let flingVelocity: CGFloat = 1000

    /// The time for which a released sheet's speed is extrapolated, in seconds.
    private static let projection: CGFloat = 0.15

    init(_ controller: UISheetPresentationController) {
        self.controller = controller
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addTarget(self, action: SheetDrag.panned)
        tap.addTarget(self, action: SheetDrag.tapped)
    }

    /// Adds the recognisers to the sheet's views.
    func attach() {
        controller.sheet.addGestureRecognizer(pan)
        controller.dimming.addGestureRecognizer(tap)
    }

    private func tapped() { controller.dismissByUser() }

    // MARK: Arbitration

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let presented = controller.presentedViewController
        guard !presented.isBeingPresented, !presented.isBeingDismissed,
            presented.ownPresented == nil
        else { return false }
        let velocity = pan.velocity(in: nil)
        guard abs(velocity.y) > abs(velocity.x) else { return false }
        guard let scroll = scrollingContent, scroll.scrollsVertically else { return true }
        if velocity.y > 0 { return scroll.isAtTop }
        let largest = controller.resolvedDetents.last?.value ?? 0
        return controller.isEdgeAttached && controller.currentDetent.value < largest
            && controller.prefersScrollingExpandsWhenScrolledToEdge
    }

    /// Drags of scroll views inside wait until the sheet has decided.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scroll = otherGestureRecognizer.view as? any ScrollingContent else {
            return false
        }
        return scroll.dragRecognizer === otherGestureRecognizer
            && scroll.isDescendant(of: controller.sheet)
    }

    /// The scroll view under the finger, if any.
    private var scrollingContent: (any ScrollingContent)? {
        let sheet = controller.sheet
        let hit = sheet.hitTest(pan.location(in: sheet), with: nil)
        return sequence(first: hit, next: { $0?.superview }).lazy
            .prefix { $0 !== sheet }.compactMap { $0 as? any ScrollingContent }.first
    }

    // MARK: Dragging

    private func panned() {
        switch pan.state {
        case .began:
            startValue = controller.currentDetent.value
            mayDismiss = nil
            move()
        case .changed: move()
        case .ended: release(velocity: pan.velocity(in: nil).y)
        case .cancelled: release(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func move() {
        let wanted = startValue - pan.translation(in: nil).y
        let detents = controller.resolvedDetents
        let smallest = detents.first?.value ?? 0
        let largest = detents.last?.value ?? 0
        if controller.isEdgeAttached {
            controller.draggedValue = min(max(wanted, smallest), largest)
            controller.dismissalOffset = max(0, smallest - wanted)
        } else {
            controller.dismissalOffset = max(0, startValue - wanted)
        }
        if controller.dismissalOffset > 0 { beginDismissal() }
        controller.sheetDidChange()
    }

    /// Asks once whether the user may dismiss the sheet, and lets the controller disappear.
    private func beginDismissal() {
        guard mayDismiss == nil else { return }
        let may = controller.userMayDismiss()
        mayDismiss = may
        if may {
            controller.presentedViewController.beginAppearanceTransition(false, animated: true)
        }
    }

    private func release(velocity: CGFloat) {
        let wanted = startValue - pan.translation(in: nil).y
        let isBelow = controller.dismissalOffset > 0
        let dismisses =
            isBelow && (velocity >= Self.flingVelocity || wanted < startValue / 2)
        if dismisses, mayDismiss == true {
            controller.releaseVelocity = max(velocity, 1)
            return controller.dismissByUser(mayDismiss: true)
        }
        if mayDismiss == true {
            controller.presentedViewController.beginAppearanceTransition(true, animated: true)
        }
        let reappears = mayDismiss == true
        if dismisses { controller.dismissByUser(mayDismiss: false) }
        let projected = wanted - velocity * Self.projection
        let detents = controller.resolvedDetents
        let target = detents.min { abs($0.value - projected) < abs($1.value - projected) }
        let start = controller.frameOfPresentedViewInContainerView.minY
        UIView.animate(
            springDuration: Self.springDuration, bounce: 0,
            initialSpringVelocity: relativeVelocity(velocity, from: start, to: target?.value),
            options: [.allowUserInteraction],
            animations: {
                controller.dismissalOffset = 0
                controller.draggedValue = nil
                if controller.isEdgeAttached, let target {
                    controller.userSelected(target.identifier)
                }
                controller.sheetDidChange()
            },
            completion: { [weak controller] _ in
                if reappears { controller?.presentedViewController.endAppearanceTransition() }
            })
    }

    /// The finger's speed in distances from the current to the final place per second.
    private func relativeVelocity(
        _ velocity: CGFloat, from start: CGFloat, to value: CGFloat?
    ) -> CGFloat {
        guard let value else { return 0 }
        let distance = controller.layout.frame(value: value).minY - start
        return abs(distance) < 1 ? 0 : velocity / distance
    }
}
