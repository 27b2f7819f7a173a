/// Names that tell apart the items that one text speaks of, where several would be called the same.
///
/// Such an item is called by its way from the closest view around it that makes the difference: `Card.title` and `Menu.title`, or
/// `UIStackView.subviews[0]` and `UIStackView.subviews[1]` where views have no identifiers.
@MainActor
enum DistinctNames {
    private static var inForce: [ObjectIdentifier: String] = [:]

    /// The name of an item in the text that is being made; `nil` where its own will do.
    static func name(of item: AnyObject) -> String? {
        inForce.isEmpty ? nil : inForce[ObjectIdentifier(item)]
    }

    /// Calls `body`, which makes a text that speaks of `items`.
    static func tellingApart(_ items: [AnyObject], _ body: () -> String) -> String {
        let outer = inForce
        defer { inForce = outer }
        inForce = [:]
        inForce = names(of: items)
        return body()
    }

    private static func names(of items: [AnyObject]) -> [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        let ways = Ways()
        let distinct = Dictionary(items.map { (ObjectIdentifier($0), $0) }) { first, _ in first }
        let groups = Dictionary(grouping: distinct.values) { NSLayoutConstraint.name(of: $0) }
        for group in groups.values where group.count > 1 {
            var rest = group
            for length in 1...longestWay where !rest.isEmpty {
                let named = Dictionary(grouping: rest) { ways.way(to: $0, length) }
                for (way, items) in named {
                    for item in items { names[ObjectIdentifier(item)] = way }
                }
                rest = named.values.filter { $0.count > 1 }.flatMap(\.self)
            }
        }
        return names
    }

    private static let longestWay = 16
}

/// The ways to items from the views around them.
@MainActor
private struct Ways {
    private let places = SubviewPlaces()

    /// The way to `item` from the view that is so many levels above it.
    func way(to item: AnyObject, _ length: Int) -> String {
        guard length > 0, let holder = holder(of: item) else {
            return NSLayoutConstraint.name(of: item)
        }
        return "\(way(to: holder, length - 1)).\(step(to: item, in: holder))"
    }

    private func holder(of item: AnyObject) -> UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    /// How a view names what is right in it.
    private func step(to item: AnyObject, in holder: UIView) -> String {
        if let guide = item as? UILayoutGuide {
            guard guide.identifier.isEmpty else { return guide.identifier }
            return "layoutGuides[\(holder.layoutGuides.firstIndex(of: guide) ?? 0)]"
        }
        guard let view = item as? UIView else { return "nil" }
        return view.accessibilityIdentifier
            ?? "subviews[\(places.index(of: view, in: holder))]"
    }
}

extension LayoutConflict {
    /// The views and guides that the relations speak of.
    var items: [AnyObject] { (members + frames).flatMap(\.items) }
}

extension LayoutSource {
    fileprivate var items: [AnyObject] {
        switch self {
        case .constraint(let constraint):
            var items: [AnyObject] = []
            constraint.forEachNode { node in node.item.map { items.append($0) } }
            return items
        case .content(let view, _, _), .frame(let view, _): return [view]
        case .row(let row, _, let view):
            return [view] + [row.terms.first?.item, row.terms.second?.item].compactMap(\.self)
        }
    }
}
