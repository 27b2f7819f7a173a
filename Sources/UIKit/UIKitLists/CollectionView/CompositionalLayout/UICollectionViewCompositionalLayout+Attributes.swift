import CoreGraphics
import Foundation
import FoundationGaps
import UIKitCore
import UIKitScrolling

extension UICollectionViewCompositionalLayout {
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    private func make(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeObject(
            of: type(of: self).layoutAttributesClass, as: UICollectionViewLayoutAttributes.self)
        attributes.adopt(category, kind, path)
        attributes.details.choosesWidth = false
        attributes.details.choosesHeight = false
        return attributes
    }

    /// Rounds edges to the pixels of the screen.
    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(1, solution.traits?.displayScale ?? 1)
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (round(rect.minX), round(rect.minY))
        return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
    }

    // MARK: Queries

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var result: [UICollectionViewLayoutAttributes] = []
        let first = solution.sections.partitioningIndex { $0.end >= start }
        let last = max(first, solution.sections.partitioningIndex { $0.start > end })
        for index in first..<last {
            let section = solution.sections[index]
            let cells = itemAttributes(index, in: rect)
            section.solution.section.visibleItemsInvalidationHandler?(
                cells, offset(of: index),
                LayoutEnvironment(
                    size: solution.container,
                    traits: solution.traits ?? UITraitCollection.current))
            result += cells
            result += attributes(of: section.views, in: rect)
        }
        // The backgrounds of lists reach beyond the first and the last section.
        for index in Set([0, solution.sections.count - 1])
        where solution.sections.indices.contains(index) && !(first..<last).contains(index) {
            result += attributes(of: solution.sections[index].views, in: rect)
        }
        return result + attributes(of: solution.views, in: rect)
    }

    private func offset(of section: Int) -> CGPoint {
        guard let list = collectionView else { return .zero }
        guard let scroller = list.sectionScrollers[section] else { return list.contentOffset }
        return CGPoint(
            x: scroller.plan.isHorizontal ? scroller.travel : 0,
            y: scroller.plan.isHorizontal ? 0 : scroller.travel)
    }

    private func attributes(
        of views: [PlacedView], in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        views.compactMap { view in
            let attributes = attributes(of: view)
            return attributes.frame.meets(rect) ? attributes : nil
        }
    }

    private func itemAttributes(
        _ index: Int, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        let section = solution.sections[index]
        let content = section.solution
        var visible = mirrored(rect).offsetBy(dx: -section.origin.x, dy: -section.origin.y)
        if let plan = section.scroller {
            guard plan.frame.meets(rect) else { return [] }
            visible = visiblePart(plan, index)
        }
        let range =
            content.isHorizontal
            ? content.groups(from: visible.minX, to: visible.maxX)
            : content.groups(from: visible.minY, to: visible.maxY)
        var result: [UICollectionViewLayoutAttributes] = []
        for group in content.groups[range] {
            for (leaf, solved) in group.leaves.enumerated() {
                let frame = content.frame(of: solved, in: group)
                guard frame.meets(visible) || !solved.item.supplementaryItems.isEmpty else {
                    continue
                }
                let item = group.first + leaf
                result.append(cell(solved, frame, item, index))
                result += badges(solved, frame, item, index)
            }
            result += groupBadges(group, content, index)
            if let list = section.list { result += separators(list, group, index) }
        }
        return result
    }

    /// The visible part of a section that scrolls on its own, with a margin for the next frames.
    private func visiblePart(_ plan: SectionScrollerPlan, _ index: Int) -> CGRect {
        let size = plan.frame.size
        var travel =
            collectionView?.sectionScrollers[index]?.travel
            ?? (plan.isMirrored ? max(0, plan.length - size.width) : 0)
        if plan.isMirrored { travel = plan.length - size.width - travel }
        // Content sticks out to the edges of the layout.
        let margin: CGFloat = 40
        return plan.isHorizontal
            ? CGRect(
                x: travel - margin, y: -margin, width: size.width + 2 * margin,
                height: size.height + 2 * margin)
            : CGRect(
                x: -margin, y: travel - margin, width: size.width + 2 * margin,
                height: size.height + 2 * margin)
    }

    // MARK: Items

    /// Returns a rectangle of a section's content in the layout.
    private func placed(_ frame: CGRect, _ index: Int) -> CGRect {
        let section = solution.sections[index]
        if let plan = section.scroller, plan.isMirrored {
            var rect = frame
            rect.origin.x = plan.frame.minX + plan.length - frame.maxX
            rect.origin.y += plan.frame.minY
            return onPixels(rect)
        }
        return onPixels(mirrored(frame.offsetBy(dx: section.origin.x, dy: section.origin.y)))
    }

    private func cell(
        _ leaf: SolvedLeaf, _ frame: CGRect, _ item: Int, _ index: Int
    ) -> UICollectionViewLayoutAttributes {
        let section = solution.sections[index]
        let insets = leaf.item.effectiveInsets
        let attributes = make(.cell, nil, IndexPath(item: item, section: index))
        let inner =
            leaf.item is NSCollectionLayoutGroup
            ? frame
            : CGRect(
                x: frame.minX + insets.leading, y: frame.minY + insets.top,
                width: max(0, frame.width - insets.leading - insets.trailing),
                height: max(0, frame.height - insets.top - insets.bottom))
        attributes.frame = placed(inner, index)
        attributes.zIndex = leaf.zIndex + section.lift
        if !(leaf.item is NSCollectionLayoutGroup) {
            attributes.details.choosesWidth = leaf.item.layoutSize.widthDimension.isMeasured
            attributes.details.choosesHeight = leaf.item.layoutSize.heightDimension.isMeasured
        }
        if section.scroller != nil { attributes.details.scroller = index }
        if let list = section.list {
            attributes.details.list = list.configuration.appearance
            attributes.details.corners = list.corners(item, of: section.solution.count)
            attributes.zIndex += 1
        }
        return attributes
    }

    private func badges(
        _ leaf: SolvedLeaf, _ frame: CGRect, _ item: Int, _ index: Int
    ) -> [UICollectionViewLayoutAttributes] {
        guard !(leaf.item is NSCollectionLayoutGroup) else { return [] }
        let insets = leaf.item.effectiveInsets
        let container = CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top,
            width: max(0, frame.width - insets.leading - insets.trailing),
            height: max(0, frame.height - insets.top - insets.bottom))
        return leaf.item.supplementaryItems.map {
            badge($0, in: container, IndexPath(item: item, section: index))
        }
    }

    private func groupBadges(
        _ group: PlacedGroup, _ content: SectionSolution, _ index: Int
    ) -> [UICollectionViewLayoutAttributes] {
        let items = content.section.group.supplementaryItems
        guard !items.isEmpty else { return [] }
        let frame = CGRect(
            x: content.isHorizontal ? group.start : 0, y: content.isHorizontal ? 0 : group.start,
            width: group.size.width, height: group.size.height)
        return items.map {
            badge($0, in: frame, IndexPath(item: group.first, section: index))
        }
    }

    private func badge(
        _ item: NSCollectionLayoutSupplementaryItem, in container: CGRect, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = make(.supplementaryView, item.elementKind, path)
        var size = item.layoutSize.size(in: container.size)
        if let measured = measurements.views[attributes.key] {
            if item.layoutSize.widthDimension.isMeasured { size.width = measured.width }
            if item.layoutSize.heightDimension.isMeasured { size.height = measured.height }
        }
        let section = solution.sections[path.section]
        attributes.frame = placed(item.frame(in: container, size: size), path.section)
        attributes.zIndex = item.zIndex + section.lift
        attributes.details.followsItem = true
        attributes.details.choosesWidth = item.layoutSize.widthDimension.isMeasured
        attributes.details.choosesHeight = item.layoutSize.heightDimension.isMeasured
        if section.scroller != nil { attributes.details.scroller = path.section }
        return attributes
    }

    func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, solution.sections.indices.contains(path.section) else { return nil }
        let content = solution.sections[path.section].solution
        guard let index = content.groupIndex(of: path.item) else { return nil }
        let group = content.groups[index]
        let leaf = group.leaves[path.item - group.first]
        return cell(leaf, content.frame(of: leaf, in: group), path.item, path.section)
    }

    // MARK: Other views

    func attributes(
        ofView category: UICollectionView.ElementCategory, _ kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(category: category, kind: kind, indexPath: path)
        if path.count == 1 { return solution.views.first { $0.key == key }.map(attributes) }
        guard path.count == 2, solution.sections.indices.contains(path.section) else { return nil }
        let section = solution.sections[path.section]
        if let view = section.views.first(where: { $0.key == key }) { return attributes(of: view) }
        guard let index = section.solution.groupIndex(of: path.item) else { return nil }
        let group = section.solution.groups[index]
        let leaf = group.leaves[path.item - group.first]
        let frame = section.solution.frame(of: leaf, in: group)
        var found = badges(leaf, frame, path.item, path.section)
        found += groupBadges(group, section.solution, path.section)
        if let list = section.list { found += separators(list, group, path.section) }
        return found.first { $0.key == key }
    }

    private func attributes(of view: PlacedView) -> UICollectionViewLayoutAttributes {
        let attributes = make(view.key.category, view.key.kind, view.key.indexPath)
        attributes.frame = onPixels(mirrored(pinned(view)))
        attributes.zIndex = view.zIndex
        attributes.details.choosesWidth = view.choosesWidth
        attributes.details.choosesHeight = view.choosesHeight
        attributes.details.list = view.list
        attributes.details.color = view.color
        return attributes
    }

    /// Returns the frame of a view that remains visible while its section is.
    private func pinned(_ view: PlacedView) -> CGRect {
        guard let range = view.pinned, let list = collectionView else { return view.frame }
        var frame = view.frame
        let inset = list.adjustedContentInset
        let length = isVertical ? frame.height : frame.width
        var place = isVertical ? frame.minY : frame.minX
        if range.isAtStart {
            let top = isVertical ? list.bounds.minY + inset.top : list.bounds.minX + inset.left
            place = min(max(place, top), max(place, range.end - length))
        } else {
            let bottom =
                isVertical ? list.bounds.maxY - inset.bottom : list.bounds.maxX - inset.right
            place = max(min(place, bottom - length), min(place, range.start))
        }
        if isVertical { frame.origin.y = place } else { frame.origin.x = place }
        return frame
    }

    // MARK: Lists

    private func separators(
        _ list: ListSection, _ group: PlacedGroup, _ index: Int
    ) -> [UICollectionViewLayoutAttributes] {
        let section = solution.sections[index]
        let pixel = 1 / max(1, solution.traits?.displayScale ?? 1)
        return group.leaves.indices.flatMap { leaf in
            let path = IndexPath(item: group.first + leaf, section: index)
            let frame = section.solution.frame(of: group.leaves[leaf], in: group)
            return list.separators(path, of: section.solution.count, frame, pixel: pixel).map {
                let attributes = make(.decorationView, $0.kind, path)
                attributes.frame = placed($0.frame, index)
                attributes.zIndex = 2
                attributes.details.color = $0.color
                attributes.details.effect = $0.effect
                attributes.details.followsItem = true
                attributes.details.startsAtText = $0.startsAtText
                return attributes
            }
        }
    }
}
