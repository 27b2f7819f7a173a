import CoreGraphics

nonisolated extension CGPath {
    /// The elements as text: a letter of SVG's path data and the numbers of each, exactly.
    var archivedText: String {
        elements.map { element in
            switch element {
            case .move(let point): Self.text("M", point)
            case .line(let point): Self.text("L", point)
            case .quadCurve(let end, let control): Self.text("Q", control, end)
            case .curve(let end, let control1, let control2):
                Self.text("C", control1, control2, end)
            case .closeSubpath: "Z"
            }
        }.joined(separator: " ")
    }

    private static func text(_ letter: String, _ points: CGPoint...) -> String {
        letter + points.map { " \($0.x) \($0.y)" }.joined()
    }
}

nonisolated extension CGMutablePath {
    /// Creates a path from its ``archivedText``; `nil` if the text is damaged.
    convenience init?(archived text: String) {
        self.init()
        var words = text.split(separator: " ")[...]
        var hasStart = false
        while let letter = words.popFirst() {
            let counts: [Substring: Int] = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0]
            guard let count = counts[letter], words.count >= 2 * count, hasStart || letter == "M"
            else { return nil }
            let numbers = words.prefix(2 * count).compactMap { Double($0) }
            guard numbers.count == 2 * count, numbers.allSatisfy(\.isFinite) else { return nil }
            words = words.dropFirst(2 * count)
            let points = stride(from: 0, to: numbers.count, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            hasStart = true
            switch letter {
            case "M": move(to: points[0])
            case "L": addLine(to: points[0])
            case "Q": addQuadCurve(to: points[1], control: points[0])
            case "C": addCurve(to: points[2], control1: points[0], control2: points[1])
            default: closeSubpath()
            }
        }
    }
}
