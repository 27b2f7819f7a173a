// Written by Scripts/delegate-table.

public import UIKitCore

extension UINavigationItemRenameDelegate {
    /// Returns `true` by default.
    public func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool { true }

    /// Returns `(suggestedTitle, selectedRange)` by default.
    public func navigationItem(
        _ item: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

    /// Returns `true` by default.
    public func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String)
        -> Bool
    { true }
}
