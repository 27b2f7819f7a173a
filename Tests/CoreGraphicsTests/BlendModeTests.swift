import CoreGraphics
import Testing

@Suite("Blend modes")
struct BlendModeTests {
    /// A colour that is not premultiplied.
    struct Color: Sendable {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double
        var channels: [Double] { [red, green, blue] }
    }

    static let pairs: [(source: Color, destination: Color)] = [
        (
            Color(red: 0.8, green: 0.2, blue: 0.4, alpha: 1),
            Color(red: 0.3, green: 0.9, blue: 0.6, alpha: 1)
        ),
        (
            Color(red: 0.8, green: 0.2, blue: 0.4, alpha: 0.5),
            Color(red: 0.3, green: 0.9, blue: 0.6, alpha: 1)
        ),
        (
            Color(red: 1, green: 0.6, blue: 0.2, alpha: 0.6),
            Color(red: 0.2, green: 0.4, blue: 1, alpha: 0.8)
        ),
        (
            Color(red: 0.4, green: 0.4, blue: 0.4, alpha: 1),
            Color(red: 1, green: 0, blue: 0, alpha: 1)
        ),
        (Color(red: 1, green: 1, blue: 1, alpha: 1), Color(red: 0, green: 0, blue: 0, alpha: 0)),
    ]

    @Test("Blend mode: every mode follows its formula", arguments: CGBlendMode.allCases)
    func formula(mode: CGBlendMode) throws {
        for pair in Self.pairs {
            let canvas = try Canvas(4, 1)
            let context = canvas.context
            let (s, d) = (pair.source, pair.destination)
            context.setFillColor(
                red: CGFloat(d.red), green: CGFloat(d.green), blue: CGFloat(d.blue),
                alpha: CGFloat(d.alpha))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            let before = canvas.pixel(3, 0)
            context.setBlendMode(mode)
            context.setFillColor(
                red: CGFloat(s.red), green: CGFloat(s.green), blue: CGFloat(s.blue),
                alpha: CGFloat(s.alpha))
            context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
            let expected = Self.blend(mode, s, d)
            let pixel = canvas.pixel(1, 0)
            #expect(pixel.distance(to: expected) <= 3, "\(s) on \(d): \(pixel), not \(expected)")
            #expect(canvas.pixel(3, 0) == before, "Outside the shape nothing changes.")
        }
    }

    @Test(
        "Blend mode: pixels around a stroke, an ellipse and an image do not change",
        arguments: CGBlendMode.allCases)
    func bounded(mode: CGBlendMode) throws {
        let stamp = try Canvas(4, 4)
        stamp.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try #require(stamp.context.makeImage())
        let canvas = try Canvas(white: true)
        canvas.context.setBlendMode(mode)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 20, y: 2)])
        canvas.context.fillEllipse(in: CGRect(x: 4, y: 4, width: 4, height: 4))
        canvas.context.draw(image, in: CGRect(x: 10, y: 10, width: 4, height: 4))
        for (x, y) in [(0, 0), (10, 5), (16, 16), (9, 12), (19, 19)] {
            #expect(canvas.pixel(x, y) == .white)
        }
    }

    @Test("Blend mode: raw values are Apple's")
    func rawValues() {
        #expect(CGBlendMode.allCases.map(\.rawValue) == Array(0..<28))
        #expect(CGBlendMode.luminosity.rawValue == 15)
        #expect(CGBlendMode.copy.rawValue == 17)
        #expect(CGBlendMode.xor.rawValue == 25)
    }

    // MARK: The formulas of PDF 1.7, section 11.3, and of Porter and Duff

    static func blend(_ mode: CGBlendMode, _ s: Color, _ d: Color) -> Pixel {
        let (sa, da) = (s.alpha, d.alpha)
        let sp = s.channels.map { $0 * sa }
        let dp = d.channels.map { $0 * da }
        func porterDuff(_ fs: Double, _ fd: Double) -> Pixel {
            let channels = zip(sp, dp).map { $0 * fs + $1 * fd }
            return pixel(channels, sa * fs + da * fd)
        }
        switch mode {
        case .normal: return porterDuff(1, 1 - sa)
        case .clear: return porterDuff(0, 0)
        case .copy: return porterDuff(1, 0)
        case .sourceIn: return porterDuff(da, 0)
        case .sourceOut: return porterDuff(1 - da, 0)
        case .sourceAtop: return porterDuff(da, 1 - sa)
        case .destinationOver: return porterDuff(1 - da, 1)
        case .destinationIn: return porterDuff(0, sa)
        case .destinationOut: return porterDuff(0, 1 - sa)
        case .destinationAtop: return porterDuff(1 - da, sa)
        case .xor: return porterDuff(1 - da, 1 - sa)
        case .plusLighter:
            return pixel(zip(sp, dp).map { min(1, $0 + $1) }, min(1, sa + da))
        case .plusDarker:
            let ra = min(1, sa + da)
            return pixel(zip(sp, dp).map { max(0, ra - (da - $1) - (sa - $0)) }, ra)
        default:
            let mixed = separable(mode, s, d)
            let ra = sa + da - sa * da
            let channels = (0..<3).map { index in
                (1 - da) * sp[index] + (1 - sa) * dp[index] + sa * da * mixed[index]
            }
            return pixel(channels, ra)
        }
    }

    static func pixel(_ channels: [Double], _ alpha: Double) -> Pixel {
        let byte = { (value: Double) in UInt8((min(max(value, 0), 1) * 255).rounded()) }
        return Pixel(byte(channels[0]), byte(channels[1]), byte(channels[2]), byte(alpha))
    }

    static func separable(_ mode: CGBlendMode, _ s: Color, _ d: Color) -> [Double] {
        switch mode {
        case .hue:
            return setLuminosity(
                setSaturation(s.channels, saturation(d.channels)), luminosity(d.channels))
        case .saturation:
            return setLuminosity(
                setSaturation(d.channels, saturation(s.channels)), luminosity(d.channels))
        case .color: return setLuminosity(s.channels, luminosity(d.channels))
        case .luminosity: return setLuminosity(d.channels, luminosity(s.channels))
        default: return zip(s.channels, d.channels).map { mix(mode, $0, $1) }
        }
    }

    static func mix(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> Double {
        switch mode {
        case .multiply: return s * d
        case .screen: return s + d - s * d
        case .overlay: return mix(.hardLight, d, s)
        case .darken: return min(s, d)
        case .lighten: return max(s, d)
        case .colorDodge: return d == 0 ? 0 : (s >= 1 ? 1 : min(1, d / (1 - s)))
        case .colorBurn: return d >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - d) / s))
        case .hardLight: return s <= 0.5 ? 2 * s * d : mix(.screen, 2 * s - 1, d)
        case .softLight:
            let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
            return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (curve - d)
        case .difference: return abs(s - d)
        default: return s + d - 2 * s * d
        }
    }

    static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    static func saturation(_ c: [Double]) -> Double { c.max()! - c.min()! }

    static func setLuminosity(_ c: [Double], _ value: Double) -> [Double] {
        let moved = c.map { $0 + value - luminosity(c) }
        let (low, high) = (moved.min()!, moved.max()!)
        return moved.map { component in
            var component = component
            if low < 0 { component = value + (component - value) * value / (value - low) }
            if high > 1 { component = value + (component - value) * (1 - value) / (high - value) }
            return component
        }
    }

    static func setSaturation(_ c: [Double], _ value: Double) -> [Double] {
        let (low, high) = (c.min()!, c.max()!)
        guard high > low else { return [0, 0, 0] }
        return c.map { ($0 - low) * value / (high - low) }
    }
}
