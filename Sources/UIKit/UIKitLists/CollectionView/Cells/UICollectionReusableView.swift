import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitInternals) public import UIKitCore

/// A view that a collection view reuses: a cell, a header, a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { reusableTable }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        decode(from: coder)
    }

    /// The identifier under which the view was registered; `nil` for a view that the app made.
    open internal(set) var reuseIdentifier: String?

    /// The attributes that were applied last.
    final var appliedAttributes: UICollectionViewLayoutAttributes?

    /// Called before the view is used for another element. An override calls `super`.
    open func prepareForReuse() {}

    /// Called with the attributes of the layout. The frame and the other values of
    /// `UICollectionViewLayoutAttributes` are applied already; a subclass reads its own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the layout of the collection view is replaced.
    open func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    /// Called after the layout of the collection view was replaced.
    open func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    /// Returns the attributes with the size that the view prefers.
    ///
    /// The default has the size that the constraints in the view require, as far as the layout lets
    /// the view choose, or that of `sizeThatFits(_:)` in a view without constraints.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = fittingSize(for: layoutAttributes)
        let details = layoutAttributes.details
        if details.choosesWidth { layoutAttributes.size.width = size.width }
        if details.choosesHeight { layoutAttributes.size.height = size.height }
        return layoutAttributes
    }

    /// The view whose constraints determine the size.
    var fittedView: UIView { self }

    private func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let room = widthBesideFittedView
        let target = CGSize(
            width: max(0, attributes.size.width - room), height: attributes.size.height)
        var size = fittingSize(of: fittedView, target, attributes)
        size.width += room
        return size
    }

    /// The width that the view needs next to the fitted one.
    var widthBesideFittedView: CGFloat { 0 }

    private func fittingSize(
        of view: UIView, _ target: CGSize, _ attributes: UICollectionViewLayoutAttributes
    ) -> CGSize {
        guard view.hasConstraintsInside else { return view.sizeThatFits(target) }
        return view.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority:
                attributes.details.choosesWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority:
                attributes.details.choosesHeight ? .fittingSizeLevel : .required)
    }

    /// Applies the attributes of a layout.
    final func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        appliedAttributes = attributes
        transform3D = CATransform3DIdentity
        let frame = attributes.frame
        if CATransform3DIsIdentity(attributes.transform3D) {
            if self.frame != frame { self.frame = frame }
        } else {
            bounds = CGRect(origin: bounds.origin, size: attributes.size)
            center = attributes.center
            transform3D = attributes.transform3D
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        layOutForList(attributes.details)
        apply(attributes)
    }

    /// The distance from the leading edge at which a list's separator begins; `nil` for the
    /// standard one.
    var separatorStart: CGFloat? { nil }

    /// Adopts what a list says of the view.
    func layOutForList(_ details: LayoutDetails) {}

    /// Returns the function that makes views of a class.
    static func maker(_ type: AnyClass) -> (CGRect) -> UICollectionReusableView {
        guard let type = type as? UICollectionReusableView.Type else {
            fatalError(
                "\(type) is registered for a collection view, but is no UICollectionReusableView.")
        }
        return { makeView(of: type, frame: $0) }
    }
}

extension UIView {
    /// `true` if constraints may determine the view's size.
    final var hasConstraintsInside: Bool {
        !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}
