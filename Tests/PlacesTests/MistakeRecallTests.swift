import Foundation
import PlaceStoreContract
import Places
import TestSupport
import Testing

@Suite("Mistakes in names")
struct MistakeRecallTests {
    /// What is typed of a place.
    enum Script: CaseIterable {
        case chinese
        case pinyin
        case english
    }

    enum Mistake: CaseIterable {
        case wrong
        case missing
        case doubled
        case swapped
    }

    /// The number of cases of each script and mistake: 6, with `THOROUGH=1` 20, or that of the
    /// environment's `MISTAKE_CASES`, with which `Documentation/Places.md` was measured.
    private static let caseCount =
        ProcessInfo.processInfo.environment["MISTAKE_CASES"].flatMap { Int($0) }
        ?? (Thorough.isOn ? 20 : 6)

    @Test("Mistakes: the place is among the first five in 95 of 100 cases")
    func recall() async throws {
        try await TemporaryPath.with { folder in
            let store = try await DemoPlaces.open(in: folder + "-demo")
            let places = try await Self.places(of: store)
            for script in Script.allCases {
                let names = Self.names(of: places, script)
                for mistake in Mistake.allCases {
                    let missed = try await Self.missed(names, mistake, in: store)
                    let limit = max(Self.caseCount / 20, 1)
                    #expect(missed.count <= limit, "\(script), \(mistake): \(missed)")
                }
            }
        }
    }

    /// The names, and what was typed for them, whose places are not among the first five.
    private static func missed(
        _ names: [(Int64, String)], _ mistake: Mistake, in store: SQLitePlaceStore
    ) async throws -> [String] {
        var random = SeededGenerator(seed: 5)
        var missed: [String] = []
        for _ in 0..<caseCount {
            let (id, name) = try #require(names.randomElement(using: &random))
            let typed = typed(name, mistake, using: &random)
            var request = try KeywordRequest(typed)
            request.paging = try Paging(page: 1, size: 5)
            let found = try await store.search(request).places.map(\.place)
            let wanted = try #require(try await store.place(id))
            let isFound = found.contains { place in
                place.id == id || place.names.contains { wanted.names.contains($0) }
            }
            if !isFound { missed.append("\(name) as \(typed)") }
        }
        return missed
    }

    private static func places(of store: SQLitePlaceStore) async throws -> [Place] {
        var request = try AroundRequest(
            latitude: 31.2397, longitude: 121.4998, radius: 20_000,
            categories: PlaceCategory.allCases)
        var places: [Place] = []
        while case let page = try await store.around(request), !page.places.isEmpty {
            places += page.places.map(\.place)
            guard page.hasMore else { break }
            request.paging = try request.paging.next()
        }
        return places
    }

    /// Names that are long enough for a mistake in them to leave something: of three Chinese
    /// characters or five letters at least.
    private static func names(of places: [Place], _ script: Script) -> [(Int64, String)] {
        places.compactMap { place in
            let isChinese = place.name.unicodeScalars.allSatisfy {
                (0x4E00...0x9FFF).contains($0.value)
            }
            switch script {
            case .chinese: return isChinese && place.name.count >= 3 ? (place.id, place.name) : nil
            case .pinyin:
                let spellings = Spelling.spellings(of: place)
                guard isChinese, spellings.count > 1, place.name.count >= 2 else { return nil }
                return (place.id, spellings[1].joined)
            case .english:
                let name = place.englishName ?? place.name
                let isLatin = name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == " ") }
                return isLatin && name.count >= 5 ? (place.id, name) : nil
            }
        }
    }

    private static func typed(
        _ name: String, _ mistake: Mistake, using random: inout SeededGenerator
    ) -> String {
        var letters = Array(name)
        let places = letters.indices.filter { letters[$0] != " " }
        let index = places[.random(in: 0..<places.count, using: &random)]
        switch mistake {
        case .wrong:
            let others = letters[index].isASCII ? "abcdefghijklmnopqrstuvwxyz" : "中山外滩东路大新南北花园天明"
            letters[index] =
                others.filter { $0 != letters[index] }.randomElement(using: &random) ?? "x"
        case .missing: letters.remove(at: index)
        case .doubled: letters.insert(letters[index], at: index)
        case .swapped:
            let pairs = places.dropLast().filter {
                letters[$0 + 1] != " " && letters[$0] != letters[$0 + 1]
            }
            let first = pairs.randomElement(using: &random) ?? 0
            letters.swapAt(first, first + 1)
        }
        return String(letters)
    }
}
