import LayoutDSL
import UIKit

/// A picture that keeps its shape and is as large as its box allows, in a wide box and in a high
/// one.
final class AspectFitExample: Example {
    private let boxes = [Tile("", .systemGray), Tile("", .systemGray)]
    private let pictures = [Tile("", .systemTeal), Tile("", .systemTeal)]

    override func build() {
        boxes.forEach(addSubview)
        boxes[0].layout.make {
            $0.leading.trailing.top.equal(to: self).inset(12)
            $0.height.equal(to: self).multiplied(by: 0.3)
        }
        boxes[1].layout.make {
            $0.centerX.equal(to: self)
            $0.width.equal(to: self).multiplied(by: 0.4)
            $0.top.equal(to: boxes[0].bottom).offset(12)
            $0.bottom.equal(to: self).offset(-12)
        }
        for (box, picture) in zip(boxes, pictures) { box.addSubview(picture) }
        show(ratio: 1.5)
    }

    private func show(ratio: CGFloat) {
        for (box, picture) in zip(boxes, pictures) {
            picture.name = String(format: "%.1f : 1", ratio)
            picture.layout.remake {
                $0.center.equal(to: box)
                $0.width.equal(to: picture.height).multiplied(by: ratio)
                $0.size.lessThanOrEqual(to: box)
                $0.size.equal(to: box).priority(.low)
            }
        }
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(
                ControlName(localized: "Ratio"), 0.5...3, value: 1.5, step: 0.1,
                format: { String(format: "%.1f", $0) }
            ) { [weak self] in self?.show(ratio: $0) }
        ]
    }

    override var code: String {
        """
        picture.layout.make {
            $0.center.equal(to: box)
            $0.width.equal(to: picture.height).multiplied(by: 1.5)
            $0.size.lessThanOrEqual(to: box)
            $0.size.equal(to: box).priority(.low)
        }
        """
    }
}
