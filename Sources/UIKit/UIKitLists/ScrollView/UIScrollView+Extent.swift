import CoreGraphics
import UIKitCore

extension UIScrollView {
    // MARK: Insets

    /// What the safe area adds to the insets.
    var safeAreaAdjustment: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            let vertical = extends(.vertical, beyond: safe) || alwaysBounceVertical
            let horizontal = extends(.horizontal, beyond: safe) || alwaysBounceHorizontal
            return UIEdgeInsets(
                top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
                bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
        }
    }

    private func extends(_ axis: ScrollAxis, beyond safe: UIEdgeInsets) -> Bool {
        let insets = contentInset.start(axis) + contentInset.end(axis)
        return contentSize[axis] + insets > bounds.size[axis]
    }

    /// Tells of another ``adjustedContentInset``, and keeps content at its start that was there.
    func updateAdjustedContentInset() {
        let inset = adjustedContentInset
        let old = lastAdjustedInset
        guard inset != old else { return }
        lastAdjustedInset = inset
        var offset = contentOffset
        for axis in ScrollAxis.allCases where offset[axis] <= -old.start(axis) {
            offset[axis] = -inset.start(axis)
        }
        if activity == .resting, grip == nil { place(offset) }
        adjustedContentInsetDidChange()
        keepWithinRange()
        layOutIndicators()
    }

    // MARK: Range

    /// The offsets at which content rests.
    func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
        range(axis, contentSize: contentSize)
    }

    func range(_ axis: ScrollAxis, contentSize: CGSize) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let start = -inset.start(axis)
        let end = contentSize[axis] + inset.end(axis) - bounds.size[axis]
        return start...max(start, end)
    }

    /// The nearest offset at which content rests.
    func clamped(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            let range = range(axis, contentSize: contentSize)
            result[axis] = min(max(offset[axis], range.lowerBound), range.upperBound)
        }
        return result
    }

    /// Whether content is longer than the view.
    func overflows(_ axis: ScrollAxis) -> Bool {
        let range = range(axis)
        return range.upperBound > range.lowerBound
    }

    /// Whether a finger moves the content.
    func scrolls(_ axis: ScrollAxis) -> Bool { overflows(axis) || alwaysGivesWay(axis) }

    private func alwaysGivesWay(_ axis: ScrollAxis) -> Bool {
        bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    // MARK: Changes

    /// The content has another size.
    func extentDidChange() {
        updateAdjustedContentInset()
        keepWithinRange()
        layOutIndicators()
    }

    /// Moves content that rests beyond its new end back to it.
    private func keepWithinRange() {
        guard activity == .resting, grip == nil, pinchGrip == nil, !isMovingContent else { return }
        // An offset that was set before the content has a size is kept.
        guard contentSize != .zero, bounds.size != .zero else { return }
        place(clamped(contentOffset, contentSize: contentSize))
    }

    func boundsDidChange(from old: CGRect) {
        let new = bounds
        if new.size != old.size {
            updateAdjustedContentInset()
            keepWithinRange()
        }
        guard new.origin != old.origin else { return }
        guides.follow(new.origin)
        if !isMovingContent { adopt(new.origin.distance(from: old.origin)) }
        setNeedsLayout()
        layOutIndicators()
        delegate?.scrollViewDidScroll(self)
    }

    /// Goes on from where the app moved the content.
    private func adopt(_ change: CGPoint) {
        if let origin = grip?.origin { grip?.origin = origin.moved(by: change) }
        continueDeceleration()
    }

    /// Moves the content without taking it for the app's wish.
    func place(_ offset: CGPoint) {
        guard offset != contentOffset else { return }
        let wasMoving = isMovingContent
        isMovingContent = true
        contentOffset = offset
        isMovingContent = wasMoving
    }
}

extension CGSize {
    /// The size with sides that are numbers and not negative.
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
