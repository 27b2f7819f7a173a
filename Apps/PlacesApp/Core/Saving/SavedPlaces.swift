package import FileWatching
package import Foundation

/// The places of the user, and the settings of maps, kept in a file that only the user can read.
///
/// Two windows of the app do not overwrite each other's changes: see ``PrivateJSONFile``.
@MainActor
package final class SavedPlaces {
    /// Posted after a change.
    package nonisolated static let didChange = Notification.Name("SavedPlacesDidChange")

    private struct Contents: Codable {
        var places: [SavedPlace] = []
        var usesChinaSystem = false

        init() {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            places = try container.decode([SavedPlace].self, forKey: .places)
            usesChinaSystem = try container.decode(Bool.self, forKey: .usesChinaSystem)
            guard places.allSatisfy({ $0.details.coordinate != nil }) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .places, in: container, debugDescription: "One is not on the Earth.")
            }
        }

        /// Inserts a place, or its new version, by its date.
        mutating func put(_ place: SavedPlace) {
            places.removeAll { $0.id == place.id }
            places.append(place)
            places.sort { $0.date > $1.date }
        }
    }

    private let file: PrivateJSONFile<Contents>
    private let now: () -> Date

    /// Creates the places of a file.
    ///
    /// - Parameters:
    ///   - file: The file; without one nothing is kept.
    ///   - now: Returns the time.
    package init(file: URL? = nil, now: @escaping () -> Date = { Date() }) {
        self.file = PrivateJSONFile(file, initial: Contents())
        self.now = now
    }

    /// What was wrong with the file; `nil` for nothing.
    package var loadingError: SavedPlacesError? { file.loadingError }

    /// The places, newest first.
    package var places: [SavedPlace] { file.contents.places }

    /// `true` if imported maps are in China's system, GCJ-02.
    package var usesChinaSystem: Bool { file.contents.usesChinaSystem }

    /// The names of the lists, sorted.
    package var lists: [String] {
        Set(places.map(\.list)).subtracting([""])
            .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }

    /// Returns the saved place at a place.
    package func saved(_ details: PlaceDetails) -> SavedPlace? {
        places.first {
            $0.details.name == details.name && $0.details.latitude == details.latitude
                && $0.details.longitude == details.longitude
        }
    }

    // MARK: Changes

    /// Saves a place at the top.
    @discardableResult
    package func add(
        _ details: PlaceDetails, list: String = "", note: String = ""
    ) throws(SavedPlacesError) -> SavedPlace {
        let place = SavedPlace(details, list: list, note: note, date: now())
        try change { contents in
            let index = contents.places.firstIndex { $0.date <= place.date }
            contents.places.insert(place, at: index ?? contents.places.endIndex)
        }
        return place
    }

    /// Replaces a place by its new version, or puts it back if it was removed.
    package func update(_ place: SavedPlace) throws(SavedPlacesError) {
        try change { contents in
            guard let index = contents.places.firstIndex(where: { $0.id == place.id }) else {
                return contents.put(place)
            }
            contents.places[index] = place
        }
    }

    /// Removes a place.
    package func remove(_ id: SavedPlace.ID) throws(SavedPlacesError) {
        try change { $0.places.removeAll { $0.id == id } }
    }

    /// Puts back a place that was removed.
    package func restore(_ place: SavedPlace) throws(SavedPlacesError) {
        try change { $0.put(place) }
    }

    /// Sets the system of imported maps.
    package func setUsesChinaSystem(_ isUsed: Bool) throws(SavedPlacesError) {
        try change { $0.usesChinaSystem = isUsed }
    }

    private func change(
        _ body: @escaping (inout Contents) -> Void
    ) throws(SavedPlacesError) {
        // What is on the screen stays usable if the disk is full.
        defer { NotificationCenter.default.post(name: Self.didChange, object: self) }
        try file.change(body)
    }
}

/// A reason why the user's places are not complete.
package typealias SavedPlacesError = PrivateFileError
