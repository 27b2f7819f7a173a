import CoreGraphics
import Foundation
public import UIKitControls
import UIKitCore

extension UITableViewCell {
    /// Changes the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The content, as a value; `nil` for a cell with views of its own.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.content = newValue
            showContentConfiguration()
        }
    }

    /// The background, as a value; `nil` for ``backgroundView`` and ``backgroundColor``.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.background = newValue
            showBackgroundConfiguration()
        }
    }

    /// A closure that changes the configurations when the state changes.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.handler }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns the content of the cell's style, without text.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Returns the usual background of a cell in its table.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableView?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Requests ``updateConfiguration(using:)`` before the cell is shown.
    public func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// The state on which configurations depend.
    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isFocused = isFocused
        state.isSwiped = tableView?.swipe?.cell === self
        state.isReordering = tableView?.reordering?.cell === self
        return state
    }

    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        updateConfiguration(using: configurationState)
    }

    /// Applies the state to the configurations, as far as they update automatically.
    func applyState(_ state: UICellConfigurationState) {
        configurations.handler?(self, state)
        if automaticallyUpdatesContentConfiguration, let content = configurations.content {
            configurations.content = content.updated(for: state)
            showContentConfiguration()
        }
        if automaticallyUpdatesBackgroundConfiguration,
            let background = configurations.background
        {
            configurations.background = background.updated(for: state)
            showBackgroundConfiguration()
        }
    }

    private func showContentConfiguration() {
        guard let content = configurations.content else {
            configurations.contentView?.removeFromSuperview()
            configurations.contentView = nil
            return
        }
        if let view = configurations.contentView, view.supports(content) {
            view.configuration = content
        } else {
            configurations.contentView?.removeFromSuperview()
            let view = content.makeContentView()
            configurations.contentView = view
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
        }
        tableView?.contentSizeDidChange(of: self)
        setNeedsLayout()
    }

    private func showBackgroundConfiguration() {
        guard let background = configurations.background else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        let view = configurations.backgroundView ?? ConfiguredBackgroundView(frame: bounds)
        if configurations.backgroundView == nil {
            configurations.backgroundView = view
            insertSubview(view, at: 0)
        }
        view.show(background)
        view.frame = bounds
    }
}
