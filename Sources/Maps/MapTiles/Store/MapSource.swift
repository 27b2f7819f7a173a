import CVectorTiles
package import Foundation
import Synchronization

/// The files that maps are drawn from, and the small world below them.
///
///     try MapSource.shared.add(MBTiles(path: "berlin.mbtiles"))
///
/// A square is drawn from the file that was added last and has it; deeper ones from parts of those.
public final class MapSource: Sendable {
    /// The source of all maps of the app.
    public static let shared = MapSource()

    private struct State {
        var files: [MBTiles] = []
        var generation = 0
        var problem: MapTileError?
        var recent: [TileIndex: FoundTile] = [:]
    }

    private let state = Mutex(State())

    /// The world, which is in the public domain; `nil` where the app's resources are missing.
    private let world: MBTiles?

    package init() { world = Self.worldPath.flatMap { try? MBTiles(path: $0) } }

    /// Adds a file, in place of one with its path.
    public func add(_ file: MBTiles) {
        state.withLock { state in
            state.files.removeAll { $0.path == file.path }
            state.files.append(file)
            state.generation += 1
            state.recent = [:]
        }
        NotificationCenter.default.post(name: Self.didChange, object: nil)
    }

    /// Removes the file with a path.
    public func remove(path: String) {
        state.withLock { state in
            state.files.removeAll { $0.path == path }
            state.generation += 1
            state.recent = [:]
        }
        NotificationCenter.default.post(name: Self.didChange, object: nil)
    }

    /// The files that were added, in order.
    public var files: [MBTiles] { state.withLock { $0.files } }

    /// The number of changes of the files.
    package var generation: Int { state.withLock { $0.generation } }

    /// The last damage that was found in a tile; `nil` without one. Its square shows the world.
    public var problem: MapTileError? { state.withLock { $0.problem } }

    /// Posted after a file was added or removed.
    package static let didChange = Notification.Name("TouchstoneMapSourceDidChange")

    /// The licences of what is shown in an area of the world's unit square. OpenStreetMap's
    /// contributors are named for each file without an attribution, since most files are theirs.
    package func attributions(in area: CGRect, zoom: Int) -> [String] {
        var names: [String] = []
        for file in files where file.mayHaveAny(in: area, zoom: zoom) {
            let name =
                file.attribution.isEmpty ? "© OpenStreetMap contributors" : file.attribution
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? world.map { [$0.attribution] } ?? [] : names
    }

    /// A tile, with the square that it covers.
    package struct FoundTile: Sendable {
        package let tile: VectorTile

        /// The square of the tile: the requested one, or one that contains it.
        package let index: TileIndex

        /// `true` if the tile has the world's land, on water; else it has water, on land.
        package let isWorld: Bool
    }

    /// Returns the best tile for a square; an empty one where there is none.
    package func tile(_ index: TileIndex) -> FoundTile {
        for file in files.reversed() where file.mayHave(index) {
            // An area that a file leaves out at its deepest zoom may be there at a lesser one.
            var zoom = min(index.zoom, file.zooms.upperBound)
            while zoom >= max(file.zooms.lowerBound, index.zoom - 8) {
                let ancestor = index.ancestor(atZoom: zoom)
                if let found = read(ancestor, of: file) { return found }
                zoom -= 1
            }
        }
        let nothing = FoundTile(tile: VectorTile(), index: index, isWorld: true)
        guard let world else { return nothing }
        return read(index.ancestor(atZoom: world.zooms.upperBound), of: world) ?? nothing
    }

    private func read(_ index: TileIndex, of file: MBTiles) -> FoundTile? {
        let isWorld = file === world
        if isWorld, let kept = state.withLock({ $0.recent[index] }) { return kept }
        do {
            guard let tile = try file.tile(index) else { return nil }
            let found = FoundTile(tile: tile, index: index, isWorld: isWorld)
            // Squares of the world are few, and each is a part of many deeper ones.
            if isWorld { state.withLock { $0.recent[index] = found } }
            return found
        } catch {
            state.withLock { $0.problem = error }
            return nil
        }
    }

    /// The path of the world's file: next to the program, or to the library with this code.
    private static var worldPath: String? {
        var folders = [Bundle.main.bundlePath]
        if let image = cvectortiles_image() {
            folders.append(
                URL(fileURLWithPath: String(cString: image)).deletingLastPathComponent().path)
        }
        return folders.map { "\($0)/touchstone_MapTiles.resources/world.mbtiles" }
            .first { FileManager.default.isReadableFile(atPath: $0) }
    }
}

extension MBTiles {
    /// Returns `true` if the file may have a tile in an area.
    fileprivate func mayHaveAny(in area: CGRect, zoom: Int) -> Bool {
        zoom >= zooms.lowerBound && reaches(area)
    }
}
