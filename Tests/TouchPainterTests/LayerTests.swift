import CoreGraphics
import Foundation
import PDFKit
import Testing
import TouchPainterCore
import UIKit

@testable import TouchPainterUI

@Suite("Layers")
struct LayerTests {
    private let painting = Painting()

    private func tap(_ x: CGFloat) {
        painting.touchBegan(at: CGPoint(x: x, y: 5))
        painting.touchEnded()
    }

    /// The places of the marks of each layer, from the bottom.
    private var places: [[CGFloat]] {
        painting.scribble.layers.map { $0.marks.map(\.location.x) }
    }

    @Test("Layers: marks go to the active layer, a new one lies above it and is active")
    func adding() {
        tap(1)
        painting.addLayer()
        tap(2)
        painting.activate(painting.scribble.layers[0])
        tap(3)
        painting.addLayer()
        tap(4)
        #expect(places == [[1, 3], [4], [2]])
        #expect(painting.scribble.marks.map(\.location.x) == [1, 3, 4, 2])
    }

    @Test("Layers: every change is one step of undo, and brings back the same marks")
    func undo() {
        tap(1)
        painting.addLayer()
        tap(2)
        painting.duplicateLayer()
        #expect(places == [[1], [2], [2]])
        painting.mergeLayerDown()
        #expect(places == [[1], [2, 2]])
        painting.moveLayer(from: 1, to: 0)
        #expect(places == [[2, 2], [1]])
        painting.deleteLayer()
        #expect(places == [[1]])
        let expected: [[[CGFloat]]] = [
            [[2, 2], [1]], [[1], [2, 2]], [[1], [2], [2]], [[1], [2]], [[1], []], [[1]], [[]],
        ]
        for state in expected {
            painting.undo()
            #expect(places == state)
        }
        painting.jump(to: 4)
        #expect(places == [[1], [2], [2]])
    }

    @Test("Layers: the only layer cannot be deleted, the lowest not merged")
    func limits() {
        painting.deleteLayer()
        painting.mergeLayerDown()
        #expect(painting.scribble.layers.count == 1)
        #expect(!painting.canUndo)
    }

    @Test("Layers: a hidden or locked layer refuses marks and says so", arguments: [true, false])
    func refusing(isHidden: Bool) {
        var refusals = 0
        let observation = painting.observe { if case .refused = $0 { refusals += 1 } }
        defer { observation.cancel() }
        painting.setLook(
            LayerLook(isHidden: isHidden, isLocked: !isHidden), of: painting.activeLayer)
        tap(1)
        painting.touchBegan(at: .zero)
        painting.touchMoved(to: CGPoint(x: 30, y: 0))
        painting.touchEnded()
        #expect(painting.scribble.isEmpty)
        #expect(refusals == 2)
    }

    @Test("Layers: a slider's preview is no step, its end is one from the look before")
    func preview() {
        let layer = painting.activeLayer
        painting.preview(LayerLook(opacity: 0.7), of: layer)
        painting.preview(LayerLook(opacity: 0.4), of: layer)
        #expect(!painting.canUndo)
        painting.setLook(LayerLook(opacity: 0.4), of: layer, original: LayerLook())
        painting.undo()
        #expect(layer.look == LayerLook())
        painting.redo()
        #expect(layer.look.opacity == 0.4)
    }

    @Test("Layers: opacity, blending and hiding are drawn; an eraser takes from its layer alone")
    func drawing() throws {
        let red = MarkColor(red: 1, green: 0, blue: 0)
        let green = MarkColor(red: 0, green: 1, blue: 0)
        painting.draw(Dot(location: CGPoint(x: 10, y: 10), pen: Pen(color: red, size: 20)))
        painting.addLayer()
        painting.draw(Dot(location: CGPoint(x: 10, y: 10), pen: Pen(color: green, size: 20)))
        func pixel() throws -> UInt32 {
            let bitmap = try Bitmap(size: CGSize(width: 20, height: 20))
            painting.scribble.draw(in: bitmap.context)
            return bitmap.pixel(10, 10)
        }
        let layer = painting.activeLayer
        #expect(try pixel() == 0xFF00_FF00)
        painting.setLook(LayerLook(blend: .multiply), of: layer)
        #expect(try pixel() == 0xFF00_0000)
        painting.setLook(LayerLook(opacity: 0.5), of: layer)
        #expect([0xFF80_7F00, 0xFF7F_8000, 0xFF80_8000, 0xFF7F_7F00].contains(try pixel()))
        painting.setLook(LayerLook(isHidden: true), of: layer)
        #expect(try pixel() == 0xFFFF_0000)
        painting.setLook(LayerLook(), of: layer)
        painting.draw(Dot(location: CGPoint(x: 10, y: 10), pen: Pen(size: 20, brush: .eraser)))
        #expect(try pixel() == 0xFFFF_0000)
    }

    @Test(
        "Layers: SVG and PDF erase from one layer too, and show those below",
        arguments: [true, false])
    func erasedFiles(asSVG: Bool) throws {
        let green = MarkColor(red: 0, green: 1, blue: 0)
        let red = MarkColor(red: 1, green: 0, blue: 0)
        func dot(_ x: CGFloat, _ pen: Pen) {
            painting.draw(Dot(location: CGPoint(x: x, y: 20), pen: pen))
        }
        dot(20, Pen(color: red, size: 40))
        painting.addLayer()
        dot(20, Pen(color: green, size: 40))
        dot(20, Pen(size: 20, brush: .eraser))
        dot(60, Pen(color: green, size: 40))
        dot(60, Pen(size: 20, brush: .eraser))
        let export = PictureExport(scribble: painting.scribble)
        let bitmap = try Bitmap(size: CGSize(width: 112, height: 72))
        bitmap.context.setFillColor(gray: 1, alpha: 1)
        bitmap.context.fill(CGRect(x: 0, y: 0, width: 112, height: 72))
        bitmap.context.translateBy(x: 0, y: 72)
        bitmap.context.scaleBy(x: 1, y: -1)
        if asSVG {
            let data = try #require(export.data(.svg))
            #expect(String(decoding: data, as: UTF8.self).contains("url(#eraser1)"))
            let image = try #require(UIImage(data: data)?.cgImage)
            bitmap.context.draw(image, in: CGRect(x: 0, y: 0, width: 112, height: 72))
        } else {
            let data = try #require(export.data(.pdf))
            try #require(PDFDocument(data: data)?.page(at: 0))
                .draw(with: .mediaBox, to: bitmap.context)
        }
        // The margin is 16 points: the first dots are around (36, 36), the second around (76, 36).
        #expect(bitmap.pixel(36, 36) == 0xFFFF_0000)
        #expect(bitmap.pixel(36, 22) == 0xFF00_FF00)
        #expect(bitmap.pixel(76, 36) == 0xFFFF_FFFF)
        #expect(bitmap.pixel(76, 22) == 0xFF00_FF00)
    }

    @Test("Layers: files keep them with their looks; one that looks plain is written as before")
    func file() throws {
        tap(1)
        let plain = try PaintingFile.data(of: painting.scribble.makeMemento())
        #expect(!String(decoding: plain, as: UTF8.self).contains("layers"))
        painting.addLayer(
            look: LayerLook(name: "Ink", isLocked: true, opacity: 0.25, blend: .screen))
        painting.activate(painting.scribble.layers[0])
        tap(2)
        let data = try PaintingFile.data(of: painting.scribble.makeMemento())
        let again = try Scribble(PaintingFile.memento(from: data, path: "a"))
        #expect(again.layers.map(\.look) == painting.scribble.layers.map(\.look))
        #expect(again.layers.map { $0.marks.count } == [2, 0])
        #expect(again.activeLayer === again.layers[0])
    }

    @Test("Painting file: drawings and journals of version 1 open")
    func versionOne() throws {
        let old = """
            {"format":"touchpainter","scribble":{"marks":[{"at":[40,60],"kind":"dot","pen":\
            {"blue":0,"green":0,"red":0,"size":5}}]},"version":1}
            """
        let scribble = try Scribble(PaintingFile.memento(from: Data(old.utf8), path: "a"))
        #expect(scribble.marks.map(\.location) == [CGPoint(x: 40, y: 60)])
        let line = """
            {"draw":{"_0":{"at":[40,60],"kind":"dot","pen":{"blue":0,"green":0,"red":0,"size":5}}}}
            """
        let entry = try JSONDecoder().decode(JournalEntry.self, from: Data(line.utf8))
        #expect(painting.replay([entry]) == 0)
        #expect(painting.scribble.marks.count == 1)
    }

    @Test("Layers: the journal brings back layers, looks and every step of undo")
    func journal() throws {
        let folder = try TemporaryFolder()
        do {
            let studio = Studio(folder: folder.url)
            let painting = studio.painting
            painting.draw(Dot(location: CGPoint(x: 1, y: 0), pen: Pen()))
            painting.addLayer(look: LayerLook(name: "Sky"))
            painting.draw(Dot(location: CGPoint(x: 2, y: 0), pen: Pen()))
            painting.duplicateLayer()
            painting.mergeLayerDown()
            painting.moveLayer(from: 1, to: 0)
            painting.undo()
            painting.draw(Dot(location: CGPoint(x: 3, y: 0), pen: Pen()))
        }
        let again = Studio(folder: folder.url).painting
        #expect(again.scribble.layers.map { $0.marks.map(\.location.x) } == [[1], [2, 2, 3]])
        #expect(again.scribble.layers[1].look.name == "Sky")
        while again.canUndo { again.undo() }
        #expect(again.scribble.isEmpty && again.scribble.layers.count == 1)
        again.jump(to: 4)
        #expect(again.scribble.layers.map { $0.marks.map(\.location.x) } == [[1], [2], [2]])
    }

    @Test(
        "Journal: an edit with places that do not exist is left out", arguments: [[0], [7], [-1]])
    func badEdit(removed: [Int]) throws {
        let entry = JournalEntry.edit(
            layer: 0, removed: removed, digests: nil, inserted: [], marks: [], command: "Delete")
        #expect(painting.replay([entry]) == 1)
        #expect(painting.scribble.isEmpty)
    }
}
