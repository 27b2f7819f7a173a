public import Foundation
import FoundationGaps
import UIKitTesting

/// An `expect` or `waitFor` step that failed.
public struct ExpectationFailure: Error, Hashable, Sendable {
    public let path: String

    /// The step's number, counted from 1.
    public let step: Int

    /// The step's line in the file, counted from 1.
    public let line: Int

    /// The name of the expected element.
    public let element: String

    public let mismatch: Mismatch

    /// The seconds that a `waitFor` step waited; `nil` for an `expect` step.
    public let waited: Double?

    /// The reasons why the app was busy at the end of a `waitFor` step.
    public let busyReasons: [String]

    /// The description of the window at that time.
    public let views: String

    /// The difference from the expectation.
    public enum Mismatch: Hashable, Sendable {
        /// No element has the name; `names` are the existing names. `reason` says why the element
        /// is not on the screen, if it exists.
        case missing(names: [String], reason: String?)
        case present(frame: CGRect)
        case enabled(found: Bool)
        case label(expected: String, found: String?)
        case value(expected: String, found: String?)
        case frame(expected: CGRect, found: CGRect)
    }
}

extension ExpectationFailure: CustomStringConvertible {
    public var description: String {
        """
        “\(path)”, step \(step) (line \(line)): “\(element)” \(mismatch)\(guess)\(wait) The window has:
        \(ScriptError.indented(views))
        """
    }

    /// The question for the nearest of the existing names, after a space.
    private var guess: String {
        guard case .missing(let names, nil) = mismatch,
            let name = Nearest.match(for: element, among: names)
        else { return "" }
        return " Did you mean “\(name)”?"
    }

    /// The sentence on the wait, after a space.
    private var wait: String {
        guard let waited else { return "" }
        let state =
            busyReasons.isEmpty
            ? "the app is idle." : "the app is busy with: \(busyReasons.joined(separator: "; "))."
        return " The step waited \(waited) seconds of the app's time; \(state)"
    }
}

extension ExpectationFailure.Mismatch: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(_, let reason?): "should be on the screen, and is not: \(reason)."
        case .missing(let names, nil):
            "should be on the screen, and is not. \(names.inventory)"
        case .present(let frame):
            "should not be on the screen, and is, at \(Self.text(frame))."
        case .enabled(let found):
            "should be \(found ? "disabled" : "enabled"), and is \(found ? "enabled" : "disabled")."
        case .label(let expected, let found):
            "should have the label “\(expected)”, and has \(found.map { "“\($0)”" } ?? "none")."
        case .value(let expected, let found):
            "should have the value “\(expected)”, and has \(found.map { "“\($0)”" } ?? "none")."
        case .frame(let expected, let found):
            "should be at \(Self.text(expected)), and is at \(Self.text(found))."
        }
    }

    private static func text(_ frame: CGRect) -> String {
        let sides = [frame.minX, frame.minY, frame.width, frame.height]
        let numbers = sides.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
        return "[\(numbers.joined(separator: ", "))]"
    }
}

extension ScriptStep.Expectation {
    /// Returns the first difference between `app` and the expectation, or `nil` if there is none.
    @MainActor
    func mismatch(in app: HeadlessApp) -> ExpectationFailure.Mismatch? {
        guard let element = app.find(find) else {
            return exists
                ? .missing(names: app.elementNames(), reason: app.reasonNotFound(find)) : nil
        }
        if !exists { return .present(frame: element.frame) }
        if let enabled, enabled != element.isEnabled { return .enabled(found: element.isEnabled) }
        if let label, label != element.label {
            return .label(expected: label, found: element.label)
        }
        if let value, value != element.value {
            return .value(expected: value, found: element.value)
        }
        if let frame, !frame.isClose(to: element.frame) {
            return .frame(expected: frame, found: element.frame)
        }
        return nil
    }
}

extension CGRect {
    /// Returns `true` if all sides are within half a point.
    fileprivate func isClose(to other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { abs($0) <= 0.5 }
    }
}
