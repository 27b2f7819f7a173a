package import Foundation

extension URL {
    /// The folder of the user's data: `XDG_DATA_HOME`, by default `~/.local/share`.
    ///
    /// As the specification of these variables asks, a path that is not absolute is ignored.
    package static func userData(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        folder("XDG_DATA_HOME", in: environment, usually: ".local/share")
    }

    /// The folder of files that can be made again: `XDG_CACHE_HOME`, by default `~/.cache`.
    package static func userCache(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        folder("XDG_CACHE_HOME", in: environment, usually: ".cache")
    }

    /// The user's own folder: `HOME`.
    package static func userHome(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    }

    private static func folder(
        _ variable: String, in environment: [String: String], usually usual: String
    ) -> URL {
        if let path = environment[variable], path.hasPrefix("/") {
            return URL(fileURLWithPath: path)
        }
        return userHome(environment).appendingPathComponent(usual)
    }
}
