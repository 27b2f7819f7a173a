import Foundation

extension ImageFilters {
    /// A canvas that records how every picture was drawn instead of drawing it.
    final class Canvas {
        /// How the next picture is drawn.
        var state = GraphicsState()

        private var saved: [GraphicsState] = []
        private(set) var drawings: [String] = []

        func saveState() { saved.append(state) }

        func restoreState() { state = saved.removeLast() }

        func drawImage(_ size: Size) {
            drawings.append(state.description(of: size))
        }
    }

    /// How pictures are drawn.
    struct GraphicsState: Hashable, Sendable {
        var transform = Transform.identity
        var shadow: Shadow?

        /// How a picture of that size is drawn, in words.
        func description(of size: Size) -> String {
            let shadow =
                shadow.map { ",阴影偏移(\($0.dx.plain),\($0.dy.plain)),模糊\($0.blur.plain)" } ?? ""
            return "图像\(size.width.plain)×\(size.height.plain),变换\(transform)\(shadow)"
        }
    }

    /// A shadow, in pixels.
    struct Shadow: Hashable, Sendable {
        var dx: Double
        var dy: Double
        var blur: Double

        static let standard = Shadow(dx: -25, dy: 15, blur: 20)
    }

    /// Where a point goes: (a·x + c·y + tx, b·x + d·y + ty).
    struct Transform: Hashable, Sendable, CustomStringConvertible {
        var a = 1.0
        var b = 0.0
        var c = 0.0
        var d = 1.0
        var tx = 0.0
        var ty = 0.0

        static let identity = Transform()

        /// A turn by an angle in degrees.
        static func rotation(degrees: Double) -> Transform {
            let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            return Transform(a: cosine, b: sine, c: -sine, d: cosine)
        }

        static func translation(_ dx: Double, _ dy: Double) -> Transform {
            Transform(tx: dx, ty: dy)
        }

        /// This transform, and `other` after it.
        func followed(by other: Transform) -> Transform {
            Transform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d,
                c: c * other.a + d * other.c, d: c * other.b + d * other.d,
                tx: tx * other.a + ty * other.c + other.tx,
                ty: tx * other.b + ty * other.d + other.ty)
        }

        /// Puts `inner` before this transform, as a context does.
        mutating func concatenate(_ inner: Transform) { self = inner.followed(by: self) }

        var description: String {
            let numbers = [a, b, c, d, tx, ty].map { String(format: "%.3f", $0 == 0 ? 0 : $0) }
            return "[\(numbers.joined(separator: " "))]"
        }
    }
}
