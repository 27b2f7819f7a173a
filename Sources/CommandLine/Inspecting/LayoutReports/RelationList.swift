import UIKit

/// All relations of a tree, grouped by the view or guide that they move.
struct RelationList {
    struct Relation {
        let source: LayoutSource
        let isBroken: Bool
    }

    /// The views of the tree that Auto Layout places.
    private(set) var views: [UIView] = []

    private var byItem: [ObjectIdentifier: [Relation]] = [:]

    init(in root: UIView, conflicts: [LayoutConflict]) {
        let broken = Set(conflicts.map(\.broken))
        collect(from: root, broken: broken)
    }

    /// The relations that move an item.
    func moving(_ item: AnyObject) -> [Relation] { byItem[ObjectIdentifier(item)] ?? [] }

    private mutating func collect(from view: UIView, broken: Set<LayoutSource>) {
        if view.takesPartInAutoLayout { views.append(view) }
        for source in view.ownedLayoutSources {
            guard let item = source.movedItem else { continue }
            byItem[ObjectIdentifier(item), default: []].append(
                Relation(source: source, isBroken: broken.contains(source)))
        }
        for subview in view.subviews { collect(from: subview, broken: broken) }
    }
}
