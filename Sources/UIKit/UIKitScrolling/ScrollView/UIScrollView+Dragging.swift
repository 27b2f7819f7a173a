import CoreGraphics
import QuartzCore
import UIKitCore

extension UIScrollView {
    // MARK: Beginning

    /// Returns `true` if a drag may begin: the content scrolls in its direction, and touches that
    /// the content has received may be cancelled.
    func panShouldBegin() -> Bool {
        if pan.touches.isEmpty { return true }
        let travel = pan.travel
        let axis: ScrollAxis = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
        let isPinched = pan.touches.count > 1 && zoomingView != nil
        guard isPinched || scrolls(axis) && !leavesToParent(travel[axis], axis) else {
            return false
        }
        return pan.touches.allSatisfy { touch in
            guard let view = touch.view, view !== self, touch.isDeliveredToView else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// Returns `true` for a drag beyond the end of the content that a scroll view around this one
    /// has room for.
    private func leavesToParent(_ travel: CGFloat, _ axis: ScrollAxis) -> Bool {
        guard !canMove(by: -travel, axis) else { return false }
        if axis == .vertical, travel > 0, refreshControl != nil { return false }
        return sequence(first: self as UIView, next: \.superview).dropFirst().contains {
            guard let outer = $0 as? UIScrollView else { return false }
            return outer.isScrollEnabled && outer.canMove(by: -travel, axis)
        }
    }

    /// Returns `true` if the content is not at its end in the direction of a distance.
    private func canMove(by distance: CGFloat, _ axis: ScrollAxis) -> Bool {
        let range = range(axis)
        return distance > 0
            ? contentOffset[axis] < range.upperBound - 0.5
            : contentOffset[axis] > range.lowerBound + 0.5
    }

    /// Returns `true` if a wheel event with `delta` moves the content.
    func canScroll(by delta: CGSize) -> Bool {
        guard isScrollEnabled else { return false }
        return ScrollAxis.allCases.contains { axis in
            let range = range(axis)
            if delta[axis] != 0, overflows(axis), !transfersToParent(axis) { return true }
            return delta[axis] > 0 && contentOffset[axis] < range.upperBound
                || delta[axis] < 0 && contentOffset[axis] > range.lowerBound
        }
    }

    private func transfersToParent(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal
            ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// Returns `true` for the recognisers that move the content.
    func owns(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === pan || recognizer === pinch
    }

    // MARK: Touching

    /// Stops decelerating content under a first finger.
    func fingerDidTouch() {
        guard isDecelerating else { return }
        stopMoving()
        wasStoppedByFinger = true
    }

    /// Resumes after the last finger lifted: content that was stopped between two resting offsets
    /// moves on to one.
    func fingersDidLift() {
        guard wasStoppedByFinger else { return }
        wasStoppedByFinger = false
        guard dragState == nil, activity == .idle else { return }
        let motions = motions(withVelocity: .zero)
        if !isSettled(motions) { decelerate(motions) }
    }

    private func isSettled(_ motions: ScrollMotions) -> Bool {
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
        wasStoppedByFinger = false
        dragState = DragState(origin: unbanded(contentOffset), lock: lockedAxis)
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            window?.endEditing(false)
        }
        showIndicators()
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Restarts the drag from the current offset, for example after a pinch.
    func restartDrag() {
        guard dragState != nil else { return }
        pan.setTranslation(.zero, in: self)
        dragState?.origin = unbanded(contentOffset)
    }

    private func drag() {
        guard let dragState else { return }
        if pinchState != nil, (pinch?.numberOfTouches ?? 0) > 1 { return }
        let translation = pan.translation(in: self)
        var offset = contentOffset
        for axis in ScrollAxis.allCases where scrolls(axis) && (dragState.lock ?? axis) == axis {
            offset[axis] = banded(dragState.origin[axis] - translation[axis], axis)
        }
        place(roundedToPixels(offset))
        if keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
            pan.location(in: self).y > bounds.maxY
        {
            window?.endEditing(false)
        }
    }

    /// The direction that a drag is locked to, if it began straight enough.
    private var lockedAxis: ScrollAxis? {
        guard isDirectionalLockEnabled, !pan.isMovedByScrolling else { return nil }
        let travel = pan.travel
        let (x, y) = (abs(travel.x), abs(travel.y))
        if y > 2 * x { return .vertical }
        return x > 2 * y ? .horizontal : nil
    }

    private func endDragging(velocity: CGPoint) {
        guard dragState != nil else { return }
        refreshControl?.dragDidEnd()
        let isTurned = pan.isMovedByScrolling
        var speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
        for axis in ScrollAxis.allCases where !scrolls(axis) || (dragState?.lock ?? axis) != axis {
            speed[axis] = 0
        }
        if isTurned || pinchState != nil { speed = .zero }
        // A pinch may have left the content on its way back from beyond a limit.
        let isFree = pinchState == nil && activity == .idle
        let motions = isFree ? motions(withVelocity: speed) : nil
        let chosen = motions.map { redirected($0, velocity: speed) }
        dragState = nil
        let moves = chosen.map { !isSettled($0) } ?? false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        if moves, let chosen { decelerate(chosen) } else { hideIndicators() }
    }

    /// Lets the delegate, otherwise the subclass, choose the final offset.
    private func redirected(_ motions: ScrollMotions, velocity: CGPoint) -> ScrollMotions {
        let expected = motions.destination
        var target = expected
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: velocity, targetContentOffset: &target)
        if target == expected {
            target = targetContentOffset(forProposed: expected, withScrollingVelocity: velocity)
        }
        follower?.scrollView(self, adjustsTarget: &target)
        guard target != expected, target.isFinite else { return motions }
        return self.motions(withVelocity: velocity, to: target)
    }

    // MARK: Elastic resistance

    /// Returns the offset of content dragged to `raw`, with elastic resistance beyond an end.
    private func banded(_ raw: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = range(axis)
        let edge = min(max(raw, range.lowerBound), range.upperBound)
        guard bounces(axis), !pan.isMovedByScrolling else { return edge }
        return edge + RubberBand.offset(forTravel: raw - edge, length: bounds.size[axis])
    }

    /// Returns the dragged position of content at `offset`, the inverse of ``banded(_:_:)``.
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
    /// `true` if the view has received the beginning of the touch and not its end.
    fileprivate var isDeliveredToView: Bool { delivery == .open || delivery == .endDelayed }
}
