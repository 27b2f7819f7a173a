import ProjectPlans

/// Reads the build settings that change what Swift code means.
struct CompilerSettingReader {
    private let settings: BuildSettings
    private var result = CompilerSettings()

    init(_ settings: BuildSettings) { self.settings = settings }

    /// Reads the settings, and reports flags that are ignored.
    func read(onIgnored: (String) -> Void = { _ in }) -> CompilerSettings {
        var reader = self
        reader.readSettings()
        let ignored = reader.result.add(flags: settings.words("OTHER_SWIFT_FLAGS"))
        if let remark = ignored.ignoredFlagsRemark { onIgnored(remark) }
        reader.result.compilationConditions = reader.result.compilationConditions.uniqued()
        reader.result.upcomingFeatures = reader.result.upcomingFeatures.uniqued()
        return reader.result
    }

    private mutating func readSettings() {
        result.swiftVersion = settings.text("SWIFT_VERSION")
        result.deploymentTarget = settings.text("IPHONEOS_DEPLOYMENT_TARGET")
        result.compilationConditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        setIsolation(settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION"))
        setStrictness(settings.text("SWIFT_STRICT_CONCURRENCY"))
        result.experimentalFeatures = settings.words("SWIFT_ENABLE_EXPERIMENTAL_FEATURES")
        if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") {
            result.upcomingFeatures.append("BareSlashRegexLiterals")
        }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            result.upcomingFeatures += Self.approachable
        }
        for name in settings.names where name.hasPrefix(Self.prefix) {
            let feature = Self.feature(String(name.dropFirst(Self.prefix.count)))
            switch settings.text(name)?.lowercased() {
            case "yes", "migrate": result.upcomingFeatures.append(feature)
            case "no": result.upcomingFeatures.removeAll { $0 == feature }
            default: break
            }
        }
    }

    private mutating func setIsolation(_ text: String?) {
        if text == "MainActor" { result.defaultIsolation = .mainActor }
        if text == "nonisolated" { result.defaultIsolation = .nonisolated }
    }

    private mutating func setStrictness(_ text: String?) {
        guard let text, let value = CompilerSettings.StrictConcurrency(rawValue: text) else {
            return
        }
        result.strictConcurrency = value
    }

    private static let prefix = "SWIFT_UPCOMING_FEATURE_"

    /// What `SWIFT_APPROACHABLE_CONCURRENCY` turns on.
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// The compiler's name of a feature that settings name `EXISTENTIAL_ANY`.
    private static func feature(_ name: String) -> String {
        switch name {
        case "DISABLE_OUTWARD_ACTOR_ISOLATION": return "DisableOutwardActorInference"
        case "CONCISE_MAGIC_FILE": return "ConciseMagicFile"
        case "FORWARD_TRAILING_CLOSURES": return "ForwardTrailingClosures"
        case "IMPORT_OBJC_FORWARD_DECLARATIONS": return "ImportObjcForwardDeclarations"
        case "IMPLICIT_OPEN_EXISTENTIALS": return "ImplicitOpenExistentials"
        default: return name.split(separator: "_").map { $0.capitalized }.joined()
        }
    }
}

extension StringProtocol {
    /// The text with a capital first letter and small others.
    fileprivate var capitalized: String {
        prefix(1).uppercased() + dropFirst().lowercased()
    }
}
