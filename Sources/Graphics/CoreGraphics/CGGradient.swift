public import class Foundation.NSArray

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

    /// Creates a gradient of colours in a Foundation array, as `colors as CFArray`.
    ///
    /// - Returns: `nil` without colours, or if one of the objects is none.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
    ) {
        let list = colors.compactMap { $0 as? CGColor }
        guard list.count == colors.count else { return nil }
        self.init(colorsSpace: space, colors: list, locations: locations)
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

extension CGGradient {
    /// Returns the colour at a location from 0 to 1; the last one where stops coincide.
    func color(after location: Double) -> RGBA {
        let next = stops.firstIndex { $0.location > location }
        guard let next else { return stops[stops.count - 1].color }
        return next == 0 ? stops[0].color : between(stops[next - 1], stops[next], location)
    }

    /// Returns the colour at a location from 0 to 1; the first one where stops coincide.
    func color(before location: Double) -> RGBA {
        let next = stops.firstIndex { $0.location >= location }
        guard let next else { return stops[stops.count - 1].color }
        return next == 0 ? stops[0].color : between(stops[next - 1], stops[next], location)
    }

    private func between(_ first: Stop, _ second: Stop, _ location: Double) -> RGBA {
        let share = (location - first.location) / (second.location - first.location)
        func mix(_ channel: KeyPath<RGBA, Double>) -> Double {
            first.color[keyPath: channel]
                + (second.color[keyPath: channel] - first.color[keyPath: channel]) * share
        }
        return RGBA(
            red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
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
