/// The options of `touchstone port`.
struct PortOptions {
    static let help = """
        Usage: touchstone port <folder or file>… --output FOLDER
               touchstone port <folder or file>… --check
               touchstone port <folder or file>… --report
               touchstone port <folder or file>… --lint

        Ports the iOS source of one module to Linux.

          --output FOLDER   Write the ported files there; files that stay the same are not touched.
          --check           Write nothing; print what would be changed and what cannot be ported.
          --report          Write nothing; print which APIs of UIKit the source uses and which of
                            them are missing.
          --survey          Write nothing; print which frameworks and APIs the source needs and
                            Linux lacks, as JSON.
          --lint            Write nothing; print which optional delegate methods of the source, as it
                            is, would not be called, because a subclass adds them.
          --info-plist NAME Read one Info.plist instead of source, and write it to the file that
                            --output names, with the app's NAME for the build settings in it.
          --context PATH    Also read, but do not port, the source of a module that is imported.
          --module NAME     A module of the project that is imported. One with the name of a
                            framework of Apple's is meant instead of that one.
          --api FILE        The names that --report compares with; by default Touchstone's own.
          --write-api FILE  Write the names that Touchstone's sources in the folder declare.
          --quiet           Print problems only.
          --app-resources   The module is an app with resources: those of Bundle.main are the
                            module's.
          --swift-version VERSION  The Swift version of the target. Below 5, names of Swift 3 and 4
                            that Apple's frameworks replaced are replaced, as UIControlState.
          --no-package      The module is none of a package: “#if SWIFT_PACKAGE” is false.
          --program NAME    The module is the app NAME: write TouchstoneProgram.swift, a program with
                            the options of Touchstone's apps, instead of the attribute @main.
          --suffix TEXT     Add a text to the names of the files that are written, as in f+Ported.swift.
          --keep-going      Exit with 0 also if something cannot be ported: the compiler decides.
          --help            Print this.

        Exit codes: 0 all was ported, 1 something cannot be, 2 the command line is wrong.
        """

    /// What to do with the module.
    enum Mode: Equatable {
        case help
        case port(output: String)
        case check
        case report
        case survey
        case lint
        case writeAPI(file: String)
    }

    var mode: Mode?
    var isQuiet = false
    var keepsGoing = false
    var hasAppResources = false

    /// `false` for a target of an Xcode project.
    var isPackage = true
    var apiFile: String?

    /// `true` for a target of Swift 3 or 4.
    var hasOldNames = false

    /// The app's name, for an `Info.plist`.
    var infoName: String?

    /// The name of an app that gets a program.
    var program: String?

    /// Stands at the end of the names of the files that are written. The compiler warns where a
    /// file has the name of the one that `#sourceLocation` names.
    var suffix = ""

    /// The files and folders of imported modules.
    var context: [String] = []

    /// The project's modules that may be imported.
    var modules: Set<String> = []

    /// The files and folders.
    var operands: [String] = []

    /// The path of the ported file. A `main.swift` keeps its name, which the compiler knows.
    func name(of path: String) -> String {
        path == "main.swift" || path.hasSuffix("/main.swift")
            ? path : path.dropLast(".swift".count) + suffix + ".swift"
    }

    init(_ words: [String]) throws(UsageError) {
        // `touchstone` passes an option and its value in one word.
        var words = words.flatMap { word in
            word.hasPrefix("--")
                ? word.split(separator: "=", maxSplits: 1).map(String.init) : [word]
        }[...]
        func value(of option: String) throws(UsageError) -> String {
            guard let value = words.popFirst() else {
                throw UsageError(description: "\(option) needs a value after it.")
            }
            return value
        }
        while let word = words.popFirst() {
            switch word {
            case "--help", "-h": mode = .help
            case "--output", "-o": mode = .port(output: try value(of: word))
            case "--check": mode = .check
            case "--report": mode = .report
            case "--survey": mode = .survey
            case "--lint": mode = .lint
            case "--write-api": mode = .writeAPI(file: try value(of: word))
            case "--suffix": suffix = try value(of: word)
            case "--swift-version": hasOldNames = try isOld(try value(of: word))
            case "--program": program = try value(of: word)
            case "--api": apiFile = try value(of: word)
            case "--info-plist": infoName = try value(of: word)
            case "--context": context.append(try value(of: word))
            case "--module": modules.insert(try value(of: word))
            case "--keep-going": keepsGoing = true
            case "--app-resources": hasAppResources = true
            case "--no-package": isPackage = false
            case "--quiet": isQuiet = true
            case _ where word.hasPrefix("-") && word.count > 1:
                throw UsageError(description: "There is no option “\(word)”.")
            default: operands.append(word)
            }
        }
        guard mode != .help else { return }
        guard !operands.isEmpty else {
            throw UsageError(description: "Which folder of iOS source?")
        }
        guard mode != nil else {
            throw UsageError(description: "Say --output FOLDER, --check, --report or --lint.")
        }
    }
}

/// `true` for a version below 5.
private func isOld(_ version: String) throws(UsageError) -> Bool {
    guard let major = version.split(separator: ".").first.flatMap({ Int($0) }), major > 0 else {
        throw UsageError(
            description: "“\(version)” is no version of Swift. Say --swift-version 4.2 or 5.")
    }
    return major < 5
}

/// A command line that says nothing meaningful.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}
