import CommandLineKit
import Foundation

/// A program of its own that a command starts: an app, or the porting tool.
package struct SiblingProgram {
    /// The name of the executable.
    let name: String

    /// The command that builds it.
    let remedy: String

    /// The folders to look in, besides this program's, relative to the package's.
    var folders: [String] = []

    package init(name: String, remedy: String, folders: [String] = []) {
        self.name = name
        self.remedy = remedy
        self.folders = folders
    }

    /// Replaces this process by the program's, which keeps the name that this one was started by.
    ///
    /// - Throws: ``Missing`` where there is no executable.
    package func replaceProcess(with words: [String]) throws -> Never {
        let own = RunningProgram.folder
        let package = RunningProgram.package ?? own
        let path = own.appendingPathComponent(name).path
        let others = folders.map { package.appendingPathComponent("\($0)/\(name)").path }
        for candidate in [path] + others {
            var arguments =
                ([CommandLine.arguments.first ?? name] + words).map { strdup($0) } + [nil]
            execv(candidate, &arguments)
        }
        throw Missing(name: name, path: path, remedy: remedy)
    }

    /// A program whose executable cannot be started.
    struct Missing: Error, CustomStringConvertible {
        let name: String
        let path: String
        let remedy: String

        var description: String {
            "\(name) cannot be started: there is no program “\(path)”. “\(remedy)” builds it."
        }
    }
}
