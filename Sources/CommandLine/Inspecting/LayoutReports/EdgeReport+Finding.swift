public import CommandLineKit
import FoundationGaps
public import LayoutCommands
public import UIKit

extension EdgeReport {
    /// Explains the edge of the view or guide that matches a name.
    ///
    /// The name is compared with names in the tree, identifiers, labels or texts, and classes. Of
    /// several matches the first is explained, and the report includes their number.
    ///
    /// - Throws: ``UnknownView`` if no view or guide in `root` matches.
    public init(
        _ edge: LayoutOptions.Edge, in root: UIView, style: ReportStyle = .plain
    ) throws(UnknownView) {
        let attribute = NSLayoutConstraint.Attribute.allCases.first { $0.name == edge.attribute }
        guard let attribute else {
            preconditionFailure("\(edge.attribute) passed the reader but is no attribute.")
        }
        let views = root.withDescendants
        let names: [(UIView) -> String?] = [
            \.accessibilityIdentifier, { NSLayoutConstraint.name(of: $0) }, \.accessibilityLabel,
            { "\(type(of: $0))" },
        ]
        for name in names {
            let found = views.filter { name($0) == edge.view }
            if let view = found.first {
                self.init(view, attribute, style: style)
                addOthers(found.count, edge.view)
                return
            }
        }
        let guides = views.flatMap(\.layoutGuides)
        let found = guides.filter { NSLayoutConstraint.name(of: $0) == edge.view }
        if let guide = found.first {
            self.init(guide, attribute, style: style)
            addOthers(found.count, edge.view)
            return
        }
        let known =
            names.flatMap { name in views.compactMap(name) }
            + guides.map { NSLayoutConstraint.name(of: $0) }
        throw UnknownView(
            name: edge.view, suggestion: Self.suggestion(for: edge.view, among: known))
    }

    /// Returns the name that was probably meant: one that differs in few letters, or else the
    /// shortest that contains the word, or that the word contains.
    private static func suggestion(for word: String, among names: [String]) -> String? {
        if let near = Nearest.match(for: word, among: names) { return near }
        let word = word.lowercased()
        return names.filter { name in
            let name = name.lowercased()
            return name.count > 2 && (name.contains(word) || word.contains(name))
        }.min { ($0.count, $0) < ($1.count, $1) }
    }

    /// Adds the number of views that match the name, if there are several.
    private mutating func addOthers(_ count: Int, _ name: String) {
        guard count > 1 else { return }
        text += "\(count) are called “\(name)”; this is the first in the tree.\n"
    }

    /// An error for a name that matches no view.
    public nonisolated struct UnknownView: ReportedError, CustomStringConvertible {
        public let name: String

        /// A similar name.
        public let suggestion: String?

        public var description: String {
            let hint = suggestion.map { "Did you mean “\($0)”?" }
            return """
                No view is called “\(name)”. \(hint ?? "Leave --why away to see the names of all.")
                """
        }
    }
}

extension UIView {
    /// The view and its descendants, each before its own.
    fileprivate var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
