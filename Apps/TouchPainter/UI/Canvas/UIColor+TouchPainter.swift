import TouchPainterCore
import UIKit

extension UIColor {
    /// The colour of the canvas.
    ///
    /// Paper stays paper in the dark, so that a drawing keeps its colours; it is only not as
    /// bright.
    static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.86, green: 0.85, blue: 0.83, alpha: 1) : .white
    }

    static let roughPaper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.83, green: 0.79, blue: 0.71, alpha: 1)
            : UIColor(red: 0.98, green: 0.95, blue: 0.89, alpha: 1)
    }

    static let cloth = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.79, green: 0.76, blue: 0.7, alpha: 1)
            : UIColor(red: 0.95, green: 0.92, blue: 0.86, alpha: 1)
    }

    /// The colour as a ground of what is chosen, which stands out from its neighbours in the dark
    /// too.
    var asGround: UIColor {
        UIColor { traits in
            self.resolvedColor(with: traits)
                .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.4 : 0.18)
        }
    }

    convenience init(_ color: MarkColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension MarkColor {
    /// The colour of a pen that the user chose as a colour of UIKit.
    init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
