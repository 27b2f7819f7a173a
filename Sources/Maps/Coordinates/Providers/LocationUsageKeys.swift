public import Foundation

/// The keys that an app's `Info.plist` must have before iOS lets it ask for the user's place.
///
/// Without them the map stays blue and the app's page in Settings has no row for the place, on just
/// those versions whose keys are missing.
///
///     LocationUsageKeys.missing(in: settings, for: .always, from: 10)
///     // [NSLocationAlwaysAndWhenInUseUsageDescription, from iOS 11 on]
///
/// The keys are Apple's: see “Requesting authorization to use location services” in its
/// documentation of Core Location.
public enum LocationUsageKeys {
    /// When an app wants to know the place.
    public enum Access: Hashable, Sendable {
        /// While it is on the screen.
        case whenInUse

        /// In the background too.
        case always
    }

    /// A key, and the versions of iOS that want it.
    public struct Requirement: Hashable, Sendable {
        /// The key in `Info.plist`.
        public let key: String

        /// The first version that wants it.
        public let firstVersion: Int

        /// The last version that wants it; `nil` when all later ones do.
        public let lastVersion: Int?
    }

    private static func requirements(for access: Access) -> [Requirement] {
        let whenInUse = Requirement(
            key: "NSLocationWhenInUseUsageDescription", firstVersion: 8, lastVersion: nil)
        guard access == .always else { return [whenInUse] }
        return [
            whenInUse,
            Requirement(key: "NSLocationAlwaysUsageDescription", firstVersion: 8, lastVersion: 10),
            Requirement(
                key: "NSLocationAlwaysAndWhenInUseUsageDescription", firstVersion: 11,
                lastVersion: nil),
        ]
    }

    /// The keys that one version of iOS wants. Before iOS 8 it asked without.
    public static func required(for access: Access, on version: Int) -> [String] {
        requirements(for: access)
            .filter { $0.firstVersion <= version && version <= $0.lastVersion ?? version }
            .map(\.key)
    }

    /// The keys that some version from the oldest one that an app runs on wants, and that are not
    /// there or have no text.
    public static func missing(
        in settings: [String: String], for access: Access, from oldestVersion: Int
    ) -> [Requirement] {
        requirements(for: access).filter { requirement in
            let isWanted = oldestVersion <= requirement.lastVersion ?? oldestVersion
            let text = settings[requirement.key]?.trimmingCharacters(in: .whitespacesAndNewlines)
            return isWanted && (text ?? "").isEmpty
        }
    }

    /// What is missing in a file.
    ///
    /// - Parameter propertyList: The bytes of an `Info.plist`.
    /// - Throws: When they are no property list.
    public static func missing(
        in propertyList: Data, for access: Access, from oldestVersion: Int
    ) throws -> [Requirement] {
        let list = try PropertyListSerialization.propertyList(from: propertyList, format: nil)
        let settings = (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
        return missing(in: settings, for: access, from: oldestVersion)
    }
}

extension LocationUsageKeys.Requirement: CustomStringConvertible {
    public var description: String {
        let versions =
            lastVersion.map { "iOS \(firstVersion) to \($0)" } ?? "iOS \(firstVersion) and later"
        return "\(key), which \(versions) want. Add it with a text that says what the place is for."
    }
}
