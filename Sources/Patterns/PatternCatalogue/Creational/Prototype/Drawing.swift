import PatternKit

/// Marks on paper that are copied instead of created.
enum Drawing {
    /// The prototype: what can be asked for a copy of itself.
    protocol Mark: DeepCopying {
        /// Where the mark is, in points.
        var location: Point { get set }
    }

    /// A place on the paper, in points.
    struct Point: Hashable, Sendable, CustomStringConvertible {
        var x: Double
        var y: Double

        var description: String { "{\(x.plain), \(y.plain)}" }
    }

    /// A corner of a line.
    final class Vertex: Mark {
        var location: Point

        init(_ location: Point) { self.location = location }

        func blankCopy() -> Vertex { Vertex(location) }

        func copyReferences(to copy: Vertex, by copier: DeepCopier) {}
    }

    /// A line through other marks, which are copied with it.
    final class Stroke: Mark {
        private(set) var marks: [Vertex] = []

        /// The place of the first mark. Setting it moves all of them.
        var location: Point {
            get { marks.first?.location ?? Point(x: 0, y: 0) }
            set {
                let (dx, dy) = (newValue.x - location.x, newValue.y - location.y)
                for mark in marks {
                    mark.location.x += dx
                    mark.location.y += dy
                }
            }
        }

        func add(_ mark: Vertex) { marks.append(mark) }

        func removeLast() { _ = marks.popLast() }

        func blankCopy() -> Stroke { Stroke() }

        func copyReferences(to copy: Stroke, by copier: DeepCopier) {
            copy.marks = copier.copy(marks)
        }

        /// A copy that shares its marks with this stroke.
        func shallowCopy() -> Stroke {
            let copy = Stroke()
            copy.marks = marks
            return copy
        }
    }
}
