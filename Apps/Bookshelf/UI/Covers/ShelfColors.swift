import UIKit

/// The colours of the shelf.
enum ShelfColors {
    /// The wall behind the books.
    static let wall = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(hex: 0x0B3754) : UIColor(hex: 0x176DA6)
    }

    /// The board's upper edge, in the shadow of the books.
    static let board = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(hex: 0x04263D) : UIColor(hex: 0x045B94)
    }

    /// The field that searches, on the wall.
    static let field = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 1, alpha: 0.9)
    }

    /// The hint in the field.
    static let hint = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.85 : 0.32, alpha: 1)
    }

    /// A sentence that approves; green that can be read on white.
    static let approval = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGreen : UIColor(hex: 0x1B7A34)
    }

    /// A sentence that warns; red that can be read on white.
    static let warning = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemRed : UIColor(hex: 0xC0271E)
    }

    /// The light on the board's edge.
    static let edge = UIColor(white: 1, alpha: 0.22)
}

extension UIColor {
    /// An opaque colour from its red, green and blue in one number.
    fileprivate nonisolated convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}
