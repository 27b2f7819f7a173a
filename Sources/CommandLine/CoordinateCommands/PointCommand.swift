import CommandLineKit
import Coordinates
import Foundation

/// `touchstone coordinates point`
enum PointCommand {
    static func answer(_ words: [String]) throws -> ToolResponse {
        let arguments = try ToolArgumentList(
            words, of: "coordinates point", options: ConversionOptions.options)
        if arguments.asksForHelp { return ToolResponse(output: help) }
        try arguments.requireOperands(
            1...Int.max - 1, wanted: "a place", example: "coordinates point 31.2397,121.4998")
        let options = try ConversionOptions(arguments)
        let source = options.source ?? .wgs84
        let lines = try arguments.operands.map { place in
            let numbers = try PlaceText.numbers(place, in: source)
            if let target = options.target {
                let conversion = options.conversion(from: source, to: target)
                return PlaceText.text(
                    try conversion.apply(
                        latitude: numbers.latitude, longitude: numbers.longitude))
            }
            return try SystemKind.allCases.map { target in
                let there = try options.conversion(from: source, to: target)
                    .apply(latitude: numbers.latitude, longitude: numbers.longitude)
                let name = target.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
                return name + PlaceText.text(there)
            }.joined(separator: "\n")
        }
        let separator = options.target == nil ? "\n\n" : "\n"
        return ToolResponse(output: lines.joined(separator: separator) + "\n")
    }

    private static let help = """
        touchstone coordinates point converts places.

        USAGE
          touchstone coordinates point <lat,lon>… [options]

        A place is its latitude and its longitude in degrees, or metres to the north and to the east.

        OPTIONS
          --from S        The system of the places: \(ConversionOptions.names(SystemKind.self));
                          wgs84 unless said.
          --to S          The system to print them in; all of them unless said.
        \(ConversionOptions.regionHelp)

        EXAMPLES
          touchstone coordinates point 31.2397,121.4998
          touchstone coordinates point 39.915,116.404 --from bd09 --to wgs84

        """
}
