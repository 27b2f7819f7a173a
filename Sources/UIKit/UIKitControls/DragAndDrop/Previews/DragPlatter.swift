import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The picture of a dragged item.
final class DragPlatter: UIView {
    /// The scale of a lifted item.
    private static let liftScale: CGFloat = 1.04

    private let clip = UIView()

    init(_ preview: UITargetedPreview) {
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        center = preview.target.windowCenter
        transform = preview.target.transform
        isOpaque = false
        addSubview(clip)
        show(preview.view, preview.parameters)
    }

    required init?(coder: NSCoder) { return nil }

    /// Replaces the picture.
    func show(_ view: UIView, _ parameters: UIPreviewParameters) {
        let path = parameters.visiblePath ?? UIBezierPath(rect: view.bounds)
        let part = path.bounds
        bounds = CGRect(origin: .zero, size: part.size)
        clip.subviews.forEach { $0.removeFromSuperview() }
        clip.frame = bounds
        clip.backgroundColor = parameters.backgroundColor ?? .systemBackground
        let shape = CAShapeLayer()
        var move = CGAffineTransform(translationX: -part.minX, y: -part.minY)
        shape.path = path.cgPath.copy(using: &move)
        clip.layer.mask = shape
        layer.shadowPath = parameters.shadowPath?.cgPath.copy(using: &move) ?? shape.path
        // A view of the app's that is not shown is shown itself.
        let picture = view.window == nil ? view : view.snapshotView(afterScreenUpdates: true)
        guard let picture else { return }
        picture.frame = CGRect(
            x: -part.minX, y: -part.minY, width: view.bounds.width, height: view.bounds.height)
        clip.addSubview(picture)
    }

    /// Raises the picture above the content. Call it in an animation.
    func raise() {
        transform = transform.scaledBy(x: Self.liftScale, y: Self.liftScale)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    /// Puts the picture to its place. Call it in an animation.
    func settle(at target: UIPreviewTarget) {
        center = target.windowCenter
        transform = target.transform
        layer.shadowOpacity = 0
    }

    /// Makes the picture vanish where it is. Call it in an animation.
    func vanish() {
        transform = transform.scaledBy(x: 0.4, y: 0.4)
        alpha = 0
    }
}
