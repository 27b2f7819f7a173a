public import Foundation

/// The keys that an app's `Info.plist` needs before iOS grants access to the user's location.
///
/// Without them the map stays blue and the app's page in Settings lacks the location row, only on
/// those versions whose keys are missing.
///
///     LocationUsageKeys.missing(in: settings, for: .always, from: 10)
///     // [NSLocationAlwaysAndWhenInUseUsageDescription, from iOS 11 on]
///
/// The keys are Apple's: see “Requesting authorization to use location services” in its
/// documentation of Core Location.
public enum LocationUsageKeys {
    /// The time at which an app needs the location.
    public enum Access: Hashable, Sendable {
        /// While it is on the screen.
        case whenInUse

        /// In the background too.
        case always
    }

    /// A key, and the versions of iOS that require it.
    public struct Requirement: Hashable, Sendable {
        /// The key in `Info.plist`.
        public let key: String

        /// The first version that requires it.
        public let firstVersion: Int

        /// The last version that requires it; `nil` when all later ones do.
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

    /// Returns the keys required by a version of iOS. Versions before iOS 8 require none.
    public static func required(for access: Access, on version: Int) -> [String] {
        requirements(for: access)
            .filter { $0.firstVersion <= version && version <= $0.lastVersion ?? version }
            .map(\.key)
    }

    /// Returns the keys that are required by any version from the oldest supported one, but missing
    /// or empty.
    public static func missing(
        in settings: [String: String], for access: Access, from oldestVersion: Int
    ) -> [Requirement] {
        requirements(for: access).filter { requirement in
            let isWanted = oldestVersion <= requirement.lastVersion ?? oldestVersion
            let text = settings[requirement.key]?.trimmingCharacters(in: .whitespacesAndNewlines)
            return isWanted && (text ?? "").isEmpty
        }
    }

    /// Returns the missing keys of a file.
    ///
    /// - Parameters:
    ///   - propertyList: The bytes of an `Info.plist`.
    ///   - access: The access that the app requests.
    ///   - oldestVersion: The oldest version of iOS that the app supports.
    /// - Throws: An error when the bytes are not a property list.
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
