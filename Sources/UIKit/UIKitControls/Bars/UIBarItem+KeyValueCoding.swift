public import Observing
public import UIKitCore

extension UIBarItem: @preconcurrency KeyValueCoding {
    /// `view`, the view that shows the item, as libraries that point at bar items read it, and the
    /// item's own properties.
    public func codedKey(named name: String) -> CodedKey? { Self.itemKeys[name] }

    private static let itemKeys: [String: CodedKey] = [
        "enabled": CodedKey(\UIBarItem.isEnabled),
        "image": CodedKey(\UIBarItem.image),
        "imageInsets": CodedKey(\UIBarItem.imageInsets),
        "landscapeImagePhone": CodedKey(\UIBarItem.landscapeImagePhone),
        "tag": CodedKey(\UIBarItem.tag),
        "title": CodedKey(\UIBarItem.title),
        "view": CodedKey { (item: UIBarItem) in
            item.shownView ?? (item as? UIBarButtonItem)?.customView
        },
    ]
}
