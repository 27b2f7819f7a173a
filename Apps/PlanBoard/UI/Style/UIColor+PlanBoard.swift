import PlanBoardCore
import UIKit

extension UIColor {
    // Texts have a contrast of 4.5 at least with all backgrounds of the board.

    /// The colour of counts, marks and buttons.
    static let planAccent = shade(light: 0x0A66B2, dark: 0x5CB8FF)

    /// The background of buttons with white text.
    static let planFill = shade(light: 0x0A66B2, dark: 0x1F77C2)

    /// The background of a column.
    static let planColumn = shade(light: 0xF3F4F6, dark: 0x1C1C1E)

    /// The background of a card.
    static let planCard = shade(light: 0xFFFFFF, dark: 0x2C2C2E)

    /// The edge of a card.
    static let planLine = shade(light: 0xDDDDDD, dark: 0x3A3A3C)

    /// The background of the open board in the list of boards.
    static let planSelection = shade(light: 0xDDE9F5, dark: 0x2B3A4A)

    /// Texts that stand back.
    static let planSecondary = shade(light: 0x5F6068, dark: 0xA6A6AD)

    /// The title of a finished card.
    static let planFinished = shade(light: 0x6B6C73, dark: 0x9E9EA4)

    /// What is overdue, important or too much.
    static let planWarning = shade(light: 0xC4271B, dark: 0xFF7B72)

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

    private static let labelColors: [UIColor] = [
        shade(light: 0x4A46B8, dark: 0xA5A2FF), shade(light: 0x0B6B75, dark: 0x6CD3DE),
        shade(light: 0xB0205A, dark: 0xFF8FB5), shade(light: 0x7A5320, dark: 0xE0B684),
        shade(light: 0x246B35, dark: 0x7EDB94), shade(light: 0x8230A8, dark: 0xDDA2F7),
    ]

    /// The colour of a column in charts.
    static func planBand(_ index: Int) -> UIColor {
        let palette = [
            shade(light: 0x2B7FC9, dark: 0x4A9BE0), shade(light: 0x59A5DE, dark: 0x3578B5),
            shade(light: 0x91C6EC, dark: 0x265A8A), shade(light: 0xC3E0F5, dark: 0x1B4063),
        ]
        return palette[index % palette.count]
    }

    /// The colour of finished cards in charts.
    static let planFinishedBand = shade(light: 0xC9CBD1, dark: 0x55565C)

    /// The colour of a label: always the same for the same word.
    static func plan(label: String) -> UIColor {
        let sum = label.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
        return labelColors[sum % labelColors.count]
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
