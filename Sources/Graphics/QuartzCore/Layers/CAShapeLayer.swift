public import CoreGraphics
public import Foundation

/// The rule for which points are inside a path that crosses itself.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name, as text.
    public let rawValue: String

    /// Creates the value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point is inside if the path winds around it; the default.
    public static let nonZero = Self(rawValue: "non-zero")

    /// A point is inside if a ray from it crosses the path an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of the ends of a line.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name, as text.
    public let rawValue: String

    /// Creates the value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends exactly at the last point; the default.
    public static let butt = Self(rawValue: "butt")

    /// Ends with a half circle around the last point.
    public static let round = Self(rawValue: "round")

    /// Ends half a line width beyond the last point, at a right angle.
    public static let square = Self(rawValue: "square")
}

/// The shape of the corners of a line.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name, as text.
    public let rawValue: String

    /// Creates the value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Continues the outer edges to where they meet; the default. The miter limit cuts sharp
    /// corners.
    public static let miter = Self(rawValue: "miter")

    /// Fills the corner with an arc around its point.
    public static let round = Self(rawValue: "round")

    /// Cuts the corner between the outer edges.
    public static let bevel = Self(rawValue: "bevel")
}

/// A shape layer's values that presentation copies share.
struct ShapeStyle {
    var path: CGPath?
    var fillColor: CGColor? = .opaqueBlack
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
}

/// A layer that fills and strokes a path.
///
/// The path is in the layer's coordinates and may reach beyond its bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    final var shape = ShapeStyle()

    override class var layerTable: LayerTable { shapeTable }

    public override init() { super.init() }

    /// Reads a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAShapeLayer { shape = layer.shape }
    }

    /// The path to fill and stroke; `nil`, the default, for none.
    open var path: CGPath? {
        get { shape.path }
        set { set("path", newValue, shape.path, .picture) { shape.path = $0 } }
    }

    /// The fill colour; opaque black by default, `nil` for none.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set("fillColor", newValue, shape.fillColor, .picture) { shape.fillColor = $0 } }
    }

    /// The stroke colour; `nil`, the default, for none.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set("strokeColor", newValue, shape.strokeColor, .picture) { shape.strokeColor = $0 } }
    }

    /// The rule for which points are inside.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set("fillRule", newValue, shape.fillRule, .picture) { shape.fillRule = $0 } }
    }

    /// The start of the stroke as a fraction of the path's length; 0 by default.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set("strokeStart", newValue, shape.strokeStart, .picture) { shape.strokeStart = $0 } }
    }

    /// The end of the stroke as a fraction of the path's length; 1 by default.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set("strokeEnd", newValue, shape.strokeEnd, .picture) { shape.strokeEnd = $0 } }
    }

    /// The line width in points; 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set("lineWidth", newValue, shape.lineWidth, .picture) { shape.lineWidth = $0 } }
    }

    /// The maximum length of a mitred corner in line widths; 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set("miterLimit", newValue, shape.miterLimit, .picture) { shape.miterLimit = $0 } }
    }

    /// The shape of the line's ends; butt by default.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set("lineCap", newValue, shape.lineCap, .picture) { shape.lineCap = $0 } }
    }

    /// The shape of the line's corners; mitred by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set("lineJoin", newValue, shape.lineJoin, .picture) { shape.lineJoin = $0 } }
    }

    /// The offset into the dash pattern at which the line starts, in points.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set {
            guard newValue != shape.lineDashPhase else { return }
            change("lineDashPhase", .picture) { shape.lineDashPhase = newValue }
        }
    }
    /// The alternating lengths of dashes and gaps in points; `nil`, the default, for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change("lineDashPattern", .picture) { shape.lineDashPattern = newValue } }
    }

    override func drawSpecialContents(in context: CGContext) {
        guard let path = shape.path else { return }
        if let color = shape.fillColor, color.alpha > 0 {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let line = strokedPart, let color = shape.strokeColor else { return }
        context.setStrokeColor(color)
        context.setLineWidth(shape.lineWidth)
        context.setMiterLimit(shape.miterLimit)
        context.setLineCap(shape.lineCap.value)
        context.setLineJoin(shape.lineJoin.value)
        let lengths = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        context.setLineDash(phase: shape.lineDashPhase, lengths: lengths)
        context.addPath(line)
        context.strokePath()
    }

    /// The part of the path to stroke; `nil` for none.
    private var strokedPart: CGPath? {
        guard let path = shape.path, shape.lineWidth > 0, (shape.strokeColor?.alpha ?? 0) > 0 else {
            return nil
        }
        if shape.strokeStart <= 0 && shape.strokeEnd >= 1 { return path }
        return path.trimmed(from: Double(shape.strokeStart), to: Double(shape.strokeEnd))
    }

    override var specialBounds: CGRect? {
        guard let path = shape.path, !path.isEmpty else { return nil }
        let box = path.boundingBoxOfPath
        guard (shape.strokeColor?.alpha ?? 0) > 0, shape.lineWidth > 0 else { return box }
        // A mitre extends at most its limit times half the line width, a square end √2 times.
        let reach =
            shape.lineWidth / 2
            * (shape.lineJoin == .miter ? max(shape.miterLimit, 1.5) : 1.5)
        return box.insetBy(dx: -reach, dy: -reach)
    }
}

extension CAShapeLayerLineCap {
    fileprivate nonisolated var value: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CAShapeLayerLineJoin {
    fileprivate nonisolated var value: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
