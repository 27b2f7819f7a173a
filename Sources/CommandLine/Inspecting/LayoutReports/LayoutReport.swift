public import UIKit

/// A text report of a view tree and its layout relations, with the source line of each relation and
/// marks for broken relations and ambiguous views.
///
///     UIWindow (0 0; 375 667)
///     └ UIView (0 0; 375 667)
///       └ title UILabel (16 20; 120 21)
///           leading == UIView.leading + 16        Cards/TitleView.swift:12
///         ✗ width == 200                          Cards/TitleView.swift:14
///
///     1 conflict, nothing ambiguous
///
/// A relation is listed below the view that it moves.
public struct LayoutReport {
    private let root: UIView
    private let style: ReportStyle
    private let conflicts: [LayoutConflict]
    private let relations: RelationList
    private let ambiguousItems: Set<ObjectIdentifier>

    /// Creates the report of a tree, after performing pending layout.
    ///
    /// - Parameters:
    ///   - root: The root view, such as a window.
    ///   - style: The style of the marks.
    public init(_ root: UIView, style: ReportStyle = .plain) {
        root.layoutIfNeeded()
        self.root = root
        self.style = style
        conflicts = root.layoutConflicts
        relations = RelationList(in: root, conflicts: conflicts)
        ambiguousItems = root.ambiguousLayoutItems
    }

    /// `true` if relations contradict each other.
    public var hasConflicts: Bool { !conflicts.isEmpty }

    /// The text of the report, ending in a newline.
    public var text: String {
        var lines: [String] = []
        addLines(for: root, indent: "", branch: "", to: &lines)
        for conflict in conflicts {
            lines.append("")
            lines.append(style.broken(style.shown(conflict.sentence)))
            lines += conflict.members.map { member in
                let isBroken = member == conflict.broken
                return line("  ", mark: isBroken ? .broken : .none, member)
            }
        }
        lines.append("")
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Tree

    private func addLines(
        for view: UIView, indent: String, branch: String, to lines: inout [String]
    ) {
        lines.append("\(indent)\(branch)\(heading(of: view))")
        let isLast = branch == "└ " || branch.isEmpty
        let inner = branch.isEmpty ? indent : indent + (isLast ? "  " : "│ ")
        let children = view.subviews
        let bar = children.isEmpty ? "  " : "│ "
        for relation in relations.moving(view) {
            lines.append(
                line("\(inner)\(bar)", mark: relation.isBroken ? .broken : .none, relation.source))
        }
        for guide in view.layoutGuides where guide.takesPartInAutoLayout {
            lines.append("\(inner)\(bar)\(heading(of: guide))")
            for relation in relations.moving(guide) {
                lines.append(
                    line(
                        "\(inner)\(bar)  ", mark: relation.isBroken ? .broken : .none,
                        relation.source))
            }
        }
        for (index, child) in children.enumerated() {
            let branch = index == children.count - 1 ? "└ " : "├ "
            addLines(for: child, indent: inner, branch: branch, to: &lines)
        }
    }

    private func heading(of view: UIView) -> String {
        let name = view.accessibilityIdentifier.map { "\($0) " } ?? ""
        let text = style.shown("\(name)\(type(of: view)) \(ViewDescription.text(view.frame))")
        return marked(text, view)
    }

    private func heading(of guide: UILayoutGuide) -> String {
        let name = guide.identifier.isEmpty ? "" : "\(guide.identifier) "
        let text = style.shown(
            "◦ \(name)\(type(of: guide)) \(ViewDescription.text(guide.layoutFrame))")
        return marked(text, guide)
    }

    /// A heading with the mark of an ambiguous item.
    private func marked(_ text: String, _ item: AnyObject) -> String {
        ambiguousItems.contains(ObjectIdentifier(item))
            ? style.ambiguous("\(text)  ? ambiguous") : text
    }

    // MARK: Relations

    private func line(_ indent: String, mark: ReportStyle.Mark, _ source: LayoutSource) -> String {
        let start = style.shown("\(indent)\(mark.sign) \(source.formula)")
        let coloured = mark == .broken ? style.broken(start) : start
        guard let origin = source.origin else { return coloured }
        let gap = String(repeating: " ", count: max(64 - start.count, 2))
        return "\(coloured)\(gap)\(style.dimmed(origin))"
    }

    // MARK: Summary

    private var summary: String {
        let ambiguous = relations.views.count { ambiguousItems.contains(ObjectIdentifier($0)) }
        let conflictText =
            switch conflicts.count {
            case 0: "No conflicts"
            case 1: "1 conflict"
            default: "\(conflicts.count) conflicts"
            }
        let ambiguityText =
            switch ambiguous {
            case 0: "nothing ambiguous"
            case 1: "1 view ambiguous"
            default: "\(ambiguous) views ambiguous"
            }
        return "\(conflictText), \(ambiguityText)."
    }
}
