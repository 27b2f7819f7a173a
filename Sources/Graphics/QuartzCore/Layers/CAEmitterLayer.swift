import CoreGraphics
public import Foundation
import FoundationGaps

/// The shape in which particles start.
nonisolated public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name, as text.
    public let rawValue: String

    /// Creates the value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position, the default.
    public static let point = Self(rawValue: "point")

    /// A horizontal line of the emitter's width.
    public static let line = Self(rawValue: "line")

    /// A rectangle of the emitter's size.
    public static let rectangle = Self(rawValue: "rectangle")

    /// A circle whose radius is the emitter's width.
    public static let circle = Self(rawValue: "circle")

    /// A box of the emitter's size and depth, which is seen from the front.
    public static let cuboid = Self(rawValue: "cuboid")

    /// A ball whose radius is the emitter's width, which is seen from the front.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape in which particles start.
nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name, as text.
    public let rawValue: String

    /// Creates the value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ends and corners; around a circle, its outline.
    public static let points = Self(rawValue: "points")

    /// The outline.
    public static let outline = Self(rawValue: "outline")

    /// The inside.
    public static let surface = Self(rawValue: "surface")

    /// The inside, the default.
    public static let volume = Self(rawValue: "volume")
}

/// The order and the blending of particles.
nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name, as text.
    public let rawValue: String

    /// Creates the value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The order of the cells, the default.
    public static let unordered = Self(rawValue: "unordered")

    /// The youngest in front.
    public static let oldestFirst = Self(rawValue: "oldestFirst")

    /// The oldest in front.
    public static let oldestLast = Self(rawValue: "oldestLast")

    /// The colours of particles are added to each other.
    public static let additive = Self(rawValue: "additive")
}

/// A layer that emits particles: snow, sparks, confetti.
///
/// A particle is a function of its number, the ``seed`` and the layer's time: the same times give
/// the same pictures. Without a `beginTime` the emitter has run since the clock began, so that
/// particles are everywhere at once; set it to `CACurrentMediaTime()` to begin with none.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// The values that presentation copies share.
    struct Emission {
        var cells: [CAEmitterCell] = []

        /// The layer's factor over time, and for each cell the products with the cell's own.
        var rates = EmissionRates()
        var cellRates: [EmissionRates] = []

        /// The factor by which each cell's own rate was changed.
        var factors: [Double] = []
        var lifetime: Float = 1
        var position = CGPoint.zero
        var size = CGSize.zero
        var zPosition: CGFloat = 0
        var depth: CGFloat = 0
        var shape = CAEmitterLayerEmitterShape.point
        var mode = CAEmitterLayerEmitterMode.volume
        var renderMode = CAEmitterLayerRenderMode.unordered
        var velocity: Float = 1
        var scale: Float = 1
        var spin: Float = 1
        var seed: UInt32 = 0
    }

    final var emission = Emission()

    /// The layer's time when the copy was made.
    private final var copyTime: CFTimeInterval?

    override class var layerTable: LayerTable { emitterTable }

    public override init() { super.init() }

    /// Reads a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        emission = layer.emission
        copyTime = layer.emissionTime
    }

    private func set(_ key: String, _ apply: () -> Void) { change(key, .picture, apply) }

    // MARK: Properties

    /// The sources of the particles.
    open var emitterCells: [CAEmitterCell]? {
        get { emission.cells.isEmpty ? nil : emission.cells }
        set {
            set("emitterCells") {
                emission.cells = newValue ?? []
                emission.cellRates = emission.cells.map { _ in emission.rates }
                emission.factors = emission.cells.map { _ in 1 }
            }
            updateMotion()
        }
    }

    /// The factor of the cells' birth rates; 1 by default. With 0 no more particles are made, and
    /// those that are there live on.
    open var birthRate: Float {
        get { Float(emission.rates.current) }
        set {
            set("birthRate") {
                let rate = Double(max(newValue, 0))
                emission.rates.change(to: rate, at: emissionTime)
                for index in emission.cells.indices {
                    emission.cellRates[index].change(
                        to: rate * emission.factors[index], at: emissionTime)
                }
            }
            updateMotion()
        }
    }

    /// The factor of the cells' lifetimes; 1 by default.
    open var lifetime: Float {
        get { emission.lifetime }
        set { set("lifetime") { emission.lifetime = newValue } }
    }

    /// The middle of the shape in which particles start.
    open var emitterPosition: CGPoint {
        get { emission.position }
        set { set("emitterPosition") { emission.position = newValue } }
    }

    /// The size of the shape in which particles start.
    open var emitterSize: CGSize {
        get { emission.size }
        set { set("emitterSize") { emission.size = newValue } }
    }

    /// The place of the shape in front of the layer. Particles are flattened onto its plane.
    open var emitterZPosition: CGFloat {
        get { emission.zPosition }
        set { set("emitterZPosition") { emission.zPosition = newValue } }
    }

    /// The depth of the shape. Particles are flattened onto the layer's plane.
    open var emitterDepth: CGFloat {
        get { emission.depth }
        set { set("emitterDepth") { emission.depth = newValue } }
    }

    /// The shape in which particles are made, of the size ``emitterSize``.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emission.shape }
        set { set("emitterShape") { emission.shape = newValue } }
    }

    /// The part of the shape at which particles are made.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emission.mode }
        set { set("emitterMode") { emission.mode = newValue } }
    }

    /// The order of the particles, and how their colours combine.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emission.renderMode }
        set { set("renderMode") { emission.renderMode = newValue } }
    }

    /// The factor of the cells' velocities; 1 by default.
    open var velocity: Float {
        get { emission.velocity }
        set { set("velocity") { emission.velocity = newValue } }
    }

    /// The factor of the cells' scales; 1 by default.
    open var scale: Float {
        get { emission.scale }
        set { set("scale") { emission.scale = newValue } }
    }

    /// The factor of the cells' spins; 1 by default.
    open var spin: Float {
        get { emission.spin }
        set { set("spin") { emission.spin = newValue } }
    }

    /// The start of the random numbers; 0 by default.
    open var seed: UInt32 {
        get { emission.seed }
        set { set("seed") { emission.seed = newValue } }
    }

    // MARK: Cells by name

    /// Returns a value of a cell by `emitterCells.name.key`, or another value of the layer.
    final func cellValue(at path: Substring) -> Any? {
        guard let (index, key) = cell(at: path) else { return nil }
        let value = emission.cells[index].value(forKey: key)
        guard key == "birthRate", let rate = value as? Float else { return value }
        return rate * Float(emission.factors[index])
    }

    /// Sets a value of a cell. Particles that were made keep their number when the birth rate
    /// changes.
    final func setCellValue(_ value: Any?, at path: Substring) {
        guard let (index, key) = cell(at: path) else { return }
        let cell = emission.cells[index]
        set("emitterCells") {
            guard key == "birthRate", let number = AnimatableValue.number(from: value) else {
                return cell.setValue(value, forKey: key)
            }
            let layerRate = emission.rates.current
            if cell.birthRate > 0 {
                emission.factors[index] = max(number, 0) / Double(cell.birthRate)
            } else {
                cell.birthRate = Float(max(number, 0))
                emission.cellRates[index] = EmissionRates(0)
                emission.factors[index] = 1
            }
            emission.cellRates[index].change(
                to: layerRate * emission.factors[index], at: emissionTime)
        }
        updateMotion()
    }

    private func cell(at path: Substring) -> (index: Int, key: String)? {
        guard let dot = path.lastIndex(of: "."),
            let index = emission.cells.firstIndex(where: { $0.name == String(path[..<dot]) })
        else { return nil }
        return (index, String(path[path.index(after: dot)...]))
    }

    // MARK: Time

    private static let motionKey = "emission"

    final var emissionTime: CFTimeInterval { copyTime ?? localTime(at: CACurrentMediaTime()) }

    private var longestLife: Double {
        emission.cells.map(\.longestLife).max().map {
            $0 * Double(emission.lifetime)
        } ?? 0
    }

    /// Requests frames as long as there are particles: an animation that changes nothing itself.
    private func updateMotion() {
        guard copyTime == nil else { return }
        guard !emission.cells.isEmpty else { return removeAnimation(forKey: Self.motionKey) }
        let motion = CAAnimation()
        let isEmitting = emission.cellRates.contains { $0.current > 0 }
        motion.duration = isEmitting ? .infinity : max(longestLife, 0.001)
        add(motion, forKey: Self.motionKey)
    }

    // MARK: Drawing

    override func drawSpecialContents(in context: CGContext) {
        let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        for particle in particles {
            guard let image = particle.cell.image else { continue }
            let size = particle.cell.size
            let frame = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            context.saveGState()
            if emission.renderMode == .additive { context.setBlendMode(.plusLighter) }
            context.translateBy(x: particle.position.x, y: particle.position.y)
            context.rotate(by: particle.angle)
            context.scaleBy(x: particle.scale, y: particle.scale)
            if particle.color == white {
                context.drawUpright(in: frame) { context.draw(image, in: $0) }
            } else {
                context.drawTinted(particle.color, within: frame) { context in
                    context.drawUpright(in: frame) { context.draw(image, in: $0) }
                }
            }
            context.restoreGState()
        }
    }

    override var specialBounds: CGRect? {
        let result = particles.reduce(CGRect.null) { result, particle in
            let size = particle.cell.size
            let reach = hypot(size.width, size.height) / 2 * particle.scale
            return result.union(
                CGRect(origin: particle.position, size: .zero).insetBy(dx: -reach, dy: -reach))
        }
        return result.isNull ? nil : result
    }
}
