import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

extension UIScrollView {
    private var now: TimeInterval { CACurrentMediaTime() }

    // MARK: Deceleration

    /// Returns the motion of content that is released now.
    ///
    /// - Parameters:
    ///   - velocity: The velocity in points per millisecond.
    ///   - target: The final offset; `nil` for a free deceleration.
    func motions(withVelocity velocity: CGPoint, to target: CGPoint? = nil) -> ScrollMotions {
        ScrollMotions(
            horizontal: motion(.horizontal, velocity: velocity.x, target: target?.x),
            vertical: motion(.vertical, velocity: velocity.y, target: target?.y))
    }

    private func motion(_ axis: ScrollAxis, velocity: CGFloat, target: CGFloat?) -> ScrollMotion {
        let offset = contentOffset[axis]
        let range = range(axis)
        if let target {
            return ScrollMotion(
                from: offset, velocity: velocity, slowingTo: target,
                rate: decelerationRate.rawValue, at: now)
        }
        if isPagingEnabled, overflows(axis), range.contains(offset) {
            let page = page(axis, velocity: velocity)
            return ScrollMotion(from: offset, velocity: velocity, to: page, at: now)
        }
        return ScrollMotion(
            from: offset, velocity: velocity, rate: decelerationRate.rawValue,
            in: ScrollMotion.Bounds(range: range, bounces: bounces(axis)), at: now)
    }

    /// Returns the offset of the target page: the next one in the direction of a flick, otherwise
    /// the nearest.
    private func page(_ axis: ScrollAxis, velocity: CGFloat) -> CGFloat {
        let length = bounds.size[axis]
        guard length > 0 else { return contentOffset[axis] }
        let place = contentOffset[axis] / length
        let page =
            abs(velocity) < Self.pageTurningVelocity
            ? place.rounded() : place.rounded(velocity > 0 ? .up : .down)
        let range = range(axis)
        return min(max(page * length, range.lowerBound), range.upperBound)
    }

    /// The velocity that turns a page that is less than half turned, in points per millisecond.
    private static var pageTurningVelocity: CGFloat { 0.3 }

    /// Starts a deceleration.
    func decelerate(_ motions: ScrollMotions) {
        delegate?.scrollViewWillBeginDecelerating(self)
        activity = .decelerating(motions)
        showIndicators()
        startTicking()
    }

    /// Continues with the current velocity, from the current offset.
    func continueDeceleration() {
        guard case .decelerating(let motions) = activity else { return }
        activity = .decelerating(self.motions(withVelocity: motions.velocity(at: now)))
    }

    // MARK: Animated changes

    func moveContent(to offset: CGPoint, animated: Bool) {
        stopMoving()
        guard animated, window != nil, offset.isFinite, offset != contentOffset else {
            contentOffset = offset
            return
        }
        animate(.scroll, to: offset, scale: storedZoomScale)
    }

    func animate(_ purpose: ScrollAnimation.Purpose, to offset: CGPoint, scale: CGFloat) {
        activity = .animating(
            ScrollAnimation(
                purpose: purpose, start: now, startOffset: contentOffset, endOffset: offset,
                startScale: storedZoomScale, endScale: scale))
        showIndicators()
        startTicking()
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, contentSize != .zero else { return }
        let inset = adjustedContentInset
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let wanted = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
            let start = offset[axis] + inset.start(axis)
            let end = offset[axis] + bounds.size[axis] - inset.end(axis)
            if wanted.0 >= start, wanted.1 <= end { continue }
            if wanted.0 < start, wanted.1 > end { continue }
            let isTooFar = wanted.1 > end
            let fits = wanted.1 - wanted.0 <= end - start
            offset[axis] += isTooFar == fits ? wanted.1 - end : wanted.0 - start
        }
        setContentOffset(clamped(offset, contentSize: contentSize), animated: animated)
    }

    // MARK: Frames

    private func startTicking() {
        guard displayLink == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.tick(at: link.timestamp) }
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    private func stopTicking() {
        displayLink?.invalidate()
        displayLink = nil
    }

    private func tick(at time: TimeInterval) {
        switch activity {
        case .idle: stopTicking()
        case .decelerating(let motions):
            place(roundedToPixels(motions.offset(at: time)))
            // The delegate may have stopped or replaced the activity.
            guard activity == .decelerating(motions), motions.isOver(at: time) else { return }
            finish()
        case .animating(let animation):
            let share = min(max((time - animation.start) / ScrollAnimation.duration, 0), 1)
            let curve = CAMediaTimingFunction(name: .easeInEaseOut)
            let progress = share == 1 ? 1 : curve.value(at: share)
            show(animation, at: progress)
            guard activity == .animating(animation), share == 1 else { return }
            finish()
        }
    }

    private func show(_ animation: ScrollAnimation, at progress: CGFloat) {
        let offset = animation.startOffset.interpolated(to: animation.endOffset, progress)
        let isOver = progress == 1
        if animation.startScale != animation.endScale {
            let scale = animation.startScale
            applyZoom(isOver ? animation.endScale : scale + (animation.endScale - scale) * progress)
        }
        place(isOver ? animation.endOffset : roundedToPixels(offset))
    }

    /// Ends the current activity and notifies the delegate.
    private func finish() {
        let finished = activity
        activity = .idle
        stopTicking()
        hideIndicators()
        switch finished {
        case .idle: break
        case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
        case .animating(let animation):
            if animation.purpose != .zoomBounce {
                delegate?.scrollViewDidEndScrollingAnimation(self)
            }
            if animation.purpose != .scroll { notifyZoomingEnded() }
        }
    }

    /// Ends the current activity at the current offset.
    func stopMoving() {
        guard activity != .idle else { return }
        finish()
    }
}
