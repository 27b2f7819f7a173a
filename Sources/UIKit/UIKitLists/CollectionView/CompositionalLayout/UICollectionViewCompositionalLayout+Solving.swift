import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// Solving of a compositional layout.
///
/// 1. Ask for the sections, if the container, the traits or the data changed.
/// 2. Solve the groups of each section in the width that its insets leave.
/// 3. Add the views at its edges: first those at the top, then the top inset, the groups, the
///    bottom
///    inset and the views at the bottom.
/// 4. Place the sections one after the other, and the decoration views behind them.
extension UICollectionViewCompositionalLayout {
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    func prepareSolution() {
        guard let list = collectionView else { return }
        let inset = list.adjustedContentInset
        // The container is the visible part without the content inset.
        let container = CGSize(
            width: max(0, list.bounds.width - inset.left - inset.right),
            height: max(0, list.bounds.height - inset.top - inset.bottom))
        let traits = list.traitCollection
        if container != solution.container || traits != solution.traits {
            if solution.container.width != container.width, solution.container.width >= 0 {
                measurements = Measurements()
            }
            needsSections = true
        }
        guard needsSections else { return }
        needsSections = false
        let environment = LayoutEnvironment(size: container, traits: traits)
        let counts = list.currentCounts()
        solution = LayoutSolution()
        solution.container = container
        solution.traits = traits
        solution.isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, count) in counts.enumerated() {
            guard let section = provider(index, environment) else {
                fatalError(
                    "The section provider returned no section for \(index). Return one for each.")
            }
            let list = section.list.map {
                ListSection($0, index: index, of: counts.count, width: container.width)
            }
            if let list {
                registerListViews(list)
                if list.configuration.hasSwipeActions { collectionView?.addSwipes() }
            }
            let groups = SectionSolution(
                section, count: list?.countOfRows(count) ?? count,
                container: contentSize(section, list, container),
                isHorizontal: section.orthogonalScrollingBehavior == .none
                    ? !isVertical : isVertical,
                measured: measurements.items[index] ?? [:], traits: traits)
            solution.sections.append(PlacedSection(solution: groups, list: list))
        }
        place()
    }

    /// The insets of a section's content, from the edges of the layout.
    private func insets(
        _ section: NSCollectionLayoutSection, _ list: ListSection?
    ) -> NSDirectionalEdgeInsets {
        if let list { return list.insets(section.contentInsets) }
        var insets = section.contentInsets
        let reference = referenceInsets(section.contentInsetsReference)
        insets.leading += solution.isMirrored ? reference.right : reference.left
        insets.trailing += solution.isMirrored ? reference.left : reference.right
        return insets
    }

    /// The insets of the views at the edges of a section, where their reference differs from the
    /// items'.
    private func supplementaryEdges(
        _ section: NSCollectionLayoutSection
    ) -> (start: CGFloat, end: CGFloat)? {
        let reference = section.supplementaryContentInsetsReference
        guard isVertical, reference != .automatic else { return nil }
        let insets = referenceInsets(reference)
        let (left, right) = solution.isMirrored ? (insets.right, insets.left) : insets
        return (section.contentInsets.leading + left, section.contentInsets.trailing + right)
    }

    /// The distances of the edges that insets refer to from those of the layout.
    private func referenceInsets(
        _ reference: UIContentInsetsReference
    ) -> (left: CGFloat, right: CGFloat) {
        guard let view = collectionView else { return (0, 0) }
        let edges: (left: CGFloat, right: CGFloat)
        switch reference == .automatic ? configuration.contentInsetsReference : reference {
        case .automatic, .none: return (0, 0)
        case .safeArea: edges = (view.safeAreaInsets.left, view.safeAreaInsets.right)
        case .layoutMargins: edges = (view.layoutMargins.left, view.layoutMargins.right)
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            edges = (frame.minX - view.bounds.minX, view.bounds.maxX - frame.maxX)
        }
        let inset = view.adjustedContentInset
        return (max(0, edges.left - inset.left), max(0, edges.right - inset.right))
    }

    private func contentSize(
        _ section: NSCollectionLayoutSection, _ list: ListSection?, _ container: CGSize
    ) -> CGSize {
        let insets = insets(section, list)
        return CGSize(
            width: max(0, container.width - insets.leading - insets.trailing),
            height: isVertical
                ? container.height : max(0, container.height - insets.top - insets.bottom))
    }

    // MARK: Placing

    /// Places the solved sections one after the other.
    func place() {
        let container = solution.container
        solution.views = []
        solution.followsOffset = false
        var start: CGFloat = 0
        let whole = configuration.boundarySupplementaryItems
        for item in whole where item.alignment.isAtTop || isLeadingInRow(item) {
            start = placeWhole(item, at: start, isAtStart: true)
        }
        for index in solution.sections.indices {
            if index > 0 { start += configuration.interSectionSpacing }
            start = place(index, at: start)
        }
        for item in whole where !(item.alignment.isAtTop || isLeadingInRow(item)) {
            start = placeWhole(item, at: start, isAtStart: false)
        }
        solution.contentSize =
            isVertical
            ? CGSize(width: container.width, height: start)
            : CGSize(width: start, height: container.height)
        for index in solution.views.indices where solution.views[index].pinned != nil {
            solution.views[index].pinned?.end = start
        }
    }

    private func isLeadingInRow(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        !isVertical && item.alignment == .leading
    }

    private func placeWhole(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, at start: CGFloat, isAtStart: Bool
    ) -> CGFloat {
        let key = ElementKey(
            category: .supplementaryView, kind: item.elementKind, indexPath: IndexPath(index: 0))
        let size = size(of: item, key, in: solution.container)
        let frame = frame(
            item, size, across: 0,
            isVertical ? solution.container.width : solution.container.height, at: start)
        var view = placedView(item, key, frame)
        if item.pinToVisibleBounds {
            view.pinned = (0, 0, isAtStart)
            solution.followsOffset = true
        }
        solution.views.append(view)
        return item.extendsBoundary ? start + along(size) : start
    }

    /// Returns the size of a view: measured where it is estimated.
    private func size(
        of item: NSCollectionLayoutItem, _ key: ElementKey, in container: CGSize
    ) -> CGSize {
        var size = item.layoutSize.size(in: container)
        if let measured = measurements.views[key] {
            if item.layoutSize.widthDimension.isMeasured { size.width = measured.width }
            if item.layoutSize.heightDimension.isMeasured { size.height = measured.height }
        }
        return size
    }

    private func placedView(
        _ item: NSCollectionLayoutSupplementaryItem, _ key: ElementKey, _ frame: CGRect
    ) -> PlacedView {
        PlacedView(
            key: key, frame: frame, zIndex: item.zIndex,
            choosesWidth: item.layoutSize.widthDimension.isMeasured,
            choosesHeight: item.layoutSize.heightDimension.isMeasured)
    }

    /// Returns the frame of a view at an edge, in a range across the layout.
    private func frame(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, across: CGFloat,
        _ width: CGFloat, at start: CGFloat
    ) -> CGRect {
        let thickness = isVertical ? size.width : size.height
        let alignment = item.alignment
        let isFirst = isVertical ? alignment.isLeading : alignment.isAtTop
        let isLast = isVertical ? alignment.isTrailing : alignment.isAtBottom
        let offset = isFirst ? 0 : isLast ? width - thickness : (width - thickness) / 2
        let origin =
            isVertical
            ? CGPoint(x: across + offset, y: start) : CGPoint(x: start, y: across + offset)
        return CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
    }

    /// Places a section, and returns its end.
    private func place(_ index: Int, at start: CGFloat) -> CGFloat {
        var placed = solution.sections[index]
        let section = placed.solution.section
        let insets = insets(section, placed.list)
        let container = solution.container
        let scrollsItself = section.orthogonalScrollingBehavior != .none
        let content = placed.solution
        placed.views = []
        placed.lift = section.decorationItems.isEmpty ? 0 : 1
        let acrossStart = isVertical ? insets.leading : insets.top
        let acrossLength =
            isVertical
            ? container.width - insets.leading - insets.trailing
            : container.height - insets.top - insets.bottom
        let items = section.boundarySupplementaryItems + (placed.list?.boundaryItems(section) ?? [])
        var end = start
        var pinned: [Int] = []
        func add(_ item: NSCollectionLayoutBoundarySupplementaryItem, isAtStart: Bool) {
            let key = ElementKey(
                category: .supplementaryView, kind: item.elementKind,
                indexPath: IndexPath(item: 0, section: index))
            let follows = section.supplementariesFollowContentInsets
            let whole = isVertical ? container.width : container.height
            let edges = supplementaryEdges(section)
            let across = follows ? edges?.start ?? acrossStart : 0
            let width =
                follows ? edges.map { max(0, whole - $0.start - $0.end) } ?? acrossLength : whole
            let box =
                isVertical
                ? CGSize(width: width, height: container.height)
                : CGSize(width: container.width, height: width)
            let size = size(of: item, key, in: box)
            let length = along(size)
            let place = item.extendsBoundary || isAtStart ? end : end - length
            var view = placedView(item, key, frame(item, size, across: across, width, at: place))
            view.zIndex += placed.lift
            view.list = placed.list?.configuration.appearance
            if item.pinToVisibleBounds {
                view.pinned = (0, 0, isAtStart)
                view.zIndex = max(view.zIndex, 2)
                pinned.append(placed.views.count)
            }
            placed.views.append(view)
            if item.extendsBoundary { end += length }
        }
        let starts = items.filter { isAtStart($0) }
        if !starts.isEmpty { end += placed.list?.headerTopPadding ?? 0 }
        for item in starts { add(item, isAtStart: true) }
        end += isVertical ? insets.top : insets.leading
        let length = scrollsItself ? content.thickness : content.length
        placed.origin =
            isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
        if scrollsItself {
            placed.scroller = scroller(placed, index, thickness: length, across: acrossLength)
        }
        end += length + (isVertical ? insets.bottom : insets.trailing)
        for item in items where !isAtStart(item) { add(item, isAtStart: false) }
        placed.start = start
        placed.end = end
        // Views at the start stop at those at the end, and the reverse.
        func room(atStart isAtStart: Bool) -> CGFloat {
            pinned.filter { placed.views[$0].pinned?.isAtStart == isAtStart }
                .reduce(0) { $0 + along(placed.views[$1].frame.size) }
        }
        let (head, foot) = (room(atStart: true), room(atStart: false))
        for view in pinned {
            placed.views[view].pinned?.start = start + head
            placed.views[view].pinned?.end = end - foot
        }
        addDecorations(&placed, index)
        if !pinned.isEmpty || section.visibleItemsInvalidationHandler != nil {
            solution.followsOffset = true
        }
        solution.sections[index] = placed
        return end
    }

    private func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        isVertical
            ? !item.alignment.isAtBottom
            : !(item.alignment == .trailing || item.alignment == .bottomTrailing
                || item.alignment == .topTrailing)
    }

    private func scroller(
        _ placed: PlacedSection, _ index: Int, thickness: CGFloat, across: CGFloat
    ) -> SectionScrollerPlan {
        let content = placed.solution
        let size =
            isVertical
            ? CGSize(width: across, height: thickness) : CGSize(width: thickness, height: across)
        let frame = CGRect(origin: placed.origin, size: size)
        let group = content.groups.first?.length ?? 0
        return SectionScrollerPlan(
            section: index, frame: mirrored(frame), length: content.length,
            isHorizontal: content.isHorizontal,
            behavior: content.section.orthogonalScrollingBehavior,
            stride: group + content.section.interGroupSpacing, groupLength: group,
            properties: content.section.orthogonalScrollingProperties,
            isMirrored: solution.isMirrored && content.isHorizontal)
    }

    private func addDecorations(_ placed: inout PlacedSection, _ index: Int) {
        let size =
            isVertical
            ? CGSize(width: solution.container.width, height: placed.end - placed.start)
            : CGSize(width: placed.end - placed.start, height: solution.container.height)
        let origin =
            isVertical ? CGPoint(x: 0, y: placed.start) : CGPoint(x: placed.start, y: 0)
        let whole = CGRect(origin: origin, size: size)
        for item in placed.solution.section.decorationItems {
            let insets = item.contentInsets
            let frame = CGRect(
                x: whole.minX + insets.leading, y: whole.minY + insets.top,
                width: max(0, whole.width - insets.leading - insets.trailing),
                height: max(0, whole.height - insets.top - insets.bottom))
            placed.views.append(
                PlacedView(
                    key: ElementKey(
                        category: .decorationView, kind: item.elementKind,
                        indexPath: IndexPath(item: 0, section: index)),
                    frame: frame, zIndex: item.zIndex))
        }
        if let list = placed.list {
            placed.views.append(
                list.background(
                    whole, index: index, of: solution.sections.count,
                    screen: solution.container.height))
        }
    }

    // MARK: Measuring

    /// Adopts the size that a view chose.
    func adopt(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell else {
            measurements.views[attributes.key] = size
            return place()
        }
        measurements.items[path.section, default: [:]][path.item] = size
        guard !needsSections, solution.sections.indices.contains(path.section) else { return }
        solution.sections[path.section].solution.measure(path.item, size)
        place()
    }

    /// Mirrors a rectangle of the layout in a language that is written from the right.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard solution.isMirrored else { return rect }
        let width = isVertical ? solution.container.width : solution.contentSize.width
        var rect = rect
        rect.origin.x = width - rect.maxX
        return rect
    }
}
