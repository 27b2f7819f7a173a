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
}

/// The part of the shape in which particles start.
nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name, as text.
    public let rawValue: String

    /// Creates the value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

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
    private struct Emission {
        var cells: [CAEmitterCell] = []
        var rates = EmissionRates()
        var lifetime: Float = 1
        var position = CGPoint.zero
        var size = CGSize.zero
        var shape = CAEmitterLayerEmitterShape.point
        var mode = CAEmitterLayerEmitterMode.volume
        var renderMode = CAEmitterLayerRenderMode.unordered
        var velocity: Float = 1
        var scale: Float = 1
        var spin: Float = 1
        var seed: UInt32 = 0
    }

    private final var emission = Emission()

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
            set("emitterCells") { emission.cells = newValue ?? [] }
            updateMotion()
        }
    }

    /// The factor of the cells' birth rates; 1 by default. With 0 no more particles are made, and
    /// those that are there live on.
    open var birthRate: Float {
        get { Float(emission.rates.current) }
        set {
            set("birthRate") {
                emission.rates.change(to: Double(max(newValue, 0)), at: emissionTime)
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

    // MARK: Time

    private static let motionKey = "emission"

    private var emissionTime: CFTimeInterval { copyTime ?? localTime(at: CACurrentMediaTime()) }

    private var longestLife: Double {
        emission.cells.map { Double($0.lifetime + abs($0.lifetimeRange)) }.max().map {
            $0 * Double(emission.lifetime)
        } ?? 0
    }

    /// Requests frames as long as there are particles: an animation that changes nothing itself.
    private func updateMotion() {
        guard copyTime == nil else { return }
        guard !emission.cells.isEmpty else { return removeAnimation(forKey: Self.motionKey) }
        let motion = CAAnimation()
        motion.duration = emission.rates.current > 0 ? .infinity : max(longestLife, 0.001)
        add(motion, forKey: Self.motionKey)
    }

    // MARK: Particles

    /// A particle at a moment of its life.
    private struct Particle {
        var cell: CAEmitterCell
        var birth: Double
        var position: CGPoint
        var scale: CGFloat
        var angle: CGFloat
        var color: RGBA
    }

    /// The number of particles of a cell that are shown at most.
    private static let particleLimit = 5_000

    private var particles: [Particle] {
        let now = emissionTime
        var result: [Particle] = []
        for (index, cell) in emission.cells.enumerated()
        where cell.isEnabled && cell.birthRate > 0 && cell.lifetime > 0 {
            let rate = Double(cell.birthRate)
            let life = Double(cell.lifetime + abs(cell.lifetimeRange)) * Double(emission.lifetime)
            let last = Int((emission.rates.total(until: now) * rate).rounded(.down))
            let first = Int((emission.rates.total(until: now - life) * rate).rounded(.up))
            guard first <= last else { continue }
            for number in max(first, last - Self.particleLimit)...last {
                let birth = emission.rates.time(ofTotal: Double(number) / rate)
                if let particle = particle(number, of: cell, index, age: now - birth) {
                    result.append(particle)
                }
            }
        }
        switch emission.renderMode {
        case .oldestFirst: return result.sorted { $0.birth < $1.birth }
        case .oldestLast: return result.sorted { $0.birth > $1.birth }
        default: return result
        }
    }

    private func particle(
        _ number: Int, of cell: CAEmitterCell, _ index: Int, age: Double
    ) -> Particle? {
        var random = ParticleRandomness(seed: emission.seed, cell: index, particle: number)
        func varied(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
            value + range * CGFloat(random.signed())
        }
        let life =
            varied(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange))
            * CGFloat(emission.lifetime)
        guard age >= 0, age < Double(life) else { return nil }
        let start = startPoint(&random)
        let angle = varied(cell.emissionLongitude, cell.emissionRange / 2)
        let speed = varied(cell.velocity, cell.velocityRange) * CGFloat(emission.velocity)
        let t = CGFloat(age)
        let scale =
            (varied(cell.scale, cell.scaleRange) + cell.scaleSpeed * t) * CGFloat(emission.scale)
        let spin = varied(cell.spin, cell.spinRange) * CGFloat(emission.spin)
        let base = cell.color?.rgba ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        func component(_ value: Double, _ range: Float, _ change: Float) -> Double {
            min(max(value + Double(range) * random.signed() + Double(change) * age, 0), 1)
        }
        let color = RGBA(
            red: component(base.red, cell.redRange, cell.redSpeed),
            green: component(base.green, cell.greenRange, cell.greenSpeed),
            blue: component(base.blue, cell.blueRange, cell.blueSpeed),
            alpha: component(base.alpha, cell.alphaRange, cell.alphaSpeed))
        guard scale > 0, color.alpha > 0, cell.size.width > 0 else { return nil }
        return Particle(
            cell: cell, birth: -age,
            position: CGPoint(
                x: start.x + cos(angle) * speed * t + cell.xAcceleration * t * t / 2,
                y: start.y + sin(angle) * speed * t + cell.yAcceleration * t * t / 2),
            scale: scale, angle: spin * t, color: color)
    }

    private func startPoint(_ random: inout ParticleRandomness) -> CGPoint {
        let (x, y) = (CGFloat(random.signed()), CGFloat(random.signed()))
        let middle = emission.position
        let isOutline = emission.mode == .outline
        switch emission.shape {
        case .line:
            return CGPoint(x: middle.x + x * emission.size.width / 2, y: middle.y)
        case .rectangle:
            var (x, y) = (x, y)
            if isOutline {
                if abs(x) > abs(y) { x = x < 0 ? -1 : 1 } else { y = y < 0 ? -1 : 1 }
            }
            return CGPoint(
                x: middle.x + x * emission.size.width / 2,
                y: middle.y + y * emission.size.height / 2)
        case .circle:
            // The root makes the density the same everywhere.
            let radius = emission.size.width * (isOutline ? 1 : ((y + 1) / 2).squareRoot())
            return CGPoint(
                x: middle.x + cos(x * .pi) * radius, y: middle.y + sin(x * .pi) * radius)
        default: return middle
        }
    }

    // MARK: Drawing

    override func drawSpecialContents(in context: CGContext) {
        let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        for particle in particles {
            guard let image = particle.cell.contents as? CGImage else { continue }
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

/// The factor of the birth rates over time.
private struct EmissionRates {
    private struct Change {
        var time: Double
        var total: Double
        var rate: Double
    }

    private var changes = [Change(time: 0, total: 0, rate: 1)]

    /// The present factor.
    var current: Double { changes.last?.rate ?? 0 }

    mutating func change(to rate: Double, at time: Double) {
        guard rate != current else { return }
        changes.append(Change(time: max(time, 0), total: total(until: time), rate: rate))
    }

    /// The integral of the factor from time 0.
    func total(until time: Double) -> Double {
        guard let change = changes.last(where: { $0.time <= time }) else { return 0 }
        return change.total + (time - change.time) * change.rate
    }

    /// The time at which the integral reached a value.
    func time(ofTotal total: Double) -> Double {
        guard let change = changes.last(where: { $0.total <= total && $0.rate > 0 }) else {
            return .infinity
        }
        return change.time + (total - change.total) / change.rate
    }
}
