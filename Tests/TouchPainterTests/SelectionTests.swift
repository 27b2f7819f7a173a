import CoreGraphics
import Foundation
import Testing
import TouchPainterCore

@Suite("Selection")
struct SelectionTests {
    private let painting = Painting()

    init() {
        for x in [10, 50, 90] as [CGFloat] {
            painting.draw(Dot(location: CGPoint(x: x, y: 10), pen: Pen(size: 10)))
        }
    }

    private var places: [CGFloat] { painting.scribble.marks.map(\.location.x) }

    private func select(_ rect: CGRect) {
        painting.select(
            Selection(in: painting.activeLayer, within: CGPath(rect: rect, transform: nil)))
    }

    @Test("Selection: an area chooses marks with half their points in it, a tap the topmost")
    func choosing() {
        select(CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(painting.selection?.marks.map(\.location.x) == [10, 50])
        #expect(painting.selection?.bounds == CGRect(x: 5, y: 5, width: 50, height: 10))
        select(CGRect(x: 200, y: 0, width: 60, height: 20))
        #expect(painting.selection == nil)
        painting.select(Selection(in: painting.activeLayer, at: CGPoint(x: 88, y: 12), reach: 4))
        #expect(painting.selection?.marks.map(\.location.x) == [90])
        painting.draw(
            Stroke(pen: Pen(), through: [CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100)]))
        let line = Selection(in: painting.activeLayer, at: CGPoint(x: 50, y: 104), reach: 4)
        #expect(line?.marks.first is Stroke)
    }

    @Test("Selection: marks move in their places of the order, stay chosen, and come back")
    func moving() {
        let original = painting.scribble.marks.map { ObjectIdentifier($0) }
        select(CGRect(x: 0, y: 0, width: 60, height: 20))
        painting.transformSelection(by: CGAffineTransform(translationX: 1, y: 5))
        #expect(places == [11, 51, 90])
        #expect(painting.selection?.marks.count == 2)
        painting.undo()
        #expect(painting.scribble.marks.map { ObjectIdentifier($0) } == original)
        painting.redo()
        #expect(places == [11, 51, 90])
    }

    @Test("Selection: scaling scales lines too, beyond the sizes of the palette")
    func scaling() {
        painting.selectAll()
        painting.transformSelection(by: CGAffineTransform(scaleX: 10, y: 10), named: "Scale")
        #expect(painting.scribble.marks.compactMap(\.size) == [100, 100, 100])
        painting.transformSelection(by: CGAffineTransform(scaleX: 0.01, y: 0.01), named: "Scale")
        #expect(painting.scribble.marks.compactMap(\.size).allSatisfy { abs($0 - 1) < 1e-9 })
        let again = try? Scribble(painting.scribble.makeMemento())
        #expect(again?.marks.compactMap(\.size) == painting.scribble.marks.compactMap(\.size))
    }

    @Test("Selection: duplicates are on top and chosen; deleting and colouring can be undone")
    func editing() {
        select(CGRect(x: 0, y: 0, width: 20, height: 20))
        painting.duplicateSelection()
        #expect(places == [10, 50, 90, 26])
        #expect(painting.selection?.marks.map(\.location.x) == [26])
        painting.deleteSelection()
        #expect(places == [10, 50, 90])
        painting.undo()
        painting.undo()
        #expect(places == [10, 50, 90])
        painting.selectAll()
        painting.colorSelection(.white)
        #expect(painting.scribble.marks.allSatisfy { $0.color == .white })
        painting.undo()
        #expect(painting.scribble.marks.allSatisfy { $0.color == .black })
    }

    @Test("Selection: marks of a locked layer stay as they are")
    func locked() {
        painting.selectAll()
        painting.preview(LayerLook(isLocked: true), of: painting.activeLayer)
        painting.deleteSelection()
        painting.transformSelection(by: CGAffineTransform(translationX: 9, y: 0))
        #expect(places == [10, 50, 90])
    }

    @Test("Selection: every kind of mark moves, turns and is written and read again")
    func kinds() throws {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let marks: [any Mark] = [
            Shape(.arrow, from: .zero, to: CGPoint(x: 40, y: 0), pen: Pen()),
            Shape(
                .ellipse, from: .zero, to: CGPoint(x: 40, y: 20), pen: Pen(),
                fill: MarkColor(red: 1, green: 0, blue: 0)),
            TextMark("Hé 你好\nb", at: CGPoint(x: 3, y: 4), pen: Pen()),
            Flower(.cosmos, location: CGPoint(x: 30, y: 0), pen: Pen(size: 30)),
            PictureMark(Data([1, 2, 3]), in: CGRect(x: 0, y: 0, width: 30, height: 10)),
            Stroke(pen: Pen(brush: .pencil), through: [.zero, CGPoint(x: 20, y: 0)]),
        ]
        for mark in marks {
            let turned = mark.transformed(by: turn)
            let (old, new) = (mark.drawingBounds, turned.drawingBounds)
            #expect(abs(new.width - old.height) < 12 && abs(new.height - old.width) < 12)
            let scribble = Scribble(marks: [turned])
            let (memento, bounds) = (scribble.makeMemento(), scribble.drawingBounds)
            let data = try PaintingFile.data(of: memento)
            let again = try Scribble(PaintingFile.memento(from: data, path: "a"))
            #expect(again.makeMemento() == memento)
            #expect(again.drawingBounds == bounds)
            let bitmap = try Bitmap(size: CGSize(width: 60, height: 60))
            again.draw(in: bitmap.context)
        }
    }
}
