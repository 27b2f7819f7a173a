import CoreGraphics
import Foundation
import Observing
import Testing

@testable import QuartzCore

@Suite("Keys of layers")
@MainActor
struct LayerKeyTests {
    /// A property of a layer that is set and read by its name.
    nonisolated struct Sample: CustomTestStringConvertible, @unchecked Sendable {
        let make: @MainActor () -> CALayer
        let key: String
        let value: AnyHashable

        var testDescription: String { key }
    }

    nonisolated static let samples: [Sample] = [
        Sample(make: { CALayer() }, key: "maskedCorners", value: UInt(3)),
        Sample(make: { CALayer() }, key: "cornerCurve", value: "continuous"),
        Sample(make: { CALayer() }, key: "shouldRasterize", value: true),
        Sample(make: { CALayer() }, key: "doubleSided", value: false),
        Sample(make: { CALayer() }, key: "needsDisplayOnBoundsChange", value: true),
        Sample(make: { CALayer() }, key: "autoreverses", value: true),
        Sample(make: { CALayer() }, key: "cornerRadius", value: 4.0 as CGFloat),
        Sample(make: { CAShapeLayer() }, key: "fillRule", value: "even-odd"),
        Sample(make: { CAShapeLayer() }, key: "lineCap", value: "round"),
        Sample(make: { CAShapeLayer() }, key: "lineJoin", value: "bevel"),
        Sample(make: { CAGradientLayer() }, key: "type", value: "radial"),
        Sample(make: { CAReplicatorLayer() }, key: "instanceCount", value: 3),
        Sample(make: { CAScrollLayer() }, key: "scrollMode", value: "vertically"),
        Sample(make: { CAEmitterLayer() }, key: "emitterShape", value: "line"),
    ]

    @Test("Layers: a name sets and returns a property of its class", arguments: samples)
    func keys(_ sample: Sample) {
        let layer = sample.make()
        #expect(layer.value(forKey: sample.key) != nil)
        layer.setValue(sample.value.base, forKey: sample.key)
        #expect(layer.value(forKey: sample.key) as? AnyHashable == sample.value)
        #expect(layer.extras?.values == nil, "The value went under a name that is no property.")
    }

    @Test("Layers: a change has no implicit animation unless its row says so")
    func implicitAnimations() {
        #expect(CAShapeLayer().layerTable(of: "lineWidth")?.isAnimated == true)
        #expect(CAShapeLayer().layerTable(of: "isHidden")?.isAnimated == true)
        #expect(CAShapeLayer().layerTable(of: "lineDashPattern")?.isAnimated == false)
        #expect(CALayer().layerTable(of: "contentsScale")?.isAnimated == false)
    }

    @Test("Layers: every property takes its own value")
    func ownValues() {
        let layers = [
            CALayer(), CAShapeLayer(), CAGradientLayer(), CAReplicatorLayer(), CAScrollLayer(),
            CATiledLayer(), CAEmitterLayer(),
        ]
        for layer in layers {
            for name in type(of: layer).layerTable.names {
                let old = layer.value(forKey: name)
                layer.setValue(old, forKey: name)
                let new = layer.value(forKey: name)
                #expect(new as? AnyHashable == old as? AnyHashable, "\(name)")
            }
        }
    }

    @Test("Layers: observers by name get the old and the new value, once for a change")
    func observing() throws {
        let layer = CALayer()
        let watcher = Watcher()
        for key in ["position", "opacity", "bounds"] {
            layer.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil)
        }
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        layer.opacity = 0.5
        layer.opacity = 0.5
        #expect(watcher.keys == ["bounds", "position", "opacity"])
        #expect(watcher.changes[1][.oldKey] as? CGPoint == .zero)
        #expect(watcher.changes[1][.newKey] as? CGPoint == CGPoint(x: 30, y: 50))
        #expect(watcher.changes[2][.newKey] as? Float == 0.5)
        layer.removeObserver(watcher, forKeyPath: "opacity")
        layer.opacity = 1
        #expect(watcher.keys.count == 3)
        #expect(layer.observableKey(named: "frame") == nil)
    }

    private final class Gauge: CALayer {
        @Observed var reading = 0
    }

    @Test("Layers: an app's subclass has observed properties of its own, and those it inherits")
    func ownKeyPaths() {
        let (gauge, shape) = (Gauge(), CAShapeLayer())
        var lines: [String] = []
        let observations = [
            gauge.observe(\.reading, options: .new) { _, change in
                lines.append("reading \(change.newValue ?? -1)")
            },
            gauge.observe(\.zPosition, options: .new) { _, change in
                lines.append("z \(change.newValue ?? -1)")
            },
            shape.observe(\.contentsScale, options: .new) { _, change in
                lines.append("scale \(change.newValue ?? -1)")
            },
        ]
        gauge.reading = 4
        gauge.zPosition = 2
        shape.contentsScale = 3
        #expect(lines == ["reading 4", "z 2.0", "scale 3.0"])
        for observation in observations { observation.invalidate() }
    }

    @Test("Layers: key paths are observed, also those that a subclass inherits")
    func keyPaths() {
        let (layer, shape) = (CALayer(), CAShapeLayer())
        var lines: [String] = []
        let observations = [
            layer.observe(\.position, options: [.old, .new]) { _, change in
                lines.append("\(change.oldValue?.x ?? -1) → \(change.newValue?.x ?? -1)")
            },
            shape.observe(\.position, options: .new) { _, change in
                lines.append("shape at \(change.newValue?.x ?? -1)")
            },
            shape.observe(\.lineWidth, options: .new) { _, change in
                lines.append("line \(change.newValue ?? -1)")
            },
        ]
        layer.position.x = 5
        layer.opacity = 0
        layer.position.x = 7
        shape.position.x = 3
        shape.lineWidth = 9
        #expect(lines == ["0.0 → 5.0", "5.0 → 7.0", "shape at 3.0", "line 9.0"])
        for observation in observations { observation.invalidate() }
        layer.position = .zero
        #expect(lines.count == 4)
    }

    /// Keeps what it is notified of.
    private final class Watcher: KeyValueObserver {
        var keys: [String?] = []
        var changes: [[NSKeyValueChangeKey: Any]] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            keys.append(keyPath)
            changes.append(change ?? [:])
        }
    }
}

extension CALayer {
    fileprivate func layerTable(of name: String) -> LayerRow? {
        Swift.type(of: self).layerTable.row(named: name)
    }
}
