import Foundation
import UIKitCore

/// The cells and headers that a table can use again, and how it makes new ones.
struct TableReuse {
    /// The way a view of an identifier is made.
    enum Maker<View: UIView> {
        case type(View.Type)
        case factory(() -> View)
    }

    /// The number of views of an identifier that wait to be used again.
    static let poolSize = 16

    var cellMakers: [String: Maker<UITableViewCell>] = [:]
    var headerMakers: [String: Maker<UITableViewHeaderFooterView>] = [:]
    var cells: [String: [UITableViewCell]] = [:]
    var headers: [String: [UITableViewHeaderFooterView]] = [:]

    /// The cell to return for a row that is configured again.
    var reconfigured: (place: ItemPlace, cell: UITableViewCell)?
}
