public import CoreGraphics
public import Foundation
@_spi(UIKitInternals) public import UIKitCore
import UIKitScrolling

/// A layout of items in lines, with a header and a footer for each section.
///
/// A line takes as many items as fit, with at least ``minimumInteritemSpacing`` between them, and
/// spreads them to its whole length. A delegate that conforms to
/// `UICollectionViewDelegateFlowLayout` chooses sizes and distances where they differ.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public override init() { super.init() }

    nonisolated deinit {}

    /// Creates the layout that a nib file describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decode(nib) }
    }

    // MARK: Properties

    /// The direction of scrolling; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The smallest distance between lines, 10 by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The smallest distance between items of a line, 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of items, 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The size of items that are not measured yet. Zero, the default, turns measuring off;
    /// ``automaticSize`` or another size lets cells choose their sizes.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// The estimate by which cells choose their sizes, starting from ``itemSize``.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// The size of headers, of which the side in the direction of scrolling counts. Zero, the
    /// default, for no header.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers, of which the side in the direction of scrolling counts. Zero, the
    /// default, for no footer.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The distances of a section's items from its edges; zero by default.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The edges from which ``sectionInset`` is measured; the content inset's by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// The edges from which section insets are measured.
    public nonisolated enum SectionInsetReference: Int, Hashable, Sendable {
        case fromContentInset = 0
        case fromSafeArea
        case fromLayoutMargins
    }

    /// `true` if headers remain visible while their section is. `false` by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// `true` if footers remain visible while their section is. `false` by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: State

    final var geometry = FlowGeometry()

    /// `true` if the delegate is asked again.
    final var needsMetrics = true

    /// The sizes that cells chose.
    final var measured: [IndexPath: CGSize] = [:]

    // MARK: Invalidating

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if flow?.invalidateFlowLayoutDelegateMetrics ?? true { needsMetrics = true }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds {
            return newBounds != old
        }
        return scrollDirection == .vertical
            ? newBounds.width != old.width : newBounds.height != old.height
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = newBounds != collectionView?.bounds
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero,
            originalAttributes.representedElementCategory == .cell
        else { return false }
        return !preferredAttributes.size.isClose(to: originalAttributes.size)
            || measured[originalAttributes.indexPath] == nil
                && !preferredAttributes.size.isClose(to: originalAttributes.size)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        measured[originalAttributes.indexPath] = preferredAttributes.size
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes)
        return context
    }

    override func asksPreference(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        estimatedItemSize != .zero && attributes.representedElementCategory == .cell
    }

    override var keepsVisibleItemsInPlace: Bool {
        estimatedItemSize != .zero && scrollDirection == .vertical
    }

    override func itemsWillMove(_ mapping: ListMapping) {
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in measured {
            if let new = mapping.newPath(path) { moved[new] = size }
        }
        measured = moved
        needsMetrics = true
    }

    override func forgetMeasurements() {
        measured = [:]
        needsMetrics = true
    }

    // MARK: Laying out

    open override func prepare() {
        super.prepare()
        prepareGeometry()
    }

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(ofItem: indexPath) }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofSupplementaryView: elementKind, at: indexPath)
    }

    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        // The item under the point, other than the moved one, which is under the finger itself.
        let section = geometry.section(at: isVertical ? position.y : position.x)
        guard let section, geometry.sections.indices.contains(section) else {
            return previousIndexPath
        }
        let rect = CGRect(x: position.x, y: position.y, width: 1, height: 1)
        for attributes in attributes(in: rect)
        where attributes.representedElementCategory == .cell && attributes.frame.contains(position)
        {
            return attributes.indexPath
        }
        return previousIndexPath
    }
}

extension CGSize {
    /// `true` if the sizes differ by less than a thousandth of a point.
    nonisolated func isClose(to other: CGSize) -> Bool {
        abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
    }
}
