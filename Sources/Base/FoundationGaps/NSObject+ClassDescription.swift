public import Foundation

extension NSObject {
    /// Returns the name of the class with its module, as in `Shop.CartViewController`.
    public class func description() -> String { String(reflecting: self) }
}
