/// What SwiftPM and the test libraries print, read line by line.
struct SwiftOutput {
    /// `true` once everything is compiled and linked.
    private(set) var isBuilt = false

    /// The number of tests that were run.
    var tests: Int { (parallel > 0 ? parallel : classic) + modern }

    private var classic = 0
    private var parallel = 0
    private var modern = 0

    /// What to do with a line.
    enum Action: Equatable {
        case show

        /// A step of the build, for the updating line.
        case progress(share: Double, text: String)

        case drop
    }

    /// Takes a line.
    mutating func take(_ line: String) -> Action {
        if line.hasPrefix("Build complete!")
            || line.hasPrefix("Build of") && line.contains("complete!")
        {
            isBuilt = true
            return .drop
        }
        if let step = line.prefixMatch(of: /\[(\d+)\/(\d+)\] (.*)/) {
            let (_, done, all, text) = step.output
            // Tests in parallel are counted in the same way.
            if text.hasPrefix("Testing ") {
                parallel = Int(all) ?? 0
                return .show
            }
            if !isBuilt {
                let share = (Double(done) ?? 0) / max(Double(all) ?? 1, 1)
                return .progress(share: share, text: String(text))
            }
        }
        if Self.isNoise(line) { return .drop }
        if let run = line.firstMatch(of: /^\s*Executed (\d+) tests?, with/) {
            classic = max(classic, Int(run.1) ?? 0)
        }
        if let run = line.firstMatch(of: /Test run with (\d+) tests?/) {
            modern = max(modern, Int(run.1) ?? 0)
        }
        return .show
    }

    private static func isNoise(_ line: String) -> Bool {
        line.hasPrefix("Building for debugging") || line.hasPrefix("Building for production")
            || line.contains("prohibited flag")
            || line.hasPrefix("warning: dependency '") && line.hasSuffix("not used by any target")
    }
}
