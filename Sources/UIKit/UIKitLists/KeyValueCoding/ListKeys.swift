import Observing
import UIKitControls
import UIKitCore
import UIKitScrolling

extension UITableView {
    static let tableKeys: [String: CodedKey] = [
        "allowsMultipleSelection": CodedKey(\UITableView.allowsMultipleSelection),
        "allowsSelection": CodedKey(\UITableView.allowsSelection),
        "backgroundView": CodedKey(\UITableView.backgroundView),
        "editing": CodedKey(\UITableView.isEditing),
        "estimatedRowHeight": CodedKey(\UITableView.estimatedRowHeight),
        "rowHeight": CodedKey(\UITableView.rowHeight),
        "sectionFooterHeight": CodedKey(\UITableView.sectionFooterHeight),
        "sectionHeaderHeight": CodedKey(\UITableView.sectionHeaderHeight),
        "separatorColor": CodedKey(\UITableView.separatorColor),
        "separatorInset": CodedKey(\UITableView.separatorInset),
        "separatorStyle": CodedKey(\UITableView.separatorStyle),
        "tableFooterView": CodedKey(\UITableView.tableFooterView),
        "tableHeaderView": CodedKey(\UITableView.tableHeaderView),
    ]
}

extension UITableViewCell {
    static let cellKeys: [String: CodedKey] = [
        "accessoryType": CodedKey(\UITableViewCell.accessoryType),
        "accessoryView": CodedKey(\UITableViewCell.accessoryView),
        "backgroundView": CodedKey(\UITableViewCell.backgroundView),
        "contentView": CodedKey { (object: UITableViewCell) in object.contentView },
        "detailTextLabel": CodedKey { (object: UITableViewCell) in object.detailTextLabel },
        "editing": CodedKey(\UITableViewCell.isEditing),
        "highlighted": CodedKey(\UITableViewCell.isHighlighted),
        "imageView": CodedKey { (object: UITableViewCell) in object.imageView },
        "reuseIdentifier": CodedKey { (object: UITableViewCell) in object.reuseIdentifier },
        "selected": CodedKey(\UITableViewCell.isSelected),
        "selectedBackgroundView": CodedKey(\UITableViewCell.selectedBackgroundView),
        "selectionStyle": CodedKey(\UITableViewCell.selectionStyle),
        "textLabel": CodedKey { (object: UITableViewCell) in object.textLabel },
    ]
}
