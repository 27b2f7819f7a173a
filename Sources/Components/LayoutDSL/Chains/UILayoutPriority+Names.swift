public import UIKit

extension UILayoutPriority {
    /// 250, the same as UIKit's `defaultLow`.
    public static let low = Self(250)

    /// 500, between UIKit's `defaultLow` and `defaultHigh`.
    public static let medium = Self(500)

    /// 750, the same as UIKit's `defaultHigh`.
    public static let high = Self(750)
}
