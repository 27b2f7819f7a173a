import CoreGraphics
import Foundation

/// A path in the syntax of SVG: https://www.w3.org/TR/SVG11/paths.html.
///
/// The commands are M, L, H, V, C, S, Q, A and Z, absolute or, in lower case, relative.
nonisolated struct SVGPath {
    let path = CGMutablePath()

    private var text: Substring.UTF8View
    private var point = CGPoint.zero
    private var start = CGPoint.zero

    /// The second control point of the last command, if that was a curve.
    private var control: CGPoint?

    /// Parses a path, up to the first error.
    init(_ text: Substring) {
        self.text = text.utf8
        var command = UInt8(ascii: "M")
        while let next = skipSpace() {
            if isLetter(next) {
                command = next
                self.text.removeFirst()
                if command | 0x20 == UInt8(ascii: "z") {
                    path.closeSubpath()
                    point = start
                    control = nil
                    continue
                }
            }
            guard add(command) else { return }
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    // MARK: Commands

    private mutating func add(_ command: UInt8) -> Bool {
        let origin = command & 0x20 == 0 ? CGPoint.zero : point
        var control: CGPoint?
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            guard let end = readPoint(origin) else { return false }
            path.move(to: end)
            (point, start) = (end, end)
        case UInt8(ascii: "l"):
            guard let end = readPoint(origin) else { return false }
            addLine(to: end)
        case UInt8(ascii: "h"):
            guard let x = readNumber() else { return false }
            addLine(to: CGPoint(x: origin.x + x, y: point.y))
        case UInt8(ascii: "v"):
            guard let y = readNumber() else { return false }
            addLine(to: CGPoint(x: point.x, y: origin.y + y))
        case UInt8(ascii: "c"):
            guard let first = readPoint(origin), let second = readPoint(origin),
                let end = readPoint(origin)
            else { return false }
            addCurve(to: end, first, second)
            control = second
        case UInt8(ascii: "s"):
            guard let second = readPoint(origin), let end = readPoint(origin) else { return false }
            let last = self.control ?? point
            let first = CGPoint(x: 2 * point.x - last.x, y: 2 * point.y - last.y)
            addCurve(to: end, first, second)
            control = second
        case UInt8(ascii: "q"):
            guard let middle = readPoint(origin), let end = readPoint(origin) else { return false }
            path.addQuadCurve(to: end, control: middle)
            point = end
        case UInt8(ascii: "a"):
            guard let width = readNumber(), let height = readNumber(), let turn = readNumber(),
                let isLarge = readFlag(), let isClockwise = readFlag(), let end = readPoint(origin)
            else { return false }
            addArc(
                to: end, radii: CGSize(width: abs(width), height: abs(height)),
                turn: turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
        default: return false
        }
        self.control = control
        return true
    }

    private mutating func addLine(to end: CGPoint) {
        path.addLine(to: end)
        point = end
    }

    private mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        point = end
    }

    /// Adds an elliptical arc as curves of at most a quarter turn, after the implementation notes
    /// of the specification, section F.6.
    private mutating func addArc(
        to end: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool
    ) {
        guard radii.width > 0, radii.height > 0, end != point else { return addLine(to: end) }
        // 1. The ends in a space in which the ellipse is a circle of radius 1.
        let shape = CGAffineTransform(rotationAngle: turn).scaledBy(x: radii.width, y: radii.height)
        let inverse = shape.inverted()
        let from = point.applying(inverse)
        let to = end.applying(inverse)
        // 2. The centre. Radii that are too small grow until the circle reaches both ends.
        let half = CGVector(dx: (to.x - from.x) / 2, dy: (to.y - from.y) / 2)
        let reach = (half.dx * half.dx + half.dy * half.dy).squareRoot()
        let radius = max(1, reach)
        let height = max(0, radius * radius - reach * reach).squareRoot() / reach
        let side: CGFloat = isLarge == isClockwise ? -1 : 1
        let centre = CGPoint(
            x: from.x + half.dx - side * height * half.dy,
            y: from.y + half.dy + side * height * half.dx)
        // 3. The angles, and the curves between them.
        let first = atan2(from.y - centre.y, from.x - centre.x)
        var sweep = atan2(to.y - centre.y, to.x - centre.x) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let count = max(1, (abs(sweep) / (.pi / 2) - 1e-6).rounded(.up))
        let step = sweep / count
        let reachOfControl = 4 / 3 * tan(step / 4) * radius
        var angle = first
        for index in 1...Int(count) {
            let next = first + step * CGFloat(index)
            let begin = CGPoint(
                x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
            let finish = CGPoint(x: centre.x + radius * cos(next), y: centre.y + radius * sin(next))
            let one = CGPoint(
                x: begin.x - reachOfControl * sin(angle), y: begin.y + reachOfControl * cos(angle))
            let two = CGPoint(
                x: finish.x + reachOfControl * sin(next), y: finish.y - reachOfControl * cos(next))
            addCurve(
                to: index == Int(count) ? end : finish.applying(shape), one.applying(shape),
                two.applying(shape))
            angle = next
        }
    }

    // MARK: Reading

    private func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    /// Skips spaces and commas, and returns the byte after them.
    private mutating func skipSpace() -> UInt8? {
        while let byte = text.first {
            guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == 10 else {
                return byte
            }
            text.removeFirst()
        }
        return nil
    }

    private mutating func readPoint(_ origin: CGPoint) -> CGPoint? {
        guard let x = readNumber(), let y = readNumber() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    private mutating func readNumber() -> CGFloat? {
        guard skipSpace() != nil else { return nil }
        var end = text.startIndex
        var hasPoint = false
        while end < text.endIndex {
            let byte = text[end]
            let isSign = byte == UInt8(ascii: "-") && end == text.startIndex
            let isPoint = byte == UInt8(ascii: ".") && !hasPoint
            guard isSign || isPoint || (48...57).contains(byte) else { break }
            hasPoint = hasPoint || isPoint
            text.formIndex(after: &end)
        }
        let number = Double(Substring(text[..<end]))
        text = text[end...]
        return number.map { CGFloat($0) }
    }

    /// Reads the 0 or 1 of an arc.
    private mutating func readFlag() -> Bool? {
        guard let byte = skipSpace(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            return nil
        }
        text.removeFirst()
        return byte == UInt8(ascii: "1")
    }
}
