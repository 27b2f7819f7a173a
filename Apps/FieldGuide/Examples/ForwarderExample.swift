import PatternKit

/// An object that forwards messages which it has no methods for: it looks as if it had inherited
/// from a painter and a singer.
enum ForwarderExample {
    final class Painter {
        func paint(_ thing: String, times: Int) -> String { "painted \(thing) \(times)×" }
    }

    final class Singer {
        func sing() -> String { "la la" }
    }

    static func run() throws -> [String] {
        let artist = Forwarder()
        artist.forward("paint", to: Painter(), Painter.paint)
        artist.forward("sing", to: Singer(), Singer.sing)
        var lines = ["\(try artist.paint("a door", 2))", "\(try artist.sing())"]
        do {
            _ = try artist.dance()
        } catch {
            lines.append("\(error)")
        }
        lines.append("recorded: \(artist.calls.map(\.name).joined(separator: ", "))")
        return lines
    }
}
