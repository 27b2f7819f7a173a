import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKitScrolling

@Suite("Scroll physics")
struct ScrollPhysicsTests {
    @Test("Rubber band: the offset is (1 − 1/(0.55·d/D + 1))·D on both sides")
    func rubberBand() {
        // d = 100, D = 200: 1 − 1/(0.275 + 1) = 0.215686…
        #expect(abs(RubberBand.offset(forTravel: 100, length: 200) - 43.137_254_9) < 1e-6)
        #expect(abs(RubberBand.offset(forTravel: -100, length: 200) + 43.137_254_9) < 1e-6)
        #expect(RubberBand.offset(forTravel: 1e9, length: 200) < 200)
        #expect(RubberBand.offset(forTravel: .infinity, length: 200) == 200)
        #expect(RubberBand.offset(forTravel: 50, length: 0) == 0)
    }

    @Test("Rubber band: the pull is computed from the offset")
    func inverse() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<1000 {
            let length = CGFloat.random(in: 10...2000, using: &generator)
            let travel = CGFloat.random(in: -3...3, using: &generator) * length
            let offset = RubberBand.offset(forTravel: travel, length: length)
            #expect(
                abs(RubberBand.travel(forOffset: offset, length: length) - travel) < 1e-6 * length)
        }
        #expect(RubberBand.travel(forOffset: 500, length: 200) == 20_000)
    }

    @Test("Deceleration: factor 0.998 per millisecond, until 0.01 points per millisecond")
    func deceleration() {
        let slowing = Deceleration(velocity: 1, rate: 0.998)
        // After 2 ms: 0.998 + 0.998².
        #expect(abs(slowing.distance(after: 2) - (0.998 + 0.998 * 0.998)) < 1e-9)
        // ln(0.01)/ln(0.998) = 2300.28…
        #expect(slowing.duration == 2301)
        #expect(slowing.velocity(after: 2300) > 0.01 && slowing.velocity(after: 2301) <= 0.01)
        #expect(Deceleration(velocity: 0.005, rate: 0.998).duration == 0)
        #expect(Deceleration(velocity: 0, rate: 0.998).distance == 0)
    }

    @Test("Deceleration: computes the time at which a distance is reached")
    func reaching() throws {
        let slowing = Deceleration(velocity: -2, rate: 0.99)
        let time = try #require(slowing.milliseconds(toReach: -100))
        #expect(slowing.distance(after: time) <= -100)
        #expect(slowing.distance(after: time - 1) > -100)
        #expect(slowing.milliseconds(toReach: 100) == nil)
        #expect(slowing.milliseconds(toReach: -199) == nil)
    }

    private static let bounds = ScrollMotion.Bounds(range: 0...1000, bounces: true)

    @Test("Scroll motion: stops inside the range")
    func inside() {
        let motion = ScrollMotion(
            from: 100, velocity: 0.5, rate: 0.998, in: Self.bounds, at: 10)
        #expect(motion.offset(at: 10) == 100)
        // 0.5·0.998·(1 − 0.998^500)/0.002 = 157.8…
        #expect(abs(motion.offset(at: 10.5) - (100 + 249.5 * (1 - pow(0.998, 500)))) < 1e-6)
        #expect(!motion.isOver(at: 11) && motion.isOver(at: 20))
        #expect(motion.offset(at: 20) == motion.destination)
    }

    @Test("Scroll motion: passes an end and returns to it without a jump")
    func bounce() {
        let motion = ScrollMotion(
            from: 900, velocity: 2, rate: 0.998, in: Self.bounds, at: 0)
        #expect(motion.destination == 1000)
        var (previous, furthest) = (CGFloat(900), CGFloat(0))
        for frame in 1...240 {
            let offset = motion.offset(at: Double(frame) / 60)
            #expect(abs(offset - previous) <= 2 * 1000 / 60 + 1)
            (previous, furthest) = (offset, max(furthest, offset))
        }
        #expect(furthest > 1010 && furthest < 1200)
        #expect(motion.isOver(at: 4) && motion.offset(at: 4) == 1000)
    }

    @Test("Scroll motion: stops at an end without bouncing")
    func hardEnd() {
        let bounds = ScrollMotion.Bounds(range: 0...1000, bounces: false)
        let motion = ScrollMotion(from: 900, velocity: 2, rate: 0.998, in: bounds, at: 0)
        #expect(motion.destination == 1000 && motion.offset(at: 1) == 1000 && motion.isOver(at: 1))
    }

    @Test("Scroll motion: returns to the end from an offset beyond it")
    func outside() {
        let motion = ScrollMotion(from: -80, velocity: 0, rate: 0.998, in: Self.bounds, at: 0)
        // −80·(1 + 13.7·0.1)·e^(−13.7·0.1)
        #expect(abs(motion.offset(at: 0.1) + 80 * 2.37 * exp(-1.37)) < 1e-9)
        #expect(motion.destination == 0 && motion.isOver(at: 2))
    }

    @Test(
        "Scroll motion: returns from 96 points beyond the end in 0.69 seconds, as recorded on iOS")
    func recorded() {
        let motion = ScrollMotion(from: -96, velocity: 0, rate: 0.998, in: Self.bounds, at: 0)
        #expect(!motion.isOver(at: 0.67) && motion.isOver(at: 0.691))
    }

    @Test("Scroll motion: decelerates to a chosen offset")
    func chosen() {
        let motion = ScrollMotion(
            from: 0, velocity: 1, slowingTo: 300, rate: 0.998, at: 0)
        #expect(motion.destination == 300)
        // 300·(1 − 0.998^1000)
        #expect(abs(motion.offset(at: 1) - 300 * (1 - pow(0.998, 1000))) < 1e-6)
        #expect(motion.offset(at: 20) == 300)
    }

    @Test("Scroll motion: never overshoots a page")
    func pages() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let start = CGFloat.random(in: -300...300, using: &generator)
            let velocity = CGFloat.random(in: -5...5, using: &generator)
            let motion = ScrollMotion(from: start, velocity: velocity, to: 0, at: 0)
            for frame in 0...200 {
                #expect(motion.offset(at: Double(frame) / 60) * start >= 0)
            }
            #expect(motion.offset(at: 4) == 0)
        }
    }
}
