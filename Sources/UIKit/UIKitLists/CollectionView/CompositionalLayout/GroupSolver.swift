import CoreGraphics
import Foundation
import UIKitCore

/// One item of a solved group.
struct SolvedLeaf {
    /// The frame in the group, with the item's insets.
    var frame: CGRect
    var item: NSCollectionLayoutItem
    var zIndex = 0
}

/// A group with its places.
struct SolvedGroup {
    var size: CGSize
    var leaves: [SolvedLeaf]
}

/// Computes the places of the items in groups.
///
/// 1. Resolve the size of the group in its container; estimates stand for themselves.
/// 2. Take the subitems in order, and the list again, until the length is used up. A subitem has
///    its
///    measured size, a smaller group is solved first.
/// 3. Give what remains of the length to flexible distances.
/// 4. Place the subitems across the group, and shrink or grow estimated sides to the content.
struct GroupSolver {
    /// Returns the size that the view of an item chose.
    var measured: (Int) -> CGSize?
    var traits: UITraitCollection

    /// Solves a group for the items from `first`, at most `limit` of them.
    ///
    /// - Parameter share: The length that a divided group gives to this one, whatever its own is.
    func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, limit: Int,
        share: (length: CGFloat, isHorizontal: Bool)? = nil
    ) -> SolvedGroup {
        var size = group.layoutSize.size(in: container)
        if let share {
            if share.isHorizontal { size.width = share.length } else { size.height = share.length }
        }
        let insets = group.effectiveInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var solved: SolvedGroup
        switch group.arrangement {
        case .custom(let provider):
            let environment = LayoutEnvironment(size: inner, traits: traits)
            let leaves = provider(environment).prefix(limit).map {
                SolvedLeaf(frame: $0.frame, item: group, zIndex: $0.zIndex)
            }
            solved = SolvedGroup(size: inner, leaves: Array(leaves))
        case .list(let items, let isHorizontal):
            var line = Line(group, inner, isHorizontal: isHorizontal)
            fill(&line, items, repeats: true, first: first, limit: limit)
            solved = line.solved()
        case .equal(let item, let count, let isHorizontal, let divides):
            var line = Line(group, inner, isHorizontal: isHorizontal)
            if divides { line.divide(into: count) }
            let items = Array(repeating: item, count: count)
            fill(&line, items, repeats: false, first: first, limit: limit)
            solved = line.solved()
        }
        for index in solved.leaves.indices {
            solved.leaves[index].frame.origin.x += insets.leading
            solved.leaves[index].frame.origin.y += insets.top
        }
        solved.size.width += insets.leading + insets.trailing
        solved.size.height += insets.top + insets.bottom
        return solved
    }

    private func fill(
        _ line: inout Line, _ items: [NSCollectionLayoutItem], repeats: Bool, first: Int,
        limit: Int
    ) {
        guard !items.isEmpty else { return }
        var taken = 0
        var position = 0
        while taken < limit {
            if position >= items.count, !repeats || line.isEstimated { break }
            let item = items[position % items.count]
            let entry = self.entry(
                item, in: line.container, first: first + taken, limit: limit - taken,
                share: line.share.map { ($0, line.isHorizontal) })
            guard entry.solved.leaves.count > 0, line.accept(entry) else { break }
            // Items without length would repeat forever.
            if position >= items.count, line.used <= 0 { break }
            taken += entry.solved.leaves.count
            position += 1
        }
    }

    private func entry(
        _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, limit: Int,
        share: (length: CGFloat, isHorizontal: Bool)?
    ) -> Line.Entry {
        if let group = item as? NSCollectionLayoutGroup {
            return Line.Entry(
                item: item,
                solved: solve(group, in: container, first: first, limit: limit, share: share))
        }
        var size = item.layoutSize.size(in: container)
        if let measured = measured(first) {
            if item.layoutSize.widthDimension.isMeasured { size.width = measured.width }
            if item.layoutSize.heightDimension.isMeasured { size.height = measured.height }
        }
        let leaf = SolvedLeaf(frame: CGRect(origin: .zero, size: size), item: item)
        return Line.Entry(item: item, solved: SolvedGroup(size: size, leaves: [leaf]))
    }
}

/// The subitems of one group, in a row or a column.
private struct Line {
    struct Entry {
        var item: NSCollectionLayoutItem
        var solved: SolvedGroup
    }

    let container: CGSize
    let isHorizontal: Bool

    /// `true` if the group is as long as its content.
    let isEstimated: Bool
    private let isEstimatedAcross: Bool
    private let spacing: NSCollectionLayoutSpacing?
    private var entries: [Entry] = []
    private(set) var used: CGFloat = 0

    /// The length of each subitem, if they divide the line.
    private(set) var share: CGFloat?

    init(_ group: NSCollectionLayoutGroup, _ container: CGSize, isHorizontal: Bool) {
        self.container = container
        self.isHorizontal = isHorizontal
        let size = group.layoutSize
        let along = isHorizontal ? size.widthDimension : size.heightDimension
        let across = isHorizontal ? size.heightDimension : size.widthDimension
        isEstimated = along.isMeasured
        isEstimatedAcross = across.isMeasured
        spacing = group.interItemSpacing
    }

    mutating func divide(into count: Int) {
        guard !isEstimated else { return }
        let gaps = CGFloat(count - 1) * (spacing?.spacing ?? 0)
        share = max(0, (along(container) - gaps) / CGFloat(count))
    }

    private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

    private func edges(
        _ item: NSCollectionLayoutItem, isAlong: Bool
    ) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
        isAlong == isHorizontal
            ? (item.edgeSpacing?.leading, item.edgeSpacing?.trailing)
            : (item.edgeSpacing?.top, item.edgeSpacing?.bottom)
    }

    /// Adds a subitem, unless the line is full.
    mutating func accept(_ entry: Entry) -> Bool {
        var entry = entry
        if let share { entry.stretch(to: share, isHorizontal: isHorizontal) }
        let (start, end) = edges(entry.item, isAlong: true)
        let length =
            along(entry.solved.size) + (start?.spacing ?? 0) + (end?.spacing ?? 0)
            + (entries.isEmpty ? 0 : spacing?.spacing ?? 0)
        if !entries.isEmpty, !isEstimated, share == nil, used + length > along(container) + 1e-6 {
            return false
        }
        used += length
        entries.append(entry)
        return true
    }

    /// Gives the items whose sides are uniform the longest one of all of them.
    private mutating func makeUniform(_ isWidth: Bool) {
        let uniform = entries.indices.filter { index in
            let item = entries[index].item
            let size = item.layoutSize
            let dimension = isWidth ? size.widthDimension : size.heightDimension
            return !(item is NSCollectionLayoutGroup) && dimension.isUniformAcrossSiblings
        }
        let longest = uniform.reduce(0) {
            max($0, isWidth ? entries[$1].solved.size.width : entries[$1].solved.size.height)
        }
        for index in uniform {
            let old = isWidth ? entries[index].solved.size.width : entries[index].solved.size.height
            entries[index].stretch(to: longest, isHorizontal: isWidth)
            if isWidth == isHorizontal { used += longest - old }
        }
    }

    /// Places the subitems.
    mutating func solved() -> SolvedGroup {
        makeUniform(true)
        makeUniform(false)
        let length = isEstimated ? used : along(container)
        let thickest = entries.reduce(0) { result, entry in
            let (start, end) = edges(entry.item, isAlong: false)
            return max(
                result, across(entry.solved.size) + (start?.spacing ?? 0) + (end?.spacing ?? 0))
        }
        let thickness = isEstimatedAcross ? thickest : across(container)
        let flexible = flexibleCount
        let extra = flexible > 0 ? max(0, length - used) / CGFloat(flexible) : 0
        var position: CGFloat = 0
        var leaves: [SolvedLeaf] = []
        for (index, entry) in entries.enumerated() {
            if index > 0 { position += room(spacing, extra) }
            let (start, end) = edges(entry.item, isAlong: true)
            position += room(start, extra)
            let offset = offsetAcross(entry, thickness)
            for var leaf in entry.solved.leaves {
                leaf.frame.origin.x += isHorizontal ? position : offset
                leaf.frame.origin.y += isHorizontal ? offset : position
                leaves.append(leaf)
            }
            position += along(entry.solved.size) + room(end, extra)
        }
        let size =
            isHorizontal
            ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
        return SolvedGroup(size: size, leaves: leaves)
    }

    private var flexibleCount: Int {
        var count = spacing?.isFlexibleSpacing == true ? max(0, entries.count - 1) : 0
        for entry in entries {
            let (start, end) = edges(entry.item, isAlong: true)
            for edge in [start, end] where edge?.isFlexibleSpacing == true { count += 1 }
        }
        return count
    }

    private func room(_ spacing: NSCollectionLayoutSpacing?, _ extra: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexibleSpacing ? extra : 0)
    }

    private func offsetAcross(_ entry: Entry, _ thickness: CGFloat) -> CGFloat {
        let (start, end) = edges(entry.item, isAlong: false)
        let free = max(
            0,
            thickness - across(entry.solved.size) - (start?.spacing ?? 0) - (end?.spacing ?? 0))
        switch (start?.isFlexibleSpacing == true, end?.isFlexibleSpacing == true) {
        case (true, true): return (start?.spacing ?? 0) + free / 2
        case (true, false): return (start?.spacing ?? 0) + free
        default: return start?.spacing ?? 0
        }
    }
}

extension Line.Entry {
    /// Gives the entry a length, whatever its own is.
    fileprivate mutating func stretch(to length: CGFloat, isHorizontal: Bool) {
        if isHorizontal { solved.size.width = length } else { solved.size.height = length }
        if solved.leaves.count == 1, !(item is NSCollectionLayoutGroup) {
            solved.leaves[0].frame.size = solved.size
        }
    }
}
