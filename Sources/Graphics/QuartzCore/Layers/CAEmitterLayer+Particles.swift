import CoreGraphics
import Foundation

/// A particle at a moment of its life.
struct EmittedParticle {
    var cell: CAEmitterCell
    var birth: Double
    var position: CGPoint
    var scale: CGFloat
    var angle: CGFloat
    var color: RGBA
}

extension CAEmitterLayer {
    /// The number of particles of a cell that are shown at most.
    private static let particleLimit = 5_000

    /// The particles that are seen now, in their order.
    final var particles: [EmittedParticle] {
        let now = emissionTime
        var result: [EmittedParticle] = []
        for (index, cell) in emission.cells.enumerated() where index < emission.cellRates.count {
            let source = ParticleSource(
                cell: cell, index: index, rates: emission.cellRates[index], start: 0, end: now,
                life: Double(emission.lifetime), origin: nil)
            add(source, until: now, to: &result)
        }
        switch emission.renderMode {
        case .oldestFirst: return result.sorted { $0.birth < $1.birth }
        case .oldestLast: return result.sorted { $0.birth > $1.birth }
        default: return result
        }
    }

    /// Adds the particles of a source, and those that they emit themselves.
    private func add(
        _ source: ParticleSource, until now: Double, to result: inout [EmittedParticle]
    ) {
        let cell = source.cell
        guard cell.isEnabled, cell.birthRate > 0, cell.lifetime > 0, result.count < 20_000 else {
            return
        }
        let rate = Double(cell.birthRate)
        // Times of the source begin with it, or with the cell's own delay.
        let begin = source.start + max(cell.beginTime, 0)
        let end = min(source.end, begin + cell.duration)
        guard end >= begin else { return }
        let life = cell.longestLife * source.life
        // What was emitted before the beginning does not count.
        let base = source.rates.total(until: begin)
        func count(until time: Double) -> Double { (source.rates.total(until: time) - base) * rate }
        let last = Int(count(until: end).rounded(.down))
        let first = max(0, Int(count(until: now - life).rounded(.up)))
        guard first <= last else { return }
        for number in max(first, last - Self.particleLimit)...last {
            let birth = source.rates.time(ofTotal: base + Double(number) / rate)
            guard birth <= end else { continue }
            var random = ParticleRandomness(
                seed: emission.seed, cell: source.index, particle: number)
            let flight = ParticleFlight(
                of: cell, &random, life: source.life, velocity: CGFloat(emission.velocity)
            ) { startPoint(&$0, around: source.origin?(birth)) }
            let age = now - birth
            guard age >= 0 else { continue }
            if age < flight.life, let particle = look(of: cell, flight, &random, age) {
                result.append(particle)
            }
            for (index, inner) in (cell.emitterCells ?? []).enumerated() {
                let child = ParticleSource(
                    cell: inner, index: (source.index + 1) * 1_009 + number * 31 + index,
                    rates: EmissionRates(), start: birth, end: min(now, birth + flight.life),
                    life: source.life, origin: { flight.position(at: $0 - birth) })
                add(child, until: now, to: &result)
            }
        }
    }

    /// A particle as it looks at an age; `nil` if nothing of it is seen.
    private func look(
        of cell: CAEmitterCell, _ flight: ParticleFlight, _ random: inout ParticleRandomness,
        _ age: Double
    ) -> EmittedParticle? {
        func varied(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
            value + range * CGFloat(random.signed())
        }
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
        return EmittedParticle(
            cell: cell, birth: -age, position: flight.position(at: age), scale: scale,
            angle: spin * t, color: color)
    }

    /// The place where a particle is made: in the emitter's shape, or where another one is.
    private func startPoint(
        _ random: inout ParticleRandomness, around origin: CGPoint?
    ) -> CGPoint {
        let (x, y) = (CGFloat(random.signed()), CGFloat(random.signed()))
        if let origin { return origin }
        let middle = emission.position
        let isPoints = emission.mode == .points
        let isOutline = emission.mode == .outline || isPoints
        func end(_ value: CGFloat) -> CGFloat { isPoints ? (value < 0 ? -1 : 1) : value }
        switch emission.shape {
        case .line:
            return CGPoint(x: middle.x + end(x) * emission.size.width / 2, y: middle.y)
        case .rectangle, .cuboid:
            var (x, y) = (end(x), end(y))
            if isOutline, !isPoints {
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
        case .sphere:
            // The height above the plane is even, in the ball the radius by its third root.
            let ball = isOutline ? 1 : cbrt(CGFloat(random.unit()))
            let radius = emission.size.width * ball * (1 - y * y).squareRoot()
            return CGPoint(
                x: middle.x + cos(x * .pi) * radius, y: middle.y + sin(x * .pi) * radius)
        default: return middle
        }
    }
}

/// A cell that emits from a time to another.
@MainActor
private struct ParticleSource {
    var cell: CAEmitterCell

    /// The number that tells the random numbers of sources apart.
    var index: Int
    var rates: EmissionRates
    var start: Double
    var end: Double

    /// The factor of lives.
    var life: Double

    /// The place of the particle that emits, at a time; `nil` for the layer's own cells.
    var origin: ((Double) -> CGPoint)?
}

/// The way of a particle.
private struct ParticleFlight {
    let life: Double
    private let start: CGPoint
    private let velocity: CGVector
    private let acceleration: CGVector

    @MainActor
    init(
        of cell: CAEmitterCell, _ random: inout ParticleRandomness, life factor: Double,
        velocity: CGFloat, start: (inout ParticleRandomness) -> CGPoint
    ) {
        life =
            Double(
                CGFloat(cell.lifetime) + CGFloat(cell.lifetimeRange) * CGFloat(random.signed()))
            * factor
        self.start = start(&random)
        let angle =
            cell.emissionLongitude + cell.emissionRange / 2 * CGFloat(random.signed())
        let speed =
            (cell.velocity + cell.velocityRange * CGFloat(random.signed())) * velocity
            * cos(cell.emissionLatitude)
        self.velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    }

    func position(at age: Double) -> CGPoint {
        let t = CGFloat(age)
        return CGPoint(
            x: start.x + velocity.dx * t + acceleration.dx * t * t / 2,
            y: start.y + velocity.dy * t + acceleration.dy * t * t / 2)
    }
}
