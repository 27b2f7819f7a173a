import UIKit

extension GalleryPage {
    static var dynamics: GalleryPage {
        GalleryPage(
            name: "Dynamics", title: String(localized: "Dynamics", bundle: .module),
            section: .components, symbol: "circle.grid.3x3",
            color: .systemPurple, makeController: { DynamicsPage() })
    }
}

/// Shapes that fall, collide, and can be thrown with a finger.
final class DynamicsPage: UIViewController {
    private let stage = UIView()
    private lazy var animator = UIDynamicAnimator(referenceView: stage)
    private var shapes: [UIView] = []
    private var grip: UIAttachmentBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stage)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard shapes.isEmpty else { return }
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo,
        ]
        for (index, color) in colors.enumerated() {
            let side: CGFloat = index.isMultiple(of: 2) ? 64 : 52
            let shape: UIView = index.isMultiple(of: 2) ? UIView() : BallView()
            shape.frame = CGRect(
                x: 24 + CGFloat(index % 3) * 96, y: 16 + CGFloat(index / 3) * 90, width: side,
                height: side)
            shape.backgroundColor = color
            shape.layer.cornerRadius = index.isMultiple(of: 2) ? 6 : side / 2
            shape.isAccessibilityElement = true
            shape.accessibilityLabel = String(localized: "Shape", bundle: .module)
            shape.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: DynamicsPage.panned))
            stage.addSubview(shape)
            shapes.append(shape)
        }
        let properties = UIDynamicItemBehavior(items: shapes)
        properties.elasticity = 0.4
        properties.friction = 0.4
        properties.angularResistance = 0.5
        animator.addBehavior(properties)
        animator.addBehavior(UIGravityBehavior(items: shapes))
        let walls = UICollisionBehavior(items: shapes)
        walls.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(walls)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let shape = pan.view else { return }
        let place = pan.location(in: stage)
        switch pan.state {
        case .began:
            let made = UIAttachmentBehavior(item: shape, attachedToAnchor: place)
            made.length = 0
            made.frequency = 6
            made.damping = 1
            animator.addBehavior(made)
            grip = made
        case .changed: grip?.anchorPoint = place
        default:
            if let grip { animator.removeBehavior(grip) }
            grip = nil
        }
    }
}

/// A round shape.
private final class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
