import CoreLocation
package import Foundation
import MapImporting
import MapTiles
package import Places

/// A region of the map that the user has imported.
package struct MapRegion: Hashable, Identifiable, Sendable {
    package let file: URL

    /// The size of the file in bytes.
    package let size: Int

    package var id: String { file.path }
    package var name: String { file.deletingPathExtension().lastPathComponent }
}

/// The user's maps with their places: several regions, each imported from an extract.
@MainActor
package final class MapLibrary {
    /// Posted after a region was added or removed.
    package nonisolated static let didChange = Notification.Name("MapLibraryDidChange")

    /// The places of all regions; `nil` before the first import.
    package private(set) var store: SQLitePlaceStore?

    /// The regions, sorted by name.
    package private(set) var regions: [MapRegion]

    /// The first file that could not be opened; `nil` if all could.
    package private(set) var loadingError: MapLibraryError?

    private let folders: PlaceFolders

    /// Opens the maps and places in their folders.
    package init(_ folders: PlaceFolders) {
        self.folders = folders
        regions = Self.regions(in: folders.maps)
        ImportFolder.tidy(folders.maps)
        for region in regions {
            do {
                MapSource.shared.add(try MBTiles(path: region.file.path))
            } catch {
                loadingError = loadingError ?? MapLibraryError(error, about: region.file)
            }
        }
        guard FileManager.default.fileExists(atPath: folders.places.path) else { return }
        do {
            store = try SQLitePlaceStore(path: folders.places.path)
        } catch {
            loadingError = loadingError ?? MapLibraryError(error, about: folders.places)
        }
        LocationServices.shared.places = store
    }

    /// Returns the regions in the folder, sorted by name.
    private static func regions(in folder: URL) -> [MapRegion] {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".mbtiles") && !$0.hasPrefix(".") }
            .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
            .map { name in
                let file = folder.appending(path: name)
                let size = try? files.attributesOfItem(atPath: file.path)[.size] as? Int
                return MapRegion(file: file, size: size ?? 0)
            }
    }

    /// `true` if there is no map: the small world alone is shown.
    package var isEmpty: Bool { regions.isEmpty }

    private func storeToFill() throws(MapLibraryError) -> SQLitePlaceStore {
        if let store { return store }
        do {
            try FileManager.default.createDirectory(
                at: folders.data, withIntermediateDirectories: true)
            let store = try SQLitePlaceStore(path: folders.places.path)
            self.store = store
            LocationServices.shared.places = store
            return store
        } catch {
            throw MapLibraryError(error, about: folders.places)
        }
    }

    /// Imports an extract (PBF) with its places, or takes over a file of tiles (MBTiles). A region
    /// of this name is replaced when everything is there.
    ///
    /// - Parameter progress: Called with the completed share, from 0 to 1, on any thread.
    package func add(
        _ file: URL, progress: @escaping @Sendable (Double) -> Void
    ) async throws(MapLibraryError) -> MapRegion {
        let isTiles = file.pathExtension.lowercased() == "mbtiles"
        let name =
            isTiles
            ? file.deletingPathExtension().lastPathComponent : MapImport(file.path).name
        let tiles = folders.maps.appending(path: name + ".mbtiles")
        let folder = try ImportFolder(in: folders.maps)
        defer { folder.remove() }
        let part = folder.url.appending(path: tiles.lastPathComponent)
        if isTiles {
            try await Self.copy(file, to: part)
        } else {
            let store = try storeToFill()
            try await Self.importExtract(file, to: part, store, tiles.path, progress)
        }
        guard rename(part.path, tiles.path) == 0 else {
            throw .notStored(reason: String(cString: strerror(errno)))
        }
        do {
            MapSource.shared.add(try MBTiles(path: tiles.path))
        } catch {
            throw MapLibraryError(error, about: tiles)
        }
        regionsChanged()
        guard let region = regions.first(where: { $0.file.path == tiles.path }) else {
            throw .file(name: tiles.lastPathComponent, reason: String(cString: strerror(ENOENT)))
        }
        return region
    }

    private func regionsChanged() {
        regions = Self.regions(in: folders.maps)
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    private nonisolated static func copy(_ file: URL, to part: URL) async throws(MapLibraryError) {
        do {
            // A file that is no map is refused before it is copied.
            _ = try MBTiles(path: file.path)
            try FileManager.default.copyItem(at: file, to: part)
        } catch {
            throw MapLibraryError(error, about: file)
        }
    }

    /// The share of the time that the map takes; the places take the rest.
    private nonisolated static let mapShare = 0.7

    private nonisolated static func importExtract(
        _ file: URL, to part: URL, _ store: SQLitePlaceStore, _ source: String,
        _ progress: @escaping @Sendable (Double) -> Void
    ) async throws(MapLibraryError) {
        do {
            let features = try PlaceImport.temporaryFile()
            _ = try await MapImport(file.path).run(to: part.path, places: features) {
                progress($0 * mapShare)
            }
            var places = PlaceImport(file.path)
            places.source = source
            // A newer extract of the region may have other places.
            places.replacesAll = true
            let wasThere = try await store.importState(of: source) != nil
            do {
                _ = try await places.run(into: store, features: features) { report in
                    let share = Double(report.bytes) / Double(max(report.totalBytes, 1))
                    progress(mapShare + min(share, 1) * (1 - mapShare))
                }
                try Task.checkCancellation()
            } catch {
                if !wasThere { _ = try? await store.removeSource(source) }
                throw error
            }
        } catch {
            throw MapLibraryError(error, about: file)
        }
    }

    /// Removes a region with its places.
    package func remove(_ region: MapRegion) async throws(MapLibraryError) {
        if let error = await errorOfRemovingPlaces(of: region) {
            throw MapLibraryError(error, about: region.file)
        }
        MapSource.shared.remove(path: region.file.path)
        do {
            try FileManager.default.removeItem(at: region.file)
        } catch {
            throw MapLibraryError(error, about: region.file)
        }
        regionsChanged()
    }

    // A function of its own, since the compiler (Swift 6.3.1) crashes while it optimises one that
    // awaits, catches and throws.
    private func errorOfRemovingPlaces(of region: MapRegion) async -> PlaceStoreError? {
        guard let store else { return nil }
        do {
            _ = try await store.removeSource(region.file.path)
            return nil
        } catch {
            return error
        }
    }
}
