import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import Testing

/// A layer subclass with its own initialiser and property.
private final class DialLayer: CALayer {
    var reading: Double
    var title: String

    init(reading: Double) {
        self.reading = reading
        title = "dial"
        super.init()
    }

    override init(layer: Any) {
        let dial = layer as? DialLayer
        reading = dial?.reading ?? 0
        title = dial?.title ?? ""
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }
}

/// A layer subclass with default property values.
private class SimpleLayer<Value>: CALayer {
    var values: [Value] = []
    var note = "simple"
}

@Suite("Presentation copy")
struct PresentationTests {
    @Test("Presentation copy: it has the layer's own class")
    func ownClass() throws {
        _ = Stage()
        for _ in 0..<1_000 {
            let dial = DialLayer(reading: 7)
            dial.backgroundColor = .red
            let copy = try #require(dial.presentation())
            #expect(copy !== dial)
            #expect(copy.reading == 7)
            #expect(copy.title == "dial")
            #expect(copy.backgroundColor == .red)
            #expect(copy.model() === dial)
            let shape = CAShapeLayer()
            shape.lineWidth = 3
            #expect(shape.presentation()?.lineWidth == 3)
            let simple = SimpleLayer<String>()
            #expect(simple.presentation()?.note == "simple")
            let plain = CALayer()
            plain.backgroundColor = .red
            #expect(plain.presentation()?.backgroundColor == .red)
        }
    }
}
