import Coordinates

/// The keys that an app's settings need before it learns its place.
enum LocationKeysExample {
    static func run(always: Bool, hasWhenInUse: Bool) -> [String] {
        let settings =
            hasWhenInUse ? ["NSLocationWhenInUseUsageDescription": "To show where you are"] : [:]
        let missing = LocationUsageKeys.missing(
            in: settings, for: always ? .always : .whenInUse, from: 10)
        return missing.isEmpty ? ["nothing is missing"] : missing.map(\.description)
    }
}
