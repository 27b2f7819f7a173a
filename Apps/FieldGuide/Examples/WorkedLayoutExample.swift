import LayoutDSL
import UIKit

/// The documents' three views: two next to each other, one below both.
final class WorkedLayoutExample: UIViewController {
    private let views = (0..<3).map { _ in UILabel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let (v1, v2, v3) = (views[0], views[1], views[2])
        for (view, color) in zip(views, [UIColor.systemTeal, .systemOrange, .systemIndigo]) {
            view.backgroundColor = color.withAlphaComponent(0.35)
            view.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
            view.textAlignment = .center
            view.numberOfLines = 0
            self.view.addSubview(view)
        }
        v1.layout.make {
            $0.top.equal(to: 100)
            $0.leading.equal(to: 100)
            $0.width.equal(to: 70)
            $0.height.equal(to: 65)
        }
        v2.layout.make {
            $0.top.equal(to: v1.top)
            $0.leading.equal(to: v1.trailing).offset(20)
            $0.size.equal(to: v1)
        }
        v3.layout.make {
            $0.top.equal(to: v1.bottom).offset(20)
            $0.leading.equal(to: v1)
            $0.trailing.equal(to: v2)
            $0.height.equal(to: v1)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for view in views {
            let frame = view.frame
            view.text =
                "\(Int(frame.minX)), \(Int(frame.minY))\n\(Int(frame.width))×\(Int(frame.height))"
        }
    }
}
