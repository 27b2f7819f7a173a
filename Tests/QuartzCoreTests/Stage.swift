import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore

/// The environment of a test: a clock, a root layer and a compositor.
///
/// Tests of this target share the main actor's ``MediaContext/current``, so those that use a stage
/// run to their end without suspending.
@MainActor
final class Stage {
    let context = MediaContext()
    let root = CALayer()
    let compositor: Compositor
    private(set) var time: CFTimeInterval = 100
    private(set) var frame = CompositedFrame.empty

    init(width: CGFloat = 100, height: CGFloat = 80, scale: CGFloat = 1) {
        context.makeCurrent()
        let size = CGSize(width: width, height: height)
        root.bounds = CGRect(origin: .zero, size: size)
        root.position = CGPoint(x: width / 2, y: height / 2)
        compositor = Compositor(root: root, size: size, scale: scale)
        context.clock = { [weak self] in self?.time ?? 0 }
        show()
    }

    /// Commits and composites at the current time.
    @discardableResult
    func show() -> CompositedFrame {
        CATransaction.flush()
        frame = compositor.composite(at: time)
        return frame
    }

    /// Advances the time in one step: a tick, a commit and a composition.
    @discardableResult
    func advance(by seconds: CFTimeInterval) -> CompositedFrame {
        time += seconds
        context.tick(at: time)
        defer { context.endFrame() }
        return show()
    }

    /// Adds a layer to the root in one commit without animation.
    @discardableResult
    func add(_ layer: CALayer) -> CALayer {
        root.addSublayer(layer)
        show()
        return layer
    }

    /// The composited pixels.
    var pixels: [UInt8] {
        let bitmap = compositor.bitmap
        guard let data = bitmap.data else { return [] }
        return Array(
            UnsafeRawBufferPointer(start: data, count: bitmap.height * bitmap.bytesPerRow))
    }

    /// Returns the premultiplied red, green, blue and alpha of a pixel.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let index = y * compositor.bitmap.bytesPerRow + x * 4
        let bytes = pixels[index..<index + 4]
        let i = bytes.startIndex
        return [bytes[i + 2], bytes[i + 1], bytes[i], bytes[i + 3]]
    }
}

extension CALayer {
    /// Creates a layer with a frame and a colour.
    convenience init(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil
    ) {
        self.init()
        frame = CGRect(x: x, y: y, width: width, height: height)
        backgroundColor = color
    }
}

extension CGColor {
    nonisolated static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    nonisolated static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    nonisolated static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
