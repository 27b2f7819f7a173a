import UIKitControls
import UIKitCore

extension UISearchBar {
    /// Returns a part of the bar for the keys that apps use: `searchField`, its text field, and
    /// `cancelButton` while there is one; `nil` for other keys. An underscore in front is ignored.
    public final func value(forKey key: String) -> Any? {
        switch key.hasPrefix("_") ? String(key.dropFirst()) : key {
        case "searchField": return searchTextField
        case "cancelButton": return showsCancelButton ? cancelButton : nil
        default: return nil
        }
    }
}
