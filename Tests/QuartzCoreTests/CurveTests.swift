import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import TestSupport
import Testing

@Suite("CAMediaTimingFunction")
struct TimingFunctionTests {
    @Test(
        "CAMediaTimingFunction: the curve is solved, also where it is steep or flat",
        arguments: 1...30)
    func solves(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let steep: [Float] = [0, 1]
        func x() -> Float {
            random.chance(0.3) ? steep[Int(random.number(0...1.99))] : Float(random.number(0...1))
        }
        let c: [Float] = [x(), Float(random.number(-1...2)), x(), Float(random.number(-1...2))]
        let curve = CAMediaTimingFunction(controlPoints: c[0], c[1], c[2], c[3])
        for step in 0...200 {
            let t = Double(step) / 200
            let u = 1 - t
            let px = 3 * u * u * t * Double(c[0]) + 3 * u * t * t * Double(c[2]) + t * t * t
            let py = 3 * u * u * t * Double(c[1]) + 3 * u * t * t * Double(c[3]) + t * t * t
            // On a nearly vertical part, a tiny error in x is a larger one in y: compare
            // neighbours.
            let (before, after) = (curve.value(at: px - 1e-7), curve.value(at: px + 1e-7))
            #expect(py > min(before, after) - 1e-5 && py < max(before, after) + 1e-5)
        }
    }

    @Test("CAMediaTimingFunction: predefined control points are Apple's")
    func names() {
        let expected: [(CAMediaTimingFunctionName, [Float])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
        ]
        for (name, points) in expected {
            let curve = CAMediaTimingFunction(name: name)
            var first: [Float] = [0, 0]
            var second: [Float] = [0, 0]
            curve.getControlPoint(at: 1, values: &first)
            curve.getControlPoint(at: 2, values: &second)
            #expect(first + second == points)
        }
        #expect(CAMediaTimingFunction(name: .linear).value(at: 0.3) == 0.3)
        #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) - 0.5) < 1e-7)
    }

    @Test("CAMediaTimingFunction: it starts at 0, ends at 1, and clamps times outside")
    func ends() {
        let curve = CAMediaTimingFunction(name: .easeIn)
        #expect([-1, 0, 1, 2, .nan].map { curve.value(at: $0) } == [0, 0, 1, 1, 0])
    }
}

@Suite("CASpringAnimation")
struct SpringTests {
    private static func spring(
        _ mass: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat, _ v: CGFloat
    )
        -> CASpringAnimation
    {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.mass = mass
        spring.stiffness = stiffness
        spring.damping = damping
        spring.initialVelocity = v
        return spring
    }

    /// The oscillator, integrated numerically with the fourth-order Runge-Kutta method.
    private static func integrated(_ spring: CASpringAnimation, to end: Double) -> Double {
        let (m, k, c) = (Double(spring.mass), Double(spring.stiffness), Double(spring.damping))
        func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, -(k * x + c * v) / m) }
        let steps = 20_000
        let h = end / Double(steps)
        var (x, v) = (1.0, -Double(spring.initialVelocity))
        for _ in 0..<steps {
            let a = slope(x, v)
            let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
            let d = slope(x + h / 2 * b.0, v + h / 2 * b.1)
            let e = slope(x + h * d.0, v + h * d.1)
            x += h / 6 * (a.0 + 2 * b.0 + 2 * d.0 + e.0)
            v += h / 6 * (a.1 + 2 * b.1 + 2 * d.1 + e.1)
        }
        return 1 - x
    }

    @Test(
        "CASpringAnimation: the motion matches the integrated oscillator",
        arguments: [
            (1, 100, 10, 0), (1, 100, 20, 0), (1, 100, 45, 0), (2, 30, 1, 3), (1, 100, 20, -4),
            (0.5, 200, 60, 8), (1, 100, 0, 0), (1, 100, 20.0000001, 1), (1, 100, 19.9999999, 1),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func integration(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
        let spring = Self.spring(mass, stiffness, damping, velocity)
        for time in [0.05, 0.2, 0.7, 1.5] {
            #expect(
                abs(spring.motion.progress(at: time) - Self.integrated(spring, to: time)) < 1e-6)
        }
        #expect(spring.motion.progress(at: 0) == 0)
    }

    @Test(
        "CASpringAnimation: it has settled after the settling duration, and not long before",
        arguments: [
            (1, 100, 10, 0), (1, 100, 20, 0), (1, 100, 45, 0), (1, 100, 20, -4), (2, 30, 1, 3),
            (1, 100, 90, 30),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func settling(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
        let motion = Self.spring(mass, stiffness, damping, velocity).motion
        let end = motion.settlingDuration
        for step in 0..<400 {
            #expect(abs(motion.progress(at: end + Double(step) / 100) - 1) < 0.00101)
        }
        let before = (0..<100).map { abs(motion.progress(at: end * (0.8 + Double($0) / 500)) - 1) }
        #expect((before.max() ?? 0) > 0.0009)
    }

    @Test("CASpringAnimation: it never settles without damping, and accepts invalid values")
    func nonsense() {
        #expect(Self.spring(1, 100, 0, 0).settlingDuration == .infinity)
        let odd = Self.spring(0, -5, .nan, .infinity)
        #expect(odd.motion.progress(at: 1).isFinite)
    }

    @Test("CASpringAnimation: the animated value overshoots its target")
    func overshoots() {
        let stage = Stage()
        let layer = stage.add(CALayer())
        let spring = Self.spring(1, 100, 5, 0)
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: nil)
        stage.show()
        var largest: CGFloat = 0
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            largest = max(largest, layer.presentation()?.position.x ?? 0)
        }
        #expect(largest > 120 && largest < 200)
    }
}
