import CoreGraphics
package import UIKitCore

extension UIScrollView {
    // MARK: Showing

    /// Shows the indicators while the content moves.
    func showIndicators() {
        makeIndicators()
        layOutIndicators()
        for axis in ScrollAxis.allCases where hasIndicator(axis) { indicator(axis)?.show() }
    }

    /// Fades the indicators out, unless the content is still moving.
    func hideIndicators() {
        guard activity == .idle, dragState == nil, pinchState == nil else { return }
        verticalIndicator?.hide()
        horizontalIndicator?.hide()
    }

    func flashIndicators() {
        showIndicators()
        hideIndicators()
    }

    private func indicator(_ axis: ScrollAxis) -> ScrollIndicator? {
        axis == .horizontal ? horizontalIndicator : verticalIndicator
    }

    private func hasIndicator(_ axis: ScrollAxis) -> Bool {
        (axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator)
            && overflows(axis)
    }

    private func makeIndicators() {
        guard verticalIndicator == nil else { return }
        let (vertical, horizontal) = (ScrollIndicator(), ScrollIndicator())
        verticalIndicator = vertical
        horizontalIndicator = horizontal
        for indicator in [horizontal, vertical] { addSubview(indicator) }
        updateIndicatorColors()
    }

    func updateIndicatorColors() {
        let color: UIColor =
            switch indicatorStyle {
            case .default: .label.withAlphaComponent(Self.indicatorAlpha)
            case .black: .black.withAlphaComponent(Self.indicatorAlpha)
            case .white: .white.withAlphaComponent(Self.indicatorAlpha)
            }
        verticalIndicator?.backgroundColor = color
        horizontalIndicator?.backgroundColor = color
    }

    private static var indicatorAlpha: CGFloat { 0.35 }

    // MARK: Layout

    /// Positions the indicators in front of the content.
    func layOutIndicators() {
        for axis in ScrollAxis.allCases {
            guard let indicator = indicator(axis) else { continue }
            indicator.isHidden = !hasIndicator(axis) || indicatorRoom(axis).isNull
            guard !indicator.isHidden else { continue }
            indicator.frame = indicatorFrame(axis)
            if subviews.last.map({ $0 is ScrollIndicator }) == false {
                bringSubviewToFront(indicator)
            }
        }
    }

    private func indicatorFrame(_ axis: ScrollAxis) -> CGRect {
        let (thickness, margin) = (ScrollIndicator.thickness, ScrollIndicator.margin)
        let room = indicatorRoom(axis)
        let inset = adjustedContentInset
        // Both lines leave the corner free.
        let corner = hasIndicator(.horizontal) && hasIndicator(.vertical) ? thickness + margin : 0
        let extent = ScrollIndicator.extent(
            track: max(0, room.size[axis] - corner),
            content: storedContentSize[axis] + inset.start(axis) + inset.end(axis),
            visible: bounds.size[axis], offset: contentOffset[axis] + inset.start(axis))
        if axis == .vertical {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return CGRect(
                x: isMirrored ? room.minX : room.maxX - thickness, y: room.minY + extent.start,
                width: thickness, height: extent.length)
        }
        return CGRect(
            x: room.minX + extent.start, y: room.maxY - thickness, width: extent.length,
            height: thickness)
    }

    /// The part of the bounds for the indicator; `.null` if the insets leave nothing.
    private func indicatorRoom(_ axis: ScrollAxis) -> CGRect {
        let margin = ScrollIndicator.margin
        return bounds.inset(by: indicatorInsets(axis)).insetBy(dx: margin, dy: margin)
    }

    private func indicatorInsets(_ axis: ScrollAxis) -> UIEdgeInsets {
        let own =
            axis == .horizontal ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
        guard automaticallyAdjustsScrollIndicatorInsets,
            contentInsetAdjustmentBehavior != .never
        else { return own }
        return own.adding(safeAreaInsets)
    }
}

extension UIScrollView: ViewWithParts {
    package final var parts: [UIView] {
        [verticalIndicator, horizontalIndicator].compactMap(\.self)
    }
}
