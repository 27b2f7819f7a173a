import Coordinates
import Foundation
import PlacesAppCore
import Testing

@Suite("Places: saved places and tracks")
struct CoreTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "places-core-\(UUID().uuidString)")

    private func details(_ name: String, _ latitude: Double = 31.2) throws -> PlaceDetails {
        PlaceDetails(name: name, try Coordinate(latitude: latitude, longitude: 121.5))
    }

    // MARK: Saved places

    @Test("Saved places: they are there again, with list and note, readable by the user alone")
    func kept() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "saved.json")
        let saved = SavedPlaces(file: file)
        try saved.add(details("A"), list: "Food", note: "Ask for <b>tea</b> & 茶")
        try saved.setUsesChinaSystem(true)
        let again = SavedPlaces(file: file)
        #expect(again.places == saved.places && again.lists == ["Food"])
        #expect(again.usesChinaSystem)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test("Saved places: two windows lose nothing of each other")
    func together() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "saved.json")
        let (first, second) = (SavedPlaces(file: file), SavedPlaces(file: file))
        let kept = try first.add(details("A"))
        try second.add(details("B"))
        try first.add(details("C"))
        try second.remove(kept.id)
        #expect(Set(SavedPlaces(file: file).places.map(\.details.name)) == ["B", "C"])
    }

    @Test(
        "Saved places: a damaged file is kept under another name",
        arguments: [
            "", "{", "[1]", String(repeating: "[", count: 100_000),
            #"{"places":[{"id":"00000000-0000-0000-0000-000000000000","details":{"name":"x","latitude":1000,"longitude":0,"address":"","hours":"","phone":"","website":""},"list":"","note":"","date":0}],"usesChinaSystem":false}"#,
        ])
    func damaged(text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "saved.json")
        try Data(text.utf8).write(to: file)
        let saved = SavedPlaces(file: file)
        let kept = folder.appending(path: "saved-damaged-1.json")
        #expect(saved.loadingError == .damaged(keptAt: kept.path))
        #expect(try String(contentsOf: kept, encoding: .utf8) == text)
        try saved.add(details("A"))
        #expect(SavedPlaces(file: file).places.count == 1)
    }

    @Test("Saved places: what cannot be written stays on the screen, and is written next time")
    func unwritable() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "saved.json")
        let saved = SavedPlaces(file: file)
        // A folder in the way of the new file.
        let part = file.appendingPathExtension("part")
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
        #expect(throws: SavedPlacesError.self) { try saved.add(details("A")) }
        #expect(saved.places.count == 1)
        try FileManager.default.removeItem(at: part)
        try saved.add(details("B"))
        #expect(SavedPlaces(file: file).places.map(\.details.name) == ["B", "A"])
    }

    @Test("Saved places: after a failed write the next one keeps what another window saved since")
    func failedBetween() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "saved.json")
        var time = Date(timeIntervalSince1970: 1_790_000_000)
        func now() -> Date {
            time += 1
            return time
        }
        let (first, second) = (SavedPlaces(file: file, now: now), SavedPlaces(file: file, now: now))
        let gone = try first.add(details("Gone"))
        let part = file.appendingPathExtension("part")
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
        #expect(throws: SavedPlacesError.self) { try first.add(details("A")) }
        #expect(throws: SavedPlacesError.self) { try first.remove(gone.id) }
        #expect(first.places.map(\.details.name) == ["A"])
        try FileManager.default.removeItem(at: part)
        try second.add(details("B"))
        try second.setUsesChinaSystem(true)
        try first.add(details("C"))
        #expect(first.places.map(\.details.name) == ["C", "B", "A"] && first.usesChinaSystem)
        #expect(SavedPlaces(file: file).places == first.places)
    }

    @Test("Saved places: a place that another window removed is put back with its new note")
    func updatedAfterRemoval() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "saved.json")
        let (first, second) = (SavedPlaces(file: file), SavedPlaces(file: file))
        var place = try first.add(details("A"))
        try second.remove(place.id)
        place.note = "Closed on Mondays"
        try first.update(place)
        #expect(first.places == [place])
        #expect(SavedPlaces(file: file).places == [place])
    }

    @Test("Saved places: a file that is damaged while the app runs is kept under another name")
    func damagedBetween() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "saved.json")
        let saved = SavedPlaces(file: file)
        try saved.add(details("A"))
        try Data("{".utf8).write(to: file)
        let kept = folder.appending(path: "saved-damaged-1.json")
        #expect(throws: SavedPlacesError.damaged(keptAt: kept.path)) {
            try saved.add(details("B"))
        }
        #expect((try? String(contentsOf: kept, encoding: .utf8)) == "{")
        #expect(SavedPlaces(file: file).places.map(\.details.name) == ["B", "A"])
    }

    // MARK: Tracks

    private func track(_ name: String = "Way") throws -> Track {
        let start = Date(timeIntervalSince1970: 1_790_000_000)
        let points = try [0.0, 0.01, 0.02].map { east in
            Track.Point(
                try Coordinate(latitude: 31, longitude: 121 + east), elevation: 4,
                time: start + east * 100_000)
        }
        return Track(name: name, segments: [points])
    }

    @Test("Tracks: a file has what was written, and its length is that of the ellipsoid")
    func written() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tracks = TrackFolder(folder)
        let way = try track("A <b> & \"c\" 茶/..")
        let file = try tracks.write(way)
        #expect(try Track(gpx: file) == way)
        // 0.02° of longitude at 31° N.
        #expect(abs(way.length - 1_909.6) < 1)
        #expect(way.duration == 2_000)
        #expect(tracks.files == [file])
    }

    @Test("Tracks: one that is imported stays as it is, and a second of its name has a number")
    func imported() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tracks = TrackFolder(folder.appending(path: "tracks"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "a.gpx")
        let text = """
            <gpx><rte><name>R</name><rtept lat="1" lon="2"/><rtept lat="1.5" lon="2"><ele>x</ele>\
            </rtept><rtept lat="91" lon="0"/></rte><!-- kept --></gpx>
            """
        try Data(text.utf8).write(to: file)
        let first = try tracks.add(file)
        let second = try tracks.add(file)
        #expect(try String(contentsOf: first, encoding: .utf8) == text)
        #expect(second.lastPathComponent == "a 2.gpx")
        let way = try Track(gpx: first)
        #expect(way.name == "R" && way.segments.map(\.count) == [2])
        let removed = try tracks.remove(first)
        #expect(tracks.files == [second])
        try tracks.restore(removed)
        #expect(tracks.files.count == 2)
    }

    @Test("Tracks: what may be put back is there after another window starts, also of one name")
    func removedTwice() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tracks = TrackFolder(folder)
        let (one, two) = (try track(), Track(name: "Way", segments: [[try track().segments[0][0]]]))
        var removed = [try tracks.remove(tracks.write(one)), try tracks.remove(tracks.write(two))]
        // Another window starts meanwhile.
        TrackFolder(folder).tidy()
        try tracks.restore(removed[1])
        #expect(try tracks.files.map { try Track(gpx: $0).segments[0].count } == [1])
        try tracks.restore(removed[0])
        #expect(tracks.files.count == 2)
        removed = [try tracks.remove(tracks.files[0])]
        removed = []
        tracks.tidy()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test("Tracks: a recording that cannot be read is told, and is not taken for an empty one")
    func unreadableRecording() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tracks = TrackFolder(folder)
        let journal = try tracks.beginRecording(named: "Walk")
        for point in try track().segments[0] { try journal.add(point) }
        // No file can be opened here, as if there were no descriptor left.
        let away = folder.appendingPathExtension("away")
        try FileManager.default.moveItem(at: folder, to: away)
        #expect(throws: TrackError.self) { try tracks.endRecording(journal) }
        try FileManager.default.moveItem(at: away, to: folder)
        tracks.tidy()
        #expect(tracks.files.map(\.lastPathComponent) == ["Walk.gpx"])
    }

    @Test(
        "Tracks: files of other programs have their names and all of their points",
        arguments: [
            (
                // Routes of Garmin's BaseCamp have most points in an extension.
                """
                <gpx xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"><rte>\
                <name>Sarnia</name><rtept lat="1" lon="2"><name>Start</name><extensions>\
                <gpxx:RoutePointExtension><gpxx:rpt lat="1.1" lon="2.1"/><gpxx:rpt lat="1.2" \
                lon="2.2"/></gpxx:RoutePointExtension></extensions></rtept>\
                <rtept lat="1.3" lon="2.3"/></rte></gpx>
                """, "Sarnia", [4]
            ),
            (
                // A prefix that is not declared.
                """
                <gpx><trk><name>A</name><trkseg><trkpt lat="1" lon="2"><extensions>\
                <osmand:speed>1</osmand:speed></extensions></trkpt><trkpt lat="2" lon="2"/>\
                </trkseg></trk></gpx>
                """, "A", [2]
            ),
            (
                // Waypoints before the track have names of their own.
                """
                <gpx><wpt lat="1" lon="2"><name>Hut</name></wpt><trk><name>Ridge</name><trkseg>\
                <trkpt lat="1" lon="2"/></trkseg><trkseg/><trkseg><trkpt lat="1" lon="2"/>\
                </trkseg></trk></gpx>
                """, "Ridge", [1, 1]
            ),
            (
                // The author of the file has a name, too.
                """
                <gpx><metadata><author><name>Ana</name></author></metadata><trk><name>Ridge</name>\
                <trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>
                """, "Ridge", [1]
            ),
        ])
    func foreign(text: String, name: String, counts: [Int]) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "a.gpx")
        try Data(text.utf8).write(to: file)
        let track = try Track(gpx: file)
        #expect(track.name == name && track.segments.map(\.count) == counts)
    }

    @Test(
        "Tracks: what is no track is refused, and nothing is kept",
        arguments: [
            "", "no", "<gpx>", "<gpx></gpx>", "<gpx><wpt lat='1' lon='2'/></gpx>",
            "<gpx><trk><trkseg><trkpt lat='1' lon='2'>",
        ])
    func refused(text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tracks = TrackFolder(folder.appending(path: "tracks"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "a.gpx")
        try Data(text.utf8).write(to: file)
        #expect(throws: TrackError.self) { try tracks.add(file) }
        #expect(throws: TrackError.self) { try tracks.add(folder.appending(path: "none.gpx")) }
        #expect(tracks.files == [])
    }

    @Test("Tracks: a recording that a crash ended is there at the next start")
    func recovered() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tracks = TrackFolder(folder)
        var journal: TrackJournal? = try tracks.beginRecording(named: "Walk")
        for point in try track().segments[0] { try journal?.add(point) }
        // Another window starts meanwhile.
        tracks.tidy()
        #expect(tracks.files == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let file = folder.appending(path: try #require(names.first))
        journal = nil
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data((text + "<trkpt lat=\"31").utf8).write(to: file)
        #expect(tracks.files == [])
        tracks.tidy()
        #expect(tracks.files.map(\.lastPathComponent) == ["Walk.gpx"])
        #expect(try Track(gpx: #require(tracks.files.first)).segments[0].count == 3)
        tracks.tidy()
        #expect(tracks.files.count == 1)
    }

    @Test(
        "Tracks: of a long file every second point is left out, as often as needed",
        arguments: [
            ("<trk><trkseg>", "<trkpt lat=\"1\" lon=\"2\"/>\n", "</trkseg></trk>"),
            // The points of a route's part in Garmin's extension.
            (
                "<rte><rtept lat=\"1\" lon=\"2\"><extensions>", "<rpt lat=\"1\" lon=\"2\"/>\n",
                "</extensions></rtept></rte>"
            ),
        ])
    func long(begin: String, line: String, end: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "a.gpx")
        let text = "<gpx>\(begin)\(String(repeating: line, count: 250_000))\(end)</gpx>"
        try Data(text.utf8).write(to: file)
        let count = try Track(gpx: file).segments[0].count
        #expect((100_000...200_000).contains(count))
    }
}
