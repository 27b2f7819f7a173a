import Coordinates
import Foundation
import Harness
import Places

/// In memory, where nothing waits for a disk.
private let path = "/dev/shm/touchstone-fuzz-\(getpid()).db"

/// Places with names of several kinds, at points around the Bund.
private let places: [Place] = (0..<120).map { number in
    let names = ["外滩", "重庆长安街", "The Bund \(number)", "豫园\(number)号", "ガーデン"]
    let categories = PlaceCategory.allCases
    guard
        let point = try? Coordinate<WGS84>(
            latitude: 31.2 + Double(number) / 1e4, longitude: 121.5)
    else { preconditionFailure("The Bund is no coordinate.") }
    return Place(
        id: Int64(number), name: names[number % names.count], coordinate: point,
        category: categories[number % categories.count], city: "上海", attributes: ["n": "\(number)"])
}

/// A file with ``places``.
private let whole: [UInt8] = {
    using {
        let store = try SQLitePlaceStore(path: path)
        try await store.insert(places)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
        preconditionFailure("There is no file at \(path).")
    }
    return [UInt8](data)
}()

/// Uses stores. Only errors of stores may come out of it.
private func using(_ body: @escaping @Sendable () async throws -> Void) {
    waiting {
        do {
            try await body()
        } catch {
            precondition(error is PlaceStoreError, "A store threw \(error).")
            precondition(!"\(error)".isEmpty, "An error has no text.")
        }
    }
}

/// Changes the whole file: three bytes of the input say where to write, the fourth what; the first
/// byte of all, whether to cut it off there.
private func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var file = whole
    for start in stride(from: 1, to: bytes.count - 3, by: 4) {
        let place = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
        file[place % file.count] = bytes[start + 3]
    }
    guard bytes.count >= 4, bytes[0] == 0 else { return file }
    return Array(file.prefix((Int(bytes[1]) << 8 | Int(bytes[2])) % file.count))
}

@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = damaged([UInt8](UnsafeBufferPointer(start: start, count: count)))
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    let isWritten = FileManager.default.createFile(atPath: path, contents: Data(file))
    precondition(isWritten, "There is no room for a file at \(path).")
    using {
        let store = try SQLitePlaceStore(path: path)
        for text in ["外滩", "cq", "bund", "yuyuan 1"] {
            guard let request = try? KeywordRequest(text, near: places[0].coordinate) else {
                preconditionFailure("“\(text)” cannot be looked for.")
            }
            _ = try await store.search(request)
        }
        guard let around = try? AroundRequest(center: places[0].coordinate, radius: 5_000) else {
            preconditionFailure("A radius of 5 km is refused.")
        }
        _ = try await store.around(around)
        try await store.insert(places.suffix(20))
        try await store.check()
    }
    return 0
}
