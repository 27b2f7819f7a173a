// Written by Scripts/delegate-table.

public import UIKitCore

extension UINavigationBarDelegate {
    /// Returns `true` by default.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
        -> Bool
    { true }

    /// Does nothing by default.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// Returns `true` by default.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
        -> Bool
    { true }

    /// Does nothing by default.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
