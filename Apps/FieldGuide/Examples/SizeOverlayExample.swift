import UIKit

/// A view that shows its own size, with arrows along its edges.
final class SizeOverlayExample: UIViewController {
    final class Overlay: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentMode = .redraw
            backgroundColor = .systemTeal.withAlphaComponent(0.2)
        }

        required init?(coder: NSCoder) { nil }

        /// The size in points.
        var text: String { "\(Int(bounds.width)) × \(Int(bounds.height))" }

        override func draw(_ rect: CGRect) {
            let (width, height) = (bounds.width, bounds.height)
            UIColor.systemIndigo.setStroke()
            arrow(from: CGPoint(x: 2, y: 14), to: CGPoint(x: width - 2, y: 14))
            arrow(from: CGPoint(x: 14, y: 2), to: CGPoint(x: 14, y: height - 2))
            let text = NSAttributedString(
                string: text,
                attributes: [
                    .font: UIFont.monospacedSystemFont(ofSize: 13, weight: .medium),
                    .foregroundColor: UIColor.label,
                ])
            let size = text.size()
            text.draw(at: CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2))
        }

        /// A line with a head at each end.
        private func arrow(from start: CGPoint, to end: CGPoint) {
            let path = UIBezierPath()
            path.move(to: start)
            path.addLine(to: end)
            let isLevel = start.y == end.y
            for (tip, sign) in [(start, 1.0), (end, -1.0)] {
                for side in [-4.0, 4.0] {
                    path.move(to: tip)
                    path.addLine(
                        to: isLevel
                            ? CGPoint(x: tip.x + 6 * sign, y: tip.y + side)
                            : CGPoint(x: tip.x + side, y: tip.y + 6 * sign))
                }
            }
            path.stroke()
        }
    }

    private let overlay = Overlay(frame: CGRect(x: 20, y: 52, width: 160, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let slider = UISlider(frame: CGRect(x: 20, y: 8, width: view.bounds.width - 40, height: 34))
        slider.autoresizingMask = .flexibleWidth
        slider.minimumValue = 90
        slider.maximumValue = 260
        slider.value = 160
        slider.accessibilityLabel = "Size"
        slider.addAction(
            UIAction { [weak self, weak slider] _ in
                let width = CGFloat(slider?.value ?? 160)
                self?.overlay.frame.size = CGSize(width: width, height: width * 0.625)
            }, for: .valueChanged)
        view.addSubview(slider)
        view.addSubview(overlay)
    }
}
