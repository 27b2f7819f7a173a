/// Arithmetic on paths, without looking at files.
package enum Paths {
    /// Returns `path`, taken from `folder` if it is relative, without `.`, `..` and doubled
    /// slashes.
    package static func join(_ folder: String, _ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The last part.
    package static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Everything before the last part.
    package static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The ending of the last part in lower case, without its dot; empty if it has none.
    package static func ending(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The last part without its ending.
    package static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The language of the `.lproj` folder that holds a file, `nil` if none does.
    package static func language(_ path: String) -> String? {
        let parts = path.split(separator: "/").dropLast()
        return parts.last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    }

    /// `true` if `path` lies in `folder` or is it.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }
}
