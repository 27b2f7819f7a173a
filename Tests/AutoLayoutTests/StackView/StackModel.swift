import UIKit

/// What a stack does with views that have a size, in plain arithmetic: a second opinion for tests.
///
/// Views stretch and shrink in the order of their priorities, lowest first; there is always enough
/// room for equal spacings and centrings.
struct StackModel {
    struct Item {
        var length: CGFloat
        var breadth: CGFloat
        var priority: Float
    }

    var items: [Item]
    var spacing: CGFloat
    var length: CGFloat
    var breadth: CGFloat

    /// Start and length of each view along the axis.
    func along(_ distribution: UIStackView.Distribution) -> [(start: CGFloat, length: CGFloat)] {
        let count = CGFloat(items.count)
        let room = length - spacing * (count - 1)
        let total = items.reduce(0) { $0 + $1.length }
        switch distribution {
        case .fill: return row(filled(room), gaps: spacing)
        case .fillEqually: return row(items.map { _ in room / count }, gaps: spacing)
        case .fillProportionally:
            return row(items.map { $0.length * room / total }, gaps: spacing)
        case .equalSpacing:
            let gap = count > 1 ? (length - total) / (count - 1) : 0
            return row(items.map(\.length), gaps: gap)
        case .equalCentering: return centred()
        }
    }

    /// Start and length of each view across the axis.
    func across(_ alignment: UIStackView.Alignment) -> [(start: CGFloat, length: CGFloat)] {
        items.map { item in
            switch alignment {
            case .fill: (0, breadth)
            case .leading, .firstBaseline: (0, item.breadth)
            case .center: ((breadth - item.breadth) / 2, item.breadth)
            case .trailing, .lastBaseline: (breadth - item.breadth, item.breadth)
            }
        }
    }

    private func filled(_ room: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.length)
        var missing = room - lengths.reduce(0, +)
        for index in items.indices.sorted(by: { items[$0].priority < items[$1].priority }) {
            let changed = max(0, lengths[index] + missing)
            missing -= changed - lengths[index]
            lengths[index] = changed
        }
        return lengths
    }

    private func row(_ lengths: [CGFloat], gaps: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
        var place: CGFloat = 0
        return lengths.map { length in
            defer { place += length + gaps }
            return (place, length)
        }
    }

    private func centred() -> [(start: CGFloat, length: CGFloat)] {
        guard let first = items.first, let last = items.last else { return [] }
        let start = first.length / 2
        let step = (length - last.length / 2 - start) / CGFloat(max(1, items.count - 1))
        return items.enumerated().map { index, item in
            (start + CGFloat(index) * step - item.length / 2, item.length)
        }
    }
}
