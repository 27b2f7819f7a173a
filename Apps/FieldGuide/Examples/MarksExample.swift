import CoreGraphics
import TouchPainterCore

/// Marks are a composite: a stroke holds vertices. Whoever walks over them need not know how.
enum MarksExample {
    static func run() -> [String] {
        let stroke = Stroke(through: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 5)])
        let scribble = Scribble(marks: [
            Dot(location: CGPoint(x: 3, y: 4), pen: Pen()), stroke,
        ])
        var lines: [String] = []
        for mark in scribble.marks {
            lines.append("\(type(of: mark)) with \(mark.count) children")
            mark.enumerate { child, _ in
                lines.append("  \(type(of: child)) at \(child.location)")
            }
        }
        let copy = scribble.copy()
        stroke.add(Vertex(location: CGPoint(x: 20, y: 5)))
        let counts = [scribble, copy].map { $0.marks.last?.count ?? 0 }
        lines.append("after one more vertex: \(counts[0]), and \(counts[1]) in the copy")
        return lines
    }

    /// The document's loop, which stops at the word that it looks for.
    static func search() -> [String] {
        var lines: [String] = []
        for (index, word) in ["This", "is", "a", "test"].enumerated() {
            lines.append("\(index): \(word)")
            if word == "test" { break }
        }
        return lines
    }
}
