import Foundation

/// A transition between colours that a function computes, along a line or between circles.
///
/// Where the function is not linear, it is evaluated until what lies between two places differs by
/// less than a step of eight bits, at most at 4096 places.
public final class CGShading {
    enum Shape {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let shape: Shape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    /// Creates a shading along a line.
    ///
    /// - Parameters:
    ///   - space: The space of the colours.
    ///   - start: The place of the first colour.
    ///   - end: The place of the last colour.
    ///   - function: Computes the components of a colour and its alpha from one number, whose
    ///     interval is that of the places from `start` to `end`.
    ///   - extendStart: `true` to paint the first colour before `start` too.
    ///   - extendEnd: `true` to paint the last colour after `end` too.
    /// - Returns: `nil` if the function has another number of inputs or outputs.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
        extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .axial(start: start, end: end), space, function, extends: (extendStart, extendEnd))
    }

    /// Creates a shading between two circles, with the colours of a function as for a line.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
        endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), space,
            function, extends: (extendStart, extendEnd))
    }

    private init?(
        _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction,
        extends: (start: Bool, end: Bool)
    ) {
        let components = space.numberOfComponents + 1
        let domain = function.firstDomain
        func color(_ location: CGFloat) -> [CGFloat] {
            function([domain.lowerBound + (domain.upperBound - domain.lowerBound) * location])
        }
        guard function.inputCount == 1, color(0).count == components else { return nil }
        let stops = Self.stops(color)
        let colors = stops.compactMap { stop in
            stop.color.withUnsafeBufferPointer { buffer in
                buffer.baseAddress.flatMap { CGColor(colorSpace: space, components: $0) }
            }
        }
        guard colors.count == stops.count,
            let gradient = CGGradient(
                colorsSpace: space, colors: colors, locations: stops.map(\.location))
        else { return nil }
        self.shape = shape
        self.gradient = gradient
        var options: CGGradientDrawingOptions = []
        if extends.start { options.insert(.drawsBeforeStartLocation) }
        if extends.end { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// Evaluates a function from 0 to 1 as often as its curves need.
    private static func stops(
        _ color: (CGFloat) -> [CGFloat]
    ) -> [(location: CGFloat, color: [CGFloat])] {
        typealias Stop = (location: CGFloat, color: [CGFloat])
        let parts = 32
        var stops: [Stop] = [(0, color(0))]
        func add(from start: Stop, to end: Stop, depth: Int) {
            let location = (start.location + end.location) / 2
            let middle = Stop(location: location, color: color(location))
            let bend =
                zip(middle.color, zip(start.color, end.color))
                .map { abs($0 - ($1.0 + $1.1) / 2) }.max() ?? 0
            if depth > 0, bend > 1 / 510 {
                add(from: start, to: middle, depth: depth - 1)
                add(from: middle, to: end, depth: depth - 1)
            } else {
                stops.append(end)
            }
        }
        for part in 1...parts {
            let location = CGFloat(part) / CGFloat(parts)
            add(from: stops[stops.count - 1], to: (location, color(location)), depth: 7)
        }
        return stops
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
                endRadius: endRadius, options: shading.options)
        }
    }
}
