import Harness
import Places
import Synchronization

/// A store that counts what it is given.
private final class CountingStore: PlaceStore {
    let count = Mutex(0)

    func insert(_ places: [Place], state: ImportState?) async throws(PlaceStoreError) {
        count.withLock { $0 += places.count }
        for place in places { precondition(!place.name.isEmpty, "A place has no name.") }
    }

    func finishImport(
        with places: [Place], state: ImportState
    ) async throws(PlaceStoreError) -> Int {
        try await insert(places, state: state)
        return 0
    }

    func count() async throws(PlaceStoreError) -> Int { count.withLock { $0 } }
    func attributions() async throws(PlaceStoreError) -> [String] { [] }
    func importState(of _: String) async throws(PlaceStoreError) -> ImportState? { nil }
    func sources() async throws(PlaceStoreError) -> [PlaceSource] { [] }
    func removeSource(_: String) async throws(PlaceStoreError) -> Int? { nil }
    func place(_: Place.ID) async throws(PlaceStoreError) -> Place? { nil }

    func hasPlaces(
        of _: String, among _: [Place.ID]?
    ) async throws(PlaceStoreError) -> Bool { false }

    func around(_: AroundRequest) async throws(PlaceStoreError) -> PlacePage {
        PlacePage(places: [], hasMore: false)
    }

    func search(_: KeywordRequest) async throws(PlaceStoreError) -> PlacePage {
        PlacePage(places: [], hasMore: false)
    }
}

private let file = MemoryFile()

/// Imports a file: KML, or GPX with its name in it, when its first byte could begin one; GeoJSON
/// when its first byte could begin that; else CSV.
private func importFile(_ bytes: [UInt8]) async {
    var request = PlaceImport(file.path)
    let isJSON = bytes.first.map { "{[ \n\u{1E}".utf8.contains($0) } ?? false
    let isXML = bytes.first == UInt8(ascii: "<")
    let isGPX = isXML && String(decoding: bytes, as: UTF8.self).contains("<gpx")
    request.format = isGPX ? .gpx : isXML ? .kml : isJSON ? .geojson : .csv
    request.batchSize = 3
    let store = CountingStore()
    let report: PlaceImportReport
    do throws(PlaceImportError) {
        report = try await request.run(into: store)
    } catch {
        report = error.report
        precondition(!error.description.isEmpty, "An error has no text.")
    }
    precondition(
        report.places == store.count.withLock { $0 },
        "The report counts other places than are stored.")
    precondition(
        report.records
            == report.places + report.problemCount + report.leftOut.values.reduce(0, +),
        "The report lost records.")
    // The text in UTF-8 may be longer than the file.
    precondition(report.bytes <= report.totalBytes, "More bytes were imported than there are.")
}

@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    bytes.withUnsafeBytes { file.replace(with: $0) }
    waiting { await importFile(bytes) }
    return 0
}
