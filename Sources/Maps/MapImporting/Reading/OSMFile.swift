import COSMFiles

/// An extract of OpenStreetMap in the format PBF, read part by part.
final class OSMFile {
    private let path: String
    private let reader: OpaquePointer

    init(path: String) throws(MapImportError) {
        self.path = path
        var problem: UnsafePointer<CChar>?
        guard let reader = cosm_open(path, &problem) else {
            throw Self.failure(path, problem)
        }
        self.reader = reader
    }

    deinit { cosm_close(reader) }

    private static func failure(
        _ path: String, _ problem: UnsafePointer<CChar>?
    ) -> MapImportError {
        MapImportError(
            path: path,
            reason: .unreadable(problem.map { String(cString: $0) } ?? "it is damaged"))
    }

    /// Reads the next part; `nil` at the end. Its memory is good until the next call.
    func next() throws(MapImportError) -> COSMBlock? {
        var block = COSMBlock()
        var problem: UnsafePointer<CChar>?
        switch cosm_next(reader, &block, &problem) {
        case 1: return block
        case 0: return nil
        default: throw Self.failure(path, problem)
        }
    }

    /// The area that the file names; `nil` without one.
    var bounds: DegreeBounds? {
        var sides = [0.0, 0, 0, 0]
        guard cosm_bounds(reader, &sides) == 1 else { return nil }
        return DegreeBounds(west: sides[0], south: sides[1], east: sides[2], north: sides[3])
    }
}

extension COSMObject {
    /// The tags by their keys.
    var dictionary: [String: String] {
        var tags: [String: String] = [:]
        tags.reserveCapacity(tagCount)
        for tag in UnsafeBufferPointer(start: self.tags, count: tagCount) {
            tags[String(tag.key)] = String(tag.value)
        }
        return tags
    }

    /// The nodes of a way, or the members of a relation.
    var members: UnsafeBufferPointer<Int64> {
        UnsafeBufferPointer(start: references, count: referenceCount)
    }
}

extension String {
    init(_ text: COSMText) {
        let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
