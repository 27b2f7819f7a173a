import Coordinates
import PlaceStoreContract
import Places
import TestSupport
import Testing

@Suite("Keyword matching")
struct NameMatchingTests {
    private func place(_ name: String, english: String? = nil, others: [String] = []) throws
        -> Place
    {
        Place(
            id: 1, name: name, englishName: english, otherNames: others,
            coordinate: try Coordinate(latitude: 31.2397, longitude: 121.4998),
            category: .touristAttraction)
    }

    @Test(
        "Keyword: the Bund is found in Chinese, pinyin, initials and English",
        arguments: [
            "外滩", "滩", "waitan", "wai", "tan", "wait", "wt", "t", "bund", "The BUND", "thebund",
            "ｗａｉ ｔａｎ",
        ])
    func bund(text: String) throws {
        let place = try place("外滩", english: "The Bund")
        #expect(try Keyword(text).rank(of: place) != nil)
    }

    @Test("Keyword: a word for a kind of place finds that kind, and places of unknown kind")
    func kinds() throws {
        func rank(_ word: String, _ attributes: [String: String]) throws -> MatchRank? {
            let place = Place(
                id: 1, name: "木", coordinate: try Coordinate(latitude: 31, longitude: 121),
                category: .food, attributes: attributes)
            return try Keyword(word).rank(of: place)
        }
        for word in ["咖啡", "cafe"] {
            #expect(try rank(word, ["amenity": "cafe"]) == .elsewhere)
            #expect(try rank(word, ["amenity": "restaurant"]) == nil)
            #expect(try rank(word, [:]) == .elsewhere)
        }
        #expect(try rank("美食", ["amenity": "restaurant"]) == .elsewhere)
    }

    @Test(
        "Population: an impossible number is none, so that places can be sorted by it",
        arguments: [
            ("-9223372036854775808", nil), ("-1", nil), ("9223372036854775807", nil),
            ("a lot", nil),
            ("0", 0), ("24,874,500", 24_874_500),
        ] as [(String, Int?)])
    func population(text: String, people: Int?) throws {
        var town = try place("外滩")
        town.attributes["population"] = text
        #expect(town.population == people)
    }

    @Test(
        "Keyword: the middle of a word does not match",
        arguments: ["aitan", "und", "外滩源", "wtt", "he"])
    func withinWords(text: String) throws {
        let place = try place("外滩", english: "The Bund")
        #expect(try Keyword(text).rank(of: place) == nil)
    }

    @Test(
        "Keyword: special readings of place names match",
        arguments: [
            ("重庆", "chongqing"), ("厦门", "xiamen"), ("长安街", "changanjie"), ("西藏南路", "xizangnanlu"),
            ("乐山", "leshan"), ("音乐厅", "yinyueting"), ("中国银行", "zhongguoyinhang"),
            ("都江堰", "dujiangyan"),
            ("绿地中心", "lvdizhongxin"), ("吕班路", "lubanlu"), ("吕班路", "lvbanlu"), ("六安", "luan"),
            ("番禺", "panyu"), ("香港会计师公会", "kuaiji"), ("国际大厦", "guojidasha"), ("什刹海", "shichahai"),
        ])
    func polyphones(name: String, pinyin: String) throws {
        #expect(try Keyword(pinyin).rank(of: place(name)) != nil)
    }

    @Test(
        "Keyword: a full match ranks before a prefix, and a prefix before a part",
        arguments: [
            ("外滩", MatchRank.exact), ("外", .beginning), ("滩", .part), ("waitan", .exact),
            ("wa", .beginning),
            ("滩 外", .part), ("wt", .exact),
        ])
    func ranks(text: String, rank: MatchRank) throws {
        #expect(try Keyword(text).rank(of: place("外滩")) == rank)
    }

    @Test("Keyword: a text without a letter or digit is refused", arguments: ["", "  ", "!?", "—"])
    func empty(text: String) {
        #expect(throws: PlaceRequestError.emptyText) { try Keyword(text) }
    }

    @Test("Keyword: ranks equal those of the expanded spellings", arguments: 0..<10)
    func spellings(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var places = SyntheticPlaces.make(1..<40, seed: seed)
        for name in ["都江堰行", "长乐重庆路", "The 乐 Bar", "朝阳六堡埔", "外滩12号 (The Bund)"] {
            places.append(try place(name, others: [String(name.reversed())]))
        }
        for place in places {
            let spellings = Spelling.spellings(of: places.randomElement(using: &random) ?? place)
            let typed = spellings.randomElement(using: &random)?.joined ?? ""
            let start = Int.random(in: 0..<max(typed.count, 1), using: &random)
            let length = Int.random(in: 1...max(typed.count - start, 1), using: &random)
            let text = String(typed.dropFirst(start).prefix(length))
            for text in [typed, text, "\(text) \(typed.prefix(2))"] where !text.isEmpty {
                let keyword = try Keyword(text)
                for other in places {
                    let rank = keyword.rank(of: other)
                    #expect(
                        (rank == .elsewhere ? nil : rank)
                            == keyword.rank(in: Spelling.spellings(of: other)),
                        "\(text) in \(other.names)")
                }
            }
        }
    }
}
