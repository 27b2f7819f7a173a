import Foundation

/// Removal of U+0000 from stored texts: no name contains it, it ends texts in C, and PostgreSQL
/// refuses it.
extension String {
    package var withoutNull: String {
        guard hasNull else { return self }
        var kept = UnicodeScalarView()
        kept.append(contentsOf: unicodeScalars.lazy.filter { $0 != "\0" })
        return String(kept)
    }

    fileprivate var hasNull: Bool {
        if isEmpty { return false }
        let found = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.baseAddress.flatMap { memchr($0, 0, bytes.count) } != nil
        }
        return found ?? utf8.contains(0)
    }
}

extension [String] {
    var withoutNull: [String] {
        contains(where: \.hasNull) ? map(\.withoutNull) : self
    }
}

extension [String: String] {
    /// The dictionary with cleaned keys and values; of keys that become equal, one stays.
    var withoutNull: [String: String] {
        guard contains(where: { $0.key.hasNull || $0.value.hasNull }) else { return self }
        let kept = sorted { $0.key < $1.key }.map { ($0.key.withoutNull, $0.value.withoutNull) }
        return Dictionary(kept, uniquingKeysWith: { $1 })
    }
}
