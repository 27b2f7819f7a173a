import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The picture of an item that is lifted: while it is dragged, or while its menu is open.
final class DragPlatter: UIView {
    /// The scale of a lifted item.
    private static let liftScale: CGFloat = 1.04

    private let clip = UIView()

    /// The middle of the part that is shown, relative to the middle of the view.
    private var offset = CGPoint.zero

    init(_ preview: UITargetedPreview) {
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        transform = preview.target.transform
        isOpaque = false
        addSubview(clip)
        show(preview.view, preview.parameters)
        center = center(at: preview.target)
    }

    required init?(coder: NSCoder) { return nil }

    /// The middle of the picture at a place, which is one of the middle of its view.
    func center(at target: UIPreviewTarget) -> CGPoint {
        let place = target.windowCenter
        return CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    }

    /// The middle of the view of which a part is shown.
    var viewCenter: CGPoint { CGPoint(x: center.x - offset.x, y: center.y - offset.y) }

    /// Replaces the picture.
    func show(_ view: UIView, _ parameters: UIPreviewParameters) {
        let path = parameters.visiblePath ?? UIBezierPath(rect: view.bounds)
        let part = path.bounds
        bounds = CGRect(origin: .zero, size: part.size)
        offset = CGPoint(x: part.midX - view.bounds.midX, y: part.midY - view.bounds.midY)
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
        center = center(at: target)
        transform = target.transform
        layer.shadowOpacity = 0
    }

    /// Makes the picture vanish where it is. Call it in an animation.
    func vanish() {
        transform = transform.scaledBy(x: 0.4, y: 0.4)
        alpha = 0
    }
}
