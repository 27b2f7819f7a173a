/// The colours of iOS's user interface in light and dark, and in increased contrast, with the
/// values of iOS 13 to 18.
nonisolated extension UIColor {
    // MARK: Hues

    /// The system’s red, which adapts to the appearance.
    public static let systemRed = themed(
        "systemRedColor", ByteColor(255, 59, 48), ByteColor(255, 69, 58),
        strong: .init(ByteColor(215, 0, 21), ByteColor(255, 105, 97)))

    /// The system’s orange, which adapts to the appearance.
    public static let systemOrange = themed(
        "systemOrangeColor", ByteColor(255, 149, 0), ByteColor(255, 159, 10),
        strong: .init(ByteColor(201, 52, 0), ByteColor(255, 179, 64)))

    /// The system’s yellow, which adapts to the appearance.
    public static let systemYellow = themed(
        "systemYellowColor", ByteColor(255, 204, 0), ByteColor(255, 214, 10),
        strong: .init(ByteColor(178, 80, 0), ByteColor(255, 212, 38)))

    /// The system’s green, which adapts to the appearance.
    public static let systemGreen = themed(
        "systemGreenColor", ByteColor(52, 199, 89), ByteColor(48, 209, 88),
        strong: .init(ByteColor(36, 138, 61), ByteColor(48, 219, 91)))

    /// The system’s mint green, which adapts to the appearance.
    public static let systemMint = themed(
        "systemMintColor", ByteColor(0, 199, 190), ByteColor(99, 230, 226),
        strong: .init(ByteColor(12, 129, 123), ByteColor(99, 230, 226)))

    /// The system’s teal, which adapts to the appearance.
    public static let systemTeal = themed(
        "systemTealColor", ByteColor(48, 176, 199), ByteColor(64, 200, 224),
        strong: .init(ByteColor(0, 130, 153), ByteColor(93, 230, 255)))

    /// The system’s cyan, which adapts to the appearance.
    public static let systemCyan = themed(
        "systemCyanColor", ByteColor(50, 173, 230), ByteColor(100, 210, 255),
        strong: .init(ByteColor(0, 113, 164), ByteColor(112, 215, 255)))

    /// The system’s blue, which adapts to the appearance.
    public static let systemBlue = themed(
        "systemBlueColor", ByteColor(0, 122, 255), ByteColor(10, 132, 255),
        strong: .init(ByteColor(0, 64, 221), ByteColor(64, 156, 255)))

    /// The system’s indigo, which adapts to the appearance.
    public static let systemIndigo = themed(
        "systemIndigoColor", ByteColor(88, 86, 214), ByteColor(94, 92, 230),
        strong: .init(ByteColor(54, 52, 163), ByteColor(125, 122, 255)))

    /// The system’s purple, which adapts to the appearance.
    public static let systemPurple = themed(
        "systemPurpleColor", ByteColor(175, 82, 222), ByteColor(191, 90, 242),
        strong: .init(ByteColor(137, 68, 171), ByteColor(218, 143, 255)))

    /// The system’s pink, which adapts to the appearance.
    public static let systemPink = themed(
        "systemPinkColor", ByteColor(255, 45, 85), ByteColor(255, 55, 95),
        strong: .init(ByteColor(211, 15, 69), ByteColor(255, 100, 130)))

    /// The system’s brown, which adapts to the appearance.
    public static let systemBrown = themed(
        "systemBrownColor", ByteColor(162, 132, 94), ByteColor(172, 142, 104),
        strong: .init(ByteColor(127, 101, 69), ByteColor(181, 148, 105)))

    // MARK: Greys

    /// The system’s grey, which adapts to the appearance.
    public static let systemGray = themed(
        "systemGrayColor", ByteColor(142, 142, 147), ByteColor(142, 142, 147),
        strong: .init(ByteColor(108, 108, 112), ByteColor(174, 174, 178)))

    /// The second grey: nearer to the background than the first.
    public static let systemGray2 = themed(
        "systemGray2Color", ByteColor(174, 174, 178), ByteColor(99, 99, 102),
        strong: .init(ByteColor(142, 142, 147), ByteColor(124, 124, 128)))

    /// The third grey.
    public static let systemGray3 = themed(
        "systemGray3Color", ByteColor(199, 199, 204), ByteColor(72, 72, 74),
        strong: .init(ByteColor(174, 174, 178), ByteColor(84, 84, 86)))

    /// The fourth grey.
    public static let systemGray4 = themed(
        "systemGray4Color", ByteColor(209, 209, 214), ByteColor(58, 58, 60),
        strong: .init(ByteColor(188, 188, 192), ByteColor(68, 68, 70)))

    /// The fifth grey.
    public static let systemGray5 = themed(
        "systemGray5Color", ByteColor(229, 229, 234), ByteColor(44, 44, 46),
        strong: .init(ByteColor(216, 216, 220), ByteColor(54, 54, 56)))

    /// The sixth grey, the nearest to the background.
    public static let systemGray6 = themed(
        "systemGray6Color", ByteColor(242, 242, 247), ByteColor(28, 28, 30),
        strong: .init(ByteColor(235, 235, 240), ByteColor(36, 36, 38)))

    // MARK: Text and lines

    /// The colour of text with primary content.
    public static let label = themed("labelColor", ByteColor(0), ByteColor(255))

    /// The colour of text with secondary content, such as subtitles.
    public static let secondaryLabel = themed(
        "secondaryLabelColor", ByteColor(60, 60, 67, percent: 60),
        ByteColor(235, 235, 245, percent: 60),
        strong: .init(ByteColor(60, 60, 67, percent: 68), ByteColor(235, 235, 245, percent: 68)))

    /// The colour of text of less importance.
    public static let tertiaryLabel = themed(
        "tertiaryLabelColor", ByteColor(60, 60, 67, percent: 30),
        ByteColor(235, 235, 245, percent: 30),
        strong: .init(ByteColor(60, 60, 67, percent: 38), ByteColor(235, 235, 245, percent: 38)))

    /// The colour of text of the least importance.
    public static let quaternaryLabel = themed(
        "quaternaryLabelColor", ByteColor(60, 60, 67, percent: 18),
        ByteColor(235, 235, 245, percent: 16),
        strong: .init(ByteColor(60, 60, 67, percent: 26), ByteColor(235, 235, 245, percent: 24)))

    /// The colour of placeholders in fields.
    public static let placeholderText = themed(
        "placeholderTextColor", ByteColor(60, 60, 67, percent: 30),
        ByteColor(235, 235, 245, percent: 30),
        strong: .init(ByteColor(60, 60, 67, percent: 38), ByteColor(235, 235, 245, percent: 38)))

    /// The colour of links in text.
    public static let link = themed("linkColor", ByteColor(0, 122, 255), ByteColor(9, 132, 255))

    /// The colour of thin lines, through which content below shows.
    public static let separator = themed(
        "separatorColor", ByteColor(60, 60, 67, percent: 29), ByteColor(84, 84, 88, percent: 60),
        strong: .init(ByteColor(60, 60, 67, percent: 37), ByteColor(84, 84, 88, percent: 68)))

    /// The colour of thin lines that hide what is below them.
    public static let opaqueSeparator = themed(
        "opaqueSeparatorColor", ByteColor(198, 198, 200), ByteColor(56, 56, 58))

    // MARK: Fills of shapes on a background

    /// The fill of thin and small shapes, such as the track of a slider.
    public static let systemFill = themed(
        "systemFillColor", ByteColor(120, 120, 128, percent: 20),
        ByteColor(120, 120, 128, percent: 36),
        strong: .init(ByteColor(120, 120, 128, percent: 28), ByteColor(120, 120, 128, percent: 44)))

    /// The fill of shapes of medium size, such as the background of a switch.
    public static let secondarySystemFill = themed(
        "secondarySystemFillColor", ByteColor(120, 120, 128, percent: 16),
        ByteColor(120, 120, 128, percent: 32),
        strong: .init(ByteColor(120, 120, 128, percent: 24), ByteColor(120, 120, 128, percent: 40)))

    /// The fill of large shapes, such as fields and buttons.
    public static let tertiarySystemFill = themed(
        "tertiarySystemFillColor", ByteColor(118, 118, 128, percent: 12),
        ByteColor(118, 118, 128, percent: 24),
        strong: .init(ByteColor(118, 118, 128, percent: 20), ByteColor(118, 118, 128, percent: 32)))

    /// The fill of large areas with complex content.
    public static let quaternarySystemFill = themed(
        "quaternarySystemFillColor", ByteColor(116, 116, 128, percent: 8),
        ByteColor(118, 118, 128, percent: 18),
        strong: .init(ByteColor(116, 116, 128, percent: 16), ByteColor(118, 118, 128, percent: 26)))

    // MARK: Backgrounds

    /// The background of the window.
    public static let systemBackground = themed(
        "systemBackgroundColor", ByteColor(255), ByteColor(0), elevated: ByteColor(28, 28, 30),
        strong: .init(ByteColor(255), ByteColor(0), elevated: ByteColor(36, 36, 38)))

    /// The background of content on the window’s.
    public static let secondarySystemBackground = themed(
        "secondarySystemBackgroundColor", ByteColor(242, 242, 247), ByteColor(28, 28, 30),
        elevated: ByteColor(44, 44, 46),
        strong: .init(
            ByteColor(235, 235, 240), ByteColor(36, 36, 38), elevated: ByteColor(54, 54, 56)))

    /// The background of content on the secondary background.
    public static let tertiarySystemBackground = themed(
        "tertiarySystemBackgroundColor", ByteColor(255), ByteColor(44, 44, 46),
        elevated: ByteColor(58, 58, 60),
        strong: .init(ByteColor(255), ByteColor(54, 54, 56), elevated: ByteColor(68, 68, 70)))

    /// The background of a window with grouped content, such as a grouped table.
    public static let systemGroupedBackground = themed(
        "systemGroupedBackgroundColor", ByteColor(242, 242, 247), ByteColor(0),
        elevated: ByteColor(28, 28, 30),
        strong: .init(ByteColor(235, 235, 240), ByteColor(0), elevated: ByteColor(36, 36, 38)))

    /// The background of a group, such as the cells of a grouped table.
    public static let secondarySystemGroupedBackground = themed(
        "secondarySystemGroupedBackgroundColor", ByteColor(255), ByteColor(28, 28, 30),
        elevated: ByteColor(44, 44, 46),
        strong: .init(ByteColor(255), ByteColor(36, 36, 38), elevated: ByteColor(54, 54, 56)))

    /// The background of content in a group.
    public static let tertiarySystemGroupedBackground = themed(
        "tertiarySystemGroupedBackgroundColor", ByteColor(242, 242, 247), ByteColor(44, 44, 46),
        elevated: ByteColor(58, 58, 60),
        strong: .init(
            ByteColor(235, 235, 240), ByteColor(54, 54, 56), elevated: ByteColor(68, 68, 70)))

    /// The older name of ``systemGroupedBackground``.
    public static let groupTableViewBackground = systemGroupedBackground

    /// The colour of interactive elements, where no view sets another: the desktop's accent colour,
    /// or ``systemBlue`` on a desktop that states none.
    public static let tintColor = themed(
        "tintColor", ByteColor(0, 122, 255), ByteColor(10, 132, 255),
        strong: .init(ByteColor(0, 64, 221), ByteColor(64, 156, 255)), followsAccent: true)
}

/// Fixed colours.
nonisolated extension UIColor {
    // MARK: Greys

    /// Black: a white level of 0.
    public static let black = UIColor(white: 0, alpha: 1)

    /// Dark grey: a white level of ⅓.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)

    /// Grey: a white level of ½.
    public static let gray = UIColor(white: 0.5, alpha: 1)

    /// Light grey: a white level of ⅔.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)

    /// White: a white level of 1.
    public static let white = UIColor(white: 1, alpha: 1)

    /// Fully transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)

    /// The colour of text on dark backgrounds, independent of the appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// The colour of text on light backgrounds, independent of the appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)

    // MARK: Hues

    /// Red: red, green and blue are 1, 0, 0.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// Green: red, green and blue are 0, 1, 0.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    /// Blue: red, green and blue are 0, 0, 1.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Cyan: red, green and blue are 0, 1, 1.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)

    /// Yellow: red, green and blue are 1, 1, 0.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)

    /// Magenta: red, green and blue are 1, 0, 1.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

    /// Orange: red, green and blue are 1, 0.5, 0.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

    /// Purple: red, green and blue are 0.5, 0, 0.5.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

    /// Brown: red, green and blue are 0.6, 0.4, 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
