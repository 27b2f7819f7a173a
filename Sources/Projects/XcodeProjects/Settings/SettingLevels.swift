import ProjectPlans

/// Puts together the levels that a target's build settings come from.
struct SettingLevels {
    let project: ProjectFile
    let paths: ProjectPaths

    /// The configuration to build, if the project has it.
    let configuration: String?

    private(set) var remarks: [PlanRemark] = []

    init(_ project: ProjectFile, paths: ProjectPaths, configuration: String?) {
        self.project = project
        self.paths = paths
        self.configuration = configuration
    }

    /// The settings of a target; of the project itself if `target` is `nil`.
    mutating func settings(of target: ProjectObject?) -> BuildSettings {
        let own = target.flatMap { chosen(of: $0) }
        let whole = chosen(of: project.root)
        let name = own?.string("name") ?? whole?.string("name") ?? "Debug"
        let assignments =
            Self.defaults(project, target: target, configuration: name)
            + (whole.map { level($0) } ?? [])
            + (own.map { level($0) } ?? [])
        return BuildSettings(
            assignments,
            circumstances: [
                "sdk": "iphonesimulator", "arch": "arm64", "config": name, "variant": "normal",
            ])
    }

    /// The configuration of a target or project that is built: the one that was asked for, or
    /// `Debug`, or one with “debug” in its name, or the first.
    private func chosen(of owner: ProjectObject) -> ProjectObject? {
        guard let list = project.object("buildConfigurationList", of: owner) else { return nil }
        let all = project.list("buildConfigurations", of: list)
        let named = { (name: String) in all.first { $0.string("name") == name } }
        return configuration.flatMap(named) ?? named("Debug")
            ?? all.first { $0.string("name")?.lowercased().contains("debug") ?? false }
            ?? list.string("defaultConfigurationName").flatMap(named) ?? all.first
    }

    /// What a configuration's file and the configuration itself assign.
    private mutating func level(_ configuration: ProjectObject) -> [SettingAssignment] {
        var assignments: [SettingAssignment] = []
        if let path = file(of: configuration) {
            let file = ConfigurationFile(
                at: path, namedAt: project.place(of: configuration), projectFolder: project.folder)
            assignments += file.assignments
            // Where pods are not installed, the Podfile says what is missing.
            if !path.contains("/Pods/Target Support Files/") { remarks += file.remarks }
        }
        return assignments
            + SettingAssignment.list(
                configuration.dictionary("buildSettings"), file: project.file)
    }

    /// The `.xcconfig` that a configuration is based on: a file of a group, or one of a folder that
    /// Xcode 16 keeps in step.
    private func file(of configuration: ProjectObject) -> String? {
        if let id = configuration.string("baseConfigurationReference") { return paths.paths[id] }
        guard let anchor = configuration.string("baseConfigurationReferenceAnchor"),
            let folder = paths.paths[anchor],
            let path = configuration.string("baseConfigurationReferenceRelativePath")
        else { return nil }
        return Paths.join(folder, path)
    }

    /// What Xcode itself assigns.
    private static func defaults(
        _ project: ProjectFile, target: ProjectObject?, configuration: String
    ) -> [SettingAssignment] {
        let name = target?.string("name") ?? project.name
        let type = target?.string("productType") ?? ""
        let folder = project.folder
        var values = [
            "TARGET_NAME": name, "TARGETNAME": name, "TARGET_ID": target?.id ?? "",
            "PROJECT_NAME": project.name, "PROJECT": project.name, "SRCROOT": folder,
            "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "PROJECT_FILE_PATH": project.path,
            "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
            "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
            "WRAPPER_NAME": "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)",
            "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)", "PLATFORM_NAME": "iphonesimulator",
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "DEVELOPMENT_LANGUAGE": project.root.string("developmentRegion") ?? "en",
            "BUILT_PRODUCTS_DIR": "/products", "CONFIGURATION_BUILD_DIR": "$(BUILT_PRODUCTS_DIR)",
            "TARGET_BUILD_DIR": "$(BUILT_PRODUCTS_DIR)", "USER": "mobile", "HOME": "/home",
            "PODS_CONFIGURATION_BUILD_DIR": "$(BUILT_PRODUCTS_DIR)", "PODS_ROOT": "$(SRCROOT)/Pods",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "TARGETED_DEVICE_FAMILY": "1",
        ]
        if let kind = ProductKind(productType: type) {
            values["PRODUCT_BUNDLE_PACKAGE_TYPE"] = kind.packageType
            values["WRAPPER_SUFFIX"] = kind.wrapperSuffix
        }
        let place = PlanPlace(file: project.file)
        let paths = ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR", "PROJECT_FILE_PATH"]
        return values.map {
            SettingAssignment(
                key: $0.key, value: $0.value, place: place, isLiteral: paths.contains($0.key))
        }
    }
}
