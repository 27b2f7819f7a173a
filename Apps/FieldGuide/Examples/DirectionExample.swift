import LayoutDSL
import UIKit

/// Leading is left in English and right in Arabic; left is always left.
enum DirectionExample {
    static func run(isRightToLeft: Bool) -> [String] {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        parent.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let (byLeading, byLeft) = (UIView(), UIView())
        parent.addSubview(byLeading)
        parent.addSubview(byLeft)
        byLeading.layout.make {
            $0.leading.equal(to: parent).offset(100)
            $0.top.equal(to: parent)
            $0.size.equal(to: CGSize(width: 50, height: 20))
        }
        byLeft.layout.make {
            $0.left.equal(to: parent).offset(100)
            $0.top.equal(to: parent)
            $0.size.equal(to: CGSize(width: 50, height: 20))
        }
        parent.layoutIfNeeded()
        return [
            "leading + 100: x = \(Int(byLeading.frame.minX))",
            "left + 100: x = \(Int(byLeft.frame.minX))",
        ]
    }
}
