import CoreGraphics
import Foundation
public import UIKitControls
import UIKitCore

extension UITableViewHeaderFooterView {
    /// Changes the configurations of a header or footer for a state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// The content, as a value; `nil` for a view with a text or views of its own.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.setContent(newValue, in: contentView)
            setNeedsLayout()
        }
    }

    /// The background, as a value; `nil` for ``backgroundView``.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.setBackground(newValue, in: self) }
    }

    /// A closure that changes the configurations when the state changes.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.handler }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns the content of a header or footer in its table, without text.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch role {
        case .plainHeader: .plainHeader()
        case .plainFooter: .plainFooter()
        case .groupHeader: .groupedHeader()
        case .groupFooter: .groupedFooter()
        }
    }

    /// Returns the usual background of a header or footer in its table.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch role {
        case .plainHeader, .plainFooter: .listPlainHeaderFooter()
        case .groupHeader, .groupFooter: .listGroupedHeaderFooter()
        }
    }

    /// Requests ``updateConfiguration(using:)`` before the view is shown.
    public func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    var currentConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }

    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        updateConfiguration(using: configurationState)
    }

    /// Applies the state to the configurations, as far as they update automatically.
    func applyState(_ state: UIViewConfigurationState) {
        configurations.handler?(self, state)
        if automaticallyUpdatesContentConfiguration, let content = configurations.content {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration,
            let background = configurations.background
        {
            backgroundConfiguration = background.updated(for: state)
        }
    }
}
