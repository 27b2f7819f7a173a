package import CoreGraphics
import Foundation

/// The shapes of a kind of flower: petals around a heart, in a circle of diameter 1 around the
/// origin.
package final class FlowerShape {
    package let petals: [CGPath]

    /// As a share of the flower's diameter.
    package let heartRadius: CGFloat
    package let heartColor: MarkColor

    fileprivate init(
        petals count: Int, width: CGFloat, rows: Int = 1, heart: CGFloat, heartColor: MarkColor
    ) {
        heartRadius = heart
        self.heartColor = heartColor
        petals = (0..<rows).map { row in
            let path = CGMutablePath()
            let length = 0.5 - 0.13 * CGFloat(row)
            for petal in 0..<count {
                let turn = (CGFloat(petal) + CGFloat(row) / 2) / CGFloat(count) * 2 * .pi
                Self.addPetal(
                    length: length, width: width, to: path,
                    transform: CGAffineTransform(rotationAngle: turn))
            }
            return path
        }
    }

    private static func addPetal(
        length: CGFloat, width: CGFloat, to path: CGMutablePath, transform: CGAffineTransform
    ) {
        path.move(to: .zero, transform: transform)
        path.addCurve(
            to: CGPoint(x: 0, y: -length), control1: CGPoint(x: width, y: -length * 0.35),
            control2: CGPoint(x: width, y: -length), transform: transform)
        path.addCurve(
            to: .zero, control1: CGPoint(x: -width, y: -length),
            control2: CGPoint(x: -width, y: -length * 0.35), transform: transform)
        path.closeSubpath()
    }
}

/// The shapes of flowers, one object for each kind however many flowers there are.
///
/// The flyweight pattern: hundreds of flowers share at most six shapes.
package enum FlowerGarden {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var shapes: [Flower.Kind: FlowerShape] = [:]

    /// The number of shapes made so far.
    package static var count: Int { lock.withLock { shapes.count } }

    /// The shape of `kind`, made when it is first needed.
    package static func shape(of kind: Flower.Kind) -> FlowerShape {
        lock.lock()
        defer { lock.unlock() }
        if let shape = shapes[kind] { return shape }
        let shape = makeShape(of: kind)
        shapes[kind] = shape
        return shape
    }

    private static func makeShape(of kind: Flower.Kind) -> FlowerShape {
        let yellow = MarkColor(red: 0.98, green: 0.8, blue: 0.2)
        let brown = MarkColor(red: 0.35, green: 0.2, blue: 0.1)
        return switch kind {
        case .anemone:
            FlowerShape(
                petals: 6, width: 0.24, heart: 0.12,
                heartColor: MarkColor(red: 0.15, green: 0.12, blue: 0.25))
        case .cosmos: FlowerShape(petals: 8, width: 0.17, heart: 0.09, heartColor: yellow)
        case .gerbera: FlowerShape(petals: 14, width: 0.08, rows: 2, heart: 0.1, heartColor: brown)
        case .hollyhock: FlowerShape(petals: 5, width: 0.36, heart: 0.08, heartColor: yellow)
        case .jasmine: FlowerShape(petals: 5, width: 0.18, heart: 0.06, heartColor: yellow)
        case .zinnia: FlowerShape(petals: 11, width: 0.12, rows: 3, heart: 0.07, heartColor: yellow)
        }
    }
}
