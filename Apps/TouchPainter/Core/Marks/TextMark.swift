public import CoreGraphics
import TextLayout

/// A text on the canvas, in the colour of its pen and in lines as they were typed.
public final class TextMark: Mark {
    public var extras: MarkExtras?

    /// The longest text that is kept; the rest is cut off.
    public static let longest = 100_000

    public let string: String

    /// From points of the text, its top left at the origin, to the canvas.
    public let transform: CGAffineTransform

    /// The colour of the characters. The pen's size says theirs: see ``fontSize(of:)``.
    public let pen: Pen

    /// The characters as laid out.
    let frame: TextFrame

    public init(_ string: String, transform: CGAffineTransform, pen: Pen) {
        self.string = String(string.prefix(Self.longest))
        self.transform = transform
        self.pen = pen
        let color = pen.color
        frame = TextFrame.cached(
            StyledText(
                self.string,
                TextAttributes(
                    font: .system(size: Self.fontSize(of: pen)),
                    foregroundColor: CGColor(
                        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))),
            paragraph: TextParagraph(), fitting: CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// Creates a text with its top left at a place.
    public convenience init(_ string: String, at place: CGPoint, pen: Pen) {
        self.init(
            string, transform: CGAffineTransform(translationX: place.x, y: place.y), pen: pen)
    }

    /// The size in points of the characters that a pen types.
    public static func fontSize(of pen: Pen) -> CGFloat { 10 + pen.size * 1.6 }

    /// The characters of a line.
    func string(of line: TextLine) -> String {
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: line.range.lowerBound)
        let end = units.index(units.startIndex, offsetBy: line.range.upperBound)
        return String(units[start..<end]) ?? ""
    }

    public var color: MarkColor? { pen.color }

    /// The size of the characters in points, before ``transform``.
    public var size: CGFloat? { Self.fontSize(of: pen) }

    public var location: CGPoint { CGPoint.zero.applying(transform) }

    public var drawingBounds: CGRect {
        // Some letters reach over the edges of their lines.
        let reach = Self.fontSize(of: pen) / 4
        return CGRect(origin: .zero, size: frame.size).insetBy(dx: -reach, dy: -reach)
            .applying(transform)
    }

    public func copy() -> TextMark {
        TextMark(string, transform: transform, pen: pen).carrying(extras)
    }

    public func transformed(by change: CGAffineTransform) -> TextMark {
        TextMark(string, transform: transform.concatenating(change), pen: pen).carrying(extras)
    }

    public func accept(_ visitor: some MarkVisitor) {
        visitor.visit(self)
    }
}
