import Foundation

/// How thoroughly tests repeat themselves.
public enum Thorough {
    /// `true` with `THOROUGH=1` in the environment.
    public static let isOn = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

    /// How often a test that looks for leaks repeats what it does.
    public static let leakCycles = isOn ? 1_000 : 50
}
