public import CoreGraphics

/// A line through its vertices, and the composite among the marks: it may also hold dots and other
/// strokes.
///
/// The line goes through the vertices in the order of adding; marks of other kinds between two
/// vertices do not break it. They are drawn before the line, so it lies on top.
///
/// A stroke belongs to one parent at most: adding it to a second one takes it out of the first.
///
/// The vertices of a drawn line are stored as numbers. Objects for them are created on the first
/// access to ``children``: a drawing may have millions of vertices.
public final class Stroke: Mark {
    public var extras: MarkExtras?

    /// The pen of the line. Dots and strokes among the children have their own pens.
    public var pen: Pen {
        didSet {
            if pen.smoothing != oldValue.smoothing { rebuildLine() }
            if pen != oldValue { boundsDidChange() }
        }
    }

    /// The children as objects; `nil` until ``children`` is accessed.
    private var objects: [any Mark]?

    /// The places of the vertices among the children.
    package private(set) var line: Polyline

    /// The weights of the vertices; empty as long as all are 1.
    package private(set) var weights: [CGFloat] = []

    /// `true` if all children are vertices.
    private(set) var isPlainLine = true

    /// `true` if all children are vertices that are nothing but numbers.
    var isNumbers: Bool { isPlainLine && objects?.contains { $0.extras != nil } != true }

    private weak var parent: Stroke?

    /// ``drawingBounds``, until something changes that needs more than growing it.
    private var knownBounds: CGRect? = .null

    public init(pen: Pen = Pen()) {
        self.pen = pen
        line = Polyline(smoothing: pen.smoothing)
    }

    /// Creates a stroke through vertices at `points`.
    ///
    /// - Parameter weights: The weights of the vertices as ``Vertex/weight``, one for each point;
    ///   if it is empty, all are 1.
    public init(pen: Pen = Pen(), through points: [CGPoint], weights: [CGFloat] = []) {
        precondition(
            weights.isEmpty || weights.count == points.count,
            "\(points.count) points have \(weights.count) weights. Pass one for each, or none.")
        self.pen = pen
        line = Polyline(through: points, smoothing: pen.smoothing)
        self.weights =
            weights.allSatisfy { Vertex.weight($0) == 1 } ? [] : weights.map(Vertex.weight)
        knownBounds = lineBounds
    }

    public var color: MarkColor? { pen.color }

    /// The width of the line in points.
    public var size: CGFloat? { pen.size }

    /// The place of the first child, or the origin when there is none.
    public var location: CGPoint {
        (objects == nil ? line.points.first : objects?.first?.location) ?? .zero
    }
}

// MARK: - Children

extension Stroke {
    public var children: [any Mark] {
        if let objects { return objects }
        let vertices = line.points.indices.map { index in
            Vertex(location: line.points[index], weight: weights.isEmpty ? 1 : weights[index])
        }
        objects = vertices
        return vertices
    }

    public var count: Int { objects?.count ?? line.points.count }

    public var lastChild: (any Mark)? { children.last }

    public func child(at index: Int) -> (any Mark)? {
        children.indices.contains(index) ? children[index] : nil
    }

    /// Adds a child after the others.
    ///
    /// - Precondition: `mark` is neither this stroke nor one that holds it.
    /// - Returns: `true`.
    @discardableResult
    public func add(_ mark: any Mark) -> Bool {
        if let stroke = mark as? Stroke {
            precondition(
                !isInside(stroke),
                """
                A stroke cannot hold itself or a stroke that it lies in. Add a copy of the outer stroke \
                instead.
                """)
            stroke.parent?.remove(stroke)
            stroke.parent = self
        }
        if objects == nil { _ = children }
        objects?.append(mark)
        include(mark)
        return true
    }

    /// Adds a vertex after the other children.
    public func addVertex(at point: CGPoint, weight: CGFloat = 1) {
        guard objects == nil else {
            add(Vertex(location: point, weight: weight))
            return
        }
        append(point, weight: Vertex.weight(weight))
        grow(by: lineBounds)
    }

    /// Inserts a child that is no vertex before the one at `index`, or after all.
    func insert(_ mark: any Mark, at index: Int) {
        let wasLast = index >= children.count
        add(mark)
        guard !wasLast else { return }
        objects?.removeLast()
        objects?.insert(mark, at: index)
    }

    /// Removes the child at `index`.
    func remove(at index: Int) {
        let mark = children[index]
        objects?.remove(at: index)
        (mark as? Stroke)?.parent = nil
        forget(mark)
    }

    /// `true` if this stroke is `other` or a descendant of it.
    private func isInside(_ other: Stroke) -> Bool {
        var stroke: Stroke? = self
        while let current = stroke {
            if current === other { return true }
            stroke = current.parent
        }
        return false
    }

    @discardableResult
    public func remove(_ mark: any Mark) -> Bool {
        // A vertex without an object was never passed out as a mark.
        if let index = objects?.lastIndex(where: { $0 === mark }) {
            objects?.remove(at: index)
            (mark as? Stroke)?.parent = nil
            forget(mark)
            return true
        }
        return objects?.contains { $0.remove(mark) } ?? false
    }
}

// MARK: - Bounds

extension Stroke {
    public var drawingBounds: CGRect {
        if let knownBounds { return knownBounds }
        let bounds = (objects ?? []).reduce(lineBounds) { $0.union($1.drawingBounds) }
        knownBounds = bounds
        return bounds
    }

    /// The rectangle of the points that the line draws, round ends included.
    private var lineBounds: CGRect {
        line.points.isEmpty ? .null : line.box.expanded(by: pen.size / 2).rect
    }

    /// A rectangle around what the last vertex changed, round ends included; null for a line
    /// without segments.
    ///
    /// After a vertex was added, only this area has to be redrawn: its segment, and in a curved
    /// line the segment before.
    public var lastSegmentBounds: CGRect {
        line.changedBox.expanded(by: pen.size / 2).rect
    }

    /// Takes a new last child into account without looking at the others.
    private func include(_ mark: any Mark) {
        let addition: CGRect
        if let vertex = mark as? Vertex {
            append(vertex.location, weight: vertex.weight)
            addition = lineBounds
        } else {
            isPlainLine = false
            addition = mark.drawingBounds
        }
        grow(by: addition)
    }

    /// Widens the known bounds, here and in the strokes around.
    private func grow(by addition: CGRect) {
        guard let known = knownBounds, !known.contains(addition) else { return }
        knownBounds = known.union(addition)
        parent?.grow(by: addition)
    }

    /// Updates the state after a child was removed.
    private func forget(_ mark: any Mark) {
        if mark is Vertex {
            rebuildLine()
        } else {
            isPlainLine = (objects ?? []).allSatisfy { $0 is Vertex }
        }
        boundsDidChange()
    }

    private func append(_ point: CGPoint, weight: CGFloat) {
        if weight != 1, weights.isEmpty {
            weights = Array(repeating: 1, count: line.points.count)
        }
        line.append(point)
        if !weights.isEmpty || weight != 1 { weights.append(weight) }
    }

    private func rebuildLine() {
        guard let objects else {
            line = Polyline(through: line.points, smoothing: pen.smoothing)
            return
        }
        line = Polyline(smoothing: pen.smoothing)
        weights = []
        for case let vertex as Vertex in objects { append(vertex.location, weight: vertex.weight) }
    }

    /// Has the bounds computed afresh when they are next asked for, here and in the strokes around.
    private func boundsDidChange() {
        // A parent cannot know its bounds while a child's are unknown: nothing further out to
        // forget.
        guard knownBounds != nil else { return }
        knownBounds = nil
        parent?.boundsDidChange()
    }
}

// MARK: - Copying, visiting, enumerating

extension Stroke: Sequence {
    public func copy() -> Stroke {
        if isNumbers {
            return Stroke(pen: pen, through: line.points, weights: weights).carrying(extras)
        }
        let copy = Stroke(pen: pen)
        for child in children { copy.add(child.copy()) }
        return copy.carrying(extras)
    }

    public func transformed(by transform: CGAffineTransform) -> Stroke {
        let pen = pen.scaled(by: transform)
        if isNumbers {
            let points = line.points.map { $0.applying(transform) }
            return Stroke(pen: pen, through: points, weights: weights).carrying(extras)
        }
        let stroke = Stroke(pen: pen)
        for child in children { stroke.add(child.transformed(by: transform)) }
        return stroke.carrying(extras)
    }

    public func accept(_ visitor: some MarkVisitor) {
        visitor.visit(self)
    }

    /// The marks below this stroke and then itself, children before their parents.
    public func makeIterator() -> MarkEnumerator {
        MarkEnumerator(self)
    }
}
