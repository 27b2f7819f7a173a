public import CommandLineKit
public import Foundation
import FoundationGaps
import UIKitTesting

/// A reason why a script cannot be played.
///
/// The description is for the script's author: the file, the step, the problem and a remedy. Steps
/// count from 1.
public enum ScriptError: Error, Hashable, Sendable {
    /// The file is missing or not readable.
    case unreadable(path: String, reason: String)

    /// The file is larger than ``Script/sizeLimit`` bytes.
    case tooLarge(path: String)

    /// The file is not JSON.
    case syntax(path: String, JSONSyntaxError)

    /// The file's JSON value is not a list.
    case notAList(path: String, found: String)

    /// A step is invalid.
    case badStep(path: String, step: Int, at: TextPosition, StepProblem)

    /// The element of a step was missing when the step was played. `names` are the names on the
    /// screen at that time; `reason` says why the element is not, if it exists.
    case noElement(
        path: String, step: Int, line: Int, name: String, names: [String], reason: String?)

    /// The centre of a touched element lies outside of the window or of a clipping superview, and
    /// cannot be scrolled into sight.
    case outOfSight(path: String, step: Int, line: Int, name: String, place: CGPoint)

    /// A touch meets nothing that reacts, or typed text has no receiver. `reason` is a sentence;
    /// `views` describes the window at that time.
    case noEffect(path: String, step: Int, line: Int, reason: String, views: String)

    /// The app was not idle at the end of a `settle` step. `reasons` lists what kept it busy.
    case neverSettled(path: String, step: Int, line: Int, limit: Double, reasons: [String])

    /// A step makes the window larger than the maximum size of a picture.
    case tooManyPixels(path: String, step: Int, line: Int, size: CGSize, scale: CGFloat)

    /// A step's file could not be written.
    case unwritable(path: String, step: Int, line: Int, file: String, reason: String)
}

/// A problem with one step of a script.
public enum StepProblem: Hashable, Sendable {
    /// The step is not a JSON object.
    case notAnObject(found: String)

    /// No key of the step names an action.
    case unknownStep(keys: [String], suggestion: String?)

    /// Two keys of the step name actions.
    case twoSteps(String, String)

    /// The step does not accept the key.
    case unknownKey(String, step: String, allowed: [String], suggestion: String?)

    case missingKey(String, step: String)

    /// A value is not the one described by `wanted`.
    case wrongValue(key: String, wanted: String, found: String)

    case outOfRange(key: String, value: Double, range: ClosedRange<Double>)

    case tooManyPoints(count: Int, limit: Int)

    /// Part of a key chord is unknown.
    case unknownKeyChord(String)

    /// The folder of an output file does not exist.
    case noFolder(file: String, folder: String)
}

extension ScriptError: ReportedError {
    /// 1 if a file could not be written or a step had no effect, 2 for a mistake in the script.
    public var exitCode: ExitCode {
        switch self {
        case .unwritable, .noEffect: .failure
        default: .mistake
        }
    }
}

extension ScriptError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "“\(path)” cannot be read: \(reason). Check the name and the folder."
        case .tooLarge(let path):
            """
            “\(path)” is larger than \(Script.sizeLimit / 1_000_000) megabytes, which no script should \
            be. Is it the right file?
            """
        case .syntax(let path, let error):
            Self.sentence("“\(path)”, \(error.position): \(error.problem)")
        case .notAList(let path, let found):
            "“\(path)” holds \(found). A script is a list of steps: [{\"tap\": [40, 60]}, …]."
        case .badStep(let path, let step, let position, let problem):
            Self.sentence("“\(path)”, step \(step) (\(position)): \(problem)")
        case .noElement(let path, let step, let line, let name, let names, let reason):
            """
            “\(path)”, step \(step) (line \(line)): nothing on the screen is called “\(name)”\
            \(reason.map { ": \($0)." } ?? ". \(Self.advice(for: name, names: names))")
            """
        case .outOfSight(let path, let step, let line, let name, let place):
            """
            “\(path)”, step \(step) (line \(line)): “\(name)” is out of sight: its middle \
            lies at (\(Int(place.x.rounded())), \(Int(place.y.rounded()))). Make the window larger, or bring it into \
            sight in a step before.
            """
        case .noEffect(_, _, _, _, let views):
            """
            \(summary) Play with --warn to go on all the same. The window has:
            \(Self.indented(views))
            """
        case .neverSettled(let path, let step, let line, let limit, let reasons):
            """
            “\(path)”, step \(step) (line \(line)): the app was not idle after \(limit) \
            seconds. It is busy with: \(reasons.joined(separator: "; ")). Use “wait” or “waitFor” \
            for an app that never rests.
            """
        case .tooManyPixels(let path, let step, let line, let size, let scale):
            "“\(path)”, step \(step) (line \(line)): \(PictureSize.complaint(size, scale: scale))."
        case .unwritable(let path, let step, let line, let file, let reason):
            """
            “\(path)”, step \(step) (line \(line)): “\(file)” cannot be written: \(reason).
            """
        }
    }

    /// The first sentence of the description.
    var summary: String {
        guard case .noEffect(let path, let step, let line, let reason, _) = self else {
            return description
        }
        return "“\(path)”, step \(step) (line \(line)): \(reason)"
    }

    /// Returns the first lines of a description, indented.
    static func indented(_ views: String) -> String {
        let lines = views.split(separator: "\n")
        let limit = 40
        let rest = lines.count > limit ? ["  … and \(lines.count - limit) more lines."] : []
        return (lines.prefix(limit).map { "  \($0)" } + rest).joined(separator: "\n")
    }

    /// Returns `text` with a full stop, unless it is a question.
    private static func sentence(_ text: String) -> String {
        text.hasSuffix("?") ? text : text + "."
    }

    private static func advice(for name: String, names: [String]) -> String {
        guard !names.isEmpty else { return "Nothing there has a name; use a place like [40, 60]." }
        let guess = Nearest.match(for: name, among: names).map { "Did you mean “\($0)”? " } ?? ""
        return guess + names.inventory
    }
}

extension StepProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAnObject(let found):
            "a step stands in braces, like {\"wait\": 0.5}; this is \(found)"
        case .unknownStep(let keys, let suggestion?):
            "there is no step “\(keys.joined(separator: "”, “"))”. Did you mean “\(suggestion)”?"
        case .unknownStep(let keys, nil) where keys.isEmpty:
            "the step is empty. It needs one of \(ScriptReader.stepNames.joined(separator: ", "))"
        case .unknownStep(let keys, nil):
            """
            there is no step “\(keys.joined(separator: "”, “"))”. There are \
            \(ScriptReader.stepNames.joined(separator: ", "))
            """
        case .twoSteps(let first, let second):
            "“\(first)” and “\(second)” are two steps. Write each in braces of its own"
        case .unknownKey(let key, let step, let allowed, let suggestion):
            """
            “\(key)” does not go with “\(step)”. \
            \(suggestion.map { "Did you mean “\($0)”? " } ?? "")\
            It takes \(allowed.joined(separator: ", "))
            """
        case .missingKey(let key, let step):
            "“\(step)” needs “\(key)” too"
        case .wrongValue(let key, let wanted, let found):
            "“\(key)” should be \(wanted), and is \(found)"
        case .outOfRange(let key, let value, let range):
            """
            “\(key)” is \(Self.text(value)), and lies between \(Self.text(range.lowerBound)) and \
            \(Self.text(range.upperBound))
            """
        case .tooManyPoints(let count, let limit):
            "the drag has \(count) points, and \(limit) at most are drawn. Make it several drags"
        case .unknownKeyChord(let text):
            "“\(text)” is no key, like \"ctrl+z\" or \"enter\". \(KeyChord.vocabulary)"
        case .noFolder(let file, let folder):
            "“\(file)” cannot be written: there is no folder “\(folder)”. Make it first"
        }
    }

    /// Returns a number without trailing zeros.
    private static func text(_ value: Double) -> String {
        if value.isInfinite { return "too large a number" }
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
