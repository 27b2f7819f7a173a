import AssociatedValues
public import CoreGraphics
public import Foundation

/// A path of lines and curves, with its drawing style.
///
/// Coordinates are UIKit's: y grows downward, angles grow clockwise from the positive x axis. Paths
/// are drawn into the current context (in `draw(_:)` of a view, or by an image renderer) with its
/// colours; without a context, drawing does nothing.
nonisolated open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var storage: CGMutablePath

    /// Creates an empty path.
    public override init() {
        storage = CGMutablePath()
        super.init()
    }

    deinit { AssociatedValues.releaseValues(of: self) }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived path; `nil` if its elements are damaged.
    public required init?(coder: NSCoder) {
        let text =
            coder.decodeObjectIfPresent(of: NSString.self, forKey: "UIBezierPathCGPath") ?? ""
        guard let path = CGMutablePath(archived: text as String) else { return nil }
        storage = path
        lineWidth = coder.decodeDouble(forKey: "UIBezierPathLineWidth")
        lineCapStyle =
            CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyle")) ?? .butt
        lineJoinStyle =
            CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyle")) ?? .miter
        miterLimit = coder.decodeDouble(forKey: "UIBezierPathMiterLimit")
        flatness = coder.decodeDouble(forKey: "UIBezierPathFlatness")
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
        let lengths =
            coder.decodeObjectIfPresent(of: NSString.self, forKey: "UIBezierPathDashPattern") ?? ""
        dash = (lengths as String).split(separator: " ").compactMap {
            Double($0).map { CGFloat($0) }
        }
        dashPhase = coder.decodeDouble(forKey: "UIBezierPathDashPhase")
        super.init()
    }

    /// Writes the lines and curves and the style.
    open func encode(with coder: NSCoder) {
        coder.encode(storage.archivedText as NSString, forKey: "UIBezierPathCGPath")
        coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
        coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyle")
        coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyle")
        coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
        coder.encode(Double(flatness), forKey: "UIBezierPathFlatness")
        coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
        let lengths = dash.map { "\($0)" }.joined(separator: " ")
        coder.encode(lengths as NSString, forKey: "UIBezierPathDashPattern")
        coder.encode(Double(dashPhase), forKey: "UIBezierPathDashPhase")
    }

    // MARK: Style

    /// The width of strokes in points, 1 by default.
    open var lineWidth: CGFloat = 1

    /// The shape of the ends of open strokes.
    open var lineCapStyle = CGLineCap.butt

    /// The shape of the corners of strokes.
    open var lineJoinStyle = CGLineJoin.miter

    /// The ratio of a corner's length to the line width above which the corner is bevelled, 10 by
    /// default.
    open var miterLimit: CGFloat = 10

    /// `true` if an area enclosed an even number of times is outside. `false` by default: an area
    /// is outside when the windings around it add up to 0.
    open var usesEvenOddFillRule = false

    /// The maximum distance of a drawn curve from the exact one, in pixels. At the default of 0.6
    /// the context's own, finer precision applies.
    open var flatness: CGFloat = 0.6

    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Sets the dash pattern of strokes.
    ///
    /// - Parameters:
    ///   - pattern: The alternating lengths of dashes and gaps in points; `nil` for solid strokes.
    ///   - count: The number of lengths in `pattern`.
    ///   - phase: The offset into the pattern at which the stroke starts.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern, count > 0 else {
            dash = []
            dashPhase = 0
            return
        }
        dash = Array(UnsafeBufferPointer(start: pattern, count: count))
        dashPhase = phase
    }

    /// Reads the dash pattern. Each argument may be `nil`; `pattern` needs space for `count`
    /// lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.enumerated() { pattern?[index] = length }
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    // MARK: The path

    /// A copy of the path. Setting it replaces the path and keeps the style.
    open var cgPath: CGPath {
        get { storage.copy() ?? storage }
        set { storage = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// `true` if the path has no elements.
    open var isEmpty: Bool { storage.isEmpty }

    /// The smallest rectangle around the path and the control points of its curves.
    open var bounds: CGRect { storage.isEmpty ? .zero : storage.boundingBox }

    /// The start of the next segment; `CGPoint.zero` in an empty path.
    open var currentPoint: CGPoint { storage.currentPoint }

    /// Returns `true` if `point` is in the area that ``fill()`` paints. Open subpaths count as
    /// closed.
    open func contains(_ point: CGPoint) -> Bool {
        storage.contains(point, using: fillRule)
    }

    /// Starts a subpath at a point.
    open func move(to point: CGPoint) {
        storage.move(to: point)
    }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) {
        storage.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, and a line to its start when there is a current point.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The start in radians, clockwise from the positive x axis.
    ///   - endAngle: The end in radians, clockwise from the positive x axis.
    ///   - clockwise: `true` to go clockwise as seen on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        // CoreGraphics defines “clockwise” for a y axis that grows upward.
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }

    /// Adds a line to the start of the current subpath.
    open func close() {
        storage.closeSubpath()
    }

    /// Removes all elements.
    open func removeAllPoints() {
        storage = CGMutablePath()
    }

    /// Adds the lines and curves of `bezierPath`.
    open func append(_ bezierPath: UIBezierPath) {
        storage.addPath(bezierPath.cgPath)
    }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let transformed = CGMutablePath()
        transformed.addPath(storage, transform: transform)
        storage = transformed
    }

    /// Returns the same path drawn from its end to its start, with the same style.
    open func reversing() -> UIBezierPath {
        let reversed = copied()
        reversed.storage = storage.reversed()
        return reversed
    }

    // MARK: Drawing

    /// Fills the enclosed area.
    open func fill() {
        fill(in: UIGraphicsGetCurrentContext())
    }

    /// Fills the enclosed area.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha, fill(in:))
    }

    /// Strokes the path.
    open func stroke() {
        stroke(in: UIGraphicsGetCurrentContext())
    }

    /// Strokes the path.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha, stroke(in:))
    }

    /// Intersects the clipping area of the current context with the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(storage)
        context.clip(using: fillRule)
    }

    private func fill(in context: CGContext?) {
        guard let context, !isEmpty else { return }
        context.saveGState()
        setFlatness(in: context)
        context.beginPath()
        context.addPath(storage)
        context.fillPath(using: fillRule)
        context.restoreGState()
    }

    private func stroke(in context: CGContext?) {
        guard let context, !isEmpty else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dash)
        setFlatness(in: context)
        context.beginPath()
        context.addPath(storage)
        context.strokePath()
        context.restoreGState()
    }

    private func setFlatness(in context: CGContext) {
        if flatness != 0.6 { context.setFlatness(flatness) }
    }

    private func draw(
        with blendMode: CGBlendMode, alpha: CGFloat, _ action: (CGContext?) -> Void
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        action(context)
        context.restoreGState()
    }

    // MARK: Copying and comparing

    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    private func copied() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.storage = storage.mutableCopy() ?? CGMutablePath()
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        copy.dashPhase = dashPhase
        return copy
    }
}
