import CoreGraphics
import TestSupport
import Testing
import TouchPainterCore

@Suite("Flowers")
struct FlowerTests {
    @Test("500 flowers of random kind, place and size share six shapes", .rows("S1-28"))
    func flyweight() throws {
        var random = SeededGenerator(seed: 11)
        let bitmap = try Bitmap(size: CGSize(width: 200, height: 150))
        let renderer = MarkRenderer(context: bitmap.context)
        for _ in 0..<500 {
            let kind = try #require(Flower.Kind.allCases.randomElement(using: &random))
            let place = random.point(in: CGRect(x: 0, y: 0, width: 200, height: 150))
            let pen = Pen(color: random.color(), size: .random(in: 10...50, using: &random))
            renderer.draw(Flower(kind, location: place, pen: pen))
        }
        #expect(FlowerGarden.count == 6)
        for kind in Flower.Kind.allCases {
            #expect(FlowerGarden.shape(of: kind) === FlowerGarden.shape(of: kind))
        }
    }

    @Test("a flower draws within its bounds", .rows("S1-28"), arguments: Flower.Kind.allCases)
    func bounds(kind: Flower.Kind) throws {
        let flower = Flower(kind, location: CGPoint(x: 75, y: 75), pen: Pen(size: 50))
        let bitmap = try Bitmap(size: CGSize(width: 150, height: 150))
        MarkRenderer(context: bitmap.context).draw(flower)
        #expect(bitmap.pixel(75, 75) != 0xFFFF_FFFF)
        for (index, pixel) in bitmap.pixels.enumerated() where pixel != 0xFFFF_FFFF {
            let point = CGPoint(x: CGFloat(index % 150) + 0.5, y: CGFloat(index / 150) + 0.5)
            #expect(flower.drawingBounds.insetBy(dx: -1, dy: -1).contains(point))
        }
    }

    @Test("Flowers: a drag with the flower brush makes one stroke of flowers, a tap one flower")
    func brush() {
        let painting = Painting()
        painting.pen = Pen(size: 20, brush: .flowers)
        painting.touchBegan(at: .zero)
        for step in 1...20 { painting.touchMoved(to: CGPoint(x: step * 10, y: 0)) }
        painting.touchEnded()
        painting.touchBegan(at: CGPoint(x: 50, y: 90))
        painting.touchEnded()
        let marks = painting.scribble.marks
        #expect(marks.count == 2)
        #expect(marks[0].makeEnumerator().count { $0 is Flower } == 10)
        #expect(marks[1] is Flower)
        painting.undo()
        painting.undo()
        #expect(painting.scribble.isEmpty)
    }
}
