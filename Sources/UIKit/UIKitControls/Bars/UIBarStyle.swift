import UIKitCore

/// A rule for the light and dark appearance of a bar.
public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    /// Always dark.
    case black = 1

    /// A dark bar through which the content shows: as ``black``, since bars are translucent.
    public static var blackTranslucent: UIBarStyle { .black }
}

nonisolated extension UIColor {
    /// The background of a bar that follows light and dark.
    static let bar = UIColor { $0.userInterfaceStyle == .dark ? blackBar : lightBar }

    /// The line along the edge of such a bar.
    static let barHairline = UIColor {
        $0.userInterfaceStyle == .dark ? blackBarHairline : UIColor(white: 0, alpha: 0.3)
    }

    private static let lightBar = UIColor(white: 249 / 255, alpha: 1)

    /// The background of a bar that is always dark.
    static let blackBar = UIColor(white: 22 / 255, alpha: 1)

    /// The line along the edge of such a bar.
    static let blackBarHairline = UIColor(white: 1, alpha: 0.15)
}
