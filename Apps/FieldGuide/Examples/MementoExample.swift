import Foundation
import TouchPainterCore
import UIKit

/// A drawing that is kept by a memento, in memory and as bytes.
enum MementoExample {
    static func run() throws -> [String] {
        let scribble = Scribble(marks: [
            Dot(location: CGPoint(x: 10, y: 20), pen: Pen(size: 12)),
            Stroke(pen: Pen(size: 4), through: [.zero, CGPoint(x: 30, y: 10)]),
        ])
        let before = scribble.makeMemento()
        let file = try JSONEncoder().encode(before)
        scribble.add(Dot(location: .zero, pen: Pen()))
        var lines = ["on the canvas: \(scribble.marks.count) marks"]
        let restored = try Scribble(before)
        lines.append("restored: \(restored.marks.count) marks")
        let read = try JSONDecoder().decode(ScribbleMemento.self, from: file)
        lines.append("\(file.count) bytes, read again: equal \(read == before)")
        // Only what came since.
        let addition = scribble.makeMemento(after: restored.marks.count)
        try restored.append(addition)
        lines.append("with the addition: equal \(restored.makeMemento() == scribble.makeMemento())")
        return lines
    }
}
