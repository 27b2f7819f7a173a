import Foundation

/// How much the property tests try: some thousands of seeds, or with `THOROUGH=1` in the environment all of them.
enum Thoroughness {
    /// Whether everything is to be tried.
    static let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

    /// One number or the other.
    static func seeds(_ ordinary: Int, thorough: Int) -> Int { isThorough ? thorough : ordinary }

    /// Says on the standard error how far a thorough run is, which may be stopped before its end.
    static func report(_ count: Int, of test: String, share: Int, isLast: Bool) {
        guard isThorough, isLast || count.isMultiple(of: 500) else { return }
        let line = "\(test), share \(share): \(count) scripts\(isLast ? ", the end" : "")\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
