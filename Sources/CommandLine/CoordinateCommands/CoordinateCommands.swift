public import CommandLineKit
import Coordinates
import Foundation

/// `touchstone coordinates`: converts places between the systems of the world's and of China's maps.
///
///     await CoordinateTool().respond(to: ["point", "39.915,116.404", "--to", "gcj02"], say: { _ in }).output
///     // 39.91640428150164,116.41024449916938
public struct CoordinateTool: ToolFamily {
    public static let name = "coordinates"
    public static let summary = "converts places between WGS-84, GCJ-02 and BD-09, in files too"

    /// Where `-` reads from and writes to.
    private let standardInput: Int32
    private let standardOutput: Int32

    public init() { self.init(standardInput: STDIN_FILENO, standardOutput: STDOUT_FILENO) }

    /// Creates a tool that reads and writes these open files where a command line says `-`.
    public init(standardInput: Int32, standardOutput: Int32) {
        self.standardInput = standardInput
        self.standardOutput = standardOutput
    }

    /// A command of the family.
    public enum Command: String, CaseIterable, Sendable {
        case convert
        case point
        case distance
        case geohash
    }

    public static func isMistake(_ error: any Error) -> Bool {
        error is CoordinateError || error is GeohashError
    }

    public func answer(
        _ command: Command, _ words: [String], say: @escaping @Sendable (String) -> Void
    ) async throws -> ToolResponse {
        switch command {
        case .convert:
            let request = try ConvertRequest(
                words, standardInput: standardInput, standardOutput: standardOutput)
            return try request?.answer(say: say) ?? ToolResponse(output: ConvertRequest.help)
        case .point: return try PointCommand.answer(words)
        case .distance: return try DistanceCommand.answer(words)
        case .geohash: return try GeohashCommand.answer(words)
        }
    }

    public static let help = """
        touchstone coordinates converts places between the systems that maps use.

        USAGE
          touchstone coordinates convert <file> --from S --to S [-o FILE]   converts a file
          touchstone coordinates point <lat,lon>…                           converts places
          touchstone coordinates distance <lat,lon> <lat,lon>               measures
          touchstone coordinates geohash <lat,lon or geohash>…              names cells

        SYSTEMS
          wgs84         What satellites measure, and most maps of the world.
          gcj02         AMap, Tencent, Google and Apple in China.
          bd09          Baidu.
          bd09mc        Baidu, in metres on its flat map.
          webmercator   WGS-84, in metres on the map of the web.

        EXAMPLES
          touchstone coordinates convert --from wgs84 --to gcj02 in.geojson -o out.geojson
          touchstone coordinates point 31.2397,121.4998

        “touchstone coordinates convert --help” tells more about a command.

        EXIT CODES
          0    All went well.
          1    A file could not be read, written or understood.
          2    The command line has a mistake.

        """
}
