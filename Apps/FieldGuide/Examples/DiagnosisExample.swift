import LayoutDSL
import UIKit

/// A layout with one solution, and one with several.
enum DiagnosisExample {
    static func run(isComplete: Bool) -> [String] {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (first, second) = (UIView(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        first.layout.make {
            $0.top.leading.equal(to: parent).offset(20)
            $0.size.equal(to: CGSize(width: 90, height: 40))
        }
        second.layout.make {
            $0.top.equal(to: first)
            $0.size.equal(to: first)
            if isComplete { $0.leading.equal(to: first.trailing).offset(20) }
        }
        parent.layoutIfNeeded()
        return [
            "first: \(first.hasAmbiguousLayout ? "ambiguous" : "determined"), \(first.frame)",
            "second: \(second.hasAmbiguousLayout ? "ambiguous" : "determined")"
                + (isComplete ? ", \(second.frame)" : ": nothing says where it begins"),
        ]
    }
}
