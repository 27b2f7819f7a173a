import CoreGraphics
import Foundation
import FoundationGaps
import UIKitCore
import UIKitScrolling

/// The sections of a flow layout and their starts, in axes: x across the direction of scrolling.
struct FlowGeometry {
    var metrics: [FlowMetrics] = []
    var sections: [FlowSection] = []
    var starts: [CGFloat] = []

    /// The length of a line, with the insets of sections.
    var width: CGFloat = -1

    var length: CGFloat {
        guard let start = starts.last, let section = sections.last else { return 0 }
        return start + section.length
    }

    /// Returns the section at a place along the content.
    func section(at place: CGFloat) -> Int? {
        let index = starts.partitioningIndex { $0 > place } - 1
        return sections.indices.contains(index) ? index : sections.isEmpty ? nil : 0
    }

    /// Returns the sections that meet a range along the content.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = max(0, starts.partitioningIndex { $0 > start } - 1)
        let last = starts.partitioningIndex { $0 >= end }
        return first..<max(first, last)
    }
}

extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }

    var contentSize: CGSize {
        guard geometry.width >= 0 else { return .zero }
        return isVertical
            ? CGSize(width: geometry.width, height: geometry.length)
            : CGSize(width: geometry.length, height: geometry.width)
    }

    // MARK: Computing

    func prepareGeometry() {
        guard let list = collectionView else {
            geometry = FlowGeometry()
            return
        }
        let width = lineLength(list)
        if needsMetrics { geometry.metrics = metrics(list) }
        var metrics = geometry.metrics
        if estimatedItemSize != .zero { addMeasuredSizes(&metrics, width) }
        let isSame =
            width == geometry.width && geometry.sections.count == metrics.count
            && zip(geometry.sections, metrics).allSatisfy { $0.metrics == $1 }
        needsMetrics = false
        if isSame { return }
        geometry.width = width
        geometry.sections = metrics.map { FlowSection($0, width: width) }
        var start: CGFloat = 0
        geometry.starts = geometry.sections.map { section in
            defer { start += section.length }
            return start
        }
    }

    private func lineLength(_ list: UICollectionView) -> CGFloat {
        let inset = list.adjustedContentInset
        let length =
            isVertical
            ? list.bounds.width - inset.left - inset.right
            : list.bounds.height - inset.top - inset.bottom
        return max(0, length)
    }

    /// The difference of ``sectionInsetReference`` to the content inset.
    private func referenceInset(_ list: UICollectionView) -> UIEdgeInsets {
        let outer: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: outer = list.safeAreaInsets
        case .fromLayoutMargins: outer = list.layoutMargins
        }
        let inset = list.adjustedContentInset
        return UIEdgeInsets(
            top: max(0, outer.top - inset.top), left: max(0, outer.left - inset.left),
            bottom: max(0, outer.bottom - inset.bottom), right: max(0, outer.right - inset.right))
    }

    /// Reads the counts, and asks the delegate for sizes and distances.
    private func metrics(_ list: UICollectionView) -> [FlowMetrics] {
        let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
        let reference = referenceInset(list)
        return list.currentCounts().enumerated().map { section, count in
            var inset =
                delegate?.collectionView(list, layout: self, insetForSectionAt: section)
                ?? sectionInset
            if isVertical {
                inset.left += reference.left
                inset.right += reference.right
            } else {
                inset.top += reference.top
                inset.bottom += reference.bottom
            }
            let header =
                delegate?.collectionView(
                    list, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
            let footer =
                delegate?.collectionView(
                    list, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize
            return FlowMetrics(
                count: count, sizes: sizes(section, count, list, delegate),
                insets: isVertical
                    ? [inset.left, inset.right, inset.top, inset.bottom]
                    : [inset.top, inset.bottom, inset.left, inset.right],
                lineSpacing: delegate?.collectionView(
                    list, layout: self, minimumLineSpacingForSectionAt: section)
                    ?? minimumLineSpacing,
                itemSpacing: delegate?.collectionView(
                    list, layout: self, minimumInteritemSpacingForSectionAt: section)
                    ?? minimumInteritemSpacing,
                header: isVertical ? header.height : header.width,
                footer: isVertical ? footer.height : footer.width)
        }
    }

    private func sizes(
        _ section: Int, _ count: Int, _ list: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowMetrics.Sizes {
        if estimatedItemSize != .zero {
            return .equal(
                turned(estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize))
        }
        guard let delegate, count > 0 else { return .equal(turned(itemSize)) }
        func ask(_ item: Int) -> CGSize {
            let path = IndexPath(item: item, section: section)
            let size = delegate.collectionView(list, layout: self, sizeForItemAt: path)
            requires(
                size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
                "The size \(size) of the item at \(Array(path)) is negative, NaN or infinite.")
            return turned(size)
        }
        guard let first = list.optionalMethods.answer(of: .itemSize, { ask(0) }) else {
            return .equal(turned(itemSize))
        }
        return FlowMetrics.Sizes([first] + (1..<max(1, count)).map(ask))
    }

    private func turned(_ size: CGSize) -> CGSize {
        isVertical ? size : CGSize(width: size.height, height: size.width)
    }

    /// Replaces estimates by what cells chose.
    private func addMeasuredSizes(_ metrics: inout [FlowMetrics], _ width: CGFloat) {
        var sections: [Int: [CGSize]] = [:]
        for (path, size) in measured {
            guard metrics.indices.contains(path.section), path.item < metrics[path.section].count,
                case .equal(let estimate) = metrics[path.section].sizes
            else { continue }
            var sizes =
                sections[path.section]
                ?? Array(repeating: estimate, count: metrics[path.section].count)
            sizes[path.item] = turned(size)
            sections[path.section] = sizes
        }
        for (section, sizes) in sections { metrics[section].sizes = FlowMetrics.Sizes(sizes) }
    }

    // MARK: Attributes

    private func turned(_ rect: CGRect) -> CGRect {
        isVertical
            ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }

    /// Returns attributes of the class that a subclass chooses.
    private func make(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeObject(
            of: type(of: self).layoutAttributesClass, as: UICollectionViewLayoutAttributes.self)
        attributes.adopt(category, kind, path)
        return attributes
    }

    func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, geometry.sections.indices.contains(path.section),
            (0..<geometry.sections[path.section].metrics.count).contains(path.item)
        else { return nil }
        let frame = geometry.sections[path.section].frame(of: path.item)
        let attributes = make(.cell, nil, path)
        attributes.frame = onPixels(
            turned(frame.offsetBy(dx: 0, dy: geometry.starts[path.section])))
        return attributes
    }

    /// Rounds the origin to the pixels of the screen.
    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
            width: rect.width, height: rect.height)
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (start, end) =
            isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var result: [UICollectionViewLayoutAttributes] = []
        for section in geometry.sections(from: start, to: end) {
            let offset = geometry.starts[section]
            let items = geometry.sections[section].items(from: start - offset, to: end - offset)
            for item in items {
                let path = IndexPath(item: item, section: section)
                if let found = attributes(ofItem: path), found.frame.meets(rect) {
                    result.append(found)
                }
            }
            for kind in [
                UICollectionView.elementKindSectionHeader,
                UICollectionView.elementKindSectionFooter,
            ] {
                let path = IndexPath(item: 0, section: section)
                if let found = attributes(ofSupplementaryView: kind, at: path),
                    found.frame.meets(rect)
                {
                    result.append(found)
                }
            }
        }
        return result
    }

    func attributes(
        ofSupplementaryView kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.item == 0, geometry.sections.indices.contains(path.section)
        else { return nil }
        let section = geometry.sections[path.section]
        let start = geometry.starts[path.section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.metrics.header : section.metrics.footer
        guard length > 0 else { return nil }
        let attributes = make(.supplementaryView, kind, path)
        var place = isHeader ? start : start + section.length - length
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            place = pinned(place, length, isHeader: isHeader, section: path.section)
            attributes.zIndex = 10
        }
        attributes.frame = onPixels(
            turned(CGRect(x: 0, y: place, width: geometry.width, height: length)))
        return attributes
    }

    /// Returns the start of a header or footer that remains visible while its section is.
    private func pinned(
        _ place: CGFloat, _ length: CGFloat, isHeader: Bool, section index: Int
    ) -> CGFloat {
        guard let list = collectionView else { return place }
        let inset = list.adjustedContentInset
        let section = geometry.sections[index]
        let start = geometry.starts[index]
        if isHeader {
            let top = isVertical ? list.bounds.minY + inset.top : list.bounds.minX + inset.left
            let last = start + section.length - section.metrics.footer - length
            return min(max(place, top), max(place, last))
        }
        let bottom =
            isVertical ? list.bounds.maxY - inset.bottom : list.bounds.maxX - inset.right
        let first = start + section.metrics.header
        return max(min(place, bottom - length), min(place, first))
    }
}
