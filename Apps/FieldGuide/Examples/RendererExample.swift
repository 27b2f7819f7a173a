import TouchPainterCore
import UIKit

/// A visitor of marks that says what it would draw: dots, vertices and strokes each have a method.
enum RendererExample {
    private nonisolated final class Teller: MarkVisitor {
        var lines: [String] = []

        func visit(_ vertex: Vertex) { lines.append("a line to \(vertex.location)") }

        func visit(_ dot: Dot) {
            lines.append("a filled circle at \(dot.location), \(dot.pen.size) wide")
        }

        func visit(_ stroke: Stroke) {
            lines.append("a path of \(stroke.count) points, \(stroke.pen.size) wide, round caps")
            for index in 0..<stroke.count { stroke.child(at: index)?.accept(self) }
        }

        func visit(_ flower: Flower) { lines.append("a flower") }
        func visit(_ shape: Shape) { lines.append("a shape") }
        func visit(_ text: TextMark) { lines.append("a text") }
        func visit(_ picture: PictureMark) { lines.append("a picture") }
    }

    static func run() -> [String] {
        let scribble = Scribble(marks: [
            Dot(location: CGPoint(x: 50, y: 40), pen: Pen(size: 30)),
            Stroke(
                pen: Pen(size: 14),
                through: [CGPoint(x: 20, y: 20), CGPoint(x: 90, y: 30), CGPoint(x: 60, y: 110)]),
        ])
        let teller = Teller()
        for mark in scribble.marks { mark.accept(teller) }
        return teller.lines
    }
}
