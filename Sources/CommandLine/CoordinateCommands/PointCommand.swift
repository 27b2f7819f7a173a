import CommandLineKit
import Coordinates
import Foundation

/// `touchstone coordinates point`
enum PointCommand {
    static let command = Command(
        "point", .localized("converts places"), usage: ["<lat,lon>…": ""],
        notes: .localized(
            """
            A place is its latitude and its longitude in degrees, or metres to the north and to the \
            east. They are in wgs84 unless “--from” names another system, and printed in all systems \
            unless “--to” names one.
            """),
        options: [.init(ConversionOptions.all + [CommonOptions.json])],
        examples: [
            "touchstone coordinates point 31.2397,121.4998",
            "touchstone coordinates point 39.915,116.404 --from bd09 --to wgs84",
        ]
    ) { arguments, _ in
        try arguments.requireOperands(
            1..., wanted: .localized("a place"), example: "31.2397,121.4998")
        let options = ConversionOptions(arguments)
        let source = options.source ?? .wgs84
        let targets = options.target.map { [$0] } ?? SystemKind.allCases
        let places = try arguments.operands.map { place in
            let numbers = try PlaceText.numbers(place, in: source)
            return try targets.map { target in
                (
                    target.rawValue,
                    try options.conversion(from: source, to: target)
                        .apply(latitude: numbers.latitude, longitude: numbers.longitude)
                )
            }
        }
        if arguments.has(CommonOptions.json) {
            return try CommandResponse(
                json: places.map { systems in
                    Dictionary(
                        uniqueKeysWithValues: systems.map { ($0.0, PlaceText.Record($0.1)) })
                })
        }
        let lines = places.map { systems in
            systems.map { name, place in
                let label = name.padding(toLength: 12, withPad: " ", startingAt: 0)
                return (options.target == nil ? label : "") + PlaceText.text(place)
            }.joined(separator: "\n")
        }
        let separator = options.target == nil ? "\n\n" : "\n"
        return CommandResponse(output: lines.joined(separator: separator) + "\n")
    }
}
