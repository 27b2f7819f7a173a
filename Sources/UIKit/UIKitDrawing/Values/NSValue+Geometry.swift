public import CoreGraphics
public import Foundation

nonisolated extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Wraps a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [vector.dx, vector.dy])
    }

    /// Wraps a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let t = transform
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    /// Wraps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Wraps directional insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Wraps an offset.
    public convenience init(uiOffset insets: UIOffset) {
        self.init(numbers: [insets.horizontal, insets.vertical])
    }

    /// The wrapped point.
    ///
    /// - Precondition: The value wraps a point. The same holds for the types below.
    public var cgPointValue: CGPoint { pointValue }

    /// The wrapped size.
    public var cgSizeValue: CGSize { sizeValue }

    /// The wrapped rectangle.
    public var cgRectValue: CGRect { rectValue }

    /// The wrapped vector.
    public var cgVectorValue: CGVector {
        let n = numbers(2)
        return CGVector(dx: n[0], dy: n[1])
    }

    /// The wrapped transform.
    public var cgAffineTransformValue: CGAffineTransform {
        let n = numbers(6)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// The wrapped insets.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let n = numbers(4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// The wrapped directional insets.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let n = numbers(4)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }

    /// The wrapped offset.
    public var uiOffsetValue: UIOffset {
        let n = numbers(2)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }

    private convenience init(numbers: [CGFloat]) {
        var numbers = numbers.map(Double.init)
        self.init(bytes: &numbers, objCType: "[\(numbers.count)d]")
    }

    /// The wrapped numbers.
    private func numbers(_ count: Int) -> [CGFloat] {
        let type = String(cString: objCType)
        requires(
            type == "[\(count)d]",
            "The value has the type \(type), not \(count) numbers. Read it as what it was made from."
        )
        var numbers = [Double](repeating: 0, count: count)
        numbers.withUnsafeMutableBytes { if let base = $0.baseAddress { getValue(base) } }
        return numbers.map { CGFloat($0) }
    }
}
