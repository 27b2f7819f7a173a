import CommandLineKit
import Foundation
import Platform
public import UIKitTesting

/// A player of scripts on a ``HeadlessApp``.
///
///     let script = try Script(path: "cat.json")
///     try Player(app: app).play(script)
///
/// Paths of files that a script writes are relative to the process's current folder.
@MainActor
public final class Player {
    private let app: HeadlessApp
    private let film: Film?
    private let ineffectiveSteps: IneffectiveSteps

    /// The treatment of steps without an effect, such as a tap on a disabled button.
    public enum IneffectiveSteps {
        /// They end the script with ``ScriptError/noEffect(path:step:line:reason:views:)``.
        case fail

        /// They are reported with a message, and played.
        case warn((String) -> Void)

        /// They are played without a check.
        case play
    }

    /// Creates a player.
    ///
    /// - Parameters:
    ///   - app: The app to play on.
    ///   - film: A film that gets a frame after each step.
    ///   - ineffectiveSteps: The treatment of steps without an effect.
    public init(
        app: HeadlessApp, film: Film? = nil, ineffectiveSteps: IneffectiveSteps = .fail
    ) {
        self.app = app
        self.film = film
        self.ineffectiveSteps = ineffectiveSteps
    }

    /// Plays the steps of a script.
    ///
    /// - Throws: ``ScriptError`` before the first step if a step is impossible at the app's scale,
    ///   or at a step without an effect, whose element is missing or whose file cannot be written;
    ///   ``ExpectationFailure`` if the app does not meet an expectation.
    public func play(_ script: Script) throws {
        for (index, step) in script.steps.enumerated() {
            guard case .resize(let size) = step else { continue }
            let scale = app.host.screen.scale
            guard PictureSize.isPossible(size, scale: scale) else {
                throw ScriptError.tooManyPixels(
                    path: script.path, step: index + 1, line: script.lines[index], size: size,
                    scale: scale)
            }
        }
        for (index, step) in script.steps.enumerated() {
            let place = Place(path: script.path, step: index + 1, line: script.lines[index])
            try checkEffect(of: step, at: place)
            try play(step, at: place)
            film?.add("Step \(place.step) (line \(place.line)): \(step.json)")
        }
    }

    /// The step of a script that messages refer to.
    private struct Place {
        let path: String
        let step: Int
        let line: Int
    }

    private func checkEffect(of step: ScriptStep, at place: Place) throws(ScriptError) {
        if case .play = ineffectiveSteps { return }
        guard let doubt = app.doubt(about: step) else { return }
        let error = ScriptError.noEffect(
            path: place.path, step: place.step, line: place.line, reason: doubt,
            views: app.describe())
        guard case .warn(let warn) = ineffectiveSteps else { throw error }
        warn(error.summary)
    }

    private func play(_ step: ScriptStep, at place: Place) throws {
        switch step {
        case .drag(let points, let duration, let pressure):
            drag(along: points, duration: duration, pressure: pressure)
        case .tap(let target, let count, let pressure):
            let point = try point(of: target, at: place)
            for _ in 0..<count { tap(at: point, pressure: pressure) }
        case .longPress(let target, let duration):
            app.finger.longPress(at: try point(of: target, at: place), for: duration)
        case .pinch(let target, let start, let end, let duration):
            app.pinch(
                at: try point(of: target, at: place), from: start, to: end, duration: duration)
        case .scroll(let point, let delta):
            app.mouse.scroll(at: point, by: delta)
        case .type(let text):
            app.keyboard.type(text)
        case .press(let chord):
            app.press(chord)
        case .wait(let seconds):
            app.advance(by: seconds)
        case .waitFor(let expectation, let limit):
            // The failure of the last check says more than that of the wait.
            try? app.wait(until: expectation.mismatch(in: app) == nil, limit: limit)
            try check(expectation, at: place, waited: limit)
        case .settle(let limit):
            guard app.settle(limit: limit) else {
                throw ScriptError.neverSettled(
                    path: place.path, step: place.step, line: place.line, limit: limit,
                    reasons: app.busyReasons)
            }
        case .resize(let size):
            app.resize(to: size)
        case .appearance(let appearance):
            app.setAppearance(appearance == .dark ? .dark : .light)
        case .snapshot(let path):
            try write(app.snapshot().pngData(), to: path, at: place)
        case .describe(let path):
            try write(Data(app.describe().utf8), to: path, at: place)
        case .expect(let expectation):
            try check(expectation, at: place, waited: nil)
        case .note:
            break
        }
    }

    /// Throws a failure if the app does not meet an expectation after the seconds `waited`.
    private func check(
        _ expectation: ScriptStep.Expectation, at place: Place, waited: Double?
    ) throws(ExpectationFailure) {
        guard let mismatch = expectation.mismatch(in: app) else { return }
        throw ExpectationFailure(
            path: place.path, step: place.step, line: place.line, element: expectation.find,
            mismatch: mismatch, waited: waited, busyReasons: waited == nil ? [] : app.busyReasons,
            views: app.describe())
    }

    /// Returns the point of a touch.
    private func point(of target: ScriptStep.Place, at place: Place) throws(ScriptError) -> CGPoint
    {
        switch target {
        case .point(let point):
            return point
        case .element(let name):
            guard let element = app.find(name) else {
                throw .noElement(
                    path: place.path, step: place.step, line: place.line, name: name,
                    names: app.elementNames(), reason: app.reasonNotFound(name))
            }
            element.scrollIntoSight()
            guard element.isInSight else {
                throw .outOfSight(
                    path: place.path, step: place.step, line: place.line, name: name,
                    place: element.center)
            }
            return element.center
        }
    }

    private func write(_ data: Data, to path: String, at place: Place) throws(ScriptError) {
        do {
            try OutputFile(path: path).write(data)
        } catch {
            throw .unwritable(
                path: place.path, step: place.step, line: place.line, file: path,
                reason: error.reason)
        }
    }
}

// MARK: - Touches

extension Player {
    /// The number of pen or finger events per second.
    private static let reportRate = 60.0

    private func tap(at point: CGPoint, pressure: Double?) {
        if let pressure {
            app.pen.draw(through: [Pen.Point(point, pressure: pressure)])
        } else {
            app.finger.tap(at: point)
        }
    }

    /// Touches the first point, moves through the others at a constant speed, and lifts.
    private func drag(along points: [CGPoint], duration: Double, pressure: Double?) {
        guard let start = points.first else { return }
        let legs = Self.legs(along: points, duration: duration)
        if let pressure {
            let places = legs.reduce(into: [start]) { $0 += $1.places(perSecond: Self.reportRate) }
            app.pen.draw(through: places.map { Pen.Point($0, pressure: pressure) })
        } else {
            app.finger.down(at: start)
            for leg in legs { app.finger.move(to: leg.end, duration: leg.duration) }
            app.finger.up()
            app.advance(by: 1 / Self.reportRate)
        }
    }

    /// A straight segment of a drag.
    private struct Leg {
        let start: CGPoint
        let end: CGPoint
        let duration: Double

        /// Evenly spaced points of the segment, including the end and excluding the start.
        func places(perSecond rate: Double) -> [CGPoint] {
            let count = max(1, Int((duration * rate).rounded()))
            return (1...count).map { index in
                let share = CGFloat(index) / CGFloat(count)
                return CGPoint(
                    x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            }
        }
    }

    /// Returns the straight segments of a drag, each with its share of the duration.
    private static func legs(along points: [CGPoint], duration: Double) -> [Leg] {
        let pairs = zip(points, points.dropFirst())
        let lengths = pairs.map { hypot($1.x - $0.x, $1.y - $0.y) }
        let total = lengths.reduce(0, +)
        return zip(pairs, lengths).map { pair, length in
            Leg(
                start: pair.0, end: pair.1, duration: total > 0 ? duration * length / total : 0)
        }
    }
}

// MARK: - Keys

extension HeadlessApp {
    fileprivate func press(_ chord: KeyChord) {
        var modifiers: KeyModifiers = []
        for modifier in chord.modifiers {
            switch modifier {
            case .ctrl: modifiers.insert(.control)
            case .shift: modifiers.insert(.shift)
            case .alt: modifiers.insert(.alt)
            case .cmd: modifiers.insert(.command)
            }
        }
        switch chord.key {
        case .character(let character): keyboard.press(character, modifiers)
        case .function(let number): keyboard.press(.function(number), modifiers)
        case .named(let key): keyboard.press(key.platformKey, modifiers)
        }
    }
}

extension KeyChord.NamedKey {
    var platformKey: Platform.Key {
        switch self {
        case .enter: .enter
        case .tab: .tab
        case .escape: .escape
        case .space: .space
        case .backspace: .delete
        case .delete: .forwardDelete
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .home: .home
        case .end: .end
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .insert: .insert
        case .menu: .menu
        }
    }
}
