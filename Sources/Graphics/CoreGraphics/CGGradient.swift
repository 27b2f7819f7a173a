/// A smooth transition between colours, drawn along a line or between circles.
public final class CGGradient: Sendable {
    /// A colour and its location.
    package struct Stop: Hashable, Sendable {
        package let location: Double
        package let color: RGBA
    }

    package let stops: [Stop]

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - space: Ignored: colours are always interpolated in sRGB.
    ///   - colors: At least one.
    ///   - locations: One for each colour, from 0 at the start to 1 at the end, or `nil` for even
    ///     spacing. Values outside are clamped.
    /// - Returns: `nil` without colours.
    public init?(
        colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
    ) {
        guard !colors.isEmpty else { return nil }
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { index, color in
            let location = locations.map { Double($0[index]) } ?? Double(index) / last
            return Stop(location: location.clampedToUnit, color: color.rgba)
        }.sortedByLocation()
    }

    /// Creates a gradient from the components of its colours, each with alpha last.
    ///
    /// - Returns: `nil` if `count` is not positive.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let colors = (0..<max(count, 0)).compactMap { index in
            CGColor(
                colorSpace: space,
                components: components + index * (space.numberOfComponents + 1))
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

extension [CGGradient.Stop] {
    /// Returns the stops by ascending location; stops at the same location keep their order.
    fileprivate func sortedByLocation() -> [CGGradient.Stop] {
        enumerated().sorted { left, right in
            left.element.location == right.element.location
                ? left.offset < right.offset : left.element.location < right.element.location
        }.map(\.element)
    }
}

/// The options for extending a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Extends the first colour before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)

    /// Extends the last colour after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
