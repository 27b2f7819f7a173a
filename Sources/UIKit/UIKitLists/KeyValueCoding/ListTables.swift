import CoreGraphics
import UIKitControls
@_spi(UIKitInternals) import UIKitCore
import UIKitScrolling

// The properties of lists, each declared once; see ``PropertyTable``.

extension UITableView {
    static let tableViewTable = PropertyTable(
        of: UITableView.self, after: UIScrollView.propertyTable,
        [
            .row("delegate", \.delegate),
            .row("dataSource", \.dataSource),
            .row("prefetchDataSource", \.prefetchDataSource),
            .row("dragDelegate", \.dragDelegate),
            .row("dropDelegate", \.dropDelegate),
            .row("dragInteractionEnabled", \.dragInteractionEnabled),
            .row("prefetchingEnabled", \.isPrefetchingEnabled),
            .row("springLoaded", \.isSpringLoaded, nib: .same),
            .row("allowsFocus", \.allowsFocus),
            .row("selectionFollowsFocus", \.selectionFollowsFocus),
            .row("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
            .row("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, nib: .same),
            .row(
                "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing,
                nib: .same),
            .row("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, nib: .positive),
            .row("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, nib: .positive),
            .row("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
            .row("fillerRowHeight", \.fillerRowHeight),
            .row(
                "sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount,
                nib: .same),
            .row("sectionIndexColor", \.sectionIndexColor, nib: .same),
            .row("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, nib: .same),
            .row(
                "sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor,
                nib: .same
            ),
            .row("separatorEffect", \.separatorEffect),
            .row("separatorInsetReference", \.separatorInsetReference),
            .row("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth),
            .row("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea),
            .row("selfSizingInvalidation", \.selfSizingInvalidation),
            .row("rowHeight", \.rowHeight, nib: .positive),
            .row("estimatedRowHeight", \.estimatedRowHeight, nib: .positive),
            .row(
                "separatorStyle", \.separatorStyle,
                nib: .words([
                    "default": .singleLine, "singleLine": .singleLine, "none": .none,
                ])),
            .readOnly("style", \.style, described: .unless(.plain)),
            .row("editing", \.isEditing, described: .flag()),
            .row("allowsMultipleSelection", \.allowsMultipleSelection, nib: .same),
            .row("allowsSelection", \.allowsSelection, nib: .same),
            .row("backgroundView", \.backgroundView),
            .row("sectionFooterHeight", \.sectionFooterHeight, nib: .sectionHeight),
            .row("sectionHeaderHeight", \.sectionHeaderHeight, nib: .sectionHeight),
            .row("separatorColor", \.separatorColor, nib: .same),
            .row("separatorInset", \.separatorInset, nib: .same),
            .row("tableFooterView", \.tableFooterView, nib: .object),
            .row("tableHeaderView", \.tableHeaderView, nib: .object),
        ])
}

extension NibForm where Value == CGFloat {
    /// A number above zero; others stand for the default.
    fileprivate static var positive: Self {
        .form { nib, name in nib.number(name).flatMap { $0 > 0 ? $0 : nil } }
    }

    /// The height of headers or footers. Xcode writes 10 or 18 into every grouped table, in which
    /// titles have heights of their own nevertheless.
    fileprivate static var sectionHeight: Self {
        .form { nib, name in
            guard let height = nib.number(name), height > 0 else { return nil }
            let isUsual = nib.string("style")?.hasSuffix("rouped") == true
            return isUsual && (height == 10 || height == 18) ? nil : height
        }
    }
}

extension UITableViewCell {
    private static let accessoryTypes: [String: AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
    ]

    static let cellTable = PropertyTable(
        of: UITableViewCell.self, after: UIView.propertyTable,
        [
            .row(
                "automaticallyUpdatesBackgroundConfiguration",
                \.automaticallyUpdatesBackgroundConfiguration),
            .row(
                "automaticallyUpdatesContentConfiguration",
                \.automaticallyUpdatesContentConfiguration),
            .row("backgroundConfiguration", \.backgroundConfiguration),
            .row("contentConfiguration", \.contentConfiguration),
            .row("configurationUpdateHandler", \.configurationUpdateHandler),
            .row("editingAccessoryType", \.editingAccessoryType, nib: .words(accessoryTypes)),
            .row("editingAccessoryView", \.editingAccessoryView),
            .row("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView),
            .row(
                "focusStyle", \.focusStyle, nib: .words(["default": .default, "custom": .custom])),
            .row("indentationLevel", \.indentationLevel, nib: .same),
            .row("indentationWidth", \.indentationWidth, nib: .same),
            .row("separatorInset", \.separatorInset, nib: .same),
            .row("shouldIndentWhileEditing", \.shouldIndentWhileEditing, nib: .same),
            .row("showsReorderControl", \.showsReorderControl, nib: .same),
            .row("userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging),
            .row("selected", \.isSelected, described: .flag()),
            .row("highlighted", \.isHighlighted, described: .flag()),
            .row("editing", \.isEditing, described: .flag()),
            .row(
                "accessoryType", \.accessoryType,
                nib: .words(accessoryTypes), described: .unless(.none, "accessory")),
            .row(
                "selectionStyle", \.selectionStyle,
                nib: .words(["none": .none, "default": .default, "blue": .blue, "gray": .gray])),
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

extension UICollectionView {
    static let collectionTable = PropertyTable(
        of: UICollectionView.self, after: UIScrollView.propertyTable,
        [
            .row("collectionViewLayout", \.collectionViewLayout),
            .row("backgroundView", \.backgroundView),
            .row("editing", \.isEditing),
            .row("allowsSelection", \.allowsSelection, nib: .same),
            .row("allowsMultipleSelection", \.allowsMultipleSelection, nib: .same),
            .row("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .row("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            .row("allowsFocus", \.allowsFocus),
            .row("selectionFollowsFocus", \.selectionFollowsFocus),
            .row("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
            .row("dragInteractionEnabled", \.dragInteractionEnabled),
            .row("reorderingCadence", \.reorderingCadence),
            .row("prefetchingEnabled", \.isPrefetchingEnabled, nib: .same),
            .row("springLoaded", \.isSpringLoaded, nib: .same),
            .row("selfSizingInvalidation", \.selfSizingInvalidation),
            .row("delegate", \.delegate),
            .row("dataSource", \.dataSource),
            .row("prefetchDataSource", \.prefetchDataSource),
            .row("dragDelegate", \.dragDelegate),
            .row("dropDelegate", \.dropDelegate),
            .readOnly("indexPathsForSelectedItems", \.indexPathsForSelectedItems),
            .readOnly("visibleCells", \.visibleCells),
        ])
}

extension UICollectionReusableView {
    static let reusableTable = PropertyTable(
        of: UICollectionReusableView.self, after: UIView.propertyTable,
        [.readOnly("reuseIdentifier", \.reuseIdentifier)])
}

extension UICollectionViewFlowLayout {
    static let flowTable = PropertyTable(
        of: UICollectionViewFlowLayout.self,
        [
            .row("estimatedItemSize", \.estimatedItemSize, nib: .form { decodedEstimate($0, $1) }),
            .row(
                "sectionInsetReference", \.sectionInsetReference,
                nib: .words([
                    "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
                    "layoutMargins": .fromLayoutMargins,
                ])),
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
    /// The estimate; a negative one, or the attribute for it, stands for the automatic size.
    private static func decodedEstimate(_ nib: NibCoder, _ key: String) -> CGSize? {
        if nib.flag("automaticEstimatedItemSize") == true { return automaticSize }
        return nib.size(key).map { $0.width < 0 ? automaticSize : $0 }
    }
}
