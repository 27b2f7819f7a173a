import LayoutDSL
import UIKit

/// What `make`, `update` and `remake` leave of a view's constraints.
enum RemakeExample {
    static func run() -> [String] {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let child = UIView()
        parent.addSubview(child)
        var lines: [String] = []
        func say(_ step: String) {
            parent.layoutIfNeeded()
            let count = child.constraints.count + parent.constraints.count
            lines.append("\(step): \(count) constraints, \(child.frame)")
        }
        child.layout.make {
            $0.top.leading.equal(to: parent).offset(10)
            $0.size.equal(to: CGSize(width: 50, height: 40))
        }
        say("make")
        child.layout.update { $0.width.equal(to: 80) }
        say("update")
        child.layout.remake { $0.edges.equal(to: parent).inset(20) }
        say("remake")
        return lines
    }
}
