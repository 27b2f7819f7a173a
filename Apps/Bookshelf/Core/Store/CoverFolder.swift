package import Foundation

/// A folder of covers that were fetched, which is kept from growing without end.
package struct CoverFolder: Sendable {
    private let folder: URL
    private let room: Int

    /// - Parameter room: The most bytes that files may take.
    package init(_ folder: URL, room: Int = 64_000_000) {
        self.folder = folder
        self.room = room
    }

    /// Removes the files that were not used for longest, until the others take at most three
    /// quarters of the room. Does nothing while there is room.
    package func trim() {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys))
        var known = (files ?? []).compactMap { file -> (url: URL, size: Int, used: Date)? in
            guard let values = try? file.resourceValues(forKeys: keys), let size = values.fileSize
            else { return nil }
            return (file, size, values.contentModificationDate ?? .distantPast)
        }
        var sum = known.reduce(0) { $0 + $1.size }
        guard sum > room else { return }
        known.sort { $0.used < $1.used }
        for file in known where sum > room / 4 * 3 {
            // One that another program has removed is gone as well.
            try? FileManager.default.removeItem(at: file.url)
            sum -= file.size
        }
    }
}
