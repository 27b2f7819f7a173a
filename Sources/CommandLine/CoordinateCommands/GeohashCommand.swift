import CommandLineKit
import Coordinates

/// `touchstone coordinates geohash`
enum GeohashCommand {
    private static let defaultLength = 9

    private static let length = CommandOption.whole(
        "--length", in: Geohash<WGS84>.lengths,
        wanted: .localized("a number of letters from 1 to 12"),
        help: .localized(
            "The number of letters, from 1 to 12; by default \(defaultLength): about 4.8 metres."))

    static let command = Command(
        "geohash", .localized("names the cell of the world that a place is in"),
        usage: ["<lat,lon|geohash>…": ""],
        notes: .localized(
            """
            For a geohash, its cell’s middle and its corners in the south-west and the north-east \
            are printed.
            """),
        options: [.init([length, CommonOptions.json])],
        examples: [
            "touchstone coordinates geohash 31.2397,121.4998 --length 7",
            "touchstone coordinates geohash wtw3sjq",
        ]
    ) { arguments, _ in
        try arguments.requireOperands(
            1..., wanted: .localized("a place or a geohash"),
            example: "31.2397,121.4998")
        let length = arguments[length] ?? defaultLength
        if arguments.has(CommonOptions.json) {
            return try CommandResponse(
                json: arguments.operands.map { word in
                    CellRecord(
                        word.contains(",")
                            ? Geohash(try PlaceText.coordinate(word), length: length)
                            : try Geohash<WGS84>(word))
                })
        }
        let lines = try arguments.operands.map { word in
            word.contains(",")
                ? Geohash(try PlaceText.coordinate(word), length: length).text : try cell(word)
        }
        return CommandResponse(output: lines.joined(separator: "\n") + "\n")
    }

    /// A cell as JSON.
    private struct CellRecord: Encodable {
        let geohash: String
        let southWest: PlaceText.Record
        let northEast: PlaceText.Record

        init(_ cell: Geohash<WGS84>) {
            geohash = cell.text
            southWest = PlaceText.Record((cell.box.south, cell.box.west))
            northEast = PlaceText.Record((cell.box.north, cell.box.east))
        }
    }

    /// The middle of a cell, and its corners.
    private static func cell(_ text: String) throws -> String {
        let box = try Geohash<WGS84>(text).box
        return """
            \(PlaceText.text(((box.south + box.north) / 2, (box.west + box.east) / 2))) \
            (\(PlaceText.text((box.south, box.west))) to \(PlaceText.text((box.north, box.east))))
            """
    }
}
