import CommandLineKit
import Coordinates
import Foundation

/// `touchstone coordinates distance`
enum DistanceCommand {
    static let command = Command(
        "distance", .localized("measures the way between two places"),
        usage: ["<lat,lon> <lat,lon>": ""],
        notes: .localized(
            """
            Both places are in degrees and in the same system. The way is the shortest one over a \
            round Earth, up to 0.5 % off the true Earth’s; its direction at the start is in degrees \
            clockwise from north.
            """),
        options: [.init([CommonOptions.json])],
        examples: ["touchstone coordinates distance 31.2397,121.4998 39.915,116.404"]
    ) { arguments, _ in
        try arguments.requireOperands(
            2...2, wanted: .localized("two places"), example: "31.2397,121.4998 39.915,116.404"
        )
        let start = try PlaceText.coordinate(arguments.operands[0])
        let end = try PlaceText.coordinate(arguments.operands[1])
        if arguments.has(CommonOptions.json) {
            return try CommandResponse(
                json: ["metres": start.distance(to: end), "bearing": start.bearing(to: end)])
        }
        let metres = String(format: "%.1f", locale: nil, start.distance(to: end))
        let bearing = String(format: "%.1f", locale: nil, start.bearing(to: end))
        return CommandResponse(output: "\(metres) m towards \(bearing)°\n")
    }
}
