/// A shape made of straight lines and curves, to be filled, stroked or clipped to.
///
/// A path is a list of elements in user space, which contexts map by their transform. A `CGPath` is
/// immutable, a ``CGMutablePath`` can be appended to.
///
///     let path = CGMutablePath()
///     path.move(to: CGPoint(x: 0, y: 0))
///     path.addLine(to: CGPoint(x: 10, y: 0))
///     path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
///     path.closeSubpath()
public class CGPath {
    var storage: PathStorage

    init(storage: PathStorage) {
        self.storage = storage
    }

    /// Creates a rectangle.
    ///
    /// `transform` is applied to every point, unless it is `nil`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// Creates the ellipse that touches the middle of each side of `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// Creates a rectangle with rounded corners. Corners larger than half a side are made to fit.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? {
        CGPath(storage: storage)
    }

    /// Returns a copy with every point mapped by `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        var copied = PathStorage()
        copied.append(storage, transform: transform?.pointee ?? .identity)
        return CGPath(storage: copied)
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(storage: storage)
    }

    /// Returns a mutable copy with every point mapped by `transform`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        var copied = PathStorage()
        copied.append(storage, transform: transform?.pointee ?? .identity)
        return CGMutablePath(storage: copied)
    }
}

// MARK: - Elements

extension CGPath {
    /// One step of a path, as a value.
    public enum Element: Hashable, Sendable {
        /// Starts a new subpath.
        case move(to: CGPoint)

        /// A straight line.
        case line(to: CGPoint)

        /// A quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)

        /// A cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

        /// A line back to the start of the subpath.
        case closeSubpath
    }

    /// Calls `body` with each element, in order.
    public func forEach(_ body: (Element) throws -> Void) rethrows {
        try storage.forEach(body)
    }

    /// The elements, in order.
    public var elements: [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(storage.kinds.count)
        storage.forEach { elements.append($0) }
        return elements
    }

    /// Calls `block` with each element, in order. The element may be read only while the block
    /// runs.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = storage.points
        points.withUnsafeMutableBufferPointer { buffer in
            var unused = CGPoint.zero
            withUnsafeMutablePointer(to: &unused) { unused in
                var next = buffer.baseAddress ?? unused
                for kind in storage.kinds {
                    var element = CGPathElement(type: kind, points: next)
                    block(&element)
                    next += kind.pointCount
                }
            }
        }
    }

    /// Calls `function` with `info` and each element, in order.
    public func apply(
        info: UnsafeMutableRawPointer?,
        function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
    ) {
        applyWithBlock { function(info, $0) }
    }
}

extension CGPath.Element {
    func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(to: point.applying(transform))
        case .line(let point): .line(to: point.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}

// MARK: - Comparing

extension CGPath: Hashable {
    /// Returns `true` if both have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.storage == right.storage
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage)
    }
}

extension CGPath: CustomStringConvertible {
    /// The elements, one on each line, such as `line (10.0, 0.0)`.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let point): "move \(point)"
            case .line(let point): "line \(point)"
            case .quadCurve(let end, let control): "quad \(control) \(end)"
            case .curve(let end, let control1, let control2): "curve \(control1) \(control2) \(end)"
            case .closeSubpath: "close"
            }
        }.joined(separator: "\n")
    }
}
