import Foundation

/// The number of seeds in property tests: some thousands, or with `THOROUGH=1` in the environment
/// all.
enum Thoroughness {
    /// `true` if all seeds are tried.
    static let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

    /// Selects the number of seeds.
    static func seeds(_ ordinary: Int, thorough: Int) -> Int { isThorough ? thorough : ordinary }

    /// Prints the progress of a thorough run, which may be stopped early, to the standard error.
    static func report(_ count: Int, of test: String, share: Int, isLast: Bool) {
        guard isThorough, isLast || count.isMultiple(of: 500) else { return }
        let line = "\(test), share \(share): \(count) scripts\(isLast ? ", the end" : "")\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
