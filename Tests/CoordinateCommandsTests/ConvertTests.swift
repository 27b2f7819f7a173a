import CommandLineKit
import CoordinateCommands
import Foundation
import TestSupport
import Testing

@Suite("touchstone coordinates convert")
struct ConvertTests {
    private static let systems = ["--from", "wgs84", "--to", "gcj02"]
    private static let point = #"{"type": "Point", "coordinates": [116.404, 39.915]}"#
    private static let movedPoint =
        #"{"type": "Point", "coordinates": [116.410244499, 39.916404282]}"#

    private func answer(_ words: [String]) async -> CommandResponse {
        await CoordinateCommands.family.respond(
            to: ["convert"] + words, called: "touchstone coordinates")
    }

    @Test(
        "coordinates convert: a file is converted, and the output file is reported", .rows("S2-54"))
    func files() async throws {
        let folder = try Folder()
        let input = try folder.file("in.geojson", Self.point)
        let output = folder.path("out.geojson")
        let said = Lines()
        let response = await CoordinateCommands.family.respond(
            to: ["convert"] + Self.systems + [input, "-o", output],
            console: Console(receive: said.add))
        #expect(response == CommandResponse())
        #expect(said.all == [.line("Wrote \(output)"), .line("Converted 1 place.")])
        #expect(try String(contentsOfFile: output, encoding: .utf8) == Self.movedPoint)
        #expect(try folder.names == ["in.geojson", "out.geojson"])
    }

    @Test("coordinates convert: “-” or no file name means standard input and output")
    func standardFiles() async throws {
        let folder = try Folder()
        let input = try #require(
            FileHandle(forReadingAtPath: try folder.file("input", Self.point)))
        let outputPath = try folder.file("output", "")
        let output = try #require(FileHandle(forWritingAtPath: outputPath))
        let console = Console(
            standardInput: input.fileDescriptor, standardOutput: output.fileDescriptor)
        let words = ["convert", "-", "--format", "geojson"] + Self.systems
        let response = await CoordinateCommands.family.respond(to: words, console: console)
        #expect(response == CommandResponse())
        #expect(try String(contentsOfFile: outputPath, encoding: .utf8) == Self.movedPoint)
    }

    @Test(
        "coordinates convert: the number of converted places is reported, with a warning for none",
        arguments: [
            ("lat,lon\n39.915,116.404\n31,121\n", "Converted 2 places."),
            (
                "lat,lon\n39.915,116.404\n51,0\n",
                "Converted 1 place; 1 place outside of the offset region stayed as before."
            ),
            (
                "lat,lon\n51,0\n",
                """
                Warning: no place was converted. 1 place outside of the offset region, or the same in \
                both systems, stayed as before.
                """
            ),
            ("lat,lon\n", "Warning: the file has no place to convert."),
            (#"{"type": "FeatureCollection"}"#, "Warning: the file has no place to convert."),
        ])
    func counts(text: String, line: String) async throws {
        let folder = try Folder()
        let said = Lines()
        let words = [try folder.file("in.csv", text), "-o", folder.path("out.csv")]
        let response = await CoordinateCommands.family.respond(
            to: ["convert"] + Self.systems + words, console: Console(receive: said.add))
        #expect(response == CommandResponse())
        #expect(said.all.last == .line(line))
    }

    @Test("coordinates convert: a file's content decides on its format, not a wrong name")
    func contents() async throws {
        let folder = try Folder()
        let output = folder.path("out")
        let input = try folder.file("in.txt", "\u{FEFF}\n" + Self.point)
        #expect(await answer(Self.systems + [input, "-o", output]) == CommandResponse())
        let text = try Data(contentsOf: URL(fileURLWithPath: output))
        #expect(text == Data(("\u{FEFF}\n" + Self.movedPoint).utf8))
    }

    @Test("coordinates convert: a folder is refused as one")
    func folderAsInput() async throws {
        let folder = try Folder()
        let response = await answer(Self.systems + [folder.path("")])
        #expect(response.exitCode == .mistake)
        #expect(response.complaint == "“\(folder.path(""))” is a folder. Name a file in it.")
    }

    @Test("coordinates convert: KML called .gpx is KML, by its first element")
    func kmlByContent() async throws {
        let folder = try Folder()
        let start = "<?xml version='1.0'?>\n<!-- <gpx> -->\n<k:kml><Point>"
        let kml = try folder.file(
            "in.gpx", "\(start)<coordinates>116.404,39.915,4</coordinates></Point></k:kml>")
        let response = await answer(Self.systems + [kml, "-o", folder.path("out.gpx")])
        #expect(response == CommandResponse())
        #expect(
            try String(contentsOfFile: folder.path("out.gpx"), encoding: .utf8)
                == "\(start)<coordinates>116.410244499,39.916404282,4</coordinates></Point></k:kml>"
        )
        let refusal = await answer(Self.systems + ["--format", "gpx", kml])
        #expect(refusal.exitCode == .failure)
        let page = try folder.file("page.gpx", "<html><p/></html>")
        let complaint = await answer(Self.systems + [page]).complaint
        #expect(
            complaint?.hasSuffix("Found the element “html” instead of a GPX file.") == true)
    }

    @Test(
        "coordinates convert: an error reports line and column and leaves the output file unchanged"
    )
    func mistakes() async throws {
        let folder = try Folder()
        let input = try folder.file("in.csv", "lat,lon\n39.915,116.404\n91,0\n")
        let output = try folder.file("out.csv", "precious")
        let response = await answer(Self.systems + [input, "-o", output])
        #expect(response.exitCode == .failure)
        #expect(
            response.complaint
                == "\(input):3:1: A latitude of 91.0 is none: it goes from -90 to 90 degrees. Were latitude and longitude swapped?"
        )
        #expect(try String(contentsOfFile: output, encoding: .utf8) == "precious")
        #expect(try folder.names == ["in.csv", "out.csv"])
    }

    @Test("coordinates convert: a failure to read or write reports the file and the reason")
    func access() async throws {
        let folder = try Folder()
        let input = try folder.file("in.csv", "lat,lon\n")
        let missing = folder.path("missing.csv")
        #expect(
            await answer(Self.systems + [missing]).complaint
                == "\(missing): It cannot be read: No such file or directory.")
        let output = folder.path("no/such/folder.csv")
        #expect(
            await answer(Self.systems + [input, "-o", output]).complaint
                == "\(output): It cannot be written: No such file or directory.")
    }

    @Test("coordinates convert: the input file is never overwritten, also under another path")
    func ownInput() async throws {
        let folder = try Folder()
        let input = try folder.file("in.csv", "lat,lon\n")
        let link = folder.path("link.csv")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: input)
        for output in [input, link] {
            let response = await answer(Self.systems + [input, "-o", output])
            #expect(response.exitCode == .mistake)
            #expect(response.complaint?.contains("another file than the one that is read") == true)
        }
    }

    @Test("coordinates convert: options choose the columns and the region")
    func options() async throws {
        let folder = try Folder()
        let input = try folder.file("seoul.csv", "B,L\n37.5665,126.978\n")
        let output = folder.path("out.csv")
        for (region, isMoved) in [("amap", false), ("rectangle", true)] {
            let words = [
                input, "-o", output, "--latitude", "b", "--longitude=l", "--region", region,
            ]
            #expect(await answer(Self.systems + words) == CommandResponse())
            let text = try String(contentsOfFile: output, encoding: .utf8)
            #expect((text != "B,L\n37.5665,126.978\n") == isMoved)
        }
    }

    @Test("coordinates convert: CSV with columns x and y is converted to metres and back")
    func metres() async throws {
        let folder = try Folder()
        let input = try folder.file("in.csv", "y,x\n4825910.4256,12958412.4917\n")
        let output = folder.path("out.csv")
        let words = ["--from", "webmercator", "--to", "webmercator", input, "-o", output]
        #expect(await answer(words) == CommandResponse())
        #expect(
            try String(contentsOfFile: output, encoding: .utf8)
                == "y,x\n4825910.4256,12958412.4917\n")
    }

    @Test(
        "coordinates convert: an invalid command line is explained",
        arguments: [
            (
                ["in.geojson", "--to", "gcj02"],
                "This needs a system after “--from”. Say “touchstone coordinates convert --from wgs84 --to gcj02 in.geojson -o out.geojson”, for instance."
            ),
            (
                ["in.geojson", "--from", "wgs48", "--to", "gcj02"],
                "“--from” should be wgs84, gcj02, bd09, bd09mc or webmercator, not “wgs48”. Did you mean “wgs84”?"
            ),
            (
                ["in.txt", "--from", "wgs84", "--to", "gcj02"],
                "This needs a format, which the name “in.txt” does not tell. Say “touchstone coordinates convert --format geojson …”, for instance."
            ),
            (
                ["in.gpx", "--from", "wgs84", "--to", "bd09mc"],
                "“--to” should be a system in degrees for GPX, not “bd09mc”."
            ),
        ])
    func commandLines(words: [String], complaint: String) async {
        #expect(await answer(words) == CommandResponse(complaint: complaint, exitCode: .mistake))
    }
}
