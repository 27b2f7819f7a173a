import UIKit

extension GalleryPage {
    static var mail: GalleryPage {
        GalleryPage(
            name: "Mail", title: String(localized: "Mail", bundle: .module), section: .lists,
            symbol: "envelope", color: .systemBlue, makeController: { MailPage() })
    }
}

/// A hundred thousand made messages: to swipe, search, select, reorder and undo. Wide windows show
/// the open message beside the list.
final class MailPage: UISplitViewController, UISplitViewControllerDelegate {
    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredPrimaryColumnWidth = 375
        setViewController(MailListController(MailBox()), for: .primary)
        setViewController(MailPlaceholder(), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    /// A narrow window shows the list, unless a message is open.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        viewController(for: .secondary) is MailPlaceholder ? .primary : proposedTopColumn
    }
}
