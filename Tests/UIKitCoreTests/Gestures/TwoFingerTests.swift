import Foundation
import Testing
import UIKit

@Suite("Two-finger gestures")
struct TwoFingerTests {
    /// Moves two fingers around (200, 150), each `radius` points away at `angle`.
    private func place(_ fixture: GestureFixture, radius: CGFloat, angle: CGFloat) throws {
        let (dx, dy) = (radius * cos(angle), radius * sin(angle))
        try fixture.move(200 - dx, 150 - dy, finger: 0)
        try fixture.move(200 + dx, 150 + dy, finger: 1)
    }

    private func start(_ fixture: GestureFixture, radius: CGFloat) throws {
        try fixture.down(200 - radius, 150, finger: 0)
        try fixture.down(200 + radius, 150, finger: 1)
    }

    private func end(_ fixture: GestureFixture) throws {
        try fixture.up(0, 0, finger: 0)
        try fixture.up(0, 0, finger: 1)
    }

    @Test("Pinch: the scale starts at 1 and follows the distance")
    func pinch() throws {
        let fixture = try GestureFixture()
        let pinch = fixture.watch(UIPinchGestureRecognizer())
        try start(fixture, radius: 46)
        try place(fixture, radius: 48, angle: 0)
        #expect(pinch.states == [])
        try place(fixture, radius: 50, angle: 0)
        #expect(pinch.states.first == .began)
        // Initially 92 points apart, 8 do not count: 100 points are the scale 1.
        #expect(abs(pinch.recognizer.scale - 1) < 1e-9)
        try place(fixture, radius: 100, angle: 0)
        #expect(abs(pinch.recognizer.scale - 2) < 1e-9)
        pinch.recognizer.scale = 1
        try place(fixture, radius: 50, angle: 0)
        #expect(abs(pinch.recognizer.scale - 0.5) < 1e-9)
        try end(fixture)
        #expect(pinch.states.last == .ended)
    }

    @Test("Pinch: lifting a finger pauses it, and putting it back continues")
    func rest() throws {
        let fixture = try GestureFixture()
        let pinch = fixture.watch(UIPinchGestureRecognizer())
        try start(fixture, radius: 46)
        try place(fixture, radius: 100, angle: 0)
        let scale = pinch.recognizer.scale
        try fixture.up(300, 150, finger: 1)
        try fixture.move(150, 150, finger: 0)
        try fixture.down(200, 150, finger: 1)
        #expect(pinch.recognizer.scale == scale)
        try fixture.move(250, 150, finger: 1)
        #expect(abs(pinch.recognizer.scale - scale * 2) < 1e-9)
        #expect(!pinch.states.contains(.ended))
        try end(fixture)
        #expect(pinch.states.last == .ended)
    }

    @Test("Rotation: is positive clockwise and may exceed a full turn")
    func rotation() throws {
        let fixture = try GestureFixture()
        let rotation = fixture.watch(UIRotationGestureRecognizer())
        try start(fixture, radius: 60)
        for step in 1...90 { try place(fixture, radius: 60, angle: CGFloat(step) * .pi / 36) }
        // Two and a half half-turns, of which 10 degrees do not count.
        #expect(abs(rotation.recognizer.rotation - (2.5 * .pi - .pi / 18)) < 1e-6)
        try end(fixture)
        #expect(rotation.states.first == .began)
        #expect(rotation.states.last == .ended)
    }

    @Test("Pinch and rotation: are simultaneous if a delegate allows it, otherwise one wins")
    func simultaneous() throws {
        for isSimultaneous in [false, true] {
            let fixture = try GestureFixture()
            let pinch = fixture.watch(UIPinchGestureRecognizer())
            let rotation = fixture.watch(UIRotationGestureRecognizer())
            let rules = GestureRules()
            rules.isSimultaneous = { _, _ in isSimultaneous }
            pinch.recognizer.delegate = rules
            try start(fixture, radius: 50)
            for step in 1...10 {
                try place(fixture, radius: 50 + CGFloat(step) * 5, angle: CGFloat(step) * 0.1)
            }
            #expect(!pinch.states.isEmpty)
            #expect(!rotation.states.isEmpty == isSimultaneous)
            try end(fixture)
        }
    }
}
