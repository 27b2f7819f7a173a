import CoreGraphics
import Foundation
import Testing

@testable import TouchPainterCore

@Suite("What files hold that TouchPainter does not know")
struct UnknownMembersTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A drawing with unknown members at every level.
    private static let file = #"""
        {"format":"touchpainter","version":2,"author":{"name":"Ada","born":1815},"dpi":300.250,
        "scribble":{"mood":"calm","active":2,"layers":[
        {"id":0,"colour label":"red","marks":[
        {"kind":"dot","pen":{"red":1.25,"green":0,"blue":0,"size":5,"texture":"felt"},"at":[40,60],"id":9007199254740993},
        {"kind":"stroke","pen":{"red":0,"green":0,"blue":0,"size":5},"at":[1,2,3,4],"tilt":[0.1,0.30000000000000004]},
        {"kind":"shape","shape":"ellipse","pen":{"red":0,"green":0,"blue":0,"size":5},
        "fill":{"red":0,"green":0,"blue":0,"size":5,"pattern":null},"transform":[1,0,0,1,5,6]},
        {"kind":"stroke","pen":{"red":0,"green":0,"blue":0,"size":5},
        "children":[{"kind":"vertex","at":[1,1],"time":130.15007800},{"kind":"vertex","at":[2,2]}]}]},
        {"id":2,"name":"Sky","marks":[],"guide":true}]}}
        """#

    private static func object(_ data: Data) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    }

    @Test("Painting file: members of newer versions stay, in the file, layers, marks and pens")
    func roundTrip() throws {
        let data = Data(Self.file.utf8)
        let memento = try PaintingFile.memento(from: data, path: "a")
        let written = try PaintingFile.data(of: Scribble(memento).makeMemento())
        #expect(try Self.object(written) == Self.object(data))
        let text = String(decoding: written, as: UTF8.self)
        for number in ["9007199254740993", "0.30000000000000004", "130.150078", "300.25", "1.25"] {
            #expect(text.contains(number), "\(number)")
        }
    }

    @Test("Painting file: unknown members stay through the journal, changes and a restart")
    func editing() throws {
        let file = folder.url.appendingPathComponent("a.painting")
        try Data(Self.file.utf8).write(to: file)
        do {
            let studio = Studio(folder: folder.url)
            try studio.open(file: file)
            let painting = studio.painting
            painting.activate(painting.scribble.layers[0])
            painting.selectAll()
            painting.transformSelection(by: CGAffineTransform(translationX: 10, y: 0))
            painting.colorSelection(MarkColor(red: 0, green: 1, blue: 0))
            painting.duplicateLayer()
        }
        let again = Studio(folder: folder.url)
        try again.save()
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        for part in [
            "\"author\"", "\"mood\"", "\"colour label\"", "\"texture\":\"felt\"", "\"tilt\"",
            "\"guide\":true", "9007199254740993", "\"pattern\":null", "130.150078",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(text.contains("\"at\":[50,60]"))
        // A copy of a layer has them too.
        #expect(text.components(separatedBy: "\"felt\"").count == 3)
    }

    @Test("Journal: lines that shortening keeps stay as they are, with what was added to them")
    func journal() throws {
        let url = folder.url.appendingPathComponent("current.journal")
        do {
            let studio = Studio(folder: folder.url)
            for x in 0..<20 {
                studio.painting.draw(Dot(location: CGPoint(x: x, y: 0), pen: Pen()))
            }
        }
        let line =
            #"{"draw":{"_0":{"kind":"dot","pen":{"red":0,"green":0,"blue":0,"size":5},"at":[1,2]},"clock":"12:30"}}"#
        let data = try Data(contentsOf: url) + Data((line + "\n").utf8)
        try data.write(to: url)
        do {
            let journal = try Journal(url: url)
            #expect(journal.damage == nil)
            try journal.fold(keeping: 5)
        }
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        #expect(text.hasSuffix(line + "\n"))
        #expect(text.contains("\"base\""))
        #expect(Studio(folder: folder.url).painting.scribble.marks.count == 21)
    }

    @Test("Settings and tags: what other programs added stays")
    func settings() throws {
        let url = folder.url.appendingPathComponent("settings.json")
        do { Studio(folder: folder.url).settings.brand = .acme }
        var text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        text = String(text.dropLast()) + ",\"tablet\":{\"curve\":[0,0.25,1]}}"
        try Data(text.utf8).write(to: url)
        let studio = Studio(folder: folder.url)
        #expect(studio.problem == nil && studio.settings.brand == .acme)
        studio.settings.paper = .cloth
        #expect(
            String(decoding: try Data(contentsOf: url), as: UTF8.self)
                .contains("\"tablet\":{\"curve\":[0,0.25,1]}"))
        let store = try #require(studio.store)
        let tags = store.folder.appendingPathComponent("tags.json")
        try FileManager.default.createDirectory(at: store.folder, withIntermediateDirectories: true)
        try Data(#"{"a":["x"],"version":3}"#.utf8).write(to: tags)
        try store.setTags(["y"], of: ScribbleStore.Entry(name: "b"))
        let object = try Self.object(try Data(contentsOf: tags))
        #expect(object == ["a": ["x"], "b": ["y"], "version": 3] as NSDictionary)
    }
}
