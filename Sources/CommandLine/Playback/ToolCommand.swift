public import Foundation
public import FoundationGaps

/// What somebody asked of `touchstone` on the command line.
///
///     try ToolCommand(arguments: ["run", "TouchPainter", "--headless"], apps: ["TouchPainter"])
///     // .run(RunOptions(app: "TouchPainter", isHeadless: true))
public enum ToolCommand: Hashable, Sendable {
    /// The version that `--version` prints.
    public static let versionNumber = "0.1.0"

    /// Print how the tool is used.
    case help

    case version

    /// Print the names of the apps.
    case list

    case run(RunOptions)

    /// Print an app's views with what decides their layout.
    case layout(LayoutOptions)

    /// Show or run design patterns, as the words after “patterns” say.
    case patterns([String])

    /// Do what a family of commands is asked for by the words after its name.
    case family(String, [String])
}

/// How to run an app.
public struct RunOptions: Hashable, Sendable {
    /// The sides that a window can have, in points.
    public static let sideRange = 1.0...16_384.0

    /// The densities that a picture can have, in pixels per point.
    public static let scaleRange = 0.5...8.0

    /// The app's name, as `touchstone list` prints it.
    public var app: String

    /// Whether no window is to be opened, even where one could be.
    public var isHeadless = false

    /// The window's content in points; `nil` for the app's own choice.
    public var size: CGSize?

    /// Pixels per point of a picture; `nil` for ``usualScale``.
    public var scale: CGFloat?

    /// Light or dark; `nil` for the system's in a window, and for light without one.
    public var appearance: ScriptStep.Appearance?

    /// A language like `zh-Hans`; `nil` for the system's.
    public var language: Language?

    /// The script to play instead of the app's own recording.
    public var scriptPath: String?

    /// Where to write a picture at the end.
    public var snapshotPath: String?

    /// Where to write the views at the end.
    public var describePath: String?

    /// Runs an app as it is run without options.
    public init(app: String) {
        self.app = app
    }

    /// Whether no window is to be opened: scripts are played, and files made, without one, and a display
    /// has its own scale.
    public var isWindowless: Bool {
        isHeadless || scale != nil || scriptPath != nil || snapshotPath != nil
            || describePath != nil
    }

    /// Pixels per point where there is no display and nothing else was asked for.
    public static let usualScale: CGFloat = 2

    /// Throws when a window of `size` points at the chosen scale would be too large a picture.
    public func checkPicture(of size: CGSize) throws(ArgumentError) {
        let scale = scale ?? Self.usualScale
        guard PictureSize.isPossible(size, scale: scale) else {
            throw .tooManyPixels(size, scale: scale)
        }
    }
}

/// A reason why a command line makes no sense.
public enum ArgumentError: Error, Hashable, Sendable {
    /// The first word is no command; `suggestion` is one that is much like it.
    case unknownCommand(String, suggestion: String?)

    /// An option that no command has.
    case unknownOption(String, suggestion: String?)

    /// A name that none of the `apps` has.
    case unknownApp(String, apps: [String], suggestion: String?)

    /// A command that needs the name of an app has none.
    case missingApp(command: String, apps: [String])

    /// An option at the end of the line that needs something after it.
    case missingValue(option: String, wanted: String)

    case badValue(option: String, value: String, wanted: String)

    /// An option that takes no value got one by `=`.
    case needlessValue(option: String)

    case repeatedOption(String)

    /// Size and scale together make too large a picture.
    case tooManyPixels(CGSize, scale: CGFloat)

    /// Something more than the command needs.
    case extraArgument(String)
}

extension ArgumentError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownCommand(let name, let suggestion):
            "There is no command “\(name)”. \(Self.advice(suggestion))"
        case .unknownOption(let name, let suggestion):
            "There is no option “\(name)”. \(Self.advice(suggestion))"
        case .unknownApp(let name, let apps, let suggestion):
            """
            There is no app “\(name)”. \(suggestion.map { "Did you mean “\($0)”? " } ?? "")\
            The apps are: \(apps.joined(separator: ", ")).
            """
        case .missingApp(let command, let apps):
            "Which app? Say “touchstone \(command) \(apps.first ?? "App")”. The apps are: \(apps.joined(separator: ", "))."
        case .missingValue(let option, let wanted):
            "“\(option)” needs \(wanted) after it."
        case .badValue(let option, let value, let wanted):
            "“\(option)” should be \(wanted), not “\(value)”."
        case .needlessValue(let option):
            "“\(option)” takes no value. Write it alone."
        case .repeatedOption(let option):
            "“\(option)” was given twice. Keep one of them."
        case .tooManyPixels(let size, let scale):
            "\(PictureSize.complaint(size, scale: scale))."
        case .extraArgument(let argument):
            "“\(argument)” is one argument too many. See “touchstone --help”."
        }
    }

    private static func advice(_ suggestion: String?) -> String {
        suggestion.map { "Did you mean “\($0)”?" } ?? "See “touchstone --help”."
    }
}
