import CommandLineKit
import Foundation
import MapImporting
import Places
import RunCommands

/// `touchstone places map`
enum MapCommand {
    private static let output = CommandOption.text(
        "--output", "FILE", wanted: .localized("the name of a file"),
        help: .localized("The file of tiles; by default next to the extract."))
    private static let mapOnly = CommandOption.flag(
        "--map-only", help: .localized("Make the map alone, without places to search."))

    static let command = Command(
        "map", .localized("makes a map of an OpenStreetMap extract, with its places"),
        usage: ["[<extract>]": ""],
        notes: .localized(
            """
            The extract is a PBF file. The map is a file of vector tiles (MBTiles), which maps of \
            apps show offline. The places are imported in the same pass. Without an extract, the app \
            Places opens.
            """),
        operands: .files, options: [.init([output, mapOnly, PlaceSession.database])],
        examples: ["touchstone places map berlin.osm.pbf --output berlin.mbtiles"]
    ) { arguments, console in
        if arguments.operands.isEmpty, arguments[output] == nil, !arguments.has(mapOnly),
            arguments[PlaceSession.database] == nil
        {
            try SiblingProgram(name: "PlacesApp", remedy: "make run APP=PlacesApp")
                .replaceProcess(with: ["--language=\(arguments.language.rawValue)"])
        }
        try arguments.requireOperands(
            1...1, wanted: .localized("an extract"), example: "berlin.osm.pbf")
        let path = arguments.operands[0]
        let request = MapImport(path)
        let tiles =
            arguments[output]
            ?? URL(fileURLWithPath: path).deletingLastPathComponent()
            .appending(path: "\(request.name).mbtiles").path
        let session =
            arguments.has(mapOnly)
            ? nil : try await PlaceSession(console).storeToFill(arguments)
        let language = arguments.language
        let interruption = ImportInterruption.begin()
        defer { interruption.end() }
        let bar = ProgressBar(path, console: console)
        defer { bar.finish() }
        do {
            let places = try session.map { _ in try PlaceImport.temporaryFile() }
            let report = try await request.run(to: tiles, places: places) { share in
                bar.update(share, "")
                interruption.cancelTaskIfAsked()
            }
            let (objects, count) = (report.features, report.tiles)
            var text = String(
                localized: "\(tiles): \(objects) objects in \(count) tiles.\n", in: language)
            if let (store, name) = session, let places {
                let found = try await PlaceImport(path).run(into: store, features: places)
                let number = ImportCommand.places(found.places).text(in: language)
                text += String(localized: "\(name): \(number) imported.\n", in: language)
            }
            text += "\n\(PlaceImport.openStreetMap)\n"
            return CommandResponse(output: text)
        } catch let error as MapImportError {
            return CommandResponse(
                output: "", complaint: "\(error)",
                exitCode: error.reason == .cancelled ? .interrupted : .failure)
        } catch let error as PlaceImportError {
            return CommandResponse(output: "", complaint: "\(error)", exitCode: .failure)
        }
    }
}
