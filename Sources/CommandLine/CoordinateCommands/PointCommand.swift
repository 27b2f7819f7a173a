import CommandLineKit
import Coordinates
import Foundation

/// `touchstone coordinates point`
enum PointCommand {
    static let command = Command(
        "point", "converts places", usage: ["<lat,lon>…": ""],
        notes: """
            A place is its latitude and its longitude in degrees, or metres to the north and to the \
            east. They are in wgs84 unless “--from” names another system, and printed in all systems \
            unless “--to” names one.
            """,
        options: [.init(ConversionOptions.all)],
        examples: [
            "touchstone coordinates point 31.2397,121.4998",
            "touchstone coordinates point 39.915,116.404 --from bd09 --to wgs84",
        ]
    ) { arguments, _ in
        try arguments.requireOperands(1..., wanted: "a place", example: "31.2397,121.4998")
        let options = ConversionOptions(arguments)
        let source = options.source ?? .wgs84
        let lines = try arguments.operands.map { place in
            let numbers = try PlaceText.numbers(place, in: source)
            func text(in target: SystemKind) throws -> String {
                PlaceText.text(
                    try options.conversion(from: source, to: target)
                        .apply(latitude: numbers.latitude, longitude: numbers.longitude))
            }
            if let target = options.target { return try text(in: target) }
            return try SystemKind.allCases.map { target in
                let name = target.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
                return name + (try text(in: target))
            }.joined(separator: "\n")
        }
        let separator = options.target == nil ? "\n\n" : "\n"
        return CommandResponse(output: lines.joined(separator: separator) + "\n")
    }
}
