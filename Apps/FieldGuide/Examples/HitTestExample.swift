import UIKit

/// Which of two overlapping views a touch at (50, 50) finds, by what the front one is like.
enum HitTestExample {
    /// A view that is found outside of its bounds as well, so that a small button is easy to hit.
    final class LargeTarget: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -30, dy: -30).contains(point)
        }
    }

    static func run(_ change: Int) -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds)
        let front = UIView(frame: root.bounds)
        let target = LargeTarget(frame: CGRect(x: 70, y: 70, width: 10, height: 10))
        root.addSubview(back)
        root.addSubview(front)
        switch change {
        case 1: front.isHidden = true
        case 2: front.alpha = 0.005
        case 3: front.isUserInteractionEnabled = false
        case 4: front.alpha = 0.02
        case 5: root.addSubview(target)
        default: break
        }
        let hit = root.hitTest(CGPoint(x: 50, y: 50), with: nil)
        let names = [root: "root", back: "back", front: "front", target: "large target"]
        return ["hitTest(50, 50) → \(hit.flatMap { names[$0] } ?? "nil")"]
    }
}
