import CArchive
package import Foundation

/// Reads single files out of an archive, such as a ZIP file, by libarchive.
///
/// Sizes are counted while unpacking, not believed: a small file that unpacks to gigabytes is
/// refused after ``Limits/fileSize`` bytes.
package struct ArchiveReader: Sendable {
    /// Limits on what is unpacked.
    package struct Limits: Hashable, Sendable {
        /// The longest unpacked file, in bytes.
        package var fileSize = 16 << 20

        /// The most entries that are looked at.
        package var entries = 20_000

        package init() {}
    }

    private let path: String
    private let limits: Limits

    package init(file: URL, limits: Limits = Limits()) {
        path = file.path
        self.limits = limits
    }

    /// The contents of the entries with some names. Entries that are not there are left out.
    package func contents(of names: Set<String>) throws(ArchiveError) -> [String: Data] {
        guard let archive = archive_read_new() else { throw .unreadable("") }
        defer { archive_read_free(archive) }
        archive_read_support_format_zip(archive)
        archive_read_support_filter_none(archive)
        guard archive_read_open_filename(archive, path, 1 << 16) == ARCHIVE_OK else {
            throw .unreadable(Self.reason(archive))
        }
        var found: [String: Data] = [:]
        var count = 0
        while found.count < names.count {
            var entry: OpaquePointer?
            let code = archive_read_next_header(archive, &entry)
            if code == ARCHIVE_EOF { break }
            guard code == ARCHIVE_OK || code == ARCHIVE_WARN, let entry else {
                throw .unreadable(Self.reason(archive))
            }
            count += 1
            guard count <= limits.entries else { throw .tooManyEntries(limits.entries) }
            let name = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
            guard let name = name.map({ String(cString: $0) }), names.contains(name),
                found[name] == nil
            else { continue }
            found[name] = try data(of: name, archive)
        }
        return found
    }

    private func data(of name: String, _ archive: OpaquePointer) throws(ArchiveError) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = archive_read_data(archive, &buffer, buffer.count)
            guard count >= 0 else { throw .unreadable(Self.reason(archive)) }
            if count == 0 { return data }
            guard data.count + count <= limits.fileSize else {
                throw .tooLarge(name: name, limit: limits.fileSize)
            }
            data.append(contentsOf: buffer[..<count])
        }
    }

    private static func reason(_ archive: OpaquePointer) -> String {
        archive_error_string(archive).map { String(cString: $0) } ?? ""
    }
}

/// A reason why an archive could not be read.
package enum ArchiveError: Error, Hashable, Sendable {
    /// The library's own reason.
    case unreadable(String)

    /// A file in the archive is longer than `limit` bytes.
    case tooLarge(name: String, limit: Int)

    case tooManyEntries(Int)
}
