import CommandLineKit
import Coordinates
import Foundation

/// `touchstone coordinates distance`
enum DistanceCommand {
    static func answer(_ words: [String]) throws -> ToolResponse {
        let arguments = try ToolArgumentList(words, of: "coordinates distance")
        if arguments.asksForHelp { return ToolResponse(output: help) }
        try arguments.requireOperands(
            2...2, wanted: "two places",
            example: "coordinates distance 31.2397,121.4998 39.915,116.404")
        let start = try PlaceText.coordinate(arguments.operands[0])
        let end = try PlaceText.coordinate(arguments.operands[1])
        let metres = String(format: "%.1f", locale: nil, start.distance(to: end))
        let bearing = String(format: "%.1f", locale: nil, start.bearing(to: end))
        return ToolResponse(output: "\(metres) m towards \(bearing)°\n")
    }

    private static let help = """
        touchstone coordinates distance measures the way between two places.

        USAGE
          touchstone coordinates distance <lat,lon> <lat,lon>

        Both places are in degrees and in the same system. The way is the shortest one over a round Earth,
        up to 0.5 % off the true Earth’s; its direction at the start is in degrees clockwise from north.

        EXAMPLE
          touchstone coordinates distance 31.2397,121.4998 39.915,116.404

        """
}
