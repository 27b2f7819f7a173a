import CoreGraphics
import QuartzCore
import Testing

@Suite("Flipped geometry and particles of particles")
@MainActor
struct FlippedGeometryTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// An image whose upper half is red and whose lower half is blue, or a white one.
    private func image(isWhite: Bool = false) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.setFillColor(isWhite ? white : blue)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.setFillColor(isWhite ? white : red)
        context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        return try #require(context.makeImage())
    }

    @Test("isGeometryFlipped: sublayers and paths have their places from the lower edge")
    func places() {
        let stage = Stage()
        let board = CAShapeLayer()
        board.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        board.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        board.fillColor = red
        let box = CALayer(20, 0, 10, 10, blue)
        board.addSublayer(box)
        stage.add(board)
        let (reds, blues): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
        #expect(stage.pixel(15, 15) == reds && stage.pixel(35, 15) == blues)
        CATransaction.setDisableActions(true)
        board.isGeometryFlipped = true
        stage.show()
        #expect(stage.pixel(15, 65) == reds && stage.pixel(35, 65) == blues)
        #expect(stage.pixel(15, 15)[3] == 0 && stage.pixel(35, 15)[3] == 0)
        #expect(board.frame == CGRect(x: 10, y: 10, width: 60, height: 60))
        #expect(box.frame == CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(board.convert(CGPoint(x: 25, y: 5), to: stage.root) == CGPoint(x: 35, y: 65))
        #expect(stage.root.convert(CGPoint(x: 35, y: 65), to: box) == CGPoint(x: 5, y: 5))
        #expect(stage.root.hitTest(CGPoint(x: 35, y: 65)) === box)
        #expect(stage.root.hitTest(CGPoint(x: 35, y: 15)) === board)
        #expect(board.value(forKey: "geometryFlipped") as? Bool == true)
        // A transform is applied about the anchor point, as without.
        board.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        #expect(board.convert(CGPoint(x: 0, y: 0), to: stage.root) == CGPoint(x: 25, y: 55))
    }

    @Test("isGeometryFlipped: images stay upright, also of sublayers; twice is not at all")
    func images() throws {
        let stage = Stage()
        let board = CALayer(0, 0, 40, 40, nil)
        board.isGeometryFlipped = true
        board.contents = try image()
        let inner = CALayer(0, 0, 20, 20, nil)
        inner.contents = try image()
        board.addSublayer(inner)
        stage.add(board)
        #expect(board.contentsAreFlipped() && inner.contentsAreFlipped())
        #expect(!stage.root.contentsAreFlipped())
        let (reds, blues): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
        #expect(stage.pixel(30, 5) == reds && stage.pixel(30, 35) == blues)
        // The sublayer is at the lower edge, from 20 to 40.
        #expect(stage.pixel(10, 25) == reds && stage.pixel(10, 35) == blues)
        inner.isGeometryFlipped = true
        #expect(!inner.contentsAreFlipped())
    }

    private func emitter(in stage: Stage, _ cell: CAEmitterCell) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        emitter.beginTime = stage.time
        emitter.emitterPosition = CGPoint(x: 10, y: 40)
        emitter.emitterCells = [cell]
        stage.add(emitter)
        return emitter
    }

    private func cell() throws -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.contents = try image(isWhite: true)
        cell.color = red
        cell.birthRate = 1
        cell.lifetime = 2.5
        cell.velocity = 20
        return cell
    }

    @Test("CAEmitterLayer: cells are changed by key path; particles that were made live on")
    func keyPaths() throws {
        let stage = Stage()
        let emitter = emitter(in: stage, try cell())
        stage.advance(by: 1.25)
        #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 1)
        emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        stage.advance(by: 1)
        #expect(stage.pixel(35, 40) == [255, 0, 0, 255] && stage.pixel(15, 40)[3] == 0)
        #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 0)
        emitter.setValue(blue, forKeyPath: "emitterCells.spark.color")
        stage.show()
        #expect(stage.pixel(35, 40) == [0, 0, 255, 255])
        stage.advance(by: 3)
        stage.advance(by: 1)
        #expect(!stage.context.needsTick)
    }

    @Test("CAEmitterLayer: a cell without a birth rate begins when it gets one")
    func beginning() throws {
        let stage = Stage()
        let silent = try cell()
        silent.birthRate = 0
        let emitter = emitter(in: stage, silent)
        stage.advance(by: 5)
        emitter.setValue(1, forKeyPath: "emitterCells.spark.birthRate")
        #expect(stage.context.needsTick)
        stage.advance(by: 1.25)
        #expect(stage.pixel(15, 40) == [255, 0, 0, 255] || stage.pixel(35, 40)[3] == 255)
        #expect(stage.pixel(75, 40)[3] == 0)
    }

    @Test("CAEmitterCell: each particle emits the cells of its cell where it is")
    func trails() throws {
        let stage = Stage()
        let rocket = try cell()
        rocket.birthRate = 0.1
        let smoke = try cell()
        smoke.color = blue
        smoke.velocity = 0
        smoke.lifetime = 10
        rocket.emitterCells = [smoke]
        _ = emitter(in: stage, rocket)
        stage.advance(by: 2.25)
        // Smoke was left at 0, 1 and 2 seconds, the rocket is a little farther.
        for x in [10, 30, 50] { #expect(stage.pixel(x, 40) == [0, 0, 255, 255]) }
        #expect(stage.pixel(56, 40) == [255, 0, 0, 255])
        stage.advance(by: 2)
        #expect(stage.pixel(56, 40)[3] == 0)
        #expect(stage.pixel(30, 40) == [0, 0, 255, 255] && stage.pixel(70, 40)[3] == 0)
    }

    @Test("CAEmitterLayer: points are the corners; a cell has a beginning, an end and a latitude")
    func members() throws {
        let stage = Stage()
        let still = try cell()
        still.velocity = 20
        still.emissionLatitude = .pi / 2
        still.birthRate = 200
        still.beginTime = 1
        still.duration = 1
        let emitter = emitter(in: stage, still)
        emitter.emitterPosition = CGPoint(x: 40, y: 40)
        emitter.emitterSize = CGSize(width: 40, height: 40)
        emitter.emitterShape = .rectangle
        emitter.emitterMode = .points
        stage.advance(by: 0.5)
        #expect(stage.pixel(20, 20)[3] == 0)
        stage.advance(by: 1.5)
        for (x, y) in [(20, 20), (60, 20), (20, 60), (60, 60)] {
            #expect(stage.pixel(x, y) == [255, 0, 0, 255])
        }
        #expect(stage.pixel(40, 20)[3] == 0 && stage.pixel(40, 40)[3] == 0)
        stage.advance(by: 3)
        #expect(stage.pixel(20, 20)[3] == 0)
    }
}
