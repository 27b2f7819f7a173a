import AssociatedValues
import Foundation
public import UIKitCore

/// The view over a controller's view in place of its content.
private final class UnavailableContent {
    let view: any UIView & UIContentView

    init(_ view: any UIView & UIContentView) { self.view = view }
}

extension AssociatedKey where Value == UnavailableContent {
    fileprivate static let unavailableContent = AssociatedKey("unavailable content")
}

extension UIViewController {
    /// The content that covers the view in place of its own, such as a
    /// `UIContentUnavailableConfiguration`; none by default.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent?.view.configuration }
        set {
            guard let newValue else {
                unavailableContent?.view.removeFromSuperview()
                return unavailableContent = nil
            }
            let content = newValue.updated(for: contentUnavailableConfigurationState)
            if let shown = unavailableContent?.view, shown.supports(content) {
                return shown.configuration = content
            }
            unavailableContent?.view.removeFromSuperview()
            let made = content.makeContentView()
            unavailableContent = UnavailableContent(made)
            made.frame = view.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(made)
        }
    }

    private var unavailableContent: UnavailableContent? {
        get { AssociatedValues.existing(for: self)?[.unavailableContent] }
        set { AssociatedValues.of(self)[.unavailableContent] = newValue }
    }
}
