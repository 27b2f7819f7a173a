import CoreGraphics
import Foundation

/// A value that animations can add and interpolate.
enum AnimatableValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor)
    case transform(CATransform3D)
    case path(CGPath)
    case numbers([Double])
    case colors([CGColor])

    /// Creates a value from that of a property or an animation; `nil` if it cannot be interpolated.
    init?(_ value: Any?) {
        switch (value as? NSValue)?.unboxed ?? value {
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform:
            self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        default:
            if let number = Self.number(from: value) {
                self = .number(number)
            } else if let list = value as? [Any], !list.isEmpty {
                let numbers = list.compactMap(Self.number(from:))
                guard numbers.count == list.count else { return nil }
                self = .numbers(numbers)
            } else {
                return nil
            }
        }
    }

    static func number(from value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// Returns the value as properties store it; numbers get the type of `example`, or `Double`.
    func any(like example: Any?) -> Any {
        switch self {
        case .number(let value):
            switch example {
            case is CGFloat: CGFloat(value)
            case is Float: Float(value)
            case is Int: Int(exactly: value.rounded()) ?? 0
            default: value
            }
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): value
        case .transform(let value): value
        case .path(let value): value
        case .numbers(let value): value
        case .colors(let value): value
        }
    }
}

// MARK: - Components

extension AnimatableValue {
    /// The components, which are interpolated separately; `nil` for transforms, which are
    /// decomposed instead.
    var components: [Double]? {
        switch self {
        case .number(let value): [value]
        case .point(let p): [p.x, p.y]
        case .size(let s): [s.width, s.height]
        case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
        case .color(let color): color.rgbaComponents
        case .numbers(let values): values
        case .colors(let colors): colors.flatMap(\.rgbaComponents)
        case .path(let path): PathOutline(path).coordinates
        case .transform: nil
        }
    }

    /// Returns a value of the same kind with other components.
    func with(components c: [Double]) -> AnimatableValue {
        switch self {
        case .number: return .number(c[0])
        case .point: return .point(CGPoint(x: c[0], y: c[1]))
        case .size: return .size(CGSize(width: c[0], height: c[1]))
        case .rect: return .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
        case .color: return .color(.fromComponents(c[...]))
        case .numbers: return .numbers(c)
        case .colors:
            return .colors(
                stride(from: 0, to: c.count - 3, by: 4).map { .fromComponents(c[$0..<$0 + 4]) })
        case .path(let path):
            var outline = PathOutline(path)
            outline.coordinates = c
            return .path(outline.path)
        case .transform: return self
        }
    }

    /// Returns `true` if both can be interpolated: they have the same kind and structure.
    func isCompatible(with other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
            (.transform, .transform):
            true
        case (.numbers(let a), .numbers(let b)): a.count == b.count
        case (.colors(let a), .colors(let b)): a.count == b.count
        case (.path(let a), .path(let b)):
            PathOutline(a).elements == PathOutline(b).elements
        default: false
        }
    }
}

// MARK: - Arithmetic

extension AnimatableValue {
    /// Returns the value at `fraction` between this one and `end`; fractions outside 0…1
    /// extrapolate.
    ///
    /// Values that cannot be interpolated switch at one half.
    func interpolated(to end: AnimatableValue, fraction: Double) -> AnimatableValue {
        if fraction == 0 { return self }
        if fraction == 1 { return end }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        switch (self, end) {
        // The frequent kinds, without lists of their components.
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.transform(let a), .transform(let b)):
            return .transform(a.interpolated(to: b, fraction: fraction))
        default: break
        }
        guard isCompatible(with: end) else { return fraction < 0.5 ? self : end }
        guard let a = components, let b = end.components else { return self }
        return end.with(components: zip(a, b).map { $0 + ($1 - $0) * fraction })
    }

    /// Returns the sum; transforms are concatenated, `other` first. An incompatible value adds
    /// nothing.
    func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue {
        guard isCompatible(with: other) else { return self }
        if case .transform(let a) = self, case .transform(let b) = other {
            if factor == 0 { return self }
            if factor < 0 { return .transform(CATransform3DConcat(CATransform3DInvert(b), a)) }
            var result = a
            for _ in 0..<min(Int(factor), 1_000) { result = CATransform3DConcat(b, result) }
            return .transform(result)
        }
        guard let a = components, let b = other.components else { return self }
        return with(components: zip(a, b).map { $0 + $1 * factor })
    }

    /// Returns the distance that paced animations allot time by.
    func distance(to other: AnimatableValue) -> Double {
        guard isCompatible(with: other) else { return 0 }
        if case .transform(let a) = self, case .transform(let b) = other {
            return zip(a.rows.joined(), b.rows.joined()).map { ($0 - $1) * ($0 - $1) }
                .reduce(0, +).squareRoot()
        }
        guard let a = components, let b = other.components else { return 0 }
        return zip(a, b).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }
}
