import CoreGraphics
import TestSupport
import Testing
import TouchPainterCore

@Suite("Touch rules")
struct StrokeInputTests {
    private let a = CGPoint(x: 10, y: 10)
    private let b = CGPoint(x: 20, y: 10)
    private let c = CGPoint(x: 30, y: 15)

    @Test("StrokeInput: a tap makes one dot at its start", .rows("S1-22"))
    func tap() {
        var input = StrokeInput()
        #expect(input.began(at: a) == nil)
        #expect(input.ended() == .addDot(at: a))
        #expect(input.ended() == nil)
    }

    @Test("StrokeInput: a drag makes one stroke whose first vertex is the start", .rows("S1-22"))
    func drag() {
        var input = StrokeInput()
        input.began(at: a)
        #expect(input.moved(to: b) == .startStroke(from: a, to: b))
        #expect(input.moved(to: c) == .extendStroke(to: c))
        #expect(input.ended() == .finishStroke)
        #expect(!input.isActive)
    }

    @Test("StrokeInput: a pause before the lift adds no dot and no vertex", .rows("S1-22"))
    func pause() {
        var input = StrokeInput()
        input.began(at: a)
        _ = input.moved(to: b)
        #expect(input.moved(to: b) == nil)
        #expect(input.moved(to: b) == nil)
        #expect(input.ended() == .finishStroke)
    }

    @Test("StrokeInput: a drag through its start stays one stroke", .rows("S1-22"))
    func throughStart() {
        var input = StrokeInput()
        input.began(at: a)
        _ = input.moved(to: b)
        #expect(input.moved(to: a) == .extendStroke(to: a))
        #expect(input.moved(to: b) == .extendStroke(to: b))
        #expect(input.ended() == .finishStroke)
    }

    @Test("StrokeInput: small movements are still a tap", .rows("S1-22"))
    func tremble() {
        var input = StrokeInput()
        input.began(at: a)
        #expect(input.moved(to: a) == nil)
        #expect(input.ended() == .addDot(at: a))
    }

    @Test("StrokeInput: a cancelled touch draws nothing")
    func cancelling() {
        var input = StrokeInput()
        input.began(at: a)
        #expect(input.cancelled() == nil)
        #expect(input.ended() == nil)
        input.began(at: a)
        _ = input.moved(to: b)
        #expect(input.cancelled() == .discardStroke)
        #expect(input.moved(to: c) == nil)
        #expect(input.ended() == nil)
    }

    @Test("StrokeInput: a new touch discards one whose end was never reported")
    func lostEnd() {
        var input = StrokeInput()
        input.began(at: a)
        _ = input.moved(to: b)
        #expect(input.began(at: c) == .discardStroke)
        #expect(input.ended() == .addDot(at: c))
    }

    @Test("StrokeInput: locations that are not finite are ignored")
    func notFinite() {
        var input = StrokeInput()
        input.began(at: CGPoint(x: CGFloat.nan, y: 0))
        #expect(!input.isActive)
        input.began(at: a)
        #expect(input.moved(to: CGPoint(x: CGFloat.infinity, y: 0)) == nil)
        #expect(input.ended() == .addDot(at: a))
    }
}
