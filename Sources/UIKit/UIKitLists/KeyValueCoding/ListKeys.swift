import CoreGraphics
import UIKitControls
@_spi(UIKitInternals) import UIKitCore
import UIKitScrolling

// The properties of lists, each declared once; see ``PropertyTable``.

extension UITableView {
    static let tableViewTable = PropertyTable(
        of: UITableView.self, after: UIScrollView.propertyTable,
        [
            .row("rowHeight", \.rowHeight, nib: .positive),
            .row("estimatedRowHeight", \.estimatedRowHeight, nib: .positive),
            .row(
                "separatorStyle", \.separatorStyle,
                nib: .words([
                    "default": .singleLine, "singleLine": .singleLine, "none": .none,
                ])),
            .readOnly("style", \.style, described: .unless(.plain)),
            .row("editing", \.isEditing, described: .flag()),
            .row("allowsMultipleSelection", \.allowsMultipleSelection),
            .row("allowsSelection", \.allowsSelection),
            .row("backgroundView", \.backgroundView),
            .row("sectionFooterHeight", \.sectionFooterHeight),
            .row("sectionHeaderHeight", \.sectionHeaderHeight),
            .row("separatorColor", \.separatorColor),
            .row("separatorInset", \.separatorInset),
            .row("tableFooterView", \.tableFooterView),
            .row("tableHeaderView", \.tableHeaderView),
        ])
}

extension NibForm where Value == CGFloat {
    /// A number above zero; others stand for the default.
    fileprivate static var positive: Self {
        .form { nib, name in nib.number(name).flatMap { $0 > 0 ? $0 : nil } }
    }
}

extension UITableViewCell {
    static let cellTable = PropertyTable(
        of: UITableViewCell.self, after: UIView.propertyTable,
        [
            .row("selected", \.isSelected, described: .flag()),
            .row("highlighted", \.isHighlighted, described: .flag()),
            .row("editing", \.isEditing, described: .flag()),
            .row(
                "accessoryType", \.accessoryType,
                nib: .words([
                    "none": .none, "disclosureIndicator": .disclosureIndicator,
                    "checkmark": .checkmark, "detailButton": .detailButton,
                    "detailDisclosureButton": .detailDisclosureButton,
                ]), described: .unless(.none, "accessory")),
            .row(
                "selectionStyle", \.selectionStyle,
                nib: .words(["none": .none, "default": .default, "blue": .blue, "gray": .gray])),
            .row("indentationLevel", \.indentationLevel, nib: .same),
            .row("indentationWidth", \.indentationWidth, nib: .same),
            .row("accessoryView", \.accessoryView),
            .row("backgroundView", \.backgroundView),
            .row("selectedBackgroundView", \.selectedBackgroundView),
            .readOnly("contentView", \.contentView),
            .readOnly("detailTextLabel", \.detailTextLabel),
            .readOnly("imageView", \.imageView),
            .readOnly("reuseIdentifier", \.reuseIdentifier),
            .readOnly("textLabel", \.textLabel),
        ])
}

extension UICollectionViewFlowLayout {
    static let flowTable = PropertyTable(
        of: UICollectionViewFlowLayout.self,
        [
            .row("minimumLineSpacing", \.minimumLineSpacing, nib: .same),
            .row("minimumInteritemSpacing", \.minimumInteritemSpacing, nib: .same),
            .row(
                "scrollDirection", \.scrollDirection,
                nib: .words(["vertical": .vertical, "horizontal": .horizontal])),
            .row("itemSize", \.itemSize, nib: .same),
            .row("headerReferenceSize", \.headerReferenceSize, nib: .same),
            .row("footerReferenceSize", \.footerReferenceSize, nib: .same),
            .row("sectionInset", \.sectionInset, nib: .same),
            .row(
                "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, nib: .same),
            .row(
                "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, nib: .same),
        ])
}
