package import CoreGraphics
import UIKitCore

extension UIScrollView {
    // MARK: Insets

    /// The insets added by the safe area.
    var safeAreaAdjustment: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            let isPage = isContentOfPage && contentInsetAdjustmentBehavior == .automatic
            let vertical = isPage || extends(.vertical, beyond: safe) || alwaysBounceVertical
            let horizontal = extends(.horizontal, beyond: safe) || alwaysBounceHorizontal
            return UIEdgeInsets(
                top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
                bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
        }
    }

    private func extends(_ axis: ScrollAxis, beyond safe: UIEdgeInsets) -> Bool {
        let insets = contentInset.start(axis) + contentInset.end(axis)
        return storedContentSize[axis] + insets > bounds.size[axis]
    }

    /// Reports a changed ``adjustedContentInset``, and keeps content that was at its start there.
    func updateAdjustedContentInset() {
        let inset = adjustedContentInset
        let old = lastAdjustedInset
        guard inset != old else { return }
        lastAdjustedInset = inset
        var offset = contentOffset
        for axis in ScrollAxis.allCases where offset[axis] <= -old.start(axis) {
            offset[axis] = -inset.start(axis)
        }
        if activity == .idle, dragState == nil { place(offset) }
        adjustedContentInsetDidChange()
        keepWithinRange()
        layOutIndicators()
    }

    // MARK: Range

    /// Returns the range of resting offsets.
    func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
        range(axis, contentSize: storedContentSize)
    }

    func range(_ axis: ScrollAxis, contentSize: CGSize) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let end = contentSize[axis] + inset.end(axis) - bounds.size[axis]
        let slack = max(0, -inset.start(axis) - end)
        let start =
            -inset.start(axis) - slack * alignment(axis)
            - (axis == .vertical ? collapsedInset : 0)
        return start...max(start, end)
    }

    /// The share of the free space that is before content that is smaller than the view.
    private func alignment(_ axis: ScrollAxis) -> CGFloat {
        let share = contentAlignmentPoint[axis]
        return share.isNaN ? 0 : min(max(share, 0), 1)
    }

    /// Returns `true` if content moves elastically beyond its ends.
    func bounces(_ axis: ScrollAxis) -> Bool {
        bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
    }

    /// Returns the nearest resting offset.
    func clamped(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            let range = range(axis, contentSize: contentSize)
            result[axis] = min(max(offset[axis], range.lowerBound), range.upperBound)
        }
        return result
    }

    /// Returns `true` if content is longer than the view.
    func overflows(_ axis: ScrollAxis) -> Bool {
        let range = range(axis)
        return range.upperBound > range.lowerBound
    }

    /// Returns `true` if a finger moves the content.
    func scrolls(_ axis: ScrollAxis) -> Bool { overflows(axis) || alwaysBounces(axis) }

    private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        bounces(axis) && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    // MARK: Changes

    /// Adapts to a new size of the content.
    func extentDidChange() {
        updateAdjustedContentInset()
        keepWithinRange()
        layOutIndicators()
    }

    /// Moves resting content that is beyond its new end back to it.
    private func keepWithinRange() {
        guard activity == .idle, dragState == nil, pinchState == nil, !isMovingContent else {
            return
        }
        // An offset set before the content has a size is kept.
        guard storedContentSize != .zero, bounds.size != .zero else { return }
        place(clamped(contentOffset, contentSize: storedContentSize))
    }

    func boundsDidChange(from old: CGRect) {
        let new = bounds
        // The delegate may set bounds.
        let notifies = isSettingOffset && !isShiftingContent
        isSettingOffset = false
        if new.size != old.size {
            updateAdjustedContentInset()
            keepWithinRange()
        }
        guard new.origin != old.origin else { return }
        guides.scroll(to: new.origin)
        if !isMovingContent { adopt(new.origin.distance(from: old.origin)) }
        setNeedsLayout()
        layOutIndicators()
        refreshControl?.follow()
        if notifies { delegate?.scrollViewDidScroll(self) }
        follower?.scrollViewDidMove(self)
    }

    /// Shifts the offset because content above the visible part grew or shrank by `delta`.
    ///
    /// Visible content stays where it is, movements continue, and the delegate is not called.
    package final func shiftContent(by delta: CGPoint) {
        guard delta != .zero else { return }
        isShiftingContent = true
        place(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
        isShiftingContent = false
        if case .animating(var animation) = activity {
            animation.startOffset = animation.startOffset.moved(by: delta)
            animation.endOffset = animation.endOffset.moved(by: delta)
            activity = .animating(animation)
        }
        adopt(delta)
    }

    /// Changes ``contentSize`` during a movement, which continues to the new end.
    package final func adoptContentSize(_ size: CGSize) {
        guard size != storedContentSize else { return }
        let oldEnd = range(.vertical).upperBound
        contentSize = size
        guard case .decelerating(let motions) = activity else { return }
        let newEnd = range(.vertical).upperBound
        if motions.destination.y >= min(oldEnd, newEnd) { continueDeceleration() }
    }

    /// Scrolls so that `offset` is at the start of the view, within the range of the content.
    package final func nearestOffset(to offset: CGPoint, contentSize: CGSize) -> CGPoint {
        clamped(offset, contentSize: contentSize)
    }

    /// Continues a drag or deceleration from the offset set by the app.
    private func adopt(_ change: CGPoint) {
        if let origin = dragState?.origin { dragState?.origin = origin.moved(by: change) }
        continueDeceleration()
    }

    /// Moves the content as part of scrolling, as opposed to a change made by the app.
    func place(_ offset: CGPoint) {
        guard offset != contentOffset else { return }
        let wasMoving = isMovingContent
        isMovingContent = true
        contentOffset = offset
        isMovingContent = wasMoving
    }
}

extension CGSize {
    /// The size with non-finite and negative sides replaced by 0.
    nonisolated var cleaned: CGSize {
        CGSize(
            width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
    }
}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}
