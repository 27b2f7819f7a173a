import CoreGraphics
import Foundation
import FoundationGaps
import UIKitCore

/// A group of a section, repeated for some of its items.
struct PlacedGroup {
    /// The first item, and how many there are.
    var first: Int
    var count: Int

    /// The start along the direction in which groups follow each other, and the length.
    var start: CGFloat
    var length: CGFloat
    var size: CGSize
    var leaves: [SolvedLeaf]
}

/// The geometry of one section of a compositional layout.
///
/// Groups are in coordinates of the section's content. They follow each other in the direction of
/// scrolling, or across it in a section that scrolls on its own.
struct SectionSolution {
    let section: NSCollectionLayoutSection
    let count: Int

    /// The size that fractions of groups refer to.
    let container: CGSize

    /// `true` if groups follow each other from the leading edge to the trailing one.
    let isHorizontal: Bool
    private(set) var groups: [PlacedGroup] = []
    private let solver: GroupSolver
    private var measured: [Int: CGSize]

    /// The group without measured items, which most groups equal.
    private var template: SolvedGroup?

    init(
        _ section: NSCollectionLayoutSection, count: Int, container: CGSize, isHorizontal: Bool,
        measured: [Int: CGSize], traits: UITraitCollection
    ) {
        self.section = section
        self.count = count
        self.container = container
        self.isHorizontal = isHorizontal
        self.measured = measured
        solver = GroupSolver(measured: { _ in nil }, traits: traits)
        solve(from: 0)
    }

    /// The length of all groups.
    var length: CGFloat { groups.last.map { $0.start + $0.length } ?? 0 }

    /// The largest side of the groups across their direction.
    var thickness: CGFloat {
        groups.reduce(0) { max($0, isHorizontal ? $1.size.height : $1.size.width) }
    }

    // MARK: Solving

    private func solved(first: Int) -> SolvedGroup {
        var solver = solver
        let measured = measured
        solver.measured = { measured[$0] }
        return solver.solve(section.group, in: container, first: first, limit: count - first)
    }

    /// Solves the groups from an item on, which is the first of its group.
    private mutating func solve(from item: Int) {
        groups.removeAll { $0.first >= item }
        if template == nil, count > 0 {
            template = solver.solve(section.group, in: container, first: 0, limit: .max)
        }
        var first = item
        var start = groups.last.map { $0.start + $0.length + section.interGroupSpacing } ?? 0
        while first < count {
            let group = place(first, start)
            requires(
                group.count > 0,
                "A group of a compositional layout has no items. Give it a subitem that fits.")
            groups.append(group)
            first += group.count
            start += group.length + section.interGroupSpacing
        }
    }

    private func place(_ first: Int, _ start: CGFloat) -> PlacedGroup {
        let solved: SolvedGroup
        if let template, template.leaves.count <= count - first,
            measured.isEmpty
                || !(first..<first + template.leaves.count).contains(where: { measured[$0] != nil })
        {
            solved = template
        } else {
            solved = self.solved(first: first)
        }
        return PlacedGroup(
            first: first, count: solved.leaves.count, start: start,
            length: isHorizontal ? solved.size.width : solved.size.height, size: solved.size,
            leaves: solved.leaves)
    }

    /// Adopts the size that a cell chose.
    mutating func measure(_ item: Int, _ size: CGSize) {
        measured[item] = size
        guard let index = groupIndex(of: item) else { return }
        let old = groups[index]
        let new = place(old.first, old.start)
        guard new.count == old.count else { return solve(from: old.first) }
        groups[index] = new
        let growth = new.length - old.length
        guard growth != 0 else { return }
        for later in groups.indices[(index + 1)...] { groups[later].start += growth }
    }

    // MARK: Questions

    func groupIndex(of item: Int) -> Int? {
        let index = groups.partitioningIndex { $0.first > item } - 1
        guard groups.indices.contains(index), item < groups[index].first + groups[index].count
        else { return nil }
        return index
    }

    /// Returns the frame of a leaf in the section's content.
    func frame(of leaf: SolvedLeaf, in group: PlacedGroup) -> CGRect {
        leaf.frame.offsetBy(
            dx: isHorizontal ? group.start : 0, dy: isHorizontal ? 0 : group.start)
    }

    /// Returns the groups that meet a range along their direction.
    func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = groups.partitioningIndex { $0.start + $0.length > start }
        let last = groups.partitioningIndex { $0.start >= end }
        return first..<max(first, last)
    }
}
