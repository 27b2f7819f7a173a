public import CoreGraphics
public import Foundation

// Geometry as text: numbers in braces, as property lists and archives have it.

nonisolated extension NSCoder {
    /// Returns the text of a point, as in `{1, 2}`.
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

    /// Returns the text of a vector, as in `{1, 2}`.
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

    /// Returns the text of a size, as in `{30, 40}`.
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

    /// Returns the text of a rectangle, as in `{{1, 2}, {30, 40}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Returns the text of a transform, as in `[1, 0, 0, 1, 0, 0]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return text([t.a, t.b, t.c, t.d, t.tx, t.ty], "[", "]")
    }

    /// Returns the text of insets: top, left, bottom, right.
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Returns the text of directional insets: top, leading, bottom, trailing.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Returns the text of an offset: horizontal, vertical.
    public class func string(for offset: UIOffset) -> String {
        text([offset.horizontal, offset.vertical])
    }

    /// Returns the point that a text stands for; zero if it is not one. The same holds for the
    /// types below.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Returns the vector that a text stands for.
    public class func cgVector(for string: String) -> CGVector {
        numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Returns the size that a text stands for.
    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Returns the rectangle that a text stands for.
    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
            ?? .zero
    }

    /// Returns the transform that a text stands for; the identity if it is not one.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// Returns the insets that a text stands for.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, 4).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        } ?? .zero
    }

    /// Returns the directional insets that a text stands for.
    public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(in: string, 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// Returns the offset that a text stands for.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private class func text(
        _ numbers: [CGFloat], _ open: String = "{", _ close: String = "}"
    ) -> String {
        let words = numbers.map { number in
            let text = "\(number)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        return open + words.joined(separator: ", ") + close
    }

    /// The numbers in a text; `nil` if there are not `count`.
    private class func numbers(in string: String, _ count: Int) -> [CGFloat]? {
        let words = string.split { "{}[], ".contains($0) }
        let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
        return words.count == count && numbers.count == count ? numbers : nil
    }
}
