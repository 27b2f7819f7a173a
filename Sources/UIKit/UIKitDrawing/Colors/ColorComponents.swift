import CoreGraphics
import Foundation

/// The components of a colour: a grey or a red, green and blue of sRGB, and an alpha.
///
/// Components usually range from 0 to 1; values outside are kept, for colours beyond sRGB. Alpha is
/// clamped. NaN and infinite components count as 0.
nonisolated enum ColorComponents: Hashable, Sendable {
    case gray(CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    static func gray(white: CGFloat, alpha: CGFloat) -> ColorComponents {
        .gray(finite(white), alpha: unit(alpha))
    }

    static func sRGB(
        _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
    ) -> ColorComponents {
        .rgb(red: finite(red), green: finite(green), blue: finite(blue), alpha: unit(alpha))
    }

    /// Converts a hue (0 is red, 1/3 green, 2/3 blue and 1 red again), a saturation (0 is grey) and
    /// a brightness (0 is black).
    ///
    /// - Note: This is the hexcone model of A. R. Smith, “Color Gamut Transform Pairs” (1978).
    static func hsb(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) -> ColorComponents {
        let turns = unit(hue) * 6
        let sector = turns.rounded(.down)
        let fraction = turns - sector
        let s = finite(saturation)
        let v = finite(brightness)
        let low = v * (1 - s)
        let falling = v * (1 - s * fraction)
        let rising = v * (1 - s * (1 - fraction))
        switch Int(sector) % 6 {
        case 0: return sRGB(v, rising, low, alpha: alpha)
        case 1: return sRGB(falling, v, low, alpha: alpha)
        case 2: return sRGB(low, v, rising, alpha: alpha)
        case 3: return sRGB(low, falling, v, alpha: alpha)
        case 4: return sRGB(rising, low, v, alpha: alpha)
        default: return sRGB(v, low, falling, alpha: alpha)
        }
    }

    private static func finite(_ value: CGFloat) -> CGFloat {
        value.isFinite ? value : 0
    }

    private static func unit(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : min(max(value, 0), 1)
    }

    // MARK: Reading

    var alpha: CGFloat {
        switch self {
        case .gray(_, let alpha), .rgb(_, _, _, let alpha): alpha
        }
    }

    func withAlpha(_ alpha: CGFloat) -> ColorComponents {
        switch self {
        case .gray(let white, _): .gray(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, _): .sRGB(red, green, blue, alpha: alpha)
        }
    }

    var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch self {
        case .gray(let white, _): (white, white, white)
        case .rgb(let red, let green, let blue, _): (red, green, blue)
        }
    }

    /// The luma of the colour, weighted as in ITU-R BT.709.
    var white: CGFloat {
        switch self {
        case .gray(let white, _): white
        case .rgb(let red, let green, let blue, _): 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (red, green, blue) = redGreenBlue
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        guard range > 0, high > 0 else { return (0, 0, high) }
        var sixths: CGFloat
        if high == red {
            sixths = (green - blue) / range
        } else if high == green {
            sixths = (blue - red) / range + 2
        } else {
            sixths = (red - green) / range + 4
        }
        if sixths < 0 { sixths += 6 }
        return (sixths / 6, range / high, high)
    }
}

nonisolated extension ColorComponents: CustomStringConvertible {
    var description: String {
        switch self {
        case .gray(let white, let alpha):
            "UIExtendedGrayColorSpace \(short(white)) \(short(alpha))"
        case .rgb(let red, let green, let blue, let alpha):
            "UIExtendedSRGBColorSpace \(short(red)) \(short(green)) \(short(blue)) \(short(alpha))"
        }
    }

    /// Formats a number with up to six significant digits, as `%g` does.
    private func short(_ value: CGFloat) -> String {
        String(format: "%g", Double(value))
    }
}
