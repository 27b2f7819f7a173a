public import CommandLineKit
import Coordinates
import Foundation
import Places

/// `touchstone places`: finds places near a point and by name, and imports them.
///
///     await PlaceTool().respond(to: ["search", "外滩"], say: { _ in }).output
public struct PlaceTool: ToolFamily {
    public static let name = "places"
    public static let summary = "finds places near a point and by name, and imports them"

    private let environment: [String: String]

    public init() { self.init(environment: ProcessInfo.processInfo.environment) }

    /// - Parameter environment: Whose `HOME`, `XDG_DATA_HOME` and `XDG_CACHE_HOME` say where places are kept.
    public init(environment: [String: String]) {
        self.environment = environment
    }

    /// A command of the family.
    public enum Command: String, CaseIterable, Sendable {
        case search
        case around
        case tips
        case categories
        case `import`
    }

    public static func isMistake(_ error: any Error) -> Bool { error is PlaceRequestError }

    public func answer(
        _ command: Command, _ words: [String], say: @escaping @Sendable (String) -> Void
    ) async throws -> ToolResponse {
        let session = PlaceSession(environment: environment, say: say)
        switch command {
        case .search: return try await SearchCommand.answer(words, session)
        case .around: return try await AroundCommand.answer(words, session)
        case .tips: return try await TipsCommand.answer(words, session)
        case .categories: return try CategoriesCommand.answer(words)
        case .import: return try await ImportCommand.answer(words, session)
        }
    }

    public static let help = """
        touchstone places finds places near a point and by name, and imports them.

        USAGE
          touchstone places search <words>…          by name: 外滩, waitan, wt or bund
          touchstone places around <lat,lon>         near a point
          touchstone places tips <beginning>         what somebody may mean who types that
          touchstone places categories               what places can be
          touchstone places import <file>…           from GeoJSON or CSV

        Without “--database” places are kept in “touchstone/places.db” in your folder for data; before
        anything is imported, searches find the demo places in Shanghai and Hong Kong.

        EXAMPLES
          touchstone places search 外滩
          touchstone places around 31.2397,121.4998 --radius 500 --category 餐饮服务
          touchstone places import shanghai.geojson

        “touchstone places search --help” tells more about a command.

        EXIT CODES
          0    All went well.
          1    Places could not be read or stored, or a record makes no sense.
          2    The command line has a mistake.

        """
}
