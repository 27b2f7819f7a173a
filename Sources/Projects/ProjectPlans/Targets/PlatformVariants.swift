import Foundation

extension [String] {
    /// The paths of Swift files without those that are for Linux alone and have a twin for Apple's
    /// systems: `Lock.Linux.swift` next to `Lock.Darwin.swift`. On iOS they are empty, but
    /// `#if os(Linux)` holds here, and both would declare the same.
    package func withoutLinuxVariants() -> [String] {
        let names = Set(map { Paths.name($0).lowercased() })
        return filter { path in
            let name = Paths.name(path).lowercased()
            guard name.contains("linux") else { return true }
            let hasTwin = ["darwin", "apple", "ios", "macos"].contains {
                names.contains(name.replacing("linux", with: $0))
            }
            return !hasTwin || !Self.isForLinux(path)
        }
    }

    /// `true` if all code of a file stands in one `#if os(Linux)`.
    private static func isForLinux(_ path: String) -> Bool {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        var (depth, begun) = (0, false)
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingPrefix { $0.isWhitespace }
            if line.isEmpty || line.hasPrefix("//") { continue }
            if depth == 0 {
                let condition = line.filter { !$0.isWhitespace }
                guard !begun, condition.hasPrefix("#ifos(Linux)"), !condition.contains("||") else {
                    return false
                }
                (depth, begun) = (1, true)
            } else if line.hasPrefix("#if") {
                depth += 1
            } else if line.hasPrefix("#endif") {
                depth -= 1
            } else if depth == 1, line.hasPrefix("#else") {
                return false
            }
        }
        return begun && depth == 0
    }
}
