import CoreGraphics

/// The name of a ``CAValueFunction``.
nonisolated public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = Self(rawValue: "rotateX")
    public static let rotateY = Self(rawValue: "rotateY")
    public static let rotateZ = Self(rawValue: "rotateZ")
    /// The factors of x, y and z: an array of three numbers.
    public static let scale = Self(rawValue: "scale")
    public static let scaleX = Self(rawValue: "scaleX")
    public static let scaleY = Self(rawValue: "scaleY")
    public static let scaleZ = Self(rawValue: "scaleZ")
    /// The distances of x, y and z: an array of three numbers.
    public static let translate = Self(rawValue: "translate")
    public static let translateX = Self(rawValue: "translateX")
    public static let translateY = Self(rawValue: "translateY")
    public static let translateZ = Self(rawValue: "translateZ")
}

/// A function that makes transforms of an animation's numbers, so that a rotation of more than half
/// a turn is animated as one.
///
///     let turn = CABasicAnimation(keyPath: "transform")
///     turn.valueFunction = CAValueFunction(name: .rotateZ)
///     turn.fromValue = 0
///     turn.toValue = 2 * Double.pi
nonisolated public final class CAValueFunction: Sendable {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates a function; `nil` for a name that is not one of Core Animation's.
    public init?(name: CAValueFunctionName) {
        let names: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate,
            .translateX, .translateY, .translateZ,
        ]
        guard names.contains(name) else { return nil }
        self.name = name
    }

    /// The numbers for which the transform is the identity, where an animation has only one end.
    var neutral: AnimatableValue {
        switch name {
        case .scale: .numbers([1, 1, 1])
        case .translate: .numbers([0, 0, 0])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    /// Returns the transform of a number or of three; `nil` for other values.
    func transform(of value: AnimatableValue) -> CATransform3D? {
        switch value {
        case .number(let number): transform(of: CGFloat(number))
        case .numbers(let numbers) where numbers.count == 3:
            transform(of: numbers.map { CGFloat($0) })
        default: nil
        }
    }

    private func transform(of number: CGFloat) -> CATransform3D? {
        switch name {
        case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
        case .scaleX: CATransform3DMakeScale(number, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, number, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, number)
        case .translateX: CATransform3DMakeTranslation(number, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, number, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, number)
        default: nil
        }
    }

    private func transform(of numbers: [CGFloat]) -> CATransform3D? {
        switch name {
        case .scale: CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
        case .translate: CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
        default: nil
        }
    }
}
