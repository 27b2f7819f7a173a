import UIKitControls
import UIKitCore

/// The configurations of a cell, with the views that show them.
struct TableCellConfigurations {
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: ConfiguredBackgroundView?

    /// Called with the state, to change configurations.
    var handler: UITableViewCell.ConfigurationUpdateHandler?
    var needsUpdate = false
}
