public import UIKit

extension UIView {
    /// The view's name in messages: UIKit's about conflicts, and the descriptions of constraints.
    /// `nil` by default.
    ///
    /// Constraints without a key that are made afterwards are identified by their equation with
    /// this name, `title.top == card.bottom + 8`.
    public var layoutKey: String? {
        get { InstalledConstraints.shared[self].key }
        set { InstalledConstraints.shared[self].key = newValue }
    }
}

extension LayoutItem {
    /// The name given to the item, if any.
    var givenName: String? {
        switch self {
        case let view as UIView: view.layoutKey ?? view.accessibilityIdentifier
        case let guide as UILayoutGuide: guide.identifier.isEmpty ? nil : guide.identifier
        default: nil
        }
    }

    /// The name for messages: the given one, or the class.
    var nameInMessages: String { givenName ?? "\(type(of: self))" }
}
