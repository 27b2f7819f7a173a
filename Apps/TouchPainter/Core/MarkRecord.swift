import CoreGraphics
import Foundation

/// A mark as it is stored: a value without identity.
///
/// The memento pattern's inside. Only ``init(_:)`` and ``makeMark()`` know what a mark consists of;
/// what holds records need not.
public struct MarkRecord: Hashable, Sendable, Codable {
    private enum Kind: String, Codable {
        case dot
        case flower
        case picture
        case shape
        case stroke
        case text
        case vertex
    }

    private var kind: Kind
    private var pen: PenRecord?
    private var flower: Flower.Kind?
    private var shape: Shape.Kind?

    /// What fills a shape, as the colour of a pen.
    private var fill: PenRecord?
    private var text: String?

    /// The bytes of a picture's file.
    private var data: Data?

    /// The transform of a shape, a text or a picture: a, b, c, d, tx and ty.
    private var transform: [Double]?

    /// The coordinates of a leaf, or of all vertices of a stroke without other children.
    private var at: [Double]?

    /// The weights of the vertices, unless all are 1.
    private var weights: [Double]?

    /// The children of a stroke with others than vertices.
    private var children: [MarkRecord]?

    /// Records `mark` as it is now.
    public init(_ mark: any Mark) {
        switch mark {
        case let dot as Dot:
            kind = .dot
            pen = PenRecord(dot.pen)
            at = [dot.location.x, dot.location.y]
        case let mark as Flower:
            kind = .flower
            pen = PenRecord(mark.pen)
            flower = mark.kind
            at = [mark.location.x, mark.location.y]
        case let mark as Shape:
            kind = .shape
            shape = mark.kind
            pen = PenRecord(mark.pen)
            fill = mark.fill.map { PenRecord(Pen(color: $0)) }
            transform = mark.transform.numbers
        case let mark as TextMark:
            kind = .text
            pen = PenRecord(mark.pen)
            text = mark.string
            transform = mark.transform.numbers
        case let mark as PictureMark:
            kind = .picture
            data = mark.data
            transform = mark.transform.numbers
        case let stroke as Stroke:
            kind = .stroke
            pen = PenRecord(stroke.pen)
            if stroke.isPlainLine {
                at = stroke.line.points.flatMap { [$0.x, $0.y] }
                weights = stroke.weights.isEmpty ? nil : stroke.weights.map { Double($0) }
            } else {
                children = stroke.children.map { MarkRecord($0) }
            }
        default:
            kind = .vertex
            at = [mark.location.x, mark.location.y]
            if let vertex = mark as? Vertex, vertex.weight != 1 { weights = [vertex.weight] }
        }
    }

    /// Returns a new mark that equals the recorded one.
    ///
    /// - Throws: ``PaintingFileError/BadMark`` if parts are missing or do not belong together.
    public func makeMark() throws(PaintingFileError.BadMark) -> any Mark {
        try makeMark(depth: 0)
    }

    private func makeMark(depth: Int) throws(PaintingFileError.BadMark) -> any Mark {
        guard depth < 64 else { throw .init(reason: "strokes lie in each other too deep") }
        switch kind {
        case .dot: return Dot(location: try location(), pen: try makePen())
        case .flower:
            guard let flower else { throw .init(reason: "a flower has no kind") }
            return Flower(flower, location: try location(), pen: try makePen())
        case .shape:
            guard let shape else { throw .init(reason: "a shape has no kind") }
            return Shape(
                shape, transform: try placement(), pen: try makePen(), fill: fill?.pen.color)
        case .text:
            guard let text else { throw .init(reason: "a text has no characters") }
            return TextMark(text, transform: try placement(), pen: try makePen())
        case .picture:
            guard let data else { throw .init(reason: "a picture has no data") }
            return PictureMark(data, transform: try placement())
        case .vertex: return Vertex(location: try location(), weight: weights?.first ?? 1)
        case .stroke:
            let numbers = at ?? []
            let count = numbers.count / 2
            guard numbers.count == count * 2, weights == nil || weights?.count == count else {
                throw .init(reason: "a stroke has numbers left over")
            }
            guard numbers.allSatisfy(Self.isOnCanvas) else {
                throw .init(reason: "a place is too far away")
            }
            let points = (0..<count).map { CGPoint(x: numbers[$0 * 2], y: numbers[$0 * 2 + 1]) }
            let line = Stroke(
                pen: try makePen(), through: points, weights: (weights ?? []).map { CGFloat($0) })
            guard let children, !children.isEmpty else { return line }
            let stroke = Stroke(pen: line.pen)
            for child in children { stroke.add(try child.makeMark(depth: depth + 1)) }
            for vertex in line.children { stroke.add(vertex) }
            return stroke
        }
    }

    /// `false` for numbers with which no area can be computed, and those that are none.
    fileprivate static func isOnCanvas(_ number: Double) -> Bool { abs(number) <= 1e12 }

    private func location() throws(PaintingFileError.BadMark) -> CGPoint {
        guard let at, at.count == 2, at.allSatisfy(Self.isOnCanvas) else {
            throw .init(reason: "a mark has no place")
        }
        return CGPoint(x: at[0], y: at[1])
    }

    private func placement() throws(PaintingFileError.BadMark) -> CGAffineTransform {
        guard let transform, transform.count == 6, transform.allSatisfy(Self.isOnCanvas) else {
            throw .init(reason: "a mark has no place")
        }
        return CGAffineTransform(
            a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4],
            ty: transform[5])
    }

    private func makePen() throws(PaintingFileError.BadMark) -> Pen {
        guard let pen else { throw .init(reason: "a mark has no pen") }
        return pen.pen
    }
}

/// A pen as it is stored.
public struct PenRecord: Hashable, Sendable, Codable {
    private var red: Double
    private var green: Double
    private var blue: Double
    private var alpha: Double?
    private var size: Double
    private var brush: Brush?
    private var smoothing: Smoothing?

    public init(_ pen: Pen) {
        red = pen.color.red
        green = pen.color.green
        blue = pen.color.blue
        alpha = pen.color.alpha == 1 ? nil : pen.color.alpha
        size = pen.size
        brush = pen.brush == .pen ? nil : pen.brush
        smoothing = pen.smoothing == .curved ? nil : pen.smoothing
    }

    public var pen: Pen {
        Pen(
            color: MarkColor(red: red, green: green, blue: blue, alpha: alpha ?? 1), size: size,
            within: Pen.scaledRange, brush: brush ?? .pen, smoothing: smoothing ?? .curved)
    }
}

extension CGAffineTransform {
    fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension CGPoint {
    /// `true` for a place that files can keep: at most 10¹² canvas points from the origin each way.
    var isOnCanvas: Bool { MarkRecord.isOnCanvas(x) && MarkRecord.isOnCanvas(y) }
}
