public import UIKit

extension UIView {
    /// What messages call this view: UIKit's about conflicts, and the descriptions of constraints. `nil` by default.
    ///
    /// Constraints that are made from then on, without a key of their own, are identified by their equation in these
    /// words, `title.top == card.bottom + 8`.
    public var layoutKey: String? {
        get { InstalledConstraints.shared[self].key }
        set { InstalledConstraints.shared[self].key = newValue }
    }
}

extension LayoutItem {
    /// The name that a person gave to the item, if any.
    var givenName: String? {
        switch self {
        case let view as UIView: view.layoutKey ?? view.accessibilityIdentifier
        case let guide as UILayoutGuide: guide.identifier.isEmpty ? nil : guide.identifier
        default: nil
        }
    }

    /// What to call the item: as a person does, or by its class.
    var nameInMessages: String { givenName ?? "\(type(of: self))" }
}
