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
        set { setContent(newValue) }
    }

    /// The background, as a value; `nil` for ``backgroundView`` and ``backgroundColor``.
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
        state.cellDragState = dragState
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
            setContent(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration,
            let background = configurations.background
        {
            configurations.setBackground(background.updated(for: state), in: self)
        }
    }

    private func setContent(_ content: (any UIContentConfiguration)?) {
        configurations.setContent(content, in: contentView)
        if content != nil { tableView?.contentSizeDidChange(of: self) }
        setNeedsLayout()
    }
}
