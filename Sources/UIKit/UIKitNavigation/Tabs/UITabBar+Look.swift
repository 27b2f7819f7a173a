import UIKitControls
public import UIKitCore

extension UITabBar {
    /// The colour of the background; a standard one when `nil`.
    public final var barTintColor: UIColor? {
        get { older.barTintColor }
        set { older.barTintColor = newValue }
    }

    /// `true` if content shows through the bar. By default it is for bars without an opaque image.
    public final var isTranslucent: Bool {
        get { older.isTranslucent }
        set { older.translucency = newValue }
    }

    /// The image of the background; an empty one makes the bar clear.
    public final var backgroundImage: UIImage? {
        get { older.backgrounds[.init(.any, .default)] }
        set { older.backgrounds[.init(.any, .default)] = newValue }
    }

    /// The image that replaces the line at the edge; an empty one removes the line.
    public final var shadowImage: UIImage? {
        get { older.shadows[.any] }
        set { older.shadows[.any] = newValue }
    }
}
