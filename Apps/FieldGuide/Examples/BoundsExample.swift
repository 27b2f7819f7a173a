import LayoutDSL
import UIKit

/// A share of a width, and an edge with several lower bounds, of which the tightest decides.
enum BoundsExample {
    static func share(of width: CGFloat) -> [String] {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 40))
        let part = UIView()
        parent.addSubview(part)
        part.layout.make {
            $0.leading.top.bottom.equal(to: parent)
            $0.width.equal(to: parent.width).multiplied(by: 0.75)
        }
        parent.layoutIfNeeded()
        return ["parent \(width), part \(part.frame.width)"]
    }

    static func bounds(_ bars: [CGFloat]) -> [String] {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
        let label = UIView()
        box.addSubview(label)
        label.layout.make {
            $0.top.equal(to: box)
            $0.size.equal(to: CGSize(width: 60, height: 20))
            // A third of the box, and 8 points beside each bar.
            $0.left.greaterThanOrEqual(to: box.right).multiplied(by: 1.0 / 3)
            for bar in bars { $0.left.greaterThanOrEqual(to: box.left).offset(bar + 8) }
            $0.left.equal(to: box).priority(.low)
        }
        box.layoutIfNeeded()
        return ["bars \(bars): the label begins at \(label.frame.minX.rounded())"]
    }
}
