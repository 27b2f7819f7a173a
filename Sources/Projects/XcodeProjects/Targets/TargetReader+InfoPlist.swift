import ProjectPlans

// MARK: - Info.plist

extension TargetReader {
    /// Merges the keys that Xcode generates with those of the target's file, which win.
    mutating func readInfoPlist() {
        let isGenerated = settings.isOn("GENERATE_INFOPLIST_FILE")
        let file = settings.text("INFOPLIST_FILE").map(absolute)
        guard isGenerated || file != nil else { return }
        var keys = isGenerated ? generatedKeys() : [:]
        if let file {
            for (key, value) in fileKeys(file) { keys[key] = value }
        }
        if !draft.target.deviceFamilies.isEmpty, draft.target.kind == .application {
            keys["UIDeviceFamily"] = .array(
                draft.target.deviceFamilies.map { .integer($0.rawValue) })
        }
        let plist = PlannedInfoPlist(file: file, keys: keys)
        draft.target.infoPlist = plist
    }

    private mutating func fileKeys(_ path: String) -> [String: PropertyValue] {
        let place = settings.place(of: "INFOPLIST_FILE")
        var path = path
        if ProjectFolder.kind(of: path) == nil,
            let other = ProjectFolder.respelled(path, known: &spellings)
        {
            path = other
        }
        do throws(ProjectError) {
            let text = try ProjectFolder.text(of: path)
            let start = text.first { !$0.isWhitespace }
            let value =
                try start == "<"
                ? XMLPropertyList.read(text, path: path)
                : TextPropertyList.read(text, path: path).propertyValue
            guard case .dictionary(let keys) = expand(value) else {
                throw ProjectError(file: path, line: 1, "the property list is no dictionary")
            }
            return keys
        } catch {
            let isHere = error.place.line != nil
            remark(
                .error, "“\(path)” is not read: \(error.reason).",
                at: isHere ? error.place : place)
            return [:]
        }
    }

    private func expand(_ value: PropertyValue) -> PropertyValue {
        switch value {
        case .string(let text): return .string(settings.expand(text))
        case .array(let elements): return .array(elements.map(expand))
        case .dictionary(let values):
            return .dictionary(
                values.reduce(into: [:]) { $0[settings.expand($1.key)] = expand($1.value) })
        default: return value
        }
    }

    // MARK: Generated keys

    private func generatedKeys() -> [String: PropertyValue] {
        var keys: [String: PropertyValue] = [
            "CFBundleInfoDictionaryVersion": .string("6.0"),
            "CFBundleDevelopmentRegion": .string(settings["DEVELOPMENT_LANGUAGE"] ?? "en"),
            "CFBundleExecutable": .string(settings["EXECUTABLE_NAME"] ?? ""),
            "CFBundleIdentifier": .string(settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""),
            "CFBundleName": .string(settings["PRODUCT_NAME"] ?? ""),
            "CFBundlePackageType": .string(settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] ?? ""),
            "CFBundleShortVersionString": .string(settings["MARKETING_VERSION"] ?? ""),
            "CFBundleVersion": .string(settings["CURRENT_PROJECT_VERSION"] ?? ""),
        ]
        if draft.target.kind == .application { keys["LSRequiresIPhoneOS"] = .boolean(true) }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names where name.hasPrefix(prefix) {
            guard let text = settings.text(name) else { continue }
            add(String(name.dropFirst(prefix.count)), text, to: &keys)
        }
        return keys
    }

    private func add(_ key: String, _ text: String, to keys: inout [String: PropertyValue]) {
        let isOn = settings.isOn("INFOPLIST_KEY_" + key)
        switch key {
        case "UIApplicationSceneManifest_Generation":
            if isOn {
                keys["UIApplicationSceneManifest"] = .dictionary([
                    "UIApplicationSupportsMultipleScenes": .boolean(true),
                    "UISceneConfigurations": .dictionary([:]),
                ])
            }
        case "UILaunchScreen_Generation":
            if isOn {
                keys["UILaunchScreen"] = .dictionary(["UILaunchScreen": .dictionary([:])])
            }
        case "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPhone",
            "UISupportedInterfaceOrientations_iPad", "UIRequiredDeviceCapabilities",
            "NSUserActivityTypes", "UIBackgroundModes":
            keys[suffixed(key)] = .array(SettingWords.split(text).map { .string($0) })
        default:
            let isSwitch = ["YES", "NO"].contains(text)
            let isText = key.hasSuffix("Description") || key.hasSuffix("Name")
            keys[suffixed(key)] = isSwitch && !isText ? .boolean(isOn) : .string(text)
        }
    }

    /// `Key_iPad` becomes `Key~ipad`.
    private func suffixed(_ key: String) -> String {
        for (suffix, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")]
        where key.hasSuffix(suffix) {
            return key.dropLast(suffix.count) + device
        }
        return key
    }
}

extension ProjectValue {
    /// The value as a property list has it.
    var propertyValue: PropertyValue {
        switch content {
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(\.propertyValue))
        case .dictionary(let values): .dictionary(values.mapValues(\.propertyValue))
        }
    }
}
