import CoreGraphics
import QuartzCore
import UIKitCore

extension UIScrollView {
    // MARK: Whether to begin

    /// Whether a drag may begin: the content moves in its direction, and touches that the content has got may be
    /// taken from it.
    func panMayBegin() -> Bool {
        if pan.touches.isEmpty { return true }
        let travel = pan.travel
        let axis: ScrollAxis = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
        guard scrolls(axis) || pan.touches.count > 1 && zoomingView != nil else { return false }
        return pan.touches.allSatisfy { touch in
            guard let view = touch.view, view !== self, touch.isKnownToItsView else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// Whether a wheel that turns by `delta` moves the content.
    func canTurn(by delta: CGSize) -> Bool {
        guard isScrollEnabled else { return false }
        return ScrollAxis.allCases.contains { axis in
            let range = range(axis)
            return delta[axis] > 0 && contentOffset[axis] < range.upperBound
                || delta[axis] < 0 && contentOffset[axis] > range.lowerBound
        }
    }

    /// Whether a recogniser is one of those that move the content.
    func owns(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === pan || recognizer === pinch
    }

    // MARK: Touching

    /// A first finger came down: content that runs by itself stops under it.
    func fingerTouched() {
        guard isDecelerating else { return }
        stopMoving()
        stoppedByFinger = true
    }

    /// The last finger lifted. Content that was stopped between two resting places goes on to one.
    func fingersLifted() {
        guard stoppedByFinger else { return }
        stoppedByFinger = false
        guard grip == nil, activity == .resting else { return }
        let motions = motions(withVelocity: .zero)
        if !isAtRest(motions) { decelerate(motions) }
    }

    private func isAtRest(_ motions: ScrollMotions) -> Bool {
        motions.destination == contentOffset
    }

    // MARK: Dragging

    func panned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            beginDragging()
            drag()
        case .changed: drag()
        case .ended: endDragging(velocity: recognizer.velocity(in: self))
        case .cancelled: endDragging(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDragging() {
        stopMoving()
        stoppedByFinger = false
        grip = ScrollGrip(origin: unbanded(contentOffset), lock: lockedAxis)
        if keyboardDismissMode == .onDrag { window?.endEditing(false) }
        showIndicators()
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Takes hold of the content anew where it is, as when two fingers have let it go.
    func regrip() {
        guard grip != nil else { return }
        pan.setTranslation(.zero, in: self)
        grip?.origin = unbanded(contentOffset)
    }

    private func drag() {
        guard let grip else { return }
        if pinchGrip != nil, (pinch?.numberOfTouches ?? 0) > 1 { return }
        let translation = pan.translation(in: self)
        var offset = contentOffset
        for axis in ScrollAxis.allCases where scrolls(axis) && (grip.lock ?? axis) == axis {
            offset[axis] = banded(grip.origin[axis] - translation[axis], axis)
        }
        place(roundedToPixels(offset))
        if keyboardDismissMode == .interactive, pan.location(in: self).y > bounds.maxY {
            window?.endEditing(false)
        }
    }

    /// The direction that a drag keeps to, if it began straight enough.
    private var lockedAxis: ScrollAxis? {
        guard isDirectionalLockEnabled, !pan.isMovedByScrolling else { return nil }
        let travel = pan.travel
        let (x, y) = (abs(travel.x), abs(travel.y))
        if y > 2 * x { return .vertical }
        return x > 2 * y ? .horizontal : nil
    }

    private func endDragging(velocity: CGPoint) {
        guard grip != nil else { return }
        let isTurned = pan.isMovedByScrolling
        var speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
        for axis in ScrollAxis.allCases where !scrolls(axis) || (grip?.lock ?? axis) != axis {
            speed[axis] = 0
        }
        if isTurned || pinchGrip != nil { speed = .zero }
        // Two fingers may have left the content on its way back from beyond a limit.
        let isFree = pinchGrip == nil && activity == .resting
        let motions = isFree ? motions(withVelocity: speed) : nil
        let chosen = motions.map { redirected($0, velocity: speed) }
        grip = nil
        let moves = chosen.map { !isAtRest($0) } ?? false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        if moves, let chosen { decelerate(chosen) } else { hideIndicators() }
    }

    /// Lets the delegate choose where the content rests.
    private func redirected(_ motions: ScrollMotions, velocity: CGPoint) -> ScrollMotions {
        let expected = motions.destination
        var target = expected
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: velocity, targetContentOffset: &target)
        guard target != expected, target.isFinite else { return motions }
        return self.motions(withVelocity: velocity, to: target)
    }

    // MARK: Giving way

    /// Where content goes that is dragged to `raw`: further and further behind once it is beyond an end.
    private func banded(_ raw: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = range(axis)
        let edge = min(max(raw, range.lowerBound), range.upperBound)
        guard bounces, !pan.isMovedByScrolling else { return edge }
        return edge + RubberBand.offset(forTravel: raw - edge, length: bounds.size[axis])
    }

    /// Where content was dragged to that is at `offset`.
    private func unbanded(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            let range = range(axis)
            let edge = min(max(offset[axis], range.lowerBound), range.upperBound)
            let beyond = offset[axis] - edge
            result[axis] =
                edge + RubberBand.travel(forOffset: beyond, length: bounds.size[axis])
        }
        return result
    }

    func roundedToPixels(_ point: CGPoint) -> CGPoint {
        let scale = max(1, traitCollection.displayScale)
        return CGPoint(
            x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }
}

extension UITouch {
    /// Whether the view has been told of the touch, and not that it is over.
    fileprivate var isKnownToItsView: Bool { delivery == .open || delivery == .endDelayed }
}
