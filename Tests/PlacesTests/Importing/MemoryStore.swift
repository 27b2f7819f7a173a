import Synchronization

@testable import Places

/// A store that only takes places in, and can be made to fail.
final class MemoryStore: PlaceStore {
    private struct Content {
        var places: [Place.ID: Place] = [:]

        /// The source and its run that brought each place.
        var origins: [Place.ID: (source: String, run: Int)] = [:]

        var states: [String: ImportState] = [:]
        var batches: [Int] = []
        var batchesLeft = Int.max
    }

    private let content = Mutex(Content())

    /// All places, by their numbers.
    var places: [Place] {
        content.withLock { $0.places.values.sorted { $0.id < $1.id } }
    }

    /// How many places each batch had.
    var batches: [Int] { content.withLock(\.batches) }

    var states: [String: ImportState] { content.withLock(\.states) }

    func place(named name: String) -> Place? { places.first { $0.name == name } }

    /// Lets only so many more batches in.
    func refuse(after count: Int) { content.withLock { $0.batchesLeft = count } }

    func insert(_ places: [Place], state: ImportState?) async throws(PlaceStoreError) {
        let isFull = content.withLock { content in
            guard content.batchesLeft > 0 else { return true }
            content.batchesLeft -= 1
            content.batches.append(places.count)
            for place in places {
                content.places[place.id] = place
                content.origins[place.id] = state.map { ($0.source, $0.run) }
            }
            if let state { content.states[state.source] = state }
            return false
        }
        if isFull { throw PlaceStoreError(.full, store: "memory") }
    }

    func finishImport(
        with places: [Place], state: ImportState
    ) async throws(PlaceStoreError) -> Int {
        try await insert(places, state: state)
        return content.withLock { content in
            let gone = content.origins.filter {
                $0.value.source == state.source && $0.value.run != state.run
            }
            for id in gone.keys {
                content.places[id] = nil
                content.origins[id] = nil
            }
            return gone.count
        }
    }

    func hasPlaces(
        of source: String, among ids: [Place.ID]?
    ) async throws(PlaceStoreError) -> Bool {
        content.withLock { content in
            (ids ?? Array(content.places.keys)).contains {
                content.origins[$0]?.source == source
            }
        }
    }

    func importState(of source: String) async throws(PlaceStoreError) -> ImportState? {
        states[source]
    }

    func count() async throws(PlaceStoreError) -> Int { places.count }

    func sources() async throws(PlaceStoreError) -> [PlaceSource] {
        content.withLock { content in
            content.states.values.sorted { $0.source < $1.source }.map { state in
                let count = content.origins.values.count { $0.source == state.source }
                return PlaceSource(state: state, count: count)
            }
        }
    }

    func removeSource(_: String) async throws(PlaceStoreError) -> Int? {
        throw PlaceStoreError(.failed("this store cannot remove"), store: "memory")
    }

    func place(_ id: Place.ID) async throws(PlaceStoreError) -> Place? {
        places.first { $0.id == id }
    }

    func attributions() async throws(PlaceStoreError) -> [String] {
        Set(states.values.map(\.attribution)).sorted()
    }

    func around(_: AroundRequest) async throws(PlaceStoreError) -> PlacePage {
        throw PlaceStoreError(.failed("this store cannot search"), store: "memory")
    }

    func search(_: KeywordRequest) async throws(PlaceStoreError) -> PlacePage {
        throw PlaceStoreError(.failed("this store cannot search"), store: "memory")
    }
}
