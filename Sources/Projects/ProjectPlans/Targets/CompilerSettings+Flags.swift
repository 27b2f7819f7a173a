extension CompilerSettings {
    /// Adds what flags of the compiler say: conditions, features and modes become settings, and
    /// flags that change no code go. Others that the compiler on Linux knows are added to
    /// ``otherFlags``.
    ///
    /// - Returns: The flags that are ignored though they may matter, each with its value.
    public mutating func add(flags: [String]) -> [String] {
        var ignored: [String] = []
        var rest = flags[...]
        while let flag = rest.popFirst() {
            switch flag {
            case "", "$(inherited)": break
            case "-D": if let name = rest.popFirst() { addCondition(name) }
            case "-enable-upcoming-feature":
                if let name = Self.value(&rest) { upcomingFeatures.append(name) }
            case "-enable-experimental-feature":
                if let name = Self.value(&rest) { experimentalFeatures.append(name) }
            case "-default-isolation": setIsolation(Self.value(&rest))
            case "-swift-version": swiftVersion = rest.popFirst() ?? swiftVersion
            case "-package-name": otherFlags += [flag] + (rest.popFirst().map { [$0] } ?? [])
            case "-Xfrontend": addFrontend(&rest, to: &ignored)
            case _ where Self.withoutEffect(flag):
                if Self.valued.contains(flag) { _ = rest.popFirst() }
            case _ where flag.hasPrefix("-D"): addCondition(String(flag.dropFirst(2)))
            case _ where flag.hasPrefix("-strict-concurrency="): setStrictness(flag)
            case _ where Self.passed.contains(where: flag.hasPrefix): otherFlags.append(flag)
            default:
                let value = Self.foreign.contains(flag) ? rest.popFirst() : nil
                ignored.append(([flag] + (value.map { [$0] } ?? [])).joined(separator: " "))
            }
        }
        return ignored
    }

    /// The value of a flag: after `-Xfrontend` as well, where the flag itself was an inner one.
    private static func value(_ rest: inout ArraySlice<String>) -> String? {
        if rest.first == "-Xfrontend" { rest.removeFirst() }
        return rest.popFirst()
    }

    /// `-Xfrontend -strict-concurrency=…` and others of the compiler's inner flags.
    private mutating func addFrontend(_ rest: inout ArraySlice<String>, to ignored: inout [String])
    {
        guard let flag = rest.first else { return }
        let isOwn =
            flag.hasPrefix("-strict-concurrency=") || flag.hasPrefix("-enable-upcoming-feature")
            || flag.hasPrefix("-enable-experimental-feature") || flag == "-default-isolation"
        guard !isOwn else { return }
        rest.removeFirst()
        if Self.withoutEffect(flag) || flag.hasPrefix("-debug-time") { return }
        let isPassed =
            flag.hasPrefix("-enable-") || flag.hasPrefix("-disable-") || flag.hasPrefix("-solver-")
        if isPassed {
            otherFlags += ["-Xfrontend", flag]
        } else {
            ignored.append("-Xfrontend \(flag)")
        }
    }

    private mutating func addCondition(_ name: String) {
        if !name.isEmpty { compilationConditions.append(name) }
    }

    private mutating func setIsolation(_ text: String?) {
        if text == "MainActor" { defaultIsolation = .mainActor }
        if text == "nonisolated" { defaultIsolation = .nonisolated }
    }

    private mutating func setStrictness(_ flag: String) {
        let value = flag.split(separator: "=").last.flatMap {
            StrictConcurrency(rawValue: String($0))
        }
        strictConcurrency = value ?? strictConcurrency
    }

    /// `true` for flags about warnings, speed and files of the build.
    private static func withoutEffect(_ flag: String) -> Bool {
        let starts = [
            "-W", "-warn-", "-warnings-", "-suppress-", "-O", "-j", "-g", "-num-threads",
            "-driver-", "-emit-", "-serialize-", "-profile-", "-index-", "-stats-output",
            "-print-", "-v", "-whole-module", "-no-whole-module", "-wmo", "-incremental",
            "-enable-batch-mode", "-disable-batch-mode", "-enable-testing", "-sanitize",
            "-application-extension", "-fstack", "-Rmodule", "-Rpass", "-verify-emitted",
            "-trace-stats", "-enable-library-evolution", "-module-link-name", "-no-verify",
            "-continue-building", "-module-cache-path", "-no-emit-", "-no-color", "-color-",
            "-diagnostic-", "-embed-bitcode", "-autolink-force-load",
        ]
        return starts.contains(where: flag.hasPrefix)
    }

    /// Flags without an effect that a value follows.
    private static let valued: Set<String> = [
        "-Werror", "-Wwarning", "-num-threads", "-index-store-path", "-module-link-name",
        "-module-cache-path", "-stats-output-dir", "-emit-module-path", "-emit-objc-header-path",
    ]

    /// The beginnings of flags that mean on Linux what they mean elsewhere.
    private static let passed = [
        "-enable-bare-slash-regex", "-enforce-exclusivity", "-parse-as-library", "-solver-",
        "-disable-", "-enable-actor-data-race-checks", "-strict-memory-safety", "-nostdimport",
        "-define-availability",
    ]

    /// Flags about Objective-C, C, libraries and plug-ins that a value follows.
    private static let foreign: Set<String> = [
        "-Xcc", "-Xlinker", "-Xllvm", "-I", "-F", "-L", "-l", "-framework", "-import-objc-header",
        "-load-plugin-executable", "-load-plugin-library", "-plugin-path", "-external-plugin-path",
        "-Fsystem", "-Isystem", "-vfsoverlay", "-sdk", "-target", "-module-alias",
        "-access-notes-path", "-const-gather-protocols-file",
    ]
}

extension [String] {
    /// Flags as a sentence of a remark; `nil` if there are none.
    package var ignoredFlagsRemark: String? {
        guard let first else { return nil }
        guard count > 1 else { return "The compiler's flag “\(first)” is ignored." }
        return "The compiler's flags \(map { "“\($0)”" }.joined(separator: ", ")) are ignored."
    }
}
