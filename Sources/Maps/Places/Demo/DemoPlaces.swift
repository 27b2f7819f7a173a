import Foundation

/// A few hundred real places each in Shanghai and Hong Kong, for trying searches.
///
///     let store = try await DemoPlaces.open()
///     try await store.search(KeywordRequest("外滩"))
///
/// © OpenStreetMap contributors, ODbL 1.0: display ``licence`` with them.
public enum DemoPlaces {
    /// The source of the places and their licence conditions.
    public static var licence: String {
        String(decoding: PackageResources.demo_places_licence_txt, as: UTF8.self)
    }

    /// Opens a store with the places in the user's cache folder. It is created on first use, in a
    /// fraction of a second.
    public static func open() async throws(PlaceImportError) -> SQLitePlaceStore {
        try await open(preferring: usualFolder)
    }

    /// Opens a store with the places in a folder or, if that is not writable, in a private folder
    /// for temporary files.
    public static func open(
        preferring folder: String
    ) async throws(PlaceImportError) -> SQLitePlaceStore {
        do {
            return try await open(in: folder)
        } catch {
            guard case .store = error.reason, let temporaryFolder else { throw error }
            return try await open(in: temporaryFolder)
        }
    }

    /// A temporary folder that only this user can write, or `nil` when another user has taken its
    /// name.
    private static var temporaryFolder: String? {
        let path = NSTemporaryDirectory() + "/touchstone-demo-\(geteuid())"
        mkdir(path, 0o700)
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
            status.st_uid == geteuid(), status.st_mode & 0o077 == 0
        else { return nil }
        return path
    }

    /// Opens a store with the places.
    ///
    /// - Parameter folder: The folder in which the file is or will be created.
    public static func open(in folder: String) async throws(PlaceImportError) -> SQLitePlaceStore {
        let source = folder + "/demo-places.csv"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            let text = Data(Self.text.utf8)
            if FileManager.default.contents(atPath: source) != text {
                try text.write(to: URL(fileURLWithPath: source), options: .atomic)
            }
        } catch {
            throw PlaceImportError(
                reason: .store(PlaceStoreError(.readOnly, store: folder)),
                report: PlaceImportReport())
        }
        let store: SQLitePlaceStore
        do {
            store = try SQLitePlaceStore(path: folder + "/demo-places-\(PlaceSchema.version).db")
        } catch {
            throw PlaceImportError(reason: .store(error), report: PlaceImportReport())
        }
        var request = PlaceImport(source)
        // Independent of the folder.
        request.source = "demo-places.csv"
        _ = try await request.run(into: store)
        return store
    }

    private static var usualFolder: String {
        let environment = ProcessInfo.processInfo.environment
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            return cache + "/touchstone"
        }
        return NSHomeDirectory() + "/.cache/touchstone"
    }
}
