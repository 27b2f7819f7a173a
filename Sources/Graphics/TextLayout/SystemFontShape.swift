package import CoreGraphics

/// The measures by which Inter takes as much space as San Francisco, the system font of iOS.
///
/// 1. Inter is drawn at ``scale`` of the point size, which gives San Francisco's capital and x
///    heights. A rule of ``FontConfiguration`` does so, so that characters of other fonts, such as
///    Chinese ones, keep the point size.
/// 2. The space after each character is changed by ``tracking(size:weight:)``: the tracking that
///    Apple publishes for each size, and a constant of the weight, the difference of the two fonts.
/// 3. The heights of lines are San Francisco's.
///
/// 4. Fonts with digits of one width have the text cut in all sizes.
///
/// Above ``largestTextSize``, San Francisco's shapes change to those of its display cut, which it
/// reaches at 28 points; Inter has two separate cuts. Published tracking rises as those shapes
/// become narrower, so that the share of the way is read from it. The constants come from recorded
/// advances at 8, 15 and 17 points, and from frames that Interface Builder wrote at 16, 18, 24 and
/// 28 points. Weights below regular, and most sizes above 28 points, have no recording.
enum SystemFontShape {
    /// The size of Inter in relation to the point size, and of DejaVu Sans Mono.
    static let scale: CGFloat = 0.967

    /// The largest size in points at which Inter's text cut is used.
    static let largestTextSize: CGFloat = 20

    /// The families that fontconfig's rules replace by the scaled system fonts.
    static let family = "Touchstone System"
    static let monospacedFamily = "Touchstone Monospaced"

    // MARK: Tracking

    /// Apple's tracking of San Francisco in points, at 6, 7, 8 … 34 points.
    private static let published: [CGFloat] = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
        -0.45, -0.36, -0.26, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.40, 0.40, 0.40,
        0.40,
    ]

    /// The size at which published tracking has fallen to 0.
    private static let untrackedSize: CGFloat = 80

    /// San Francisco's advances less Inter's, in em per character, by weights from 100 to 900.
    private static let differences: [CGFloat] = [
        0.0136, 0.0136, 0.0136, 0.0136, 0.0193, 0.0230, 0.0320, 0.0420, 0.0510,
    ]

    /// The same for regular characters of Inter's display cut, where San Francisco has its text
    /// shapes and its display shapes.
    private static let displayDifferences: (text: CGFloat, display: CGFloat) = (0.0640, 0.0044)

    /// Returns the space after each character of the system font's text or display cut, in em.
    static func tracking(size: CGFloat, weight: Int, isDisplay: Bool) -> CGFloat {
        let tracking = publishedTracking(at: size)
        let position = CGFloat(min(max(weight, 100), 900) - 100) / 100
        let difference = value(of: differences, at: position)
        guard isDisplay else { return tracking + difference }
        let (text, display) = (publishedTracking(at: largestTextSize), publishedTracking(at: 28))
        let share = size >= 28 ? 1 : (tracking - text) / (display - text)
        return tracking + difference - differences[3]
            + displayDifferences.text * (1 - share) + displayDifferences.display * share
    }

    /// San Francisco Mono's advance less DejaVu Sans Mono's, in em: 1266 of 2048 units against
    /// 1233 scaled ones.
    static let monospacedTracking = 1266 / 2048 - scale * 1233 / 2048

    /// Returns Apple's tracking at a size, in em.
    private static func publishedTracking(at size: CGFloat) -> CGFloat {
        if size <= 6 { return published[0] / 6 }
        if size <= 34 { return value(of: published, at: size - 6) / size }
        let fall = max(untrackedSize - size, 0) / (untrackedSize - 34)
        return published[published.count - 1] * fall / size
    }

    /// Returns the value at a position between two entries of a list.
    private static func value(of list: [CGFloat], at position: CGFloat) -> CGFloat {
        let index = min(Int(position), list.count - 2)
        let part = position - CGFloat(index)
        return list[index] * (1 - part) + list[index + 1] * part
    }

    // MARK: Heights

    /// Returns the heights of San Francisco at one point, recorded on iOS 26, with the lines of the
    /// font that is drawn.
    static func heights(weight: Int, lines file: FontMetrics) -> FontMetrics {
        FontMetrics(
            ascender: 0.952148, descender: -0.241211, leading: 0, capHeight: 0.704590,
            xHeight: weight >= 700
                ? 0.537598 : weight >= 600 ? 0.533691 : weight >= 500 ? 0.530273 : 0.526367,
            underline: file.underline.scaled(by: scale),
            strikethrough: file.strikethrough.scaled(by: scale))
    }
}

extension TextFont {
    /// The space that is added after each character of the font itself, in points: that of the
    /// system font's size and weight, and 0 for other families.
    package var tracking: CGFloat { FontLibrary.shared.tracking(of: self) }
}

// MARK: - Tracked characters

/// The characters of UTF-8 text that have the system font's tracking.
///
/// Tracking belongs to the font, so that it does not move characters of other families: letters of
/// scripts that join, or Chinese ones. The system font has the letters up to Cyrillic, phonetic
/// ones and punctuation. Emoji are not divided: a joiner and a variation selector go with the
/// character before.
struct TrackedCharacters {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// Calls `body` with ranges of bytes that are in turn tracked and not.
    func forEachRange(_ body: (Range<Int>, Bool) -> Void) {
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let isTracked = isTracked(at: start) ?? true
            var end = start + 1
            while end < bytes.endIndex, isContinuation(end) || self.isTracked(at: end) != !isTracked
            {
                end += 1
            }
            body(start..<end, isTracked)
            start = end
        }
    }

    /// Returns `true` if the last character before the byte `end` is tracked.
    func isTracked(before end: Int) -> Bool {
        for index in bytes[..<min(end, bytes.endIndex)].indices.reversed()
        where !isContinuation(index) {
            if let isTracked = isTracked(at: index) { return isTracked }
        }
        return true
    }

    private func isContinuation(_ index: Int) -> Bool {
        bytes[index] & 0b1100_0000 == 0b1000_0000
    }

    /// Returns `true` if the system font has the character that starts at `index`; `nil` for one
    /// that goes with the character before.
    func isTracked(at index: Int) -> Bool? {
        let lead = bytes[index]
        // Up to U+04FF.
        if lead < 0xD4 { return true }
        guard lead >= 0xE1, index + 2 < bytes.endIndex else { return false }
        let (second, third) = (bytes[index + 1], bytes[index + 2])
        switch lead {
        // From U+1D00.
        case 0xE1: return second >= 0xB4
        // Up to U+217F, without U+200B to U+200F.
        case 0xE2: return second == 0x80 && (0x8B...0x8F).contains(third) ? nil : second <= 0x85
        // U+FE00 to U+FE0F.
        case 0xEF: return second == 0xB8 && third <= 0x8F ? nil : false
        default: return false
        }
    }
}
