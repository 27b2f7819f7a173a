import LayoutDSL
import UIKit

/// The time of a layout over the number of views: by frames, by constraints next to each other,
/// and by constraints one in the other. The line is at 16.67 milliseconds, a sixtieth of a second.
final class LayoutChartExample: UIViewController {
    static let counts = [5, 10, 20, 30, 40]

    /// Milliseconds for each count.
    static func measure(_ layOut: (UIView, Int) -> Void) -> [Double] {
        counts.map { count in
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            let time = ContinuousClock().measure {
                layOut(parent, count)
                parent.layoutIfNeeded()
            }
            return time / .milliseconds(1)
        }
    }

    static func byFrames(_ parent: UIView, _ count: Int) {
        for index in 0..<count {
            parent.addSubview(UIView(frame: CGRect(x: index, y: index, width: 20, height: 20)))
        }
    }

    static func flat(_ parent: UIView, _ count: Int) {
        for index in 0..<count {
            let view = UIView()
            parent.addSubview(view)
            view.layout.make {
                $0.top.leading.equal(to: parent).offset(CGFloat(index))
                $0.size.equal(to: 20)
            }
        }
    }

    static func nested(_ parent: UIView, _ count: Int) {
        var parent = parent
        for _ in 0..<count {
            let view = UIView()
            parent.addSubview(view)
            view.layout.make { $0.edges.equal(to: parent).inset(1) }
            parent = view
        }
    }

    /// Three lines, and the one of a frame's time.
    final class Chart: UIView {
        let lines: [(color: UIColor, values: [Double])]

        init(_ lines: [(UIColor, [Double])]) {
            self.lines = lines
            super.init(frame: .zero)
            contentMode = .redraw
            isOpaque = false
        }

        required init?(coder: NSCoder) { nil }

        /// The place of a time: the longest is at the top.
        func y(_ milliseconds: Double) -> CGFloat {
            let most = max(lines.flatMap(\.values).max() ?? 0, 18)
            return bounds.height * (1 - milliseconds / most)
        }

        override func draw(_ rect: CGRect) {
            let limit = UIBezierPath()
            limit.move(to: CGPoint(x: 0, y: y(16.67)))
            limit.addLine(to: CGPoint(x: bounds.width, y: y(16.67)))
            limit.setLineDash([4, 4], count: 2, phase: 0)
            UIColor.secondaryLabel.setStroke()
            limit.stroke()
            for line in lines {
                let path = UIBezierPath()
                path.lineWidth = 2
                for (index, value) in line.values.enumerated() {
                    let x = bounds.width * CGFloat(counts[index]) / CGFloat(counts.last ?? 1)
                    let point = CGPoint(x: x, y: y(value) - 1)
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                line.color.setStroke()
                path.stroke()
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let ways: [(String, UIColor, [Double])] = [
            ("frames", .systemGreen, Self.measure(Self.byFrames)),
            ("flat", .systemBlue, Self.measure(Self.flat)),
            ("nested", .systemOrange, Self.measure(Self.nested)),
        ]
        let legend = UIStackView(
            arrangedSubviews: ways.map { name, color, _ in
                let label = UILabel()
                label.text = name
                label.textColor = color
                label.font = .boldSystemFont(ofSize: 13)
                return label
            })
        legend.spacing = 16
        let column = UIStackView(arrangedSubviews: [legend, Chart(ways.map { ($0.1, $0.2) })])
        column.axis = .vertical
        column.alignment = .fill
        column.spacing = 8
        column.frame = view.bounds.insetBy(dx: 16, dy: 12)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }
}
