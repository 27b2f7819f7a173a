import CoreGraphics
import QuartzCore
import Testing

@Suite("Replicators, emitters and transitions")
@MainActor
struct SpecialLayerTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// A white image of some pixels a side.
    private func dot(_ side: Int) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return try #require(context.makeImage())
    }

    // MARK: Replicator

    @Test("CAReplicatorLayer: shows its sublayers several times, moved and in other colours")
    func replicator() {
        let stage = Stage()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        replicator.instanceRedOffset = -0.5
        replicator.addSublayer(
            CALayer(10, 10, 10, 10, CGColor(red: 1, green: 0, blue: 1, alpha: 1)))
        stage.add(replicator)
        #expect(stage.pixel(15, 15) == [255, 0, 255, 255])
        #expect(stage.pixel(35, 15) == [128, 0, 255, 255])
        #expect(stage.pixel(55, 15) == [0, 0, 255, 255])
        #expect(stage.pixel(75, 15)[3] == 0)
        #expect(stage.pixel(25, 15)[3] == 0)
        CATransaction.setDisableActions(true)
        replicator.instanceCount = 1
        stage.show()
        #expect(stage.pixel(35, 15)[3] == 0)
    }

    @Test("CAReplicatorLayer: the animations of each instance are later than the one before")
    func delay() {
        let stage = Stage()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        replicator.instanceCount = 2
        replicator.instanceDelay = 1
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 40, 0)
        let box = CALayer(0, 10, 10, 10, red)
        replicator.addSublayer(box)
        stage.add(replicator)
        let motion = CABasicAnimation(keyPath: "position.x")
        motion.fromValue = 5
        motion.toValue = 85
        motion.duration = 4
        motion.fillMode = .backwards
        box.add(motion, forKey: nil)
        stage.show()
        stage.advance(by: 2)
        #expect(stage.pixel(45, 15) == [255, 0, 0, 255])
        #expect(stage.pixel(25, 55) == [255, 0, 0, 255])
        #expect(stage.pixel(45, 55)[3] == 0)
    }

    // MARK: Emitter

    private func emitter(in stage: Stage) throws -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        emitter.beginTime = stage.time
        emitter.emitterPosition = CGPoint(x: 10, y: 40)
        let cell = CAEmitterCell()
        cell.contents = try dot(4)
        cell.birthRate = 1
        cell.lifetime = 2.5
        cell.velocity = 20
        cell.color = red
        emitter.emitterCells = [cell]
        stage.add(emitter)
        return emitter
    }

    @Test("CAEmitterLayer: particles are born, fly and die on the clock")
    func particles() throws {
        let stage = Stage()
        _ = try emitter(in: stage)
        stage.advance(by: 2.25)
        // Born at 0, 1 and 2 seconds.
        #expect(stage.pixel(55, 40) == [255, 0, 0, 255])
        #expect(stage.pixel(35, 40) == [255, 0, 0, 255])
        #expect(stage.pixel(15, 40) == [255, 0, 0, 255])
        #expect(stage.pixel(25, 40)[3] == 0)
        stage.advance(by: 0.5)
        #expect(stage.pixel(65, 40)[3] == 0)
        #expect(stage.pixel(45, 40) == [255, 0, 0, 255])
    }

    @Test("CAEmitterLayer: with a birth rate of 0 the particles live on, then frames end")
    func stopping() throws {
        let stage = Stage()
        let emitter = try emitter(in: stage)
        stage.advance(by: 1.25)
        emitter.birthRate = 0
        stage.advance(by: 1)
        #expect(stage.pixel(35, 40) == [255, 0, 0, 255])
        #expect(stage.pixel(15, 40)[3] == 0)
        #expect(stage.context.needsTick)
        stage.advance(by: 2)
        stage.advance(by: 1)
        #expect(!stage.context.needsTick)
    }

    @Test("CAEmitterLayer: ranges vary by the seed, and the same seed gives the same picture")
    func determinism() throws {
        func picture(_ seed: UInt32) throws -> [UInt8] {
            let stage = Stage()
            let emitter = try emitter(in: stage)
            emitter.seed = seed
            let cell = try #require(emitter.emitterCells?.first)
            cell.birthRate = 30
            cell.emissionRange = .pi / 2
            cell.velocityRange = 10
            cell.scaleRange = 0.5
            emitter.emitterCells = [cell]
            stage.advance(by: 2)
            return stage.pixels
        }
        let first = try picture(1)
        #expect(try picture(1) == first)
        #expect(try picture(2) != first)
    }

    // MARK: Transition

    @Test("CATransition: fades from what was shown to what is shown now")
    func fade() {
        let stage = Stage()
        let box = CALayer(10, 10, 20, 20, red)
        stage.add(box)
        let transition = CATransition()
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        CATransaction.setDisableActions(true)
        box.backgroundColor = blue
        box.add(transition, forKey: "any")
        stage.show()
        #expect(box.animationKeys() == [kCATransition])
        stage.advance(by: 0.5)
        let middle = stage.pixel(20, 20)
        #expect(abs(Int(middle[0]) - 128) <= 1 && abs(Int(middle[2]) - 128) <= 1)
        #expect(middle[3] >= 254)
        stage.advance(by: 0.6)
        #expect(stage.pixel(20, 20) == [0, 0, 255, 255])
        #expect(box.animationKeys() == nil)
    }

    @Test("CATransition: push, move-in and reveal slide within the layer")
    func slides() {
        for (type, left, right) in [
            (CATransitionType.push, [255, 0, 0, 255], [0, 0, 255, 255]),
            (.moveIn, [255, 0, 0, 255], [0, 0, 255, 255]),
            (.reveal, [255, 0, 0, 255], [0, 0, 255, 255]),
        ] as [(CATransitionType, [UInt8], [UInt8])] {
            let stage = Stage()
            let box = CALayer(10, 10, 40, 20)
            let content = CALayer(0, 0, 40, 20, red)
            box.addSublayer(content)
            stage.add(box)
            let transition = CATransition()
            transition.type = type
            transition.subtype = .fromRight
            transition.duration = 1
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            box.add(transition, forKey: nil)
            CATransaction.setDisableActions(true)
            content.backgroundColor = blue
            stage.show()
            stage.advance(by: 0.25)
            #expect(stage.pixel(12, 20) == left)
            #expect(stage.pixel(48, 20) == right)
            #expect(stage.pixel(8, 20)[3] == 0)
            #expect(stage.pixel(52, 20)[3] == 0)
        }
    }

    // MARK: Resolution

    @Test("CALayer: the nearest filter keeps the edges of enlarged pixels")
    func filter() throws {
        let stage = Stage()
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(blue)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let layer = CALayer(0, 0, 40, 40)
        layer.contents = context.makeImage()
        layer.magnificationFilter = .nearest
        stage.add(layer)
        #expect(stage.pixel(18, 20) == [255, 0, 0, 255])
        #expect(stage.pixel(21, 20) == [0, 0, 255, 255])
        layer.magnificationFilter = .linear
        stage.show()
        #expect(stage.pixel(18, 20)[2] > 0)
    }

    @Test("CALayer: rasterises its tree at a resolution of its own")
    func rasterization() {
        let stage = Stage(scale: 2)
        let box = CALayer(10, 10, 20, 20)
        box.addSublayer(CALayer(0, 0, 10.5, 20, red))
        stage.add(box)
        #expect(stage.pixel(40, 40) == [255, 0, 0, 255])
        #expect(stage.pixel(41, 40)[3] == 0)
        box.rasterizationScale = 2
        box.shouldRasterize = true
        stage.show()
        #expect(stage.pixel(41, 40)[3] == 0)
        box.rasterizationScale = 1
        stage.show()
        #expect((1..<255).contains(stage.pixel(41, 40)[3]))
    }

    // MARK: Tiles and value functions

    private final class Tiles: CATiledLayer {
        var clips: [CGRect] = []
        override func draw(in ctx: CGContext) { clips.append(ctx.boundingBoxOfClipPath) }
    }

    @Test("CATiledLayer: is drawn tile by tile, those at the edges cut off")
    func tiles() {
        let stage = Stage()
        let layer = Tiles()
        layer.tileSize = CGSize(width: 40, height: 40)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        layer.setNeedsDisplay()
        stage.add(layer)
        #expect(layer.clips.count == 6)
        #expect(layer.clips.first == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(layer.clips.last == CGRect(x: 80, y: 40, width: 20, height: 20))
        layer.clips = []
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show()
        #expect(layer.clips == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test("CAValueFunction: a whole turn of a transform passes half a turn")
    func valueFunction() throws {
        let stage = Stage()
        let layer = CALayer(10, 10, 10, 10, red)
        stage.add(layer)
        let turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 2
        layer.add(turn, forKey: nil)
        stage.show()
        stage.advance(by: 1)
        let shown = try #require(layer.presentation())
        #expect(abs(shown.transform.m11 + 1) < 0.001)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "spin")) == nil)
    }

    @Test("CADisplayLink: frameInterval skips frames")
    func frameInterval() {
        let stage = Stage()
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        link.frameInterval = 3
        link.add(to: .main, forMode: .common)
        for _ in 0..<9 { stage.advance(by: 1 / 60) }
        link.invalidate()
        #expect(count == 3)
    }

    private final class Ring: CALayer {
        var progress: CGFloat {
            get { managedValue(forKey: "progress") }
            set { animatableChange("progress") { setValue(newValue, forKey: "progress") } }
        }
        var note: String? { managedValue(forKey: "note") }
        var drawn: [CGFloat] { Ring.drawings }
        static var drawings: [CGFloat] = []

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) { Ring.drawings.append(progress) }
    }

    @Test("CALayer: a property stored under its name is animated, and the layer redraws itself")
    func managedProperty() {
        let stage = Stage()
        let ring = Ring()
        ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(ring.progress == 0 && ring.note == nil)
        stage.add(ring)
        Ring.drawings = []
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        ring.progress = 1
        ring.add(animation, forKey: "progress")
        stage.show()
        stage.advance(by: 1)
        #expect(ring.presentation()?.progress == 0.5)
        #expect(Ring.drawings.contains(0.5))
        stage.advance(by: 2)
        #expect(Ring.drawings.last == 1 && ring.progress == 1)
    }

    /// A layer that shows an animated property by its sublayer.
    private final class Player: CALayer {
        let bar = CALayer()
        var shown: [CGFloat] = []
        var progress: CGFloat {
            get { managedValue(forKey: "progress") }
            set { animatableChange("progress") { setValue(newValue, forKey: "progress") } }
        }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func display() {
            let value = (animationKeys()?.isEmpty ?? true ? self : presentation())?.progress
            shown.append(value ?? -1)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            bar.opacity = Float(value ?? 0)
            CATransaction.commit()
        }
    }

    @Test("CALayer: an overridden display() is called for each frame of an animated property")
    func displayedFrames() {
        let stage = Stage()
        let player = Player()
        player.addSublayer(player.bar)
        stage.add(player)
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        player.progress = 1
        player.add(animation, forKey: "progress")
        stage.show()
        stage.advance(by: 1)
        #expect(player.shown.last == 0.5)
        #expect(player.bar.opacity == 0.5)
    }
}
