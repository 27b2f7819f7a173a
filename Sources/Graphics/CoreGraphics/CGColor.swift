import Foundation

/// A colour: components in a colour space, and an alpha.
///
/// Components usually lie in 0…1. Values outside are stored as they are, and clamped for drawing.
public final class CGColor: Sendable {
    /// The space that the components belong to.
    public let colorSpace: CGColorSpace?

    /// The components in the order of the colour space, alpha last.
    public let components: [CGFloat]?

    /// The opacity, from 0 (transparent) to 1 (opaque).
    public let alpha: CGFloat

    /// The colour as drawn: sRGB, clamped, not premultiplied.
    package let rgba: RGBA

    /// The pattern that is drawn instead of a colour; `nil` for a plain colour.
    public let pattern: CGPattern?

    /// The opacity of a pattern with colours of its own; 1 for another, whose colour has it.
    let patternAlpha: Double

    /// Creates a colour from components that are known to match `space`.
    private init(space: CGColorSpace, components: [CGFloat]) {
        pattern = nil
        patternAlpha = 1
        colorSpace = space
        self.components = components
        alpha = components[components.count - 1]
        rgba = RGBA(components, in: space)
    }

    /// Creates a colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, components: [red, green, blue, alpha])
    }

    /// Creates a colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, components: [red, green, blue, alpha])
    }

    /// Creates a grey, from black at 0 to white at 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, components: [gray, alpha])
    }

    /// Creates a grey, from black at 0 to white at 1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a colour in `space`.
    ///
    /// `components` has one number for each of the space's components, followed by alpha. A shorter
    /// buffer is read out of bounds.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(
            space: space, components: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Creates a colour that draws a pattern.
    ///
    /// - Parameters:
    ///   - space: A space of patterns.
    ///   - pattern: The pattern.
    ///   - components: The alpha of a pattern with colours of its own. For another, the components
    ///     of its colour in the base space of `space`, and alpha.
    /// - Returns: `nil` for a space of another model, or one without a base for a pattern that
    ///   needs it.
    public init?(
        patternSpace space: CGColorSpace, pattern: CGPattern,
        components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern else { return nil }
        if pattern.isColored {
            alpha = components[0]
            patternAlpha = Double(components[0]).clampedToUnit
            var average = pattern.averageColor(.black)
            average.alpha *= patternAlpha
            rgba = average
            self.components = [components[0]]
        } else {
            guard let base = space.baseColorSpace,
                let color = CGColor(colorSpace: base, components: components)
            else { return nil }
            alpha = color.alpha
            patternAlpha = 1
            rgba = color.rgba
            self.components = color.components
        }
        colorSpace = space
        self.pattern = pattern
    }

    /// The number of components, including alpha.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Returns this colour itself, since colours are immutable.
    public func copy() -> CGColor? { self }

    /// Returns this colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace, let components else { return nil }
        if let pattern {
            return CGColor(
                patternSpace: colorSpace, pattern: pattern,
                components: components.dropLast() + [alpha])
        }
        return CGColor(space: colorSpace, components: components.dropLast() + [alpha])
    }

    /// Returns this colour in another space. Converting to grey preserves luminance.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? {
        CGColor(space: space, components: rgba.components(in: space))
    }

    // MARK: Constants

    /// Opaque black, a grey.
    public static let black = CGColor(gray: 0, alpha: 1)

    /// Opaque white, a grey.
    public static let white = CGColor(gray: 1, alpha: 1)

    /// Transparent black, a grey.
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
    /// Returns `true` if both have the same components in the same space. The same colour in two
    /// spaces is not equal.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.colorSpace == right.colorSpace && left.components == right.components
                && left.pattern == right.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(colorSpace)
        hasher.combine(components)
    }
}

extension CGColor: CustomStringConvertible {
    /// A text such as `CGColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)`.
    public var description: String {
        let values = components ?? []
        if pattern != nil { return "CGColor(pattern, alpha: \(alpha))" }
        if values.count == 2 { return "CGColor(gray: \(values[0]), alpha: \(values[1]))" }
        return
            "CGColor(red: \(values[0]), green: \(values[1]), blue: \(values[2]), alpha: \(alpha))"
    }
}

/// A colour as drawn: sRGB, each part from 0 to 1, not premultiplied.
package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates the colour with these components in `space`; NaN counts as 0.
    init(_ components: [CGFloat], in space: CGColorSpace) {
        let values = components.map { Double($0).clampedToUnit }
        let curve = { (value: Double) in space.isLinear ? RGBA.encode(value) : value }
        if space.model == .monochrome {
            self.init(red: values[0], green: values[0], blue: values[0], alpha: values[1])
        } else if space.hasWidePrimaries {
            let light = RGBA.fromDisplayP3.map { row in
                zip(row, values).reduce(0) { $0 + $1.0 * RGBA.decode($1.1) }
            }.map { RGBA.encode($0.clampedToUnit) }
            self.init(red: light[0], green: light[1], blue: light[2], alpha: values[3])
        } else {
            self.init(
                red: curve(values[0]), green: curve(values[1]), blue: curve(values[2]),
                alpha: values[3])
        }
    }

    /// Returns the components in `space`, alpha last.
    func components(in space: CGColorSpace) -> [CGFloat] {
        if space.model == .monochrome {
            // Luminance is a weighted sum of linear components, with the weights of sRGB's
            // primaries.
            let light =
                0.2126 * RGBA.decode(red) + 0.7152 * RGBA.decode(green) + 0.0722 * RGBA.decode(blue)
            let isGray = red == green && green == blue
            return [CGFloat(isGray ? red : RGBA.encode(light)), CGFloat(alpha)]
        }
        if space.hasWidePrimaries {
            let light = [red, green, blue].map(RGBA.decode)
            return RGBA.toDisplayP3.map { row in
                CGFloat(RGBA.encode(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }))
            } + [CGFloat(alpha)]
        }
        let curve = { (value: Double) in space.isLinear ? RGBA.decode(value) : value }
        return [CGFloat(curve(red)), CGFloat(curve(green)), CGFloat(curve(blue)), CGFloat(alpha)]
    }

    /// From linear components of Display P3 to those of sRGB, for the white of D65.
    private static let fromDisplayP3 = [
        [1.2249401, -0.2249401, 0], [-0.0420569, 1.0420569, 0],
        [-0.0196376, -0.0786361, 1.0982737],
    ]

    /// The inverse of ``fromDisplayP3``.
    private static let toDisplayP3 = [
        [0.8224621, 0.1775379, 0], [0.0331942, 0.9668058, 0], [0.0170826, 0.0723974, 0.9105200],
    ]

    /// The sRGB transfer function, from linear light to component (IEC 61966-2-1).
    static func encode(_ light: Double) -> Double {
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    /// The inverse sRGB transfer function, from component to linear light.
    static func decode(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
}

extension Double {
    /// This number clamped to 0…1, NaN to 0.
    var clampedToUnit: Double { self > 0 ? (self < 1 ? self : 1) : 0 }
}
