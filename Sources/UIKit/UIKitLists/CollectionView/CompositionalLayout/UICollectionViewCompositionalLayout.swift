public import CoreGraphics
public import Foundation
import UIKitCore
import UIKitScrolling

/// A layout that is composed of sections, which repeat groups of items.
///
///     let item = NSCollectionLayoutItem(
///         layoutSize: .init(
///             widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
///     let group = NSCollectionLayoutGroup.horizontal(
///         layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///         subitem: item, count: 3)
///     let layout = UICollectionViewCompositionalLayout(
///         section: NSCollectionLayoutSection(group: group))
///
/// Sizes are fractions of the container, points, or estimates that the cells replace.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(
            section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections are all alike.
    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout whose sections come from a closure.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections come from a closure, which is called again for another width
    /// or other traits.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout of which every section is a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    nonisolated deinit {}

    /// Returns `nil`: nib files do not describe this class here.
    public required init?(coder: NSCoder) { return nil }

    final let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// The direction of scrolling and the distance between sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    // MARK: State

    final var solution = LayoutSolution()
    final var needsSections = true
    final var measurements = Measurements()

    /// The sizes that the views chose.
    struct Measurements {
        /// The sizes of items, by section.
        var items: [Int: [Int: CGSize]] = [:]
        var views: [ElementKey: CGSize] = [:]
    }

    // MARK: Invalidating

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts || context.invalidateEverything {
            needsSections = true
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds else { return false }
        return newBounds.size != old.size || solution.followsOffset && newBounds != old
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { !preferredAttributes.size.isClose(to: originalAttributes.size) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        adopt(preferredAttributes.size, of: originalAttributes)
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes)
    }

    override func asksPreference(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.details.choosesWidth || attributes.details.choosesHeight
    }

    override var keepsVisibleItemsInPlace: Bool { configuration.scrollDirection == .vertical }

    override var scrollers: [SectionScrollerPlan] { solution.sections.compactMap(\.scroller) }

    override func sectionScrollerDidScroll() {}

    override func forgetMeasurements() {
        measurements = Measurements()
        needsSections = true
    }

    override func itemsWillMove(_ mapping: ListMapping) {
        var moved = Measurements()
        for (section, sizes) in measurements.items {
            for (item, size) in sizes {
                let place = ItemPlace(section, item)
                guard !mapping.reloadedItems.contains(place), let new = mapping.new(place) else {
                    continue
                }
                moved.items[new.section, default: [:]][new.item] = size
            }
        }
        for (key, size) in measurements.views {
            if let new = mapping.newKey(key, followsItem: false) { moved.views[new] = size }
        }
        measurements = moved
        needsSections = true
    }

    // MARK: Laying out

    /// The look of a section that is a list; `nil` for others.
    final func listConfiguration(
        ofSection section: Int
    ) -> UICollectionLayoutListConfiguration? {
        guard solution.sections.indices.contains(section) else { return nil }
        return solution.sections[section].list?.configuration
    }

    open override func prepare() {
        super.prepare()
        prepareSolution()
    }

    open override var collectionViewContentSize: CGSize { solution.contentSize }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(ofItem: indexPath) }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofView: .supplementaryView, elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofView: .decorationView, elementKind, at: indexPath)
    }
}

/// A closure that returns the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public override init() {}

    nonisolated deinit {}

    /// The direction of scrolling; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The distance between sections, 0 by default.
    open var interSectionSpacing: CGFloat = 0

    /// The views at the edges of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The edges from which the insets of sections are measured.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}
