public import UIKit

/// The relations that place one view, for the inspector.
public enum ViewRelations {
    /// Returns a line for each relation that moves `view`, with its source line if it has one.
    ///
    /// - Parameter root: The root of the view's tree, such as its window.
    public static func lines(for view: UIView, in root: UIView) -> [String] {
        RelationList(in: root, conflicts: root.layoutConflicts).moving(view).map { relation in
            let mark = relation.isBroken ? "✗ " : ""
            let origin = relation.source.origin.map { "\n    \($0)" } ?? ""
            return "\(mark)\(relation.source.formula)\(origin)"
        }
    }
}
