import Foundation
import TestSupport
import Testing
import TextReading

@testable import Coordinates

@Suite("Files of coordinates")
struct FileTests {
    private static let conversion = SystemConversion(from: .wgs84, to: .gcj02, region: .amap)

    /// What becomes of a text, or the error.
    static func converted(
        _ text: String, _ format: CoordinateFile.Format, pieceSize: Int = 1 << 18
    ) throws -> String {
        try converted(Data(text.utf8), format, pieceSize: pieceSize)
    }

    private static func converted(
        _ text: Data, _ format: CoordinateFile.Format, pieceSize: Int = 1 << 18
    ) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appending(path: "in")
        let output = folder.appending(path: "out")
        try text.write(to: input)
        try Data().write(to: output)
        let reading = try FileHandle(forReadingFrom: input)
        let writing = try FileHandle(forWritingTo: output)
        try CoordinateFile.convert(
            InputPieces(descriptor: reading.fileDescriptor),
            to: ByteWriter(descriptor: writing.fileDescriptor, pieceSize: pieceSize),
            format: format, by: conversion, pieceSize: pieceSize)
        return String(decoding: try Data(contentsOf: output), as: UTF8.self)
    }

    private static let geoJSON = """
        {"type": "FeatureCollection", "bbox": [116.3, 39.8, 12, 116.5, 40.0, 90.5],
         "features": [{"type": "Feature", "properties": {"name": "天安门", "coordinates": [116.404, 39.915]},
          "geometry": {"type": "Point", "coordinates": [116.404 , 39.915, 43.5]}},
          {"type": "Feature", "properties": null, "geometry": {"coordinates": [[[0, 51.5], [-0.1276, 51.5072]]], "type": "Polygon"}}
        ]}

        """

    @Test("GeoJSON: positions and boxes change, properties, heights and spaces stay")
    func geoJSON() throws {
        #expect(
            try Self.converted(Self.geoJSON, .geojson) == """
                {"type": "FeatureCollection", "bbox": [116.306060444, 39.801254078, 12, 116.506018086, 40.001225119, 90.5],
                 "features": [{"type": "Feature", "properties": {"name": "天安门", "coordinates": [116.404, 39.915]},
                  "geometry": {"type": "Point", "coordinates": [116.410244499 , 39.916404282, 43.5]}},
                  {"type": "Feature", "properties": null, "geometry": {"coordinates": [[[0, 51.5], [-0.1276, 51.5072]]], "type": "Polygon"}}
                ]}

                """)
    }

    private static let gpx = """
        <?xml version="1.0"?><!-- lat="1" lon='>' -->
        <gpx><metadata><bounds minlat="39.915" minlon="116.404" maxlat="39.915" maxlon="116.404"/></metadata>
        <wpt lon = '116.404' lat='39.915' ><name>a > b &lt; <![CDATA[<wpt lat="39.915" lon="116.404">]]></name></wpt>
        <trkpt lat="51.5" lon="-0.1"><ele>3</ele></trkpt></gpx>
        """

    @Test("GeoJSON: several objects are converted, one a line or with record separators")
    func sequences() throws {
        func point(_ position: String) -> String {
            #"{"type": "Point", "coordinates": [\#(position)]}"#
        }
        let (here, moved) = ("116.404, 39.915", "116.410244499, 39.916404282")
        for (start, end) in [("", "\n"), ("\u{1E}", "\n"), (" \u{1E}\u{1E} ", "\r\n\n"), ("", "")] {
            let texts = [here, moved].map { [String](repeating: start + point($0) + end, count: 3) }
            #expect(try Self.converted(texts[0].joined(), .geojson) == texts[1].joined())
        }
        let mistake = point(here) + "\n{}"
        #expect {
            try Self.converted(mistake, .geojson)
        } throws: { error in
            (error as? FileError)?.position == FileError.Position(line: 2, column: 1)
        }
    }

    @Test("GPX: attributes change, comments and texts stay")
    func gpx() throws {
        #expect(
            try Self.converted(Self.gpx, .gpx) == """
                <?xml version="1.0"?><!-- lat="1" lon='>' -->
                <gpx><metadata><bounds minlat="39.916404282" minlon="116.410244499" maxlat="39.916404282" maxlon="116.410244499"/></metadata>
                <wpt lon = '116.410244499' lat='39.916404282' ><name>a > b &lt; <![CDATA[<wpt lat="39.915" lon="116.404">]]></name></wpt>
                <trkpt lat="51.5" lon="-0.1"><ele>3</ele></trkpt></gpx>
                """)
    }

    private static let kml = """
        <?xml version="1.0"?><kml xmlns:gx="g"><Document><LookAt><longitude>116.404</longitude><range>5</range>
        <latitude> 39.915 </latitude></LookAt><Placemark><name>116.404,39.915</name><ExtendedData><coordinates>116.404,39.915</coordinates></ExtendedData>
        <description><![CDATA[<coordinates>116.404,39.915</coordinates>]]></description><LineString><coordinates>
         116.404,39.915,43.5
         116.404 , 39.915 -0.1,51.5,3</coordinates></LineString></Placemark><coordinates/>
        <gx:Track><gx:coord>116.404 39.915 7</gx:coord><gx:coord>116.404 39.915</gx:coord></gx:Track>
        <LatLonBox><north>39.915</north><south>39.915</south><east>116.404</east><west>116.404</west><rotation>9</rotation></LatLonBox></Document></kml>
        """

    @Test("KML: tuples, points of tracks, views and boxes change, texts and user's data stay")
    func kml() throws {
        #expect(
            try Self.converted(Self.kml, .kml) == """
                <?xml version="1.0"?><kml xmlns:gx="g"><Document><LookAt><longitude>116.410244499</longitude><range>5</range>
                <latitude>39.916404282</latitude></LookAt><Placemark><name>116.404,39.915</name><ExtendedData><coordinates>116.404,39.915</coordinates></ExtendedData>
                <description><![CDATA[<coordinates>116.404,39.915</coordinates>]]></description><LineString><coordinates>
                 116.410244499,39.916404282,43.5
                 116.410244499 , 39.916404282 -0.1,51.5,3</coordinates></LineString></Placemark><coordinates/>
                <gx:Track><gx:coord>116.410244499 39.916404282 7</gx:coord><gx:coord>116.410244499 39.916404282</gx:coord></gx:Track>
                <LatLonBox><north>39.916404282</north><south>39.916404282</south><east>116.410244499</east><west>116.410244499</west><rotation>9</rotation></LatLonBox></Document></kml>
                """)
    }

    private static let csv =
        "name,\"Lat\",note,LNG\r\n\"Tian, an\nmen\",39.915,\"say \"\"hi\"\"\",116.404\r\nnowhere,,,\r\nLondon, 51.5 ,x,\"-0.1\""

    @Test("CSV: two columns change, the others, quotes and line breaks stay")
    func csv() throws {
        #expect(
            try Self.converted(Self.csv, .csv)
                == "name,\"Lat\",note,LNG\r\n\"Tian, an\nmen\",39.916404282,\"say \"\"hi\"\"\",116.410244499\r\nnowhere,,,\r\nLondon, 51.5 ,x,\"-0.1\""
        )
    }

    @Test("CSV: a header with bytes that no text has stays as it is")
    func bytesOfHeader() throws {
        let text = Data("lat,lon,".utf8 + [0xFF, 0xFE] + "x,y\n51.5,-0.1,a,b,c\n".utf8)
        #expect(try Self.converted(text, .csv) == String(decoding: text, as: UTF8.self))
    }

    @Test("come out the same whatever pieces they are read in", arguments: [1, 2, 3, 7, 64])
    func pieces(size: Int) throws {
        // Longer than what is looked ahead.
        let parts = Array(repeating: Self.geoJSON, count: 12).joined(separator: ",\n")
        let many = #"{"type": "FeatureCollection", "features": [\#(parts)]}"#
        for (text, format) in [
            (many, CoordinateFile.Format.geojson),
            (Self.gpx + String(repeating: Self.gpx, count: 8), .gpx),
            (Self.kml + String(repeating: Self.kml, count: 8), .kml), (Self.csv, .csv),
        ] {
            let small = try Self.converted(text, format, pieceSize: size)
            #expect(try small == Self.converted(text, format))
        }
    }

    @Test(
        "say what is wrong with them, and where",
        arguments: [
            (
                ".geojson", "{\"coordinates\": [116.4, 39.",
                ":1:28: The file ends within a number. Was it cut off?"
            ),
            (
                ".geojson", "{\"coordinates\": [116.4, 39.9],",
                ":1:31: The file ends within an object. Was it cut off?"
            ),
            (
                ".geojson", "{\"coordinates\":\n [116.4]}",
                ":2:3: Found the end of a position after 116.4 instead of a latitude."
            ),
            (
                ".geojson", "{\"coordinates\": [39.9, 116.4]}",
                ":1:24: A latitude of 116.4 is none: it goes from -90 to 90 degrees. Were latitude and longitude swapped?"
            ),
            (".geojson", "{\"a\": 01}", ":1:7: Found “01” instead of a number."),
            (".geojson", "{\"a\": tru}", ":1:10: Found “}” instead of “true”."),
            (".geojson", "{\"a\" 1}", ":1:6: Found “1” instead of “:”."),
            (".geojson", "{} x", ":1:4: Found “x” instead of the end of the file."),
            (
                ".geojson", "",
                ":1:1: The file ends within the text, which is empty. Was it cut off?"
            ),
            (
                ".geojson", "{\"bbox\": [1, 2, 3]}",
                ":1:11: Found a box of 3 numbers instead of 4 or 6 numbers."
            ),
            (
                ".geojson", "{\"bbox\": [[1, 2], [3, 4]]}",
                ":1:11: Found “[” instead of a number of a box."
            ),
            (
                ".geojson", "{\"bbox\": [1, 2, 3, 4, 5, 6, 7]}",
                ":1:11: Found a box of more than 6 numbers instead of 4 or 6 numbers."
            ),
            (
                ".geojson", "{\"coordinates\": [1, [2, 3]]}",
                ":1:21: Found “[” instead of a latitude."
            ),
            (
                ".geojson", #"{"\x"]"#,
                ":1:4: Found “x” instead of an escape such as “\\n”."
            ),
            (
                ".geojson", #"{"\u12g4"]"#,
                ":1:7: Found “g” instead of a hexadecimal digit."
            ),
            (
                ".geojson", #"{"type":"Point","coordinates":["121","31"]}"#,
                ":1:32: Found “\"” instead of a number of a position."
            ),
            (
                ".geojson", #"{"type":"LineString","coordinates":[[121,null]]}"#,
                ":1:42: Found “n” instead of a latitude."
            ),
            (
                ".geojson", #"{"type":"Point","coordinates":"121,31"}"#,
                ":1:31: Found “\"” instead of an array of numbers."
            ),
            (
                ".geojson", #"{"type":"Point","coordinates":{"lon":121,"lat":31}}"#,
                ":1:31: Found “{” instead of an array of numbers."
            ),
            (
                ".geojson", #"{"type":"Feature","bbox":121}"#,
                ":1:26: Found “1” instead of an array of numbers."
            ),
            (
                ".geojson", #"{"a": 1}"#,
                ":1:1: Found an object without “type” instead of GeoJSON, such as a “Feature”."
            ),
            (
                ".geojson", #"{"type":"Topology","arcs":[[[121,31]]]}"#,
                ":1:9: Found the type “Topology” instead of one of GeoJSON’s."
            ),
            (
                ".geojson", "[[121, 31]]",
                ":1:1: Found “[” instead of an object of GeoJSON."
            ),
            (
                ".gpx", "<?xml version='1.0'?>\n<k:kml><Point/></k:kml>",
                ":2:1: Found the element “kml” instead of a GPX file."
            ),
            (
                ".kml", "<gpx><wpt/></gpx>",
                ":1:1: Found the element “gpx” instead of a KML file."
            ),
            (
                ".kml", "<kml><coordinates>1 2</coordinates></kml>",
                ":1:21: Found “2” instead of “,”."
            ),
            (
                ".kml", "<kml><coordinates>1,2 x</coordinates></kml>",
                ":1:23: Found “x” instead of a number of degrees."
            ),
            (
                ".kml", "<kml><coordinates>1,2,",
                ":1:6: The file ends within “coordinates”. Was it cut off?"
            ),
            (
                ".kml", "<kml>\n<LookAt><longitude>1</longitude></LookAt></kml>",
                ":2:1: Found “LookAt” with only some of latitude, longitude instead of all."
            ),
            (
                ".kml", "<kml><Camera><latitude>1",
                ":1:6: Found “Camera” with only some of latitude, longitude instead of all."
            ),
            (
                ".kml", "<kml><coordinates>39.9,116.4</coordinates></kml>",
                ":1:19: A latitude of 116.4 is none: it goes from -90 to 90 degrees. Were latitude and longitude swapped?"
            ),
            (
                ".csv", "lat,lon\n0x1F,121",
                ":2:1: Found “0x1F” instead of a number of degrees."
            ),
            (".gpx", "no", ": Found a text without elements instead of a GPX file."),
            (
                ".gpx", "<gpx>\n <wpt lat=\"x\" lon=\"1\"/>",
                ":2:2: Found lat=“x” instead of a number of degrees."
            ),
            (
                ".gpx", "<wpt lat=\"1\"/>",
                ":1:1: Found a tag with only one of lat and lon instead of both."
            ),
            (".gpx", "<wpt lat=\"1", ":1:1: The file ends within a tag. Was it cut off?"),
            (".gpx", "<gpx>\n<!-- ", ":2:1: The file ends within a comment. Was it cut off?"),
            (".gpx", "<wpt lat=1/>", ":1:10: Found “1” instead of a quote."),
            (".gpx", "<wpt lat/>", ":1:9: Found “/” instead of “=”."),
            (".gpx", "<wpt/ a>", ":1:6: Found a space instead of “>”."),
            (
                ".gpx", "<wpt lat='1' lat='2' lon='3'/>",
                ":1:1: Found “lat” twice instead of once."
            ),
            (
                ".gpx", "<\"?> lat=\"1\" lon=\"2\">",
                ":1:2: Found “\"” instead of a name."
            ),
            (".gpx", "a < b", ":1:4: Found a space instead of a name."),
            (
                ".csv", "name,lon\na,1",
                ": The header row has no column “lat”. It has “name”, “lon”."
            ),
            (
                ".csv", "lat,lon\n1,east",
                ":2:3: Found “east” instead of a number of degrees."
            ),
            (
                ".csv", "lat,lon\n1,2\n3",
                ":3:1: Found a row of 1 field instead of 2."
            ),
            (
                ".csv", "lat,lon\n91,2",
                ":2:1: A latitude of 91.0 is none: it goes from -90 to 90 degrees. Were latitude and longitude swapped?"
            ),
            (
                ".csv", "lat,lon\n1,\"2",
                ":2:1: The file ends within a quoted field of the row. Was it cut off?"
            ),
            (
                ".csv", "",
                ":1:1: The file ends within the header row, which is missing. Was it cut off?"
            ),
        ])
    func mistakes(suffix: String, text: String, message: String) throws {
        let format = try #require(
            CoordinateFile.Format(path: suffix == ".geojson" ? "a.json" : "a\(suffix)"))
        let error = #expect(throws: FileError.self) { try Self.converted(text, format) }
        #expect(error?.description == "standard input" + message)
    }

    @Test("keep what has no coordinates, and what follows the two numbers of a position")
    func others() throws {
        let text = #"""
            {"type": "Feature", "bbox": null, "geometry":
             {"type": "LineString", "coordinates": [[0, 51.5, null, "12:00"], []]},
             "properties": {"type": "Hut", "coordinates": "121,31"}}
            """#
        #expect(try Self.converted(text, .geojson) == text)
    }

    @Test("may begin with a byte order mark", arguments: [1, 2, 1 << 18])
    func byteOrderMark(pieceSize: Int) throws {
        for (text, format) in [
            (Self.geoJSON, CoordinateFile.Format.geojson), (Self.gpx, .gpx), (Self.kml, .kml),
            (Self.csv, .csv),
        ] {
            let marked = try Self.converted("\u{FEFF}" + text, format, pieceSize: pieceSize)
            #expect(try marked == "\u{FEFF}" + Self.converted(text, format))
        }
    }

    @Test(
        "say that they are UTF-16, with a mark or without",
        arguments: CoordinateFile.Format.allCases,
        [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian])
    func otherEncodings(format: CoordinateFile.Format, encoding: String.Encoding) throws {
        let text = try #require(Self.gpx.data(using: encoding))
        let error = #expect(throws: FileError.self) { try Self.converted(text, format) }
        #expect(
            error?.description == "standard input:1:1: The file is UTF-16. Save it as UTF-8.")
    }

    @Test("never trap, whatever is in them, and stay readable JSON when they were")
    func fuzz() throws {
        var random = SeededGenerator(seed: 512)
        for (text, format) in [
            (Self.geoJSON, CoordinateFile.Format.geojson), (Self.gpx, .gpx), (Self.kml, .kml),
            (Self.csv, .csv),
        ] {
            for _ in 0..<400 {
                var bytes = Array(text.utf8)
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let index = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: bytes[index] = .random(in: 0...255, using: &random)
                    case 1: bytes.remove(at: index)
                    case 2:
                        bytes.insert(
                            Array("{}[]\",:<>-9e".utf8).randomElement(using: &random)!, at: index)
                    default: bytes.removeSubrange(index...)
                    }
                    if bytes.isEmpty { break }
                }
                _ = try? Self.converted(String(decoding: bytes, as: UTF8.self), format)
            }
        }
        #expect(throws: FileError.self) {
            try Self.converted(String(repeating: "[", count: 100_000), .geojson)
        }
    }

    @Test("are replaced when they are whole, and left alone when they are not")
    func replacing() throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "touchstone-\(UUID().uuidString).csv").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try "lat,lon\n39.915,116.404\n".write(toFile: path, atomically: true, encoding: .utf8)
        try CoordinateFile.convert(path, to: path, format: .csv, by: Self.conversion)
        let whole = try String(contentsOfFile: path, encoding: .utf8)
        #expect(whole == "lat,lon\n39.916404282,116.410244499\n")

        let broken = whole + "91,0\n"
        try broken.write(toFile: path, atomically: true, encoding: .utf8)
        let error = #expect(throws: FileError.self) {
            try CoordinateFile.convert(path, to: path, format: .csv, by: Self.conversion)
        }
        #expect(error?.path == path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == broken)
    }

    @Test("write degrees to nine decimals, without zeros at the end")
    func degrees() {
        for (value, text) in [
            (0.0, "0"), (-0.0, "0"), (116.404, "116.404"), (-0.1, "-0.1"), (1e-10, "0"),
            (-1e-10, "0"), (89.9999999999, "90"), (-180, "-180"), (7.000000001, "7.000000001"),
        ] {
            #expect(String(decoding: DegreesText.bytes(value), as: UTF8.self) == text)
        }
    }
}
