public import CoreGraphics
public import Foundation
public import FoundationGaps

/// A layer that shows its sublayers several times, each time moved, later and in another colour.
///
///     let dots = CAReplicatorLayer()
///     dots.instanceCount = 8
///     dots.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
///     dots.instanceDelay = 0.1
///     dots.addSublayer(dot)
///
/// Touches find the sublayers at their own places only.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// The animatable values, which presentation copies share.
    private struct Replication {
        var count = 1
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var color: CGColor? = CGColor.white
        var offsets = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    }

    private final var replication = Replication()

    override class var layerTable: LayerTable { replicatorTable }

    public override init() {
        super.init()
        mutableExtras.replicatesSublayers = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        mutableExtras.replicatesSublayers = true
    }

    nonisolated deinit {}

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAReplicatorLayer { replication = layer.replication }
    }

    private func set(_ key: String, _ apply: () -> Void) {
        change(key, [.geometry, .picture, .effects], apply)
    }

    /// The number of times that the sublayers are shown, the first at their own places; 1 by
    /// default. Less than 1 shows none.
    open var instanceCount: Int {
        get { replication.count }
        set { set("instanceCount") { replication.count = newValue } }
    }

    /// The seconds by which the animations of each instance are later than those of the one before.
    open var instanceDelay: CFTimeInterval {
        get { replication.delay }
        set { set("instanceDelay") { replication.delay = newValue } }
    }

    /// The transform from each instance to the next, about the middle of the layer. Its perspective
    /// is ignored.
    open var instanceTransform: CATransform3D {
        get { replication.transform }
        set { set("instanceTransform") { replication.transform = newValue } }
    }

    /// The colour that multiplies that of the first instance; white by default.
    open var instanceColor: CGColor? {
        get { replication.color }
        set { set("instanceColor") { replication.color = newValue } }
    }

    /// The offset that each instance adds to the red of the colour.
    open var instanceRedOffset: Float {
        get { Float(replication.offsets.red) }
        set { set("instanceRedOffset") { replication.offsets.red = Double(newValue) } }
    }

    /// The offset that each instance adds to the green of the colour.
    open var instanceGreenOffset: Float {
        get { Float(replication.offsets.green) }
        set { set("instanceGreenOffset") { replication.offsets.green = Double(newValue) } }
    }

    /// The offset that each instance adds to the blue of the colour.
    open var instanceBlueOffset: Float {
        get { Float(replication.offsets.blue) }
        set { set("instanceBlueOffset") { replication.offsets.blue = Double(newValue) } }
    }

    /// The offset that each instance adds to the alpha of the colour.
    open var instanceAlphaOffset: Float {
        get { Float(replication.offsets.alpha) }
        set { set("instanceAlphaOffset") { replication.offsets.alpha = Double(newValue) } }
    }

    // MARK: Drawing

    /// One showing of the sublayers.
    private struct Instance {
        var transform: CGAffineTransform
        var color: RGBA
        var rendering: LayerRendering
    }

    private func instances(_ rendering: LayerRendering) -> [Instance] {
        let first = replication.color?.rgba ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        let offsets = replication.offsets
        let middle = CGPoint(x: style.bounds.midX, y: style.bounds.midY)
        let step = CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(Projection(replication.transform).affine)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        var transform = CGAffineTransform.identity
        return (0..<max(replication.count, 0)).map { index in
            defer { transform = transform.concatenating(step) }
            func component(_ start: Double, _ offset: Double) -> Double {
                min(max(start + offset * Double(index), 0), 1)
            }
            return Instance(
                transform: transform,
                color: RGBA(
                    red: component(first.red, offsets.red),
                    green: component(first.green, offsets.green),
                    blue: component(first.blue, offsets.blue),
                    alpha: component(first.alpha, offsets.alpha)),
                rendering: LayerRendering(
                    time: rendering.time.map { $0 - Double(index) * replication.delay }))
        }
    }

    /// Draws all instances, the first in front.
    final func renderInstances(
        in context: CGContext, _ rendering: LayerRendering,
        draw: (CGContext, LayerRendering) -> Void, bounds: (LayerRendering) -> CGRect
    ) {
        let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        for instance in instances(rendering).reversed() where instance.color.alpha > 0 {
            context.saveGState()
            context.concatenate(instance.transform)
            if instance.color == white {
                draw(context, instance.rendering)
            } else {
                context.drawTinted(instance.color, within: bounds(instance.rendering)) {
                    draw($0, instance.rendering)
                }
            }
            context.restoreGState()
        }
    }

    /// The rectangle around all instances.
    final func boundsOfInstances(
        _ rendering: LayerRendering, bounds: (LayerRendering) -> CGRect
    ) -> CGRect {
        instances(rendering).reduce(.null) { result, instance in
            let bounds = bounds(instance.rendering)
            return bounds.isNull ? result : result.union(bounds.applying(instance.transform))
        }
    }
}

extension CGContext {
    /// Draws something by way of a bitmap, whose colours are multiplied by another.
    func drawTinted(
        _ color: RGBA, within extent: CGRect, draw: (CGContext) -> Void
    ) {
        let scale = pixelsPerUnit
        guard scale > 0, scale.isFinite, !extent.isNull, !extent.isInfinite else { return }
        let raster = Raster.make(
            reusing: nil, extent: extent, transform: CGAffineTransform(scaleX: scale, y: scale),
            limits: Raster.Limits(
                surface: DeviceRect(covering: CGRect(x: 0, y: 0, width: 4_096, height: 4_096)))
        ) { context, surface in
            draw(context)
            surface.multiply(by: color)
        }
        if let raster { drawRaster(raster, scale: scale) }
    }
}
