package import CoreGraphics
package import Platform

/// A state machine that converts presses, moves and releases to contacts of pointers.
///
/// A mouse with several buttons makes one contact: it begins with the first button and ends with
/// the last.
package struct PointerTracker {
    package static let mouse = 0
    package static let pen = 1

    /// The state of a pointer between two events.
    private struct Pointer {
        var device: PointerInput.Device
        var buttons: PointerInput.Buttons = []
        var sample: PointerInput.Sample
    }

    private var pointers: [Int: Pointer] = [:]

    package init() {}

    /// Returns `true` while a button of a pointer is pressed.
    package func isPressed(_ id: Int) -> Bool { pointers[id]?.buttons.isEmpty == false }

    /// The location of a pressed pointer, the mouse before others; `nil` if none is.
    package var pressedLocation: CGPoint? {
        pointers.filter { !$0.value.buttons.isEmpty }.min { $0.key < $1.key }?.value.sample.location
    }

    /// Returns an id for a new finger: the smallest that no other pointer has.
    package func idForNewFinger() -> Int {
        var id = Self.pen + 1
        while pointers[id] != nil { id += 1 }
        return id
    }

    package mutating func press(
        _ id: Int, _ device: PointerInput.Device, button: PointerInput.Buttons,
        sample: PointerInput.Sample, modifiers: KeyModifiers
    ) -> PointerInput {
        let held = pointers[id]?.buttons ?? []
        let buttons = held.union(button)
        pointers[id] = Pointer(device: device, buttons: buttons, sample: sample)
        return PointerInput(
            id: id, device: device, phase: held.isEmpty ? .began : .moved, samples: [sample],
            buttons: buttons, modifiers: modifiers)
    }

    /// Processes a released button.
    ///
    /// - Returns: `nil` when `button` was not pressed in this window.
    package mutating func release(
        _ id: Int, button: PointerInput.Buttons, sample: PointerInput.Sample,
        modifiers: KeyModifiers, isCancelled: Bool = false
    ) -> PointerInput? {
        guard var pointer = pointers[id], pointer.buttons.contains(button) else { return nil }
        let left = pointer.buttons.subtracting(button)
        let hasEnded = left.isEmpty
        let buttons = hasEnded ? pointer.buttons : left
        pointer.buttons = left
        pointer.sample = sample
        pointers[id] = hasEnded && pointer.device == .finger ? nil : pointer
        let end: PointerInput.Phase = isCancelled ? .cancelled : .ended
        return PointerInput(
            id: id, device: pointer.device, phase: hasEnded ? end : .moved, samples: [sample],
            buttons: buttons, modifiers: modifiers)
    }

    /// Processes a move.
    ///
    /// - Parameter samples: The measurements, oldest first, not empty.
    package mutating func move(
        _ id: Int, _ device: PointerInput.Device, samples: [PointerInput.Sample],
        modifiers: KeyModifiers
    ) -> PointerInput {
        let buttons = pointers[id]?.buttons ?? []
        let isDown = !buttons.isEmpty
        let samples = isDown ? samples : samples.suffix(1)
        pointers[id] = Pointer(device: device, buttons: buttons, sample: samples[samples.count - 1])
        return PointerInput(
            id: id, device: device, phase: isDown ? .moved : .hovered, samples: Array(samples),
            buttons: buttons, modifiers: modifiers)
    }

    /// Processes a pointer that leaves the window.
    ///
    /// - Returns: `nil` when the pointer is not in the window, or is pressed and so stays until it
    ///   is released.
    package mutating func leave(_ id: Int, at time: Double) -> PointerInput? {
        guard let pointer = pointers[id], pointer.buttons.isEmpty else { return nil }
        pointers[id] = nil
        var sample = pointer.sample
        sample.time = time
        return PointerInput(
            id: id, device: pointer.device, phase: .left, samples: [sample], buttons: [])
    }

    /// Cancels every contact, for example when another window grabs the pointer.
    package mutating func cancelAll(at time: Double) -> [PointerInput] {
        let pressed = pointers.filter { !$0.value.buttons.isEmpty }.sorted { $0.key < $1.key }
        return pressed.compactMap { id, pointer in
            var sample = pointer.sample
            sample.time = time
            return release(
                id, button: pointer.buttons, sample: sample, modifiers: [], isCancelled: true)
        }
    }
}
