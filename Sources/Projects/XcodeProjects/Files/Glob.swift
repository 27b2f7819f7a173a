import ProjectPlans

/// Patterns of names and paths: `*`, `**`, `?`, `[a-z]` and `{a,b}`.
enum Glob {
    /// The most alternatives that the braces of one pattern may stand for.
    static let mostAlternatives = 1_000

    /// `true` if a name matches a pattern without braces. A `*` stands for slashes too.
    static func matches(_ name: String, _ pattern: String) -> Bool {
        matches(Array(name.unicodeScalars), Array(pattern.unicodeScalars))
    }

    private static func matches(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
        var (at, from) = (0, 0)
        // Where the last star stands, and what it swallowed so far.
        var star: (pattern: Int, name: Int)?
        while at < name.count {
            if from < pattern.count, pattern[from] == "*" {
                star = (from, at)
                from += 1
            } else if from < pattern.count,
                let after = step(name[at], pattern: pattern, from: from)
            {
                (at, from) = (at + 1, after)
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                (at, from) = (last.name + 1, last.pattern + 1)
            } else {
                return false
            }
        }
        return pattern[from...].allSatisfy { $0 == "*" }
    }

    /// Where the pattern goes on if what stands at `from` matches `scalar`, `nil` if it does not.
    private static func step(
        _ scalar: Unicode.Scalar, pattern: [Unicode.Scalar], from: Int
    ) -> Int? {
        switch pattern[from] {
        case "?": return from + 1
        case "\\" where from + 1 < pattern.count:
            return pattern[from + 1] == scalar ? from + 2 : nil
        case "[":
            guard let end = pattern[(from + 1)...].firstIndex(of: "]"), end > from + 1 else {
                return scalar == "[" ? from + 1 : nil
            }
            var set = pattern[(from + 1)..<end]
            let isInverted = set.first == "!" || set.first == "^"
            if isInverted { set.removeFirst() }
            return contains(scalar, in: Array(set)) != isInverted ? end + 1 : nil
        default: return pattern[from] == scalar ? from + 1 : nil
        }
    }

    private static func contains(_ scalar: Unicode.Scalar, in set: [Unicode.Scalar]) -> Bool {
        var index = 0
        while index < set.count {
            if index + 2 < set.count, set[index + 1] == "-" {
                if set[index] <= scalar, scalar <= set[index + 2] { return true }
                index += 3
            } else {
                if set[index] == scalar { return true }
                index += 1
            }
        }
        return false
    }

    /// The patterns that one with braces stands for.
    static func alternatives(_ pattern: String) -> [String] {
        var (finished, open): ([String], [String]) = ([], [pattern])
        while let next = open.popLast() {
            guard finished.count + open.count < mostAlternatives,
                let choice = firstChoice(in: next)
            else {
                finished.append(next)
                continue
            }
            for option in choice.options.reversed() {
                open.append(choice.before + option + choice.after)
            }
        }
        return finished.uniqued()
    }

    /// The first pair of braces that holds no other.
    private static func firstChoice(
        in pattern: String
    ) -> (before: String, options: [String], after: String)? {
        guard let end = pattern.firstIndex(of: "}"),
            let start = pattern[..<end].lastIndex(of: "{")
        else { return nil }
        let inner = pattern[pattern.index(after: start)..<end]
        return (
            String(pattern[..<start]),
            inner.split(separator: ",", omittingEmptySubsequences: false).map(String.init),
            String(pattern[pattern.index(after: end)...])
        )
    }
}

extension Glob {
    /// The files that a pattern of CocoaPods finds in `folder`, absolute and sorted. `**` stands
    /// for any number of folders.
    static func files(_ pattern: String, in folder: String) -> [String] {
        var found: Set<String> = []
        var budget = ProjectFolder.mostEntries
        for pattern in alternatives(pattern) {
            let parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
            find(parts[...], in: folder, open: [], budget: &budget, into: &found)
        }
        return found.sorted()
    }

    private static func find(
        _ parts: ArraySlice<String>, in folder: String, open: Set<FileIdentity>,
        budget: inout Int, into found: inout Set<String>
    ) {
        guard let part = parts.first, budget > 0 else { return }
        let rest = parts.dropFirst()
        if part == ".." {
            find(rest, in: Paths.join(folder, ".."), open: open, budget: &budget, into: &found)
            return
        }
        guard part == "**" else {
            for name in ProjectFolder.names(in: folder) where matches(name, part) {
                budget -= 1
                let path = Paths.join(folder, name)
                if rest.isEmpty {
                    found.insert(path)
                } else if ProjectFolder.kind(of: path) == .folder {
                    find(rest, in: path, open: open, budget: &budget, into: &found)
                }
            }
            return
        }
        guard let identity = FileIdentity(of: folder), !open.contains(identity),
            open.count < ProjectFolder.deepest
        else { return }
        // A pattern that ends in `**` means all that it finds at this level.
        find(rest.isEmpty ? ["*"] : rest, in: folder, open: open, budget: &budget, into: &found)
        for name in ProjectFolder.names(in: folder) where budget > 0 {
            budget -= 1
            let path = Paths.join(folder, name)
            if ProjectFolder.kind(of: path) == .folder {
                find(
                    parts, in: path, open: open.union([identity]), budget: &budget, into: &found)
            }
        }
    }
}
