import Foundation
import PlaceCommands
import Testing

@Suite("touchstone places import")
struct PlaceImportCommandTests {
    private static let geoJSON = """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{"id":1,"name":"豫园","name:en":"Yu Garden","tourism":"attraction"},
         "geometry":{"type":"Point","coordinates":[121.4877,31.2290]}},
        {"type":"Feature","properties":{"id":2,"amenity":"bench"},
         "geometry":{"type":"Point","coordinates":[121.4877,31.2290]}},
        {"type":"Feature","properties":{"id":3,"name":"?"},"geometry":{"type":"Point","coordinates":[121]}}
        ]}
        """

    @Test("places import, info and remove: what they did is told in Chinese too")
    func chinese() async throws {
        let home = try PlaceHome()
        let file = try home.file("a.geojson", Self.geoJSON)
        let response = await home.answer("import", file, "--language", "zh")
        #expect(response.output.hasPrefix("\(file)：1 个地点。\n  略去 1 个："))
        #expect(response.output.contains("places.db 现有 1 个地点。\n"))
        let again = await home.answer("import", file, "--language", "zh")
        #expect(again.output.hasPrefix("\(file)：没有新内容，先前已全部导入。\n"))
        let info = await home.answer("info", "--language", "zh")
        #expect(info.output.hasPrefix("1 个地点，来自 1 个来源\n"))
        let missing = await home.answer("remove", "b.csv", "--language", "zh")
        #expect(missing.complaint?.hasPrefix("没有来自“b.csv”的地点。") == true)
        let removed = await home.answer("remove", file, "--language", "zh")
        #expect(removed.output == "\(file)：删除了 1 个地点。\n还剩 0 个地点。\n")
    }

    @Test("places import: places are stored in the user's file, which later searches include")
    func ownFile() async throws {
        let home = try PlaceHome()
        let file = try home.file("a.geojson", Self.geoJSON)
        let response = await home.answer("import", file, "--city", "上海")
        #expect(response.exitCode == .failure, "a record makes no sense")
        #expect(
            response.output == """
                \(file): 1 place.
                  1 left out: without a name
                  \(file):6:1: It has no coordinates as a Point has them.

                \(home.path)/.local/share/touchstone/places.db now has 1 place.

                © OpenStreetMap contributors, ODbL 1.0

                """)
        let found = await home.answer("search", "yuyuan")
        #expect(found.output.hasPrefix("豫园  Yu Garden  Tourist Attraction  上海  31.229,121.4877\n"))
        #expect(home.lines.allSatisfy { !$0.contains("demo") })
        let again = await home.answer("import", file, "--city", "上海")
        #expect(
            again.output.hasPrefix("\(file): nothing new, all of it was imported before.\n"))
        #expect(again.exitCode == .success)
        let other = await home.answer("import", file, "--city", "沪")
        #expect(
            other.output.hasPrefix(
                "\(file), from the beginning, since the options are others: 1 place."))
        #expect(await home.answer("search", "yuyuan").output.contains("  沪  "))
    }

    @Test("places import: a file is identified by its path, and unrelated new contents are refused")
    func oneName() async throws {
        let home = try PlaceHome()
        func file(_ folder: String, _ name: String) throws -> String {
            try FileManager.default.createDirectory(
                atPath: home.path + "/" + folder, withIntermediateDirectories: true)
            return try home.file(folder + "/pois.csv", "name,lat,lon\n\(name),31.2,121.5\n")
        }
        _ = await home.answer("import", try file("shanghai", "外滩"))
        let second = await home.answer("import", try file("hongkong", "旺角"))
        #expect(second.output.contains("now has 2 places.") && second.exitCode == .success)
        let mistake = await home.answer("import", try file("shanghai", "尖沙咀"))
        #expect(mistake.exitCode == .failure)
        #expect(mistake.complaint?.contains("“--replace-all”") == true)
        #expect(mistake.complaint?.contains("nothing was changed") == true)
        let meant = await home.answer("import", try file("shanghai", "尖沙咀"), "--replace-all")
        #expect(meant.output.contains("1 removed") && meant.exitCode == .success)
    }

    @Test("places import: an invalid record prevents removals, which is reported")
    func senselessRecord() async throws {
        let home = try PlaceHome()
        func table(_ latitude: Int) throws -> String {
            try home.file("v.csv", "id,name,lat,lon\n1,豫园,31,121\n2,外滩,\(latitude),121\n")
        }
        _ = await home.answer("import", try table(31))
        let file = try table(91)
        let response = await home.answer("import", file)
        #expect(
            response.output.hasPrefix(
                """
                \(file), from the beginning, since it has changed: 1 place.
                  nothing removed, since there are records that make no sense
                  \(file):3:10: A latitude of 91.0 is none
                """))
        #expect(response.output.contains("now has 2 places."))
    }

    @Test("places import: ctrl-C stops after the current batch, and the import can be resumed")
    func interruption() async throws {
        // Runs in a separate process, because a signal stops all imports of a process.
        await #expect(processExitsWith: .success) {
            let home = try PlaceHome()
            let rows = (1...6_000).map { "\($0),外滩\($0)号,31,121\n" }.joined()
            let file = try home.file("many.csv", "id,name,lat,lon\n" + rows)
            let path = home.path
            let stopped = await Task {
                await respond(to: ["import", file], home: path, redrawsProgress: true) { message in
                    if case .progress = message { Self.interrupt() }
                }
            }.value
            #expect(stopped.exitCode == .interrupted)
            #expect(
                stopped.complaint
                    == "The import was stopped. What came before is stored; import the file again to go on from there."
            )
            let whole = await home.answer("import", file)
            #expect(
                whole.output.hasPrefix(
                    "\(file), going on where an earlier import stopped: 1,000 places."))
        }
    }

    @Test("places import: options set the attribution, the system, the format and the database")
    func options() async throws {
        let home = try PlaceHome()
        let table = try home.file(
            "shops.txt", "name,lat,lon\n店,31.17530398364597,121.531541859215\n")
        let database = home.path + "/mine.db"
        let response = await home.answer(
            "import", table, "--format", "csv", "--attribution", "Our own survey", "--system",
            "gcj02",
            "--database", database)
        #expect(response.exitCode == .success)
        #expect(response.output.hasSuffix("\nOur own survey\n"))
        let found = await home.answer("search", "店", "-d", database)
        #expect(
            found.output == "店  Place Name & Address  31.1774276,121.5272106\n\nOur own survey\n")
    }

    @Test("places import: the places before the end of a truncated file are stored, then resumed")
    func cutOff() async throws {
        let home = try PlaceHome()
        let file = try home.file("a.geojson", String(Self.geoJSON.prefix(260)))
        let broken = await home.answer("import", file)
        #expect(broken.exitCode == .failure)
        #expect(broken.output.hasPrefix("\(file): 1 place."))
        #expect(broken.complaint?.contains("Was it cut off?") == true)
        #expect(broken.complaint?.hasSuffix("import the file again to go on from there.") == true)
        _ = try home.file("a.geojson", Self.geoJSON)
        let whole = await home.answer("import", file)
        #expect(
            whole.output.hasPrefix("\(file), going on where an earlier import stopped: 0 places.")
        )
    }

    @Test(
        "places import: places missing in a newer version are removed unless an option keeps them")
    func newerVersion() async throws {
        let home = try PlaceHome()
        func table(_ names: String...) throws -> String {
            let rows = names.map { "\($0),31.2,121.5\n" }.joined()
            return try home.file("shops.csv", "name,lat,lon\n" + rows)
        }
        _ = await home.answer("import", try table("豫园", "外滩", "十六铺"))
        let newer = await home.answer("import", try table("豫园"))
        #expect(
            newer.output.hasPrefix(
                """
                \(home.path)/shops.csv, from the beginning, since it has changed: 1 place.
                  2 removed: the file no longer has them

                """))
        #expect(newer.output.contains("now has 1 place."))
        let kept = await home.answer("import", try table("外滩"), "--keep-missing")
        #expect(kept.output.contains("now has 2 places.") && !kept.output.contains("removed"))
        let other = await home.answer("import", try table("静安寺"), "--source", "others")
        #expect(other.output.contains("now has 3 places.") && other.exitCode == .success)
    }

    @Test("places import: a missing home folder is reported, and demo places are still found")
    func noHome() async throws {
        let home = try PlaceHome()
        let file = try home.file("a.geojson", Self.geoJSON)
        let response = await respond(to: ["import", file], home: "/dev/null")
        #expect(response.exitCode == .failure)
        #expect(
            response.complaint == """
                “/dev/null/.local/share/touchstone/places.db” cannot be written. Check its \
                permissions and those of its folder.
                """)
        let found = await respond(to: ["search", "waitan"], home: "/dev/null")
        #expect(found.exitCode == .success && found.output.contains("外滩中心 "))
    }

    /// Sends ctrl-C, which this thread handles immediately.
    private static func interrupt() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGINT)
    }

    @Test("places import: an unreadable file is reported")
    func unreadable() async throws {
        let home = try PlaceHome()
        let missing = await home.answer("import", "/nowhere/a.csv")
        #expect(missing.exitCode == .failure)
        #expect(missing.complaint?.contains("No such file or directory") == true)
        let path = "/tmp/touchstone-\(UUID().uuidString).xlsx"
        try Data("PK".utf8).write(to: URL(fileURLWithPath: path))
        defer { unlink(path) }
        let unknown = await home.answer("import", path)
        #expect(
            unknown.complaint
                == "“\(path)” is called neither .geojson, .csv, .kml, .gpx nor .osm.pbf. Add “--format” with geojson, csv, kml, gpx or osm."
        )
        #expect(missing.output.isEmpty && unknown.output.isEmpty)
        let folder = await home.answer("import", home.path)
        #expect(folder.complaint == "\(home.path): It cannot be read: Is a directory.")
    }
}
