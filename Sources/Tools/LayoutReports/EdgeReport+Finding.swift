public import Playback
import Spelling
public import UIKit

extension EdgeReport {
    /// Explains the edge of the view that a person named: by identifier, by label or text, or by class.
    ///
    /// - Throws: ``UnknownView`` when nothing in `root` is called so.
    public init(
        _ edge: LayoutOptions.Edge, in root: UIView, style: ReportStyle = .plain
    ) throws(UnknownView) {
        let attribute = NSLayoutConstraint.Attribute.allCases.first { $0.name == edge.attribute }
        guard let attribute else {
            preconditionFailure("\(edge.attribute) passed the reader but is no attribute.")
        }
        let views = root.withDescendants
        let names: [(UIView) -> String?] = [
            \.accessibilityIdentifier, \.accessibilityLabel, { "\(type(of: $0))" },
        ]
        for name in names {
            if let view = views.first(where: { name($0) == edge.view }) {
                self.init(view, attribute, style: style)
                return
            }
        }
        let known = views.map { NSLayoutConstraint.name(of: $0) }
        throw UnknownView(name: edge.view, suggestion: Nearest.match(for: edge.view, among: known))
    }

    /// A name that no view has.
    public struct UnknownView: Error, CustomStringConvertible {
        public let name: String

        /// A name that is much like it.
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
    /// The view and everything in it, each view before what is in it.
    fileprivate var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
