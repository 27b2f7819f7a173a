import PlanBoardCore
import UIKit

extension UIColor {
    /// The colour of counts, marks and buttons.
    static let planAccent = shade(light: 0x38ADFF, dark: 0x4FB6FF)

    /// The background of a column.
    static let planColumn = shade(light: 0xF5F5F5, dark: 0x1C1C1E)

    /// The background of a card.
    static let planCard = shade(light: 0xFFFFFF, dark: 0x2C2C2E)

    /// The edge of a card.
    static let planLine = shade(light: 0xDDDDDD, dark: 0x3A3A3C)

    /// The title of a finished card.
    static let planFinished = shade(light: 0x999999, dark: 0x8E8E93)

    /// The colour of a column's mark.
    static func plan(_ color: ColumnColor) -> UIColor {
        switch color {
        case .blue: .planAccent
        case .green: .systemGreen
        case .orange: .systemOrange
        case .red: .systemRed
        case .purple: .systemPurple
        case .gray: .systemGray
        }
    }

    /// The colour of a label: always the same for the same word.
    static func plan(label: String) -> UIColor {
        let palette: [UIColor] = [
            .systemIndigo, .systemTeal, .systemPink, .systemBrown, .systemGreen, .systemPurple,
        ]
        let sum = label.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
        return palette[sum % palette.count]
    }

    private static func shade(light: Int, dark: Int) -> UIColor {
        UIColor { UIColor(rgb: $0.userInterfaceStyle == .dark ? dark : light) }
    }

    private nonisolated convenience init(rgb: Int) {
        self.init(
            red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
    }
}
