public import Observing
@_spi(UIKitInternals) public import UIKitCore

extension UIBarItem: @preconcurrency KeyValueCoding {
    /// `view`, the view that shows the item, as libraries that point at bar items read it, and the
    /// item's own properties.
    public func codedKey(named name: String) -> CodedKey? {
        type(of: self).propertyTable.codedKey(named: name)
    }
}
