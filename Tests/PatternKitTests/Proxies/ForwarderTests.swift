import PatternKit
import TestSupport
import Testing

final class Painter {
    func paint(_ thing: String, times: Int) -> String { "painted \(thing) \(times)×" }
}
final class Singer {
    func sing() -> String { "la la" }
}

@Suite("A forwarder")
struct ForwarderTests {
    private func makeArtist() -> Forwarder {
        let artist = Forwarder()
        artist.forward("paint", to: Painter(), Painter.paint)
        artist.forward("sing", to: Singer(), Singer.sing)
        return artist
    }

    @Test(
        "a forwarder answers with the methods of several objects, as documented", .rows("S1-30"))
    func example() throws {
        let artist = Forwarder()
        artist.forward("paint", to: Painter(), Painter.paint)
        artist.forward("sing", to: Singer(), Singer.sing)

        #expect(try artist.paint("a door", 2) as? String == "painted a door 2×")
        #expect(try artist.sing() as? String == "la la")
        #expect(throws: ForwardingError.self) { try artist.dance() }
    }

    @Test("a forwarder records every message, known or not", .rows("S1-30"))
    func recording() throws {
        let artist = makeArtist()
        try artist.paint("a door", 2)
        _ = try? artist.dance("tango")
        #expect(artist.calls.map(\.name) == ["paint", "dance"])
        #expect(artist.calls.map(\.arguments) == [["a door", "2"], ["tango"]])
    }

    @Test("a forwarder lists the known messages in its error", .rows("S1-30"))
    func unknown() {
        let artist = makeArtist()
        #expect(!artist.responds(to: "dance"))
        let error = #expect(throws: ForwardingError.self) { try artist.send("dance") }
        #expect(error == .unknownMessage(name: "dance", known: ["paint", "sing"]))
        #expect(
            error?.description == """
                Nobody understands “dance”. Understood are paint, sing. Register it with forward(_:to:_:).
                """)
        let empty = #expect(throws: ForwardingError.self) { try Forwarder().send("dance") }
        #expect(empty?.description.contains("no messages at all") == true)
    }

    @Test("a forwarder checks the arguments against the method's signature", .rows("S1-30"))
    func arguments() {
        let artist = makeArtist()
        #expect(
            throws: ForwardingError.missingArgument(message: "paint", position: 2, expected: "Int")
        ) { try artist.paint("a door") }
        let error = #expect(throws: ForwardingError.self) { try artist.paint("a door", "twice") }
        #expect(
            error
                == .badArgument(message: "paint", position: 2, expected: "Int", given: "String"))
        #expect(
            error?.description == "“paint” was sent with argument 2 of type String, and wants Int.")
        #expect(
            throws: ForwardingError.surplusArguments(message: "sing", wanted: 0, given: 1)
        ) { try artist.sing("loud") }
    }

    @Test("a forwarder uses the last method that was registered under a name", .rows("S1-30"))
    func again() throws {
        let artist = makeArtist()
        artist.forward("sing", to: Painter()) { painter in { painter.paint("a song", times: 1) } }
        #expect(try artist.sing() as? String == "painted a song 1×")
    }
}
