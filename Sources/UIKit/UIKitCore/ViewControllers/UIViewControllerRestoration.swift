public import Foundation

/// A class that makes controllers again, for an app that restores its state.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Returns the controller of the last name in `identifierComponents`, the names of it and of
    /// those that contained it; `nil` for none.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
