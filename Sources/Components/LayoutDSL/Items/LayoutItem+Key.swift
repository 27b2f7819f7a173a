public import UIKit

extension UIView {
    /// The view's name in messages: in conflict reports and in descriptions of constraints. `nil`
    /// by default.
    ///
    /// Subsequently created constraints without a key of their own are identified by their equation
    /// with these names, `title.top == card.bottom + 8`.
    public var layoutKey: String? {
        get { InstalledConstraints.shared[self].key }
        set { InstalledConstraints.shared[self].key = newValue }
    }
}

extension LayoutItem {
    /// The custom name of the item, if it has one.
    var customName: String? {
        switch self {
        case let view as UIView: view.layoutKey ?? view.accessibilityIdentifier
        case let guide as UILayoutGuide: guide.identifier.isEmpty ? nil : guide.identifier
        default: nil
        }
    }

    /// The item's custom name or, without one, its class.
    var displayName: String { customName ?? "\(type(of: self))" }
}
