/// Distinct names for the items that one text mentions, where several would have the same name.
///
/// Such an item is named by its path from the closest view around it that makes the difference:
/// `Card.title` and `Menu.title`, or `UIStackView.subviews[0]` and `UIStackView.subviews[1]` where
/// views have no identifiers.
@MainActor
enum DistinctNames {
    private static var current: [ObjectIdentifier: String] = [:]

    /// The name of an item in the text that is being written; `nil` where its own name is distinct.
    static func name(of item: AnyObject) -> String? {
        current.isEmpty ? nil : current[ObjectIdentifier(item)]
    }

    /// Calls `body`, which writes a text that mentions `items`.
    static func disambiguating(_ items: [AnyObject], _ body: () -> String) -> String {
        let outer = current
        defer { current = outer }
        current = [:]
        current = names(of: items)
        return body()
    }

    private static func names(of items: [AnyObject]) -> [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        let paths = ItemPaths()
        let distinct = Dictionary(items.map { (ObjectIdentifier($0), $0) }) { first, _ in first }
        let groups = Dictionary(grouping: distinct.values) { NSLayoutConstraint.name(of: $0) }
        for group in groups.values where group.count > 1 {
            var ambiguous = group
            for length in 1...longestPath where !ambiguous.isEmpty {
                let named = Dictionary(grouping: ambiguous) { paths.path(to: $0, length) }
                for (path, items) in named {
                    for item in items { names[ObjectIdentifier(item)] = path }
                }
                ambiguous = named.values.filter { $0.count > 1 }.flatMap(\.self)
            }
        }
        return names
    }

    private static let longestPath = 16
}

/// The paths to items from the views around them.
@MainActor
private struct ItemPaths {
    private let places = SubviewPlaces()

    /// The path to `item` from the view `length` levels above it.
    func path(to item: AnyObject, _ length: Int) -> String {
        guard length > 0, let holder = holder(of: item) else {
            return NSLayoutConstraint.name(of: item)
        }
        return "\(path(to: holder, length - 1)).\(step(to: item, in: holder))"
    }

    private func holder(of item: AnyObject) -> UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    /// The name of a direct subview or guide in its view.
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
    /// The views and guides that the relations reference.
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
        case .implicit(let implicit, _, let view):
            let relation = implicit.relation
            return [view] + [relation.first?.item, relation.second?.item].compactMap(\.self)
        }
    }
}
