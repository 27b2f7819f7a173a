import Foundation
import TestSupport
import Testing

@testable import PlaceCommands

@Suite("touchstone places: search commands")
struct PlaceSearchTests {
    @Test(
        "places search: a fresh machine finds demo places by name, with their source",
        .rows("S2-50"),
        arguments: ["外滩", "waitan", "wt", "bund"])
    func search(word: String) async throws {
        let home = try PlaceHome()
        let response = await home.answer("search", word, "--size", "200")
        #expect(response.exitCode == .success && response.complaint == nil)
        #expect(response.output.contains("外滩中心 "))
        #expect(response.output.hasSuffix("\n\n© OpenStreetMap contributors, ODbL 1.0\n"))
        #expect(home.lines.count == 1 && home.lines[0].contains("demo places"))
    }

    @Test("places: a search around a point lists the nearest place first", .rows("S2-48"))
    func around() async throws {
        let home = try PlaceHome()
        let response = await home.answer(
            "around", "31.2397,121.4998", "--radius", "250", "--category", "餐饮服务")
        let rows = response.output.split(separator: "\n")
        #expect(rows.count == 4)
        #expect(rows[0].hasPrefix("217 m  星巴克  Starbucks   Food & Beverages  上海  31.2404"))
        #expect(rows[1].hasPrefix("241 m  塔可钟  Taco Bell   Food & Beverages  上海  31.2404"))
        #expect(rows[2].hasPrefix("241 m  麦当劳  McDonald's  Food & Beverages  上海  31.2405"))
    }

    @Test(
        "places search: a city is found by its names in Chinese, pinyin and English",
        arguments: ["香港", "香港市", "Hong Kong", "hongkong", "HK", "xianggang"])
    func cities(name: String) async throws {
        let home = try PlaceHome()
        let response = await home.answer("search", "酒店", "--city", name)
        #expect(response.output.contains("  香港"))
        #expect(!response.output.contains("  上海"))
        let tips = await home.answer("tips", "jiudian", "--city", name)
        #expect(tips.output.contains("  香港"))
    }

    @Test(
        "places around: three categories are searched unless others are given, or all",
        .rows("S2-49"))
    func allCategories() async throws {
        let home = try PlaceHome()
        let point = "31.2397,121.4998"
        let usual = await home.answer("around", point, "-r", "2000", "--size", "200", "--json")
        let categories = usual.output.matches(of: /"category" : "([^"]+)"/).map(\.1)
        #expect(Set(categories) == ["餐饮服务", "商务住宅", "生活服务"])
        let all = await home.answer("around", point, "--size", "200", "--all")
        #expect(
            ["Tourist Attraction", "Food & Beverages", "Transportation Service"]
                .allSatisfy(all.output.contains))
        let named = await home.answer(
            "around", point, "--size", "200", "--category", "餐饮服务|120000", "-c",
            "Daily Life Service")
        #expect(!named.output.contains("Tourist Attraction"))
        #expect(named.output.contains("Food & Beverages"))
        let list = await home.answer("categories").output.split(separator: "\n")
        #expect(list.count == 20)
    }

    @Test(
        "places: a kind of places is a category, by its words in both languages",
        arguments: ["cafe", "咖啡馆", "coffee", "CAFE"])
    func kinds(name: String) async throws {
        let home = try PlaceHome()
        let point = ["around", "31.2397,121.4998", "--radius", "2000", "--size", "200"]
        let all = await home.answer(point + ["--category", "餐饮服务"]).output
        let cafes = await home.answer(point + ["--category", name]).output
        #expect(all.contains("麦当劳") && all.contains("星巴克"))
        #expect(!cafes.contains("麦当劳") && cafes.contains("星巴克"))
        #expect(
            cafes.split(separator: "\n").dropLast().allSatisfy { $0.contains("Food & Beverages") })
        let mixed = await home.answer(point + ["-c", name, "-c", "100000|fast food"]).output
        #expect(mixed.contains("Accommodation Service") && mixed.contains("麦当劳"))
        let whole = await home.answer(point + ["-c", "\(name)|餐饮服务"]).output
        #expect(whole == all)
        let search = await home.answer("search", "上海", "-c", name).output
        #expect(!search.contains("Tourist Attraction"))
        let found = await home.answer("search", "麦当劳", "-c", name).output
        #expect(found.hasPrefix("Nothing was found."))
        #expect(await home.answer("search", "星巴克", "-c", name).output.hasPrefix("星巴克"))
        #expect(await home.answer("tips", "xingbake", "-c", name).output.contains("星巴克"))
        #expect(await home.answer("tips", "maidanglao", "-c", name).output.hasPrefix("Nothing"))
    }

    @Test("places: kinds are listed, completed by shells, and unknown ones refused")
    func listedKinds() async throws {
        let home = try PlaceHome()
        let list = await home.answer("categories", "--kinds").output
        #expect(list.contains("cafe  ") && list.contains("  咖啡馆  "))
        #expect(await home.answer("categories", "--json").output.contains("\"value\" : \"cafe\""))
        let words = PlaceOptions.category.form.choices
        #expect(Set(["cafe", "咖啡馆", "餐饮服务"]).isSubset(of: words))
        #expect(words.allSatisfy { !$0.contains(" ") })
        let unknown = await home.answer("around", "31,121", "--category", "caffe")
        #expect(unknown.complaint?.hasPrefix("“caffe” is no category.") == true)
        #expect(unknown.complaint?.contains("such as cafe or 咖啡馆") == true)
    }

    @Test("places at: a point's address is told, with the places there")
    func address() async throws {
        let home = try PlaceHome()
        let response = await home.answer("at", "31°14′25″N,121°29′6.3″E", "--size", "2")
        #expect(response.exitCode == .success)
        #expect(response.output.hasPrefix("上海 中山东一路"))
        #expect(response.output.contains(" m  "))
        let json = await home.answer("at", "31.2403,121.4851", "--json").output
        #expect(json.contains("\"street\" : \"中山东一路 18\""))
        let sea = await home.answer("at", "0,0").output
        #expect(sea.hasPrefix("The address is not known.\n"))
    }

    @Test("places info, places remove: sources are listed and removed")
    func sources() async throws {
        let home = try PlaceHome()
        let early = await home.answer("remove", "a.csv")
        #expect(early.complaint == "“a.csv” cannot be removed: nothing has been imported.")
        #expect(await home.answer("search", "外滩").output.contains("外滩中心"), "demo places")
        let file = try home.file("a.csv", "name,lat,lon\n外滩,31.2,121.5\n")
        _ = await home.answer("import", file, "--attribution", "Our survey")
        let info = await home.answer("info")
        #expect(
            info.output == """
                1 place from 1 source

                \(file)
                  1 place  Our survey

                """)
        #expect(await home.answer("info", "--json").output.contains("\"isFinished\" : true"))
        let unknown = await home.answer("remove", "b.csv")
        #expect(unknown.exitCode == .failure)
        #expect(unknown.complaint == "Nothing came from “b.csv”. There are “\(file)”.")
        let removed = await home.answer("remove", file)
        #expect(removed.output == "\(file): 1 place removed.\n0 places left.\n")
        #expect(await home.answer("search", "外滩").output.hasPrefix("Nothing was found."))
    }

    @Test("places search: a misspelt name is found, and the meant one suggested")
    func mistake() async throws {
        let home = try PlaceHome()
        let response = await home.answer("search", "和平饭电")
        #expect(
            response.output.hasPrefix(
                """
                Nothing has this name. Did you mean “和平饭店”?

                和平饭店  Peace Hotel  Accommodation Service
                """))
        let bund = await home.answer("search", "bund").output
        #expect(bund.hasPrefix("外滩  ") && bund.contains("The Bund  "))
        let near = await home.answer("search", "starbucks", "外滩").output
        #expect(near.hasPrefix(" 418 m  星巴克 Starbucks"))
    }

    @Test("places: options choose the page, JSON output and the coordinate system")
    func json() async throws {
        let home = try PlaceHome()
        struct Page: Decodable {
            struct Place: Decodable {
                let name: String
                let distance: Double?
            }
            let places: [Place]
            let hasMore: Bool
            let attributions: [String]
        }
        func page(_ words: String...) async throws -> Page {
            let response = await respond(to: words + ["--json"], home: home.path)
            return try JSONDecoder().decode(Page.self, from: Data(response.output.utf8))
        }
        let first = try await page("search", "外滩", "--size", "20")
        let second = try await page("search", "外滩", "--size", "20", "--page", "2")
        #expect(first.places.count == 20 && first.hasMore && !second.hasMore)
        #expect(first.attributions == ["© OpenStreetMap contributors, ODbL 1.0"])
        let near = try await page(
            "search", "外滩", "--near", "31.2397,121.4998", "--order", "distance")
        let distances = near.places.compactMap(\.distance)
        #expect(distances.count == 20 && distances == distances.sorted())
        let moved = try await page(
            "search", "外滩", "--near", "31.2377,121.5043", "--system", "gcj02", "--order", "distance"
        )
        let pairs = zip(distances, moved.places.compactMap(\.distance))
        #expect(pairs.allSatisfy { abs($0 - $1) < 30 })
    }

    @Test("places tips: a prefix lists the places whose names match it", .rows("S2-50"))
    func tips() async throws {
        let home = try PlaceHome()
        let response = await home.answer("tips", "bund ce", "-n", "1")
        #expect(
            response.output == """
                Bund Center  外滩中心  Commercial House  上海

                © OpenStreetMap contributors, ODbL 1.0

                """)
    }

    @Test("places: an empty result is reported")
    func nothing() async throws {
        let home = try PlaceHome()
        #expect(await home.answer("search", "qqqqq").output.hasPrefix("Nothing was found.\n"))
        #expect(await home.answer("tips", "qqqqq").output == "Nothing was found.\n")
        #expect(
            await home.answer("search", "外滩", "--page", "9").output
                .hasPrefix("There is no page 9.\n"))
    }

    @Test(
        "places: an invalid command line is explained",
        arguments: [
            (["serach", "a"], "There is no command “places serach”. Did you mean “search”?"),
            (["search"], "This needs something to look for."),
            (["search", "--"], "This needs something to look for."),
            (["search", "!?"], "There is nothing to look for"),
            (
                ["search", "a", "--order", "distance"],
                "This needs “--near” with “--order distance”."
            ),
            (["around", "here"], "“point” should be a latitude and a longitude"),
            (["around", "91,0"], "A latitude of 91.0 is none"),
            (["around", "1,2", "--radius", "0"], "A radius of 0.0 m cannot be searched."),
            (["around", "1,2", "--radius", "far"], "“--radius” should be metres"),
            (["around", "1,2", "--category", "food"], "“food” is no category."),
            (
                ["around", "1,2", "--size", "999"],
                "“--size” should be a whole number from 1 to 200"
            ),
            (["around", "1,2", "--page", "9999"], "There is no page 9999."),
            (["tips", "a", "--count", "51"], "“--count” should be a whole number from 1 to 50"),
            (["categories", "a"], "“a” is one argument too many"),
            (["import"], "This needs a file."),
        ])
    func mistakes(words: [String], complaint: String) async throws {
        let home = try PlaceHome()
        let response = await respond(to: words, home: home.path)
        #expect(response.exitCode == .mistake)
        #expect(response.complaint?.hasPrefix(complaint) == true, "\(response.complaint ?? "")")
    }

    @Test(
        "places: the help of every command fits about eighty columns",
        arguments: [
            [], ["search"], ["around"], ["tips"], ["categories"], ["import"], ["at"], ["info"],
            ["remove"],
        ])
    func help(words: [String]) async {
        let response = await respond(to: words + ["--help"], home: "/")
        #expect(response.exitCode == .success)
        #expect(response.output.contains("USAGE"))
        #expect(response.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }

    @Test("places: a database that cannot be opened is reported")
    func badDatabase() async throws {
        let home = try PlaceHome()
        let missing = await home.answer("search", "a", "--database", home.path + "/none.db")
        #expect(missing.exitCode == .failure)
        #expect(
            missing.complaint
                == "The places in “\(home.path)/none.db” cannot be reached: No such file or directory."
        )
        let other = try home.file("other.db", "This is no database, but a text of some length.")
        let foreign = await home.answer("search", "a", "-d", other)
        #expect(foreign.exitCode == .failure && foreign.complaint?.contains("other.db") == true)
        let gone = await home.answer("search", "a", "-d", "postgresql:///places?host=/nowhere")
        #expect(gone.complaint?.contains("“places on /nowhere” cannot be reached") == true)
        #expect(gone.complaint?.hasSuffix("failed: No such file or directory.") == true)
    }
}
