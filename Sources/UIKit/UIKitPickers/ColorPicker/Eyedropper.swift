import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// A view over a window with which the user picks the colour of a pixel.
///
/// A loupe beside the pointer shows the colour. Escape ends without one.
final class Eyedropper: UIView {
    private static let loupeSide: CGFloat = 64
    /// The distance of the loupe from the pointer, so that it never covers the pixel.
    private static let distance: CGFloat = 60

    private let didPick: (UIColor?) -> Void
    private let loupe = UIView()

    /// - Parameter didPick: Called with the colour, or with `nil` when the user has cancelled.
    init(_ didPick: @escaping (UIColor?) -> Void) {
        self.didPick = didPick
        super.init(frame: .zero)
        isOpaque = false
        accessibilityViewIsModal = true
        accessibilityLabel = SystemText.localized("Pick a colour from the screen")
        loupe.bounds.size = CGSize(width: Self.loupeSide, height: Self.loupeSide)
        loupe.layer.cornerRadius = Self.loupeSide / 2
        loupe.layer.borderWidth = 4
        loupe.layer.borderColor = UIColor.white.cgColor
        loupe.isHidden = true
        addSubview(loupe)
    }

    required init?(coder: NSCoder) { return nil }

    /// Starts picking in a window.
    func start(in window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: Eyedropper.hovered))
    }

    /// The colour that the window shows at a point.
    private func color(at point: CGPoint) -> UIColor? {
        guard let bitmap = window?.stage?.compositor.bitmap, let data = bitmap.data else {
            return nil
        }
        let scale = window?.stage?.hostWindow.scale ?? 1
        let (x, y) = (Int(point.x * scale), Int(point.y * scale))
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return nil }
        let pixel = data + y * bitmap.bytesPerRow + x * 4
        func part(_ index: Int) -> CGFloat {
            CGFloat(pixel.load(fromByteOffset: index, as: UInt8.self)) / 255
        }
        return UIColor(red: part(2), green: part(1), blue: part(0), alpha: 1)
    }

    private func show(at point: CGPoint) {
        guard let color = color(at: point) else { return loupe.isHidden = true }
        loupe.isHidden = false
        loupe.backgroundColor = color
        let isNearTop = point.y < Self.distance + Self.loupeSide / 2
        loupe.center = CGPoint(
            x: point.x, y: point.y + (isNearTop ? Self.distance : -Self.distance))
    }

    private func finish(_ color: UIColor?) {
        removeFromSuperview()
        didPick(color)
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        switch hover.state {
        case .began, .changed: show(at: hover.location(in: self))
        default: loupe.isHidden = true
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { show(at: touch.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { show(at: touch.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { finish(color(at: touch.location(in: self))) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        finish(nil)
    }

    override func accessibilityPerformEscape() -> Bool {
        finish(nil)
        return true
    }
}
