import CoreGraphics
import Foundation

/// A mark as it is stored: a value without identity.
///
/// The memento pattern's inside. Only ``init(_:)`` and ``makeMark()`` know what a mark consists of;
/// what holds records need not.
public struct MarkRecord: Hashable, Sendable {
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

    /// What the app does not know.
    private var unknown = UnknownMembers()

    /// Records `mark` as it is now.
    public init(_ mark: any Mark) {
        self.init(known: mark)
        guard let extras = mark.extras else { return }
        unknown = extras.members
        pen = pen?.with(extras.pen)
        fill = fill?.with(extras.fill)
    }

    private init(known mark: any Mark) {
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
            if stroke.isNumbers {
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
        let mark = try makeKnown(depth: depth)
        let extras = MarkExtras(
            members: unknown, pen: pen?.isUsual == false ? pen : nil,
            fill: fill?.isUsual == false ? fill : nil)
        if !extras.members.isEmpty || extras.pen != nil || extras.fill != nil {
            mark.extras = extras
        }
        return mark
    }

    private func makeKnown(depth: Int) throws(PaintingFileError.BadMark) -> any Mark {
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

// MARK: - Coding

extension MarkRecord: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case kind, pen, flower, shape, fill, text, data, transform, at, weights, children
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        kind = try container.decode(Kind.self, forKey: .kind)
        pen = try container.decodeIfPresent(PenRecord.self, forKey: .pen)
        flower = try container.decodeIfPresent(Flower.Kind.self, forKey: .flower)
        shape = try container.decodeIfPresent(Shape.Kind.self, forKey: .shape)
        fill = try container.decodeIfPresent(PenRecord.self, forKey: .fill)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        data = try container.decodeIfPresent(Data.self, forKey: .data)
        transform = try container.decodeIfPresent([Double].self, forKey: .transform)
        at = try container.decodeIfPresent([Double].self, forKey: .at)
        weights = try container.decodeIfPresent([Double].self, forKey: .weights)
        children = try container.decodeIfPresent([MarkRecord].self, forKey: .children)
        unknown = try UnknownMembers(in: decoder, besides: Key.self)
    }

    public func encode(to encoder: any Encoder) throws {
        try unknown.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(pen, forKey: .pen)
        try container.encodeIfPresent(flower, forKey: .flower)
        try container.encodeIfPresent(shape, forKey: .shape)
        try container.encodeIfPresent(fill, forKey: .fill)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(data, forKey: .data)
        try container.encodeIfPresent(transform, forKey: .transform)
        try container.encodeIfPresent(at, forKey: .at)
        try container.encodeIfPresent(weights, forKey: .weights)
        try container.encodeIfPresent(children, forKey: .children)
    }

    /// A checksum by which a mark is found again.
    var digest: UInt32 {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map(Checksum.of) ?? 0
    }
}

/// A pen as it is stored.
public struct PenRecord: Hashable, Sendable {
    private var red: Double
    private var green: Double
    private var blue: Double
    private var alpha: Double?
    private var size: Double
    private var brush: Brush?
    private var smoothing: Smoothing?

    /// What the app does not know.
    private var unknown = UnknownMembers()

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

    /// `true` if the app would write the pen as it was read.
    var isUsual: Bool { self == PenRecord(pen) }

    /// The record with what the app does not know of an earlier one; that one itself if it stands
    /// for the same pen.
    func with(_ earlier: PenRecord?) -> PenRecord {
        guard let earlier else { return self }
        if earlier.pen == pen { return earlier }
        var record = self
        record.unknown = earlier.unknown
        return record
    }
}

extension PenRecord: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case red, green, blue, alpha, size, brush, smoothing
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        red = try container.decode(Double.self, forKey: .red)
        green = try container.decode(Double.self, forKey: .green)
        blue = try container.decode(Double.self, forKey: .blue)
        alpha = try container.decodeIfPresent(Double.self, forKey: .alpha)
        size = try container.decode(Double.self, forKey: .size)
        brush = try container.decodeIfPresent(Brush.self, forKey: .brush)
        smoothing = try container.decodeIfPresent(Smoothing.self, forKey: .smoothing)
        unknown = try UnknownMembers(in: decoder, besides: Key.self)
    }

    public func encode(to encoder: any Encoder) throws {
        try unknown.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(red, forKey: .red)
        try container.encode(green, forKey: .green)
        try container.encode(blue, forKey: .blue)
        try container.encodeIfPresent(alpha, forKey: .alpha)
        try container.encode(size, forKey: .size)
        try container.encodeIfPresent(brush, forKey: .brush)
        try container.encodeIfPresent(smoothing, forKey: .smoothing)
    }
}

extension CGAffineTransform {
    fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension CGPoint {
    /// `true` for a place that files can keep: at most 10¹² canvas points from the origin each way.
    var isOnCanvas: Bool { MarkRecord.isOnCanvas(x) && MarkRecord.isOnCanvas(y) }
}
