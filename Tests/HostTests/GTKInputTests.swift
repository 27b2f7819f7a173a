import CoreGraphics
import Foundation
import HostGTK
import Platform
import Testing

@Suite("Pointer tracking")
struct PointerTrackerTests {
    private func sample(_ x: CGFloat, time: Double = 0) -> PointerInput.Sample {
        PointerInput.Sample(location: CGPoint(x: x, y: 0), time: time)
    }

    @Test("Pointer: a contact lasts from the first button down to the last one up")
    func chord() throws {
        var tracker = PointerTracker()
        let place = sample(1)
        let first = tracker.press(0, .mouse, button: .primary, sample: place, modifiers: [])
        let second = tracker.press(0, .mouse, button: .secondary, sample: place, modifiers: [])
        let third = tracker.release(0, button: .primary, sample: place, modifiers: [])
        let last = tracker.release(0, button: .secondary, sample: place, modifiers: [])
        #expect([first.phase, second.phase] == [.began, .moved])
        #expect([third?.phase, last?.phase] == [.moved, .ended])
        #expect(second.buttons == [.primary, .secondary])
        #expect([third?.buttons, last?.buttons] == [.secondary, .secondary])
    }

    @Test("Pointer: ignores the release of a button that was not pressed in the window")
    func strayRelease() {
        var tracker = PointerTracker()
        let input = tracker.release(0, button: .primary, sample: sample(1), modifiers: [])
        #expect(input == nil)
    }

    @Test("Pointer: keeps every sample of a stroke, and only the newest while hovering")
    func coalescing() {
        var tracker = PointerTracker()
        let samples = [sample(1), sample(2), sample(3)]
        let hover = tracker.move(0, .mouse, samples: samples, modifiers: [])
        #expect(hover.phase == .hovered)
        #expect(hover.samples == [sample(3)])
        _ = tracker.press(0, .mouse, button: .primary, sample: sample(3), modifiers: [])
        let drag = tracker.move(0, .mouse, samples: samples, modifiers: .shift)
        #expect(drag.phase == .moved)
        #expect(drag.samples == samples)
        #expect(drag.modifiers == .shift)
    }

    @Test("Pointer: leaves only without a pressed button, from its last location")
    func leaving() {
        var tracker = PointerTracker()
        _ = tracker.press(0, .mouse, button: .primary, sample: sample(4), modifiers: [])
        #expect(tracker.leave(0, at: 9) == nil)
        _ = tracker.release(0, button: .primary, sample: sample(5), modifiers: [])
        let input = tracker.leave(0, at: 9)
        #expect(input?.phase == .left)
        #expect(input?.samples == [sample(5, time: 9)])
        #expect(tracker.leave(0, at: 10) == nil)
    }

    @Test("Pointer: each finger has the smallest free id above the mouse's and the pen's")
    func fingers() {
        var tracker = PointerTracker()
        let first = tracker.idForNewFinger()
        _ = tracker.press(first, .finger, button: .primary, sample: sample(0), modifiers: [])
        let second = tracker.idForNewFinger()
        _ = tracker.press(second, .finger, button: .primary, sample: sample(0), modifiers: [])
        _ = tracker.release(first, button: .primary, sample: sample(0), modifiers: [])
        #expect(first == 2)
        #expect(second == 3)
        #expect(tracker.idForNewFinger() == first)
    }

    @Test("Pointer: contacts are cancelled when the pointer is grabbed")
    func cancelling() {
        var tracker = PointerTracker()
        _ = tracker.press(0, .mouse, button: .primary, sample: sample(1), modifiers: [])
        _ = tracker.press(2, .finger, button: .primary, sample: sample(2), modifiers: [])
        let cancelled = tracker.cancelAll(at: 5)
        #expect(cancelled.map(\.phase) == [.cancelled, .cancelled])
        #expect(cancelled.map(\.id) == [0, 2])
        #expect(cancelled.map(\.current.time) == [5, 5])
        #expect(tracker.cancelAll(at: 6) == [])
    }
}

@Suite("Pen tilt")
struct PenTiltTests {
    @Test("Pen tilt: is upright without a lean on either axis")
    func upright() {
        #expect(PenTilt(x: 0, y: 0).altitude == .pi / 2)
        #expect(PenTilt(x: .nan, y: 0).altitude == .pi / 2)
    }

    @Test(
        "Pen tilt: the azimuth is clockwise from the right",
        arguments: [(0.5, 0.0, 0.0), (0, 0.5, .pi / 2), (-0.5, 0, .pi), (0.5, 0.5, .pi / 4)])
    func azimuth(x: Double, y: Double, azimuth: Double) {
        #expect(abs(PenTilt(x: x, y: y).azimuth - azimuth) < 1e-9)
    }

    @Test("Pen tilt: the altitude decreases by the angle of a single axis")
    func altitude() {
        #expect(abs(PenTilt(x: 0.5, y: 0).altitude - .pi / 4) < 1e-9)
        #expect(PenTilt(x: 5, y: -.infinity).altitude < 0.001)
    }
}

@Suite("Event times")
struct EventTimeTests {
    @Test("Event time: is computed from the elapsed milliseconds")
    func recent() {
        #expect(abs(EventTime.seconds(milliseconds: 99_750, now: 100) - 99.75) < 1e-9)
    }

    @Test("Event time: survives the wraparound of the server's counter")
    func wrapping() {
        let now = Double(UInt32.max) / 1_000 + 0.5
        #expect(abs(EventTime.seconds(milliseconds: .max - 99, now: now) - (now - 0.6)) < 0.002)
    }

    @Test(
        "Event time: is the current time when the server uses another clock",
        arguments: [0, 50_000, 200_000])
    func foreign(milliseconds: UInt32) {
        #expect(EventTime.seconds(milliseconds: milliseconds, now: 100) == 100)
    }
}

@Suite("Key names")
struct KeyNameTests {
    @Test(
        "Key: is named by its label",
        arguments: [
            (0x41, 0x61, Key.character("a"), "A"), (0x21, 0x31, .character("1"), "!"),
            (0xFF0D, 0xFF0D, .enter, ""), (0xFE20, 0xFF09, .tab, ""), (0x20, 0x20, .space, " "),
            (0xFF08, 0xFF08, .delete, ""), (0xFFFF, 0xFFFF, .forwardDelete, ""),
            (0xFFC9, 0xFFC9, .function(12), ""), (0xFFB1, 0xFF9C, .character("1"), "1"),
            (0x100_4F60, 0x100_4F60, .character("你"), "你"),
        ] as [(UInt32, UInt32, Key, String)])
    func name(keyval: UInt32, plain: UInt32, key: Key, characters: String) {
        #expect(Key(keyval: keyval, plainKeyval: plain) == key)
        #expect(key.characters(keyval: keyval) == characters)
    }

    @Test("Key: is nil for keys without a name", arguments: [0xFE51, 0x1008_FF13, 0])
    func unknown(keyval: UInt32) {
        #expect(Key(keyval: keyval, plainKeyval: keyval) == nil)
    }
}
