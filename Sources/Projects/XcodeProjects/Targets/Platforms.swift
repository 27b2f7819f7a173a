import ProjectPlans

/// The platforms that a target is made for.
enum Platforms {
    private static let names = [
        "macosx": "macOS", "appletvos": "tvOS", "appletvsimulator": "tvOS", "watchos": "watchOS",
        "watchsimulator": "watchOS", "xros": "visionOS", "xrsimulator": "visionOS",
        "driverkit": "DriverKit",
    ]

    /// The names of the platforms of a target that iOS is not among; `nil` if it is.
    static func foreign(_ settings: BuildSettings) -> String? {
        let supported = settings.words("SUPPORTED_PLATFORMS")
        if !supported.isEmpty {
            if supported.contains(where: { $0.hasPrefix("iphone") }) { return nil }
            let all = Set(supported.compactMap { names[$0] })
            return all.isEmpty ? nil : all.sorted().joined(separator: ", ")
        }
        guard let root = settings.text("SDKROOT") else {
            return settings.text("IPHONEOS_DEPLOYMENT_TARGET") == nil ? "macOS" : nil
        }
        let sdk = Paths.name(root).lowercased()
        return names.first { sdk.hasPrefix($0.key) }?.value
    }

    /// `true` if a filter of platforms lets iOS pass.
    static func includeIOS(_ filters: [String]) -> Bool {
        filters.isEmpty || filters.contains("ios")
    }
}
