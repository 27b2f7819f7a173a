/// How an app is started.
public struct PlannedLaunch: Hashable, Sendable, Codable {
    /// The name of the application's target.
    public var target: String?

    /// What the app is started with.
    public var options: RunOptions

    /// Creates a launch, of the project's only app by default.
    public init(target: String? = nil, options: RunOptions = RunOptions()) {
        self.target = target
        self.options = options
    }
}

/// Which tests run, and how.
public struct PlannedTestRun: Hashable, Sendable, Codable {
    /// The choice among a target's tests.
    public struct Selection: Hashable, Sendable, Codable {
        /// The name of the tests' target.
        public var target: String

        /// The tests that run, as `Class` or `Class/method`; `nil` for all.
        public var only: [String]?

        /// The tests that do not run.
        public var skipped: [String]

        /// Creates a choice, of all tests by default.
        public init(target: String, only: [String]? = nil, skipped: [String] = []) {
            self.target = target
            self.only = only
            self.skipped = skipped
        }
    }

    /// The targets whose tests run.
    public var selections: [Selection]

    /// What the tests are started with.
    public var options: RunOptions

    /// The `.xctestplan` that says so; `nil` if the scheme does.
    public var testPlan: String?

    /// The names of the targets whose lines coverage counts; `nil` for all but tests.
    public var covered: [String]?

    /// Creates a run, of no tests by default.
    public init(
        selections: [Selection] = [], options: RunOptions = RunOptions(), testPlan: String? = nil
    ) {
        self.selections = selections
        self.options = options
        self.testPlan = testPlan
    }
}

/// What a process is started with.
public struct RunOptions: Hashable, Sendable, Codable {
    /// The words after the program's name.
    public var arguments: [String]

    /// The variables that are added to the environment.
    public var environment: [String: String]

    /// A language such as `zh-Hans`; `nil` for the user's.
    public var language: String?

    /// A region such as `CN`; `nil` for the user's.
    public var region: String?

    /// Creates options, none by default.
    public init(
        arguments: [String] = [], environment: [String: String] = [:], language: String? = nil,
        region: String? = nil
    ) {
        self.arguments = arguments
        self.environment = environment
        self.language = language
        self.region = region
    }
}

extension RunOptions {
    /// The defaults that arguments set: those of `-name value`.
    package var defaults: [String: String] { split.defaults }

    /// The arguments that set no default.
    package var words: [String] { split.words }

    private var split: (defaults: [String: String], words: [String]) {
        var (defaults, words): ([String: String], [String]) = ([:], [])
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word.hasPrefix("-"), let value = rest.first, !value.hasPrefix("-") {
                defaults[String(word.dropFirst())] = value
                rest.removeFirst()
            } else {
                words.append(word)
            }
        }
        return (defaults, words)
    }
}
