import CommandLineKit
import Coordinates

/// `touchstone coordinates geohash`
enum GeohashCommand {
    private static let usualLength = 9

    static func answer(_ words: [String]) throws -> ToolResponse {
        let arguments = try ToolArgumentList(
            words, of: "coordinates geohash",
            options: [ToolOption("--length", wanted: "a number of letters from 1 to 12")])
        if arguments.asksForHelp { return ToolResponse(output: help) }
        try arguments.requireOperands(
            1...Int.max - 1, wanted: "a place or a geohash",
            example: "coordinates geohash 31.2397,121.4998")
        let lengths = Geohash<WGS84>.lengths
        let length = try arguments.whole("--length", in: lengths) ?? usualLength
        let lines = try arguments.operands.map { word in
            word.contains(",")
                ? Geohash(try PlaceText.coordinate(word), length: length).text
                : try cell(word)
        }
        return ToolResponse(output: lines.joined(separator: "\n") + "\n")
    }

    /// The middle of a cell, and its corners.
    private static func cell(_ text: String) throws -> String {
        let box = try Geohash<WGS84>(text).box
        return """
            \(PlaceText.text(((box.south + box.north) / 2, (box.west + box.east) / 2))) \
            (\(PlaceText.text((box.south, box.west))) to \(PlaceText.text((box.north, box.east))))
            """
    }

    private static let help = """
        touchstone coordinates geohash names the cell of the world that a place is in.

        USAGE
          touchstone coordinates geohash <lat,lon or geohash>… [options]

        For a geohash, its cell’s middle and its corners in the south-west and the north-east are printed.

        OPTIONS
          --length N      How many letters, from 1 to 12; \(usualLength) unless said: about 4.8 metres.

        EXAMPLES
          touchstone coordinates geohash 31.2397,121.4998 --length 7
          touchstone coordinates geohash wtw3sjq

        """
}
