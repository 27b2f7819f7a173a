import Coordinates
import Foundation
import PlaceStoreContract
import Places
import TestSupport

/// A kind of search to measure.
nonisolated struct PlaceSearch {
    let name: String

    /// The maximum duration of the 95th percentile.
    let limit: Duration?

    /// The radius in metres around a point, or `nil` for a search by keyword.
    var radius: Double?

    var categories = PlaceCategory.usual

    /// Returns the text typed to find a place; `nil` for a place that is not found by text.
    typealias Typed = @Sendable (Place, inout SeededGenerator) -> String?

    var text: Typed?

    var isNear = false

    /// `true` if names similar to the text are searched when few match.
    var isForgiving = false

    static let all = [
        PlaceSearch(
            name: "around, 500 m, default categories", limit: .microseconds(100), radius: 500),
        PlaceSearch(
            name: "around, 1 km, all categories", limit: .microseconds(100), radius: 1_000,
            categories: PlaceCategory.allCases),
        PlaceSearch(
            name: "around, 5 km, a rare category", limit: .microseconds(100), radius: 5_000,
            categories: [.publicFacility]),
        PlaceSearch(
            name: "Chinese, the first 1 or 2 characters", limit: .microseconds(500),
            text: { place, random in String(place.name.prefix(.random(in: 1...2, using: &random))) }
        ),
        PlaceSearch(
            name: "Chinese, 2 to 4 characters", limit: .microseconds(500), text: Typing.middle),
        PlaceSearch(
            name: "pinyin, 2 letters or more", limit: .microseconds(500),
            text: { Typing.beginning(of: $0, spelling: 1, using: &$1) }),
        PlaceSearch(
            name: "initials, 2 letters or more", limit: .microseconds(500),
            text: { Typing.beginning(of: $0, spelling: 2, using: &$1) }),
        PlaceSearch(
            name: "English, 3 to 8 letters", limit: .microseconds(500), text: Typing.english),
        PlaceSearch(
            name: "pinyin, 2 letters or more, and similar names", limit: .milliseconds(40),
            text: { Typing.beginning(of: $0, spelling: 1, using: &$1) }, isForgiving: true),
        PlaceSearch(
            name: "Chinese, 3 or more characters, one wrong", limit: .milliseconds(2),
            text: { Typing.wrong($0.name, least: 3, using: &$1) }, isForgiving: true),
        PlaceSearch(
            name: "pinyin, 5 letters or more, one wrong", limit: .milliseconds(8),
            text: { Typing.wrong(Spelling.spellings(of: $0)[1].joined, least: 5, using: &$1) },
            isForgiving: true),
        PlaceSearch(
            name: "English, 5 letters or more, one wrong", limit: .milliseconds(25),
            text: { place, random in
                place.englishName.flatMap { Typing.wrong($0, least: 5, using: &random) }
            }, isForgiving: true),
        PlaceSearch(name: "two words", limit: .milliseconds(3), text: Typing.twoWords),
        PlaceSearch(
            name: "Chinese, near a point", limit: .milliseconds(50), text: Typing.middle,
            isNear: true),
        PlaceSearch(
            name: "pinyin, near a point", limit: .milliseconds(50),
            text: { Typing.beginning(of: $0, spelling: 1, using: &$1) }, isNear: true),
    ]

    /// A single search.
    struct Query {
        let point: Coordinate<WGS84>
        let text: String
    }

    func run(_ store: some PlaceStore, _ query: Query) async throws {
        if let radius {
            _ = try await store.around(
                AroundRequest(center: query.point, radius: radius, categories: categories))
        } else {
            var request =
                isNear
                ? try KeywordRequest(query.text, near: query.point)
                : try KeywordRequest(query.text)
            if !isForgiving { request.breadth = .surroundings }
            _ = try await store.search(request)
        }
    }

    private static let queryCount = 200

    /// The number of times each query runs. Its minimum counts, because other load only increases
    /// it.
    private static let roundCount = 3

    /// Returns the durations of searches after a warm-up. All other queries run between two runs of
    /// the same one.
    func times(
        byClock: Bool = false, _ body: (Query) async throws -> Void
    ) async throws -> Percentiles {
        let queries = Self.queries(typing: text)
        for query in queries.prefix(20) { try await body(query) }
        var least = Array(repeating: Duration.seconds(1_000), count: queries.count)
        for _ in 0..<Self.roundCount {
            for (index, query) in queries.enumerated() {
                let start = (cpu: ProcessorTime.now, clock: ContinuousClock.Instant.now)
                try await body(query)
                let time = byClock ? .now - start.clock : ProcessorTime.now - start.cpu
                least[index] = min(least[index], time)
            }
        }
        return Percentiles(least)
    }

    private static func queries(typing text: Typed?) -> [Query] {
        var random = SeededGenerator(seed: 9)
        let places = SyntheticPlaces.make(1..<5_001)
        var queries: [Query] = []
        while queries.count < queryCount {
            let place = places[.random(in: 0..<places.count, using: &random)]
            let point = SyntheticPlaces.coordinate(using: &random)
            guard let typed = text.map({ $0(place, &random) }) ?? "" else { continue }
            queries.append(Query(point: point, text: typed))
        }
        return queries
    }
}

/// The texts that people type to find a place.
private nonisolated enum Typing {
    static func middle(_ place: Place, using random: inout SeededGenerator) -> String {
        let start = Int.random(in: 0..<place.name.count - 1, using: &random)
        return String(place.name.dropFirst(start).prefix(.random(in: 2...4, using: &random)))
    }

    static func beginning(
        of place: Place, spelling: Int, using random: inout SeededGenerator
    ) -> String {
        let text = Spelling.spellings(of: place)[spelling].joined
        return String(text.prefix(.random(in: 2...text.count, using: &random)))
    }

    /// Returns the first letters of an English name, which a fifth of the places have.
    static func english(_ place: Place, using random: inout SeededGenerator) -> String? {
        place.englishName.map { String($0.prefix(.random(in: 3...8, using: &random))) }
    }

    /// Returns a text with one character replaced by another of the same text, if it has enough.
    static func wrong(
        _ text: String, least: Int, using random: inout SeededGenerator
    ) -> String? {
        var characters = Array(text)
        guard characters.count >= least, let other = characters.randomElement(using: &random)
        else { return nil }
        characters[.random(in: 0..<characters.count, using: &random)] = other
        return String(characters)
    }

    static func twoWords(_ place: Place, using random: inout SeededGenerator) -> String {
        "\(place.name.prefix(2)) \(place.name.suffix(2))"
    }
}

/// The median and the 95th percentile of durations.
nonisolated struct Percentiles {
    let p50: Duration
    let p95: Duration

    init(_ times: [Duration]) {
        let sorted = times.sorted()
        p50 = sorted[sorted.count / 2]
        p95 = sorted[sorted.count * 95 / 100]
    }

    var cells: [String] { [Self.format(p50), Self.format(p95)] }

    static func format(_ duration: Duration) -> String {
        String(format: "%.3f ms", duration.seconds * 1_000)
    }
}

/// The processor time of this process.
nonisolated enum ProcessorTime {
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

extension Duration {
    nonisolated var seconds: Double { self / .seconds(1) }
}
