import CoreGraphics
import Foundation
import UIKitCore

/// The view of a cell's content: it reports changes of its size to the table.
final class CellContentView: UIView {
    /// `true` if the app has put views into it that constraints place.
    var isConstrained: Bool {
        !constraints.isEmpty
            && subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let cell { cell.tableView?.contentSizeDidChange(of: cell) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let cell { cell.tableView?.contentDidLayOut(of: cell) }
    }
}
