import Foundation

/// How much the property tests try: some thousands of seeds, or with `THOROUGH=1` in the environment all of them.
enum Thoroughness {
    /// Whether everything is to be tried.
    static let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

    /// One number or the other.
    static func seeds(_ ordinary: Int, thorough: Int) -> Int { isThorough ? thorough : ordinary }
}
