import CoreGraphics
public import Foundation

/// The shape of a gradient.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line, the default.
    public static let axial = Self(rawValue: "axial")

    /// Outward from the start point to an ellipse; the end point is a corner of the bounding
    /// rectangle of a quarter of it.
    public static let radial = Self(rawValue: "radial")

    /// Clockwise around the start point, beginning in the direction of the end point.
    public static let conic = Self(rawValue: "conic")
}

/// A gradient layer's values that presentation copies share.
struct GradientStyle {
    var colors: [CGColor] = []
    var locations: [Double]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}

/// A layer that fills its bounds, including rounded corners, with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    final var gradient = GradientStyle()

    override class var layerTable: LayerTable { gradientTable }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
    }

    /// The colours, each a `CGColor`; other values are ignored. `nil`, the default, for none.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set {
            change("colors", .picture) {
                gradient.colors = (newValue ?? []).compactMap { $0 as? CGColor }
            }
        }
    }

    /// The location of each colour, ascending from 0 to 1. `nil`, the default, for even spacing.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: $0) } }
        set { change("locations", .picture) { gradient.locations = newValue?.map(\.doubleValue) } }
    }

    /// The position of the first colour in the unit square of the bounds; the middle of the top by
    /// default.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change("startPoint", .picture) { gradient.startPoint = newValue } }
    }

    /// The position of the last colour in the unit square of the bounds; the middle of the bottom
    /// by default.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change("endPoint", .picture) { gradient.endPoint = newValue } }
    }

    /// The shape of the gradient; `axial` by default.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { change("type", .picture) { gradient.type = newValue } }
    }

    override func drawSpecialContents(in context: CGContext) {
        guard let gradient = cgGradient else { return }
        let bounds = style.bounds
        context.saveGState()
        context.addPath(outline)
        context.clip()
        // Maps the unit square to the bounds, so that a radial gradient gets their proportions.
        context.translateBy(x: bounds.minX, y: bounds.minY)
        let (start, end) = (self.gradient.startPoint, self.gradient.endPoint)
        if type == .radial {
            let radius = CGPoint(x: abs(end.x - start.x), y: abs(end.y - start.y))
            if radius.x > 0 && radius.y > 0 {
                context.scaleBy(x: bounds.width, y: bounds.height)
                context.translateBy(x: start.x, y: start.y)
                context.scaleBy(x: radius.x, y: radius.y)
                context.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            }
        } else if type == .conic {
            context.drawConicGradient(
                gradient,
                center: CGPoint(x: start.x * bounds.width, y: start.y * bounds.height),
                angle: atan2(
                    (end.y - start.y) * bounds.height, (end.x - start.x) * bounds.width))
        } else {
            // Colour bands are perpendicular to the line on the screen, so the points are converted
            // to the bounds.
            context.drawLinearGradient(
                gradient,
                start: CGPoint(x: start.x * bounds.width, y: start.y * bounds.height),
                end: CGPoint(x: end.x * bounds.width, y: end.y * bounds.height),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        context.restoreGState()
    }

    private var cgGradient: CGGradient? {
        let colors = gradient.colors
        guard let first = colors.first else { return nil }
        // A single colour fills.
        let list = colors.count == 1 ? [first, first] : colors
        var locations = gradient.locations?.map { CGFloat($0) } ?? []
        if locations.count != list.count {
            locations = list.indices.map { CGFloat($0) / CGFloat(list.count - 1) }
        }
        return CGGradient(colorsSpace: nil, colors: list, locations: locations)
    }

    override var specialBounds: CGRect? { gradient.colors.isEmpty ? nil : style.bounds }
}
