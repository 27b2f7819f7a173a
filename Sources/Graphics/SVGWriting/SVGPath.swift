package import Foundation

/// The data of an SVG path made of lines and quarter circles, in relative steps.
///
/// Points are rounded to thousandths before the steps between them are taken, so that rounding
/// errors do not add up.
package struct SVGPath: Sendable {
    /// The value of the `d` attribute.
    package private(set) var text = ""

    private var current = ThousandthPoint(.zero)
    private var start = ThousandthPoint(.zero)

    package init() {}

    /// Begins a figure.
    package mutating func move(to point: CGPoint) {
        start = ThousandthPoint(point)
        text += "M" + Self.pair(start.x, start.y)
        current = start
    }

    /// Adds a line.
    package mutating func addLine(to point: CGPoint) {
        let next = ThousandthPoint(point)
        let (right, down) = (next.x - current.x, next.y - current.y)
        if down == 0 {
            if right != 0 { text += "h" + Self.number(right) }
        } else if right == 0 {
            text += "v" + Self.number(down)
        } else {
            text += "l" + Self.pair(right, down)
        }
        current = next
    }

    /// Adds a cubic Bézier curve.
    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let points = [control1, control2, end].map { ThousandthPoint($0) }
        let numbers = points.map { Self.pair($0.x - current.x, $0.y - current.y) }
        text += "c" + numbers.joined(separator: " ")
        current = points[2]
    }

    /// Adds a quarter circle, bent toward `corner`, where the tangents of both ends meet.
    package mutating func addBend(to end: CGPoint, corner: CGPoint) {
        let (corner, next) = (ThousandthPoint(corner), ThousandthPoint(end))
        let (right, down) = (next.x - current.x, next.y - current.y)
        let turn =
            (corner.x - current.x) * (next.y - corner.y)
            - (corner.y - current.y) * (next.x - corner.x)
        let radius = Self.number(max(abs(corner.x - current.x), abs(corner.y - current.y)))
        text += "a\(radius) \(radius) 0 0 \(turn > 0 ? 1 : 0) " + Self.pair(right, down)
        current = next
    }

    /// Closes the figure with a line to where it began.
    package mutating func close() {
        text += "z"
        current = start
    }

    /// Two numbers; a minus sign separates them as well as a space does.
    private static func pair(_ x: Int, _ y: Int) -> String {
        number(x) + (y < 0 ? "" : " ") + number(y)
    }

    private static func number(_ thousandths: Int) -> String {
        SVGNumber(thousandths: thousandths).text
    }
}

/// A point in thousandths of the picture's unit.
private struct ThousandthPoint {
    let x: Int
    let y: Int

    init(_ point: CGPoint) {
        x = SVGNumber(Double(point.x)).thousandths
        y = SVGNumber(Double(point.y)).thousandths
    }
}

/// A number as SVG files have it, to the nearest thousandth.
package struct SVGNumber: Hashable, Sendable {
    let thousandths: Int

    /// - Precondition: The number is finite and below 10¹⁵.
    package init(_ value: Double) {
        // Far enough within whole numbers that two of them can be subtracted.
        thousandths = Int((min(max(value, -1e15), 1e15) * 1000).rounded())
    }

    init(thousandths: Int) { self.thousandths = thousandths }

    /// The decimal number without needless zeros.
    package var text: String {
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        var fraction = rest == 0 ? "" : String(String(1000 + rest).dropFirst())
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let sign = thousandths < 0 ? "-" : ""
        if fraction.isEmpty { return sign + String(whole) }
        return sign + (whole == 0 ? "" : String(whole)) + "." + fraction
    }
}
