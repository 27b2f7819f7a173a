package import Foundation
import Platform
package import UIKit
import UIKitTesting

/// A recorder of what a user does in an app's windows, as steps of a script.
///
/// Taps on controls and rows become taps by name if the name finds them again, all others taps on
/// points. Pauses become waits of at most two seconds.
@MainActor
package final class Recorder {
    /// The recorded steps.
    package var steps: [ScriptStep] {
        flushKey()
        return finished
    }

    /// The size of the window when the recording began, in points.
    package let size: CGSize

    /// Called after each step.
    package var didRecord: () -> Void = {}

    private let application: UIApplication
    private var finished: [ScriptStep] = []

    /// The pointers that are down, by their id.
    private var tracks: [Int: PointerTrack] = [:]

    /// The pointers of a gesture of several fingers that were lifted before the last one.
    private var lifted: [PointerTrack] = []

    /// A key that types if a text follows, and is pressed otherwise.
    private var pendingKey: (chord: KeyChord, time: Double)?

    /// The end of the last step on the host's clock.
    private var lastTime: Double?

    /// The shortest pause that is recorded, and the longest, in seconds.
    private static let pauses = 0.3...2.0

    /// Starts to record.
    package init(application: UIApplication, size: CGSize) {
        self.application = application
        self.size = size
        application.inputObservers.append { [weak self] input, window in
            self?.receive(input, in: window)
            return false
        }
    }

    private func receive(_ input: InputEvent, in window: UIWindow) {
        switch input {
        case .pointer(let pointer): receive(pointer, in: window)
        case .scroll(let scroll): receive(scroll)
        case .key(let key): receive(key)
        case .text(.committed(let text)): receive(text)
        case .text(.composing), .text(.deleting): break
        }
    }

    // MARK: Steps

    private func add(_ step: ScriptStep, from start: Double, to end: Double) {
        flushKey()
        if let lastTime, start - lastTime >= Self.pauses.lowerBound {
            let pause = min(start - lastTime, Self.pauses.upperBound)
            finished.append(.wait((pause * 10).rounded() / 10))
        }
        lastTime = end
        if let merged = finished.last?.merged(with: step) {
            finished[finished.count - 1] = merged
        } else {
            finished.append(step)
        }
        didRecord()
    }

    private func flushKey() {
        guard let key = pendingKey else { return }
        pendingKey = nil
        add(.press(key.chord), from: key.time, to: key.time)
    }

    // MARK: Pointers

    private func receive(_ pointer: PointerInput, in window: UIWindow) {
        switch pointer.phase {
        case .began:
            let place = place(of: pointer.current.location, in: window)
            tracks[pointer.id] = PointerTrack(pointer, place: place)
        case .moved: tracks[pointer.id]?.add(pointer)
        case .ended:
            tracks[pointer.id]?.add(pointer)
            guard let track = tracks.removeValue(forKey: pointer.id) else { return }
            lifted.append(track)
            guard tracks.isEmpty else { return }
            let gesture = lifted
            lifted = []
            let start = gesture.map(\.start.time).min() ?? track.start.time
            add(PointerTrack.step(of: gesture), from: start, to: track.end.time)
        case .cancelled: tracks[pointer.id] = nil
        case .hovered, .left: break
        }
    }

    /// Returns the name of the control or row at a point, or the point.
    private func place(of point: CGPoint, in window: UIWindow) -> ScriptStep.Place {
        let plain = ScriptStep.Place.point(point.rounded)
        guard let hit = window.hitTest(point, with: nil),
            let view = sequence(first: hit, next: \.superview).first(where: \.isTapTarget),
            let name = view.accessibilityIdentifier ?? view.accessibilityLabel,
            application.element(named: name)?.view.isDescendant(of: view) == true
        else { return plain }
        return .element(name)
    }

    private func receive(_ scroll: ScrollInput) {
        add(
            .scroll(scroll.location.rounded, by: scroll.delta), from: scroll.time, to: scroll.time)
    }

    // MARK: Keys

    private func receive(_ key: KeyInput) {
        guard key.phase == .down, let chord = KeyChord(key) else { return }
        flushKey()
        if chord.mayType {
            pendingKey = (chord, key.time)
        } else {
            add(.press(chord), from: key.time, to: key.time)
        }
    }

    private func receive(_ text: String) {
        pendingKey = nil
        let now = application.host.now
        var start = now
        // Pauses within a word are not steps.
        if case .type = finished.last { start = lastTime ?? now }
        add(.type(text), from: start, to: now)
    }
}

extension CGPoint {
    /// The point in whole points.
    var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}

extension UIView {
    /// `true` if a tap on the view's center does the same as one elsewhere in it.
    fileprivate var isTapTarget: Bool {
        if self is UISlider || self is UISegmentedControl || self is UIStepper
            || self is UIPageControl || self is UITextField
        {
            return false
        }
        return self is UIControl || self is UITableViewCell || self is UICollectionViewCell
    }
}

extension ScriptStep {
    /// Returns one step that does the same as this one and the next; `nil` if there is none.
    fileprivate func merged(with next: ScriptStep) -> ScriptStep? {
        switch (self, next) {
        case (.type(let first), .type(let second)): .type(first + second)
        case (.scroll(let place, let first), .scroll(let other, let second)) where place == other:
            .scroll(
                place,
                by: CGSize(width: first.width + second.width, height: first.height + second.height))
        default: nil
        }
    }
}

extension KeyChord {
    /// `true` for a key that may type a character.
    fileprivate var mayType: Bool {
        guard modifiers.isSubset(of: [.shift]) else { return false }
        return switch key {
        case .character, .named(.space): true
        default: false
        }
    }

    fileprivate init?(_ input: KeyInput) {
        var modifiers: Set<Modifier> = []
        if input.modifiers.contains(.control) { modifiers.insert(.ctrl) }
        if input.modifiers.contains(.shift) { modifiers.insert(.shift) }
        if input.modifiers.contains(.alt) { modifiers.insert(.alt) }
        if input.modifiers.contains(.command) { modifiers.insert(.cmd) }
        switch input.key {
        case .character(let character): self.init(.character(character), modifiers)
        case .function(let number): self.init(.function(number), modifiers)
        default:
            guard let key = NamedKey.allCases.first(where: { $0.platformKey == input.key }) else {
                return nil
            }
            self.init(.named(key), modifiers)
        }
    }
}
