import CoreGraphics
import Foundation

/// An outline in text form: a letter for each command, followed by its numbers.
///
/// The grid has 24 by 24 units, y grows downward, angles are in degrees clockwise from the right.
///
/// - `M x y` moves; `L x y`, `H x` and `V y` draw lines; `Z` closes.
/// - `Q cx cy x y` and `C cx cy dx dy x y` draw curves with one and two control points.
/// - `A cx cy r from to` draws an arc around a point, clockwise when `to` is larger, preceded by a
///   line to its start.
/// - `O cx cy r` is a circle, `B x y w h r` a box with rounded corners.
nonisolated struct SymbolPath {
    let path = CGMutablePath()

    /// Parses an outline.
    ///
    /// - Precondition: `text` follows the syntax above.
    init(_ text: String) {
        var words = text.split(separator: " ")[...]
        while let command = words.popFirst() {
            let count = Self.count(of: command)
            let numbers = words.prefix(count).compactMap { Double($0) }.map { CGFloat($0) }
            precondition(
                numbers.count == count,
                "“\(command)” in the symbol path “\(text)” needs \(count) numbers after it.")
            words = words.dropFirst(count)
            add(command, numbers)
        }
    }

    private static func count(of command: Substring) -> Int {
        switch command {
        case "M", "L": 2
        case "H", "V": 1
        case "Q": 4
        case "C": 6
        case "A", "B": 5
        case "O": 3
        case "Z": 0
        default:
            preconditionFailure(
                "“\(command)” is not a symbol path command. Write M, L, H, V, Q, C, A, O, B or Z.")
        }
    }

    private func add(_ command: Substring, _ n: [CGFloat]) {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
        case "H": path.addLine(to: CGPoint(x: n[0], y: path.currentPoint.y))
        case "V": path.addLine(to: CGPoint(x: path.currentPoint.x, y: n[0]))
        case "Q":
            path.addQuadCurve(
                to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
        case "C":
            path.addCurve(
                to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
                control2: CGPoint(x: n[2], y: n[3]))
        case "A":
            // CoreGraphics calls an arc of growing angles counterclockwise, because its y axis
            // grows upward.
            path.addArc(
                center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3] * .pi / 180,
                endAngle: n[4] * .pi / 180, clockwise: n[4] < n[3])
        case "O":
            path.addEllipse(
                in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case "B":
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4],
                cornerHeight: n[4])
        default: path.closeSubpath()
        }
    }
}
