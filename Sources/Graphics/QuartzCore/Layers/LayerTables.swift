import CoreGraphics
import Foundation

// The properties of layers, each declared once; see ``LayerTable``.

extension CALayer {
    static let allLayersTable = LayerTable([
        .row("bounds", \CALayer.bounds),
        .row("position", \CALayer.position),
        .row("zPosition", \CALayer.zPosition),
        .row("anchorPoint", \CALayer.anchorPoint),
        .row("anchorPointZ", \CALayer.anchorPointZ),
        .row("transform", \CALayer.transform),
        .row("sublayerTransform", \CALayer.sublayerTransform),
        .plain("frame", \CALayer.frame),
        .row("hidden", \CALayer.isHidden),
        .row("doubleSided", \CALayer.isDoubleSided, isAnimated: false),
        .row("geometryFlipped", \CALayer.isGeometryFlipped, isAnimated: false),
        .row("opacity", \CALayer.opacity),
        .row("allowsGroupOpacity", \CALayer.allowsGroupOpacity, isAnimated: false),
        .row("masksToBounds", \CALayer.masksToBounds),
        .plain("mask", \CALayer.mask),
        .row("cornerRadius", \CALayer.cornerRadius),
        .row("cornerCurve", \CALayer.cornerCurve),
        .row("maskedCorners", \CALayer.maskedCorners, isAnimated: false),
        .row("borderWidth", \CALayer.borderWidth),
        .row("borderColor", \CALayer.borderColor),
        .row("backgroundColor", \CALayer.backgroundColor),
        .row("opaque", \CALayer.isOpaque, isAnimated: false),
        .row("shadowColor", \CALayer.shadowColor),
        .row("shadowOpacity", \CALayer.shadowOpacity),
        .row("shadowOffset", \CALayer.shadowOffset),
        .row("shadowRadius", \CALayer.shadowRadius),
        .row("shadowPath", \CALayer.shadowPath),
        .row("contents", \CALayer.contents),
        .row("contentsRect", \CALayer.contentsRect),
        .row("contentsCenter", \CALayer.contentsCenter),
        .row("contentsScale", \CALayer.contentsScale, isAnimated: false),
        .row("contentsGravity", \CALayer.contentsGravity),
        .row("magnificationFilter", \CALayer.magnificationFilter),
        .row("minificationFilter", \CALayer.minificationFilter),
        .row("shouldRasterize", \CALayer.shouldRasterize, isAnimated: false),
        .row("rasterizationScale", \CALayer.rasterizationScale, isAnimated: false),
        .plain("drawsAsynchronously", \CALayer.drawsAsynchronously),
        .plain("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange),
        .plain("sublayers", \CALayer.sublayers),
        .plain("name", \CALayer.name),
        .plain("delegate", \CALayer.delegate),
        .plain("actions", \CALayer.actions),
        .plain("beginTime", \CALayer.beginTime),
        .plain("timeOffset", \CALayer.timeOffset),
        .plain("duration", \CALayer.duration),
        .plain("speed", \CALayer.speed),
        .plain("repeatCount", \CALayer.repeatCount),
        .plain("repeatDuration", \CALayer.repeatDuration),
        .plain("autoreverses", \CALayer.autoreverses),
        .plain("fillMode", \CALayer.fillMode),
    ])
}

extension CAShapeLayer {
    static let shapeTable = LayerTable(
        after: CALayer.allLayersTable,
        [
            .row("path", \CAShapeLayer.path),
            .row("fillColor", \CAShapeLayer.fillColor),
            .row("fillRule", \CAShapeLayer.fillRule),
            .row("strokeColor", \CAShapeLayer.strokeColor),
            .row("strokeStart", \CAShapeLayer.strokeStart),
            .row("strokeEnd", \CAShapeLayer.strokeEnd),
            .row("lineWidth", \CAShapeLayer.lineWidth),
            .row("miterLimit", \CAShapeLayer.miterLimit),
            .row("lineCap", \CAShapeLayer.lineCap),
            .row("lineJoin", \CAShapeLayer.lineJoin),
            .row("lineDashPhase", \CAShapeLayer.lineDashPhase),
            .row("lineDashPattern", \CAShapeLayer.lineDashPattern, isAnimated: false),
        ])
}

extension CAGradientLayer {
    static let gradientTable = LayerTable(
        after: CALayer.allLayersTable,
        [
            .computed(
                "colors", get: { (layer: CAGradientLayer) in layer.colors as? [CGColor] },
                set: { $0.colors = $1 as? [Any] }),
            .computed(
                "locations", get: { (layer: CAGradientLayer) in layer.gradient.locations },
                set: { layer, value in
                    if case .numbers(let numbers) = AnimatableValue(value) {
                        layer.locations = numbers.map { NSNumber(value: $0) }
                    } else if value == nil {
                        layer.locations = nil
                    }
                }),
            .row("startPoint", \CAGradientLayer.startPoint),
            .row("endPoint", \CAGradientLayer.endPoint),
            .row("type", \CAGradientLayer.type),
        ])
}

extension CAReplicatorLayer {
    static let replicatorTable = LayerTable(
        after: CALayer.allLayersTable,
        [
            .row("instanceCount", \CAReplicatorLayer.instanceCount),
            .row("instanceDelay", \CAReplicatorLayer.instanceDelay),
            .row("instanceTransform", \CAReplicatorLayer.instanceTransform),
            .row("instanceColor", \CAReplicatorLayer.instanceColor),
            .row("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
            .row("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
            .row("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
            .row("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
        ])
}

extension CAScrollLayer {
    static let scrollTable = LayerTable(
        after: CALayer.allLayersTable, [.plain("scrollMode", \CAScrollLayer.scrollMode)])
}

extension CATiledLayer {
    static let tiledTable = LayerTable(
        after: CALayer.allLayersTable,
        [
            .plain("tileSize", \CATiledLayer.tileSize),
            .plain("levelsOfDetail", \CATiledLayer.levelsOfDetail),
            .plain("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias),
        ])
}

extension CAEmitterLayer {
    // Particles move anyway: a change of their values has no implicit animation.
    static let emitterTable = LayerTable(
        after: CALayer.allLayersTable,
        [
            .row("emitterCells", \CAEmitterLayer.emitterCells),
            .row("birthRate", \CAEmitterLayer.birthRate, isAnimated: false),
            .row("lifetime", \CAEmitterLayer.lifetime, isAnimated: false),
            .row("emitterPosition", \CAEmitterLayer.emitterPosition, isAnimated: false),
            .row("emitterSize", \CAEmitterLayer.emitterSize, isAnimated: false),
            .row("emitterShape", \CAEmitterLayer.emitterShape),
            .row("emitterMode", \CAEmitterLayer.emitterMode),
            .row("renderMode", \CAEmitterLayer.renderMode),
            .row("velocity", \CAEmitterLayer.velocity, isAnimated: false),
            .row("scale", \CAEmitterLayer.scale, isAnimated: false),
            .row("spin", \CAEmitterLayer.spin, isAnimated: false),
            .row("seed", \CAEmitterLayer.seed, isAnimated: false),
        ])
}
