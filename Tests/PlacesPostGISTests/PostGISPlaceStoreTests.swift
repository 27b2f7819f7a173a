import Coordinates
import PlaceStoreContract
import Places
import PostGISCluster
import TestSupport
import Testing

@testable import PlacesPostGIS

@Suite(
    "Places in PostGIS",
    .enabled(
        if: PostGISCluster.isInstalled || ContinuousIntegration.isRunning,
        "PostgreSQL with PostGIS is missing: make setup"))
struct PostGISPlaceStoreTests {
    @Test("keep the contract of stores", arguments: PlaceStoreContract.checks)
    func contract(check: PlaceStoreContract.Check) async throws {
        try await check.run(on: Cluster.makeStore().store)
    }

    @Test("keep the contract when they are divided by cities", arguments: PlaceStoreContract.checks)
    func dividedContract(check: PlaceStoreContract.Check) async throws {
        try await check.run(on: Cluster.makeDividedStore())
    }

    @Test("move to another part of a divided table with their city")
    func moving() async throws {
        let store = try await Cluster.makeDividedStore()
        var places = try Cluster.places(3)
        places[1].city = "上海"
        try await store.insert(places)
        places[0].city = "上海"
        places[1].city = "香港"
        try await store.insert(places)
        #expect(try await store.count() == 3)
        for place in places { #expect(try await store.place(place.id) == place) }
        let shanghai = try await store.search(KeywordRequest("外滩", city: "上海"))
        #expect(shanghai.places.map(\.id) == [0])
    }

    @Test("come back as they went in, whatever characters they have")
    func roundTrip() async throws {
        let (store, address) = try await Cluster.makeStore()
        let awkward = "a\tb\nc\rd\\e\"f'g;h,{i}—外滩 😀 \u{1} NULL \\N"
        let place = Place(
            id: .min, name: awkward, englishName: awkward, otherNames: [awkward, "", "NULL", "{}"],
            coordinate: try Coordinate(latitude: -89.9999999, longitude: 180), category: .food,
            address: awkward, city: awkward, region: awkward,
            attributes: [awkward: awkward, "": ""])
        let plain = Place(
            id: .max, name: "", coordinate: try Coordinate(latitude: 0, longitude: -180),
            category: .publicFacility)
        try await store.insert([place, plain])
        #expect(try await store.place(.min) == place)
        #expect(try await store.place(.max) == plain)
        #expect(try await store.place(0) == nil)
        #expect(try await store.count() == 2)
        let again = try await PostGISPlaceStore.open(address)
        #expect(try await again.place(.min) == place)
    }

    @Test("replace those with the same number, the last of a batch counting")
    func replacing() async throws {
        let (store, _) = try await Cluster.makeStore()
        var place = try #require(try Cluster.places(1).first)
        try await store.insert([place])
        let earlier = place
        place.name = "十六铺"
        try await store.insert([earlier, place])
        #expect(try await store.place(0) == place)
        #expect(try await store.count() == 1)
        #expect(try await store.search(KeywordRequest("外滩")).places.isEmpty)
        #expect(try await store.search(KeywordRequest("shiliupu")).places.map(\.place) == [place])
    }

    @Test("are stored with the state of their import, or not at all")
    func importing() async throws {
        let cluster = try Cluster.shared.get()
        let (store, address) = try await Cluster.makeStore()
        let state = ImportState(
            source: "a'b.csv", fingerprint: "f", position: 12, isFinished: true, attribution: "© A")
        try await store.insert(Cluster.places(3), state: state)
        #expect(try await store.importState(of: "a'b.csv") == state)
        #expect(try await store.importState(of: "other") == nil)
        #expect(try await store.attributions() == ["© A"])
        try cluster.execute("ALTER TABLE places ADD CHECK (name <> '外滩4号')", at: address)
        var later = state
        later.position = 99
        await #expect(throws: PlaceStoreError.self) {
            try await store.insert(Cluster.places(5), state: later)
        }
        #expect(try await store.count() == 3)
        #expect(try await store.importState(of: "a'b.csv") == state)
    }

    @Test("are found in the order of distances and numbers, page by page")
    func paging() async throws {
        let (store, _) = try await Cluster.makeStore()
        var places = try Cluster.places(60)
        // Many at one point: only their numbers order them.
        for index in 20..<60 { places[index].coordinate = places[20].coordinate }
        try await store.insert(places.shuffled())
        var found: [Int64] = []
        for page in 1...7 {
            let request = try AroundRequest(
                latitude: 31.2397, longitude: 121.4998, radius: 500,
                paging: Paging(page: page, size: 9))
            let answer = try await store.around(request)
            #expect(answer.hasMore == (page < 7))
            found += answer.places.map(\.id)
        }
        #expect(found == Array(0..<60))
    }

    @Test("are found in the same order when more have a word than can be ordered at once")
    func commonWords() async throws {
        let (store, _) = try await Cluster.makeStore()
        let places = try Cluster.places(5_000)
        try await store.insert(places)
        let byNumber = try await store.search(KeywordRequest("外滩"))
        #expect(byNumber.places.map(\.id) == Array(0..<20) && byNumber.hasMore)
        let end = places[4_999].coordinate
        let fromEnd = try await store.search(KeywordRequest("外滩", near: end))
        #expect(fromEnd.places.map(\.id) == Array((4_980...4_999).reversed()))
        let rare = try await store.search(KeywordRequest("外滩4987号", near: end))
        #expect(rare.places.map(\.id) == [4_987] && !rare.hasMore)
    }

    @Test(
        "are not changed by a keyword or a city that looks like SQL",
        arguments: [
            "'; DROP TABLE places; --", "外滩' OR '1'='1", "\\'; SELECT pg_sleep(9)", "$1", "?",
            "{\"}",
        ])
    func injection(text: String) async throws {
        let (store, _) = try await Cluster.makeStore()
        try await store.insert(Cluster.places(3))
        _ = try await store.search(KeywordRequest("a" + text))
        let page = try await store.search(KeywordRequest("外滩", city: text))
        #expect(page.places.isEmpty)
        #expect(try await store.count() == 3)
    }

    @Test("can be searched by more tasks than there are connections")
    func concurrency() async throws {
        let (store, _) = try await Cluster.makeStore()
        try await store.insert(Cluster.places(40))
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<30 {
                group.addTask { try await store.around(Cluster.around.get()).places.count }
            }
            for try await count in group { #expect(count == 20) }
        }
    }

    // MARK: Databases that are none

    @Test("say which database cannot be reached, and why, without its password")
    func unreachable() async throws {
        let cluster = try Cluster.shared.get()
        let missing = await #expect(throws: PlaceStoreError.self) {
            try await PostGISPlaceStore.open(cluster.address(of: "nothing"))
        }
        #expect(missing?.description.contains("database \"nothing\" does not exist") == true)
        let gone = await #expect(throws: PlaceStoreError.self) {
            try await PostGISPlaceStore.open("postgresql://me:secret@/places?host=/nowhere")
        }
        let description = try #require(gone?.description)
        #expect(description.hasPrefix("The places in “places on /nowhere” cannot be reached:"))
        #expect(!description.contains("secret"))
        let nonsense = await #expect(throws: PlaceStoreError.self) {
            try await PostGISPlaceStore.open("postgresql://[")
        }
        guard case .unavailable = nonsense?.reason else { throw nonsense! }
    }

    @Test("refuse tables of a newer format, and tables of something else")
    func formats() async throws {
        let cluster = try Cluster.shared.get()
        let (_, address) = try await Cluster.makeStore()
        try cluster.execute("UPDATE place_store SET format = 7", at: address)
        let newer = await #expect(throws: PlaceStoreError.self) {
            try await PostGISPlaceStore.open(address)
        }
        #expect(newer?.reason == .newer(version: 7, newestReadable: 2))
        let other = try cluster.makeDatabase()
        try cluster.execute("CREATE TABLE places (id integer)", at: other)
        let foreign = await #expect(throws: PlaceStoreError.self) {
            try await PostGISPlaceStore.open(other)
        }
        guard case .otherContent = foreign?.reason else { throw foreign! }
    }

    @Test("say that a row makes no sense, and that a database is read-only")
    func damage() async throws {
        let cluster = try Cluster.shared.get()
        let (store, address) = try await Cluster.makeStore()
        try await store.insert(Cluster.places(1))
        try cluster.execute("UPDATE places SET attributes = '[1]'", at: address)
        let damaged = await #expect(throws: PlaceStoreError.self) { try await store.place(0) }
        #expect(damaged?.reason == .damaged("the row of place 0 makes no sense"))
        let name = try cluster.execute("SELECT current_database()", at: address)
        try cluster.execute(
            "ALTER DATABASE \(name) SET default_transaction_read_only = on", at: address)
        let reader = try await PostGISPlaceStore.open(address)
        let refused = await #expect(throws: PlaceStoreError.self) {
            try await reader.insert(Cluster.places(1))
        }
        #expect(refused?.reason == .readOnly)
    }

    @Test("make their tables once, when several programs open the same new database")
    func openingTogether() async throws {
        let address = try Cluster.shared.get().makeDatabase()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask { try await PostGISPlaceStore.open(address).count() }
            }
            for try await count in group { #expect(count == 0) }
        }
    }
}
