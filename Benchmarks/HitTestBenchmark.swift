import UIKit

/// Hit testing among 10,000 views.
@MainActor
enum HitTestBenchmark {
    static var all: [Benchmark] {
        [
            benchmark("hit test, 10,000 views, 10 in each of 4 levels", makeTree: nested),
            benchmark("hit test, 10,000 views, 100 rows of 100", makeTree: rows),
        ]
    }

    private static func benchmark(_ name: String, makeTree: @escaping () -> UIView) -> Benchmark {
        Benchmark(
            name: name, limit: .seconds(20e-6), rounds: 200, repetitions: 1,
            subject: {
                let root = makeTree()
                let points: [CGPoint] = (0..<100).map { (index: Int) in
                    CGPoint(x: Double(index * 7919 % 1000), y: Double(index * 104_729 % 1000))
                }
                var index = 0
                return {
                    index = (index + 1) % points.count
                    precondition(root.hitTest(points[index], with: nil) != nil)
                }
            },
            floor: nil)
    }

    /// Returns a tree whose views alternately contain ten columns or ten rows: 1 + 10 + 100 + 1,000
    /// + 10,000 views.
    private static func nested() -> UIView {
        func fill(_ view: UIView, levels: Int) {
            guard levels > 0 else { return }
            for index in 0..<10 {
                let size =
                    levels % 2 == 0
                    ? CGSize(width: view.bounds.width / 10, height: view.bounds.height)
                    : CGSize(width: view.bounds.width, height: view.bounds.height / 10)
                let origin =
                    levels % 2 == 0
                    ? CGPoint(x: size.width * CGFloat(index), y: 0)
                    : CGPoint(x: 0, y: size.height * CGFloat(index))
                let child = UIView(frame: CGRect(origin: origin, size: size))
                fill(child, levels: levels - 1)
                view.addSubview(child)
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        fill(root, levels: 4)
        return root
    }

    /// Returns a hundred rows of a hundred cells.
    private static func rows() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        for row in 0..<100 {
            let line = UIView(frame: CGRect(x: 0, y: CGFloat(row * 10), width: 1000, height: 10))
            for column in 0..<100 {
                line.addSubview(
                    UIView(frame: CGRect(x: CGFloat(column * 10), y: 0, width: 10, height: 10)))
            }
            root.addSubview(line)
        }
        return root
    }
}
