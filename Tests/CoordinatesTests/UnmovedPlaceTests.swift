import Foundation
import Testing

@testable import Coordinates

/// Files whose places have the same numbers in both systems, or whose numbers are spelt in an
/// unusual way.
@Suite("Spelling of converted files")
struct UnmovedPlaceTests {
    private func converted(_ text: String, _ format: CoordinateFile.Format) throws -> String {
        try FileTests.converted(text, format)
    }

    /// Texts without a place in the region of the offset.
    private static let unmoved: [(CoordinateFile.Format, String)] = [
        (
            .csv,
            "id,lat,lon\r\n1,33.0000,130.15007800\r\n2,\"51.50720\", -0.12760 \r\n3,+5e1,-00.5\n"
        ),
        (.csv, "lat;lon;a;b\n51,5072000;-0,1276;\"x;\"\"y\";\n51,50;0,10;;"),
        (.csv, "\u{FEFF}\"lat\",\"lon\",\"name\"\n\"33.10\",\"130.150780\",\"a \"\"b\"\"\"\n"),
        (.csv, "sep=|\r\nname|lat|lon\r\na,b|33.10|130.150\r\n"),
        (.csv, "name\tlat\tlon\nN\t31°14′23.00″S\t121°29′59″W\n"),
        (
            .geojson,
            #"{"type":"FeatureCollection","x":1.50,"bbox":[130.10,33.0,131.000,34.00],"features":[{"type":"Feature","id":1.0,"geometry":{"type":"LineString","coordinates":[[130.15007800 , 33.1000,5.0],[1.30e2,33.00, 7.10, 8.20]]},"properties":{"n":1.10}}]}"#
        ),
        (
            .gpx,
            """
            <?xml version='1.0'?><gpx x:y="1.50"><metadata><bounds minlat="33.00" minlon='130.10' maxlat="34.0" maxlon="131.00"/></metadata>
            <wpt  lon = '130.15007800' lat="33.10"  own="2.0"><ele>1.50</ele><!-- lat="1" --></wpt></gpx>
            """
        ),
        (
            .kml,
            """
            <kml><Placemark own="1.0"><Point><coordinates> 130.15007800,33.10,0.50
              131.00 , 33.000 </coordinates></Point><LookAt><longitude>130.10</longitude><latitude> 33.00 </latitude></LookAt>
            <LatLonBox><north>34.00</north><south>33.0</south><east>131.0</east><west>130.00</west></LatLonBox></Placemark></kml>
            """
        ),
    ]

    @Test("Unmoved places: every byte stays", arguments: unmoved.indices)
    func bytes(index: Int) throws {
        let (format, text) = Self.unmoved[index]
        #expect(try converted(text, format) == text)
    }

    @Test("Moved and unmoved places: only the moved numbers change, between their quotes")
    func mixed() throws {
        #expect(
            try converted("lat,lon,n\r\n\"39.915\", 116.404 ,\"1.50\"\r\n33.10,130.150\r\n", .csv)
                == "lat,lon,n\r\n\"39.916404282\", 116.410244499 ,\"1.50\"\r\n33.10,130.150\r\n")
        #expect(
            try converted("sep=;\nlon;lat\n116,404;39,915\n130,150;33,10\n", .csv)
                == "sep=;\nlon;lat\n116,410244499;39,916404282\n130,150;33,10\n")
        #expect(
            try converted(
                "\u{FEFF}\"name\",\"lat\",\"lon\"\n\"a\",39.915,116.404\n", .csv)
                == "\u{FEFF}\"name\",\"lat\",\"lon\"\n\"a\",39.916404282,116.410244499\n")
        #expect(
            try converted(
                #"{"type":"MultiPoint","coordinates":[[116.404 ,39.915],[130.150,33.10]]}"#,
                .geojson)
                == #"{"type":"MultiPoint","coordinates":[[116.410244499 ,39.916404282],[130.150,33.10]]}"#
        )
    }

    @Test("CSV: a byte-order mark before a quoted first column does not hide it")
    func byteOrderMark() throws {
        let text = "\u{FEFF}\"lat\",\"lon\"\n39.915,116.404\n"
        #expect(
            try converted(text, .csv) == "\u{FEFF}\"lat\",\"lon\"\n39.916404282,116.410244499\n")
    }

    @Test("CSV: a decimal comma is one only between semicolons")
    func decimalComma() {
        for text in ["lat\tlon\n39,915\t116,404\n", "lat;lon\n39,9,15;116,404\n"] {
            #expect(throws: FileError.self) { try converted(text, .csv) }
        }
    }
}
