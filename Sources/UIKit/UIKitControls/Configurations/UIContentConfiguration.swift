public import Foundation
public import UIKitCore

/// A value that describes the content of a view, such as a cell's, and makes the view for it.
public nonisolated protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state: with other colours for a selected cell, for example.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that is shown. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Returns `true` if the view can show a configuration. By default if it has the type of the
    /// current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
