import CoreGraphics

/// Colours that go with another: the same saturation and brightness at related places of the wheel
/// of hues.
public enum ColorHarmony: String, CaseIterable, Sendable {
    /// The opposite colour.
    case complement

    /// The neighbours on both sides.
    case analogous

    /// Those at the other corners of an equal triangle.
    case triad

    /// Lighter and darker ones of the same hue.
    case shades

    /// The colours that go with `color`.
    public func colors(of color: MarkColor) -> [MarkColor] {
        let hue = HueColor(color)
        return switch self {
        case .complement: [hue.turned(by: 0.5)]
        case .analogous: [hue.turned(by: -1 / 12), hue.turned(by: 1 / 12)]
        case .triad: [hue.turned(by: 1 / 3), hue.turned(by: 2 / 3)]
        case .shades: [0.7, 0.35, -0.35].map { hue.mixed($0) }
        }
    }
}

/// A colour by hue, saturation and brightness, each from 0 to 1.
private struct HueColor {
    private let color: MarkColor
    private let hue: CGFloat
    private let saturation: CGFloat
    private let brightness: CGFloat

    init(_ color: MarkColor) {
        self.color = color
        let high = max(color.red, color.green, color.blue)
        let range = high - min(color.red, color.green, color.blue)
        brightness = high
        saturation = high == 0 ? 0 : range / high
        let sixth: CGFloat
        switch high {
        case _ where range == 0: sixth = 0
        case color.red: sixth = (color.green - color.blue) / range
        case color.green: sixth = 2 + (color.blue - color.red) / range
        default: sixth = 4 + (color.red - color.green) / range
        }
        hue = sixth / 6
    }

    /// The colour at another place of the wheel, by a share of a whole turn.
    func turned(by turn: CGFloat) -> MarkColor {
        func component(_ offset: CGFloat) -> CGFloat {
            let place = offset + (hue + turn) * 6
            let k = place - (place / 6).rounded(.down) * 6
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        return MarkColor(
            red: component(5), green: component(3), blue: component(1), alpha: color.alpha)
    }

    /// The colour mixed with white, or with black for a negative share.
    func mixed(_ share: CGFloat) -> MarkColor {
        func component(_ value: CGFloat) -> CGFloat {
            share >= 0 ? value + (1 - value) * share : value * (1 + share)
        }
        return MarkColor(
            red: component(color.red), green: component(color.green),
            blue: component(color.blue), alpha: color.alpha)
    }
}
