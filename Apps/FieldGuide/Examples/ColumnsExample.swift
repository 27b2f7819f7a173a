import Paging
import UIKit

/// A row of paged columns. One recogniser on the board serves all of them.
final class ColumnsExample: UIViewController, UIScrollViewDelegate {
    private let board = UIScrollView()
    private let log = UILabel()
    private var columns: [UIView] = []
    private var paging: ColumnPaging { ColumnPaging(width: view.bounds.width, columnCount: 3) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        board.frame = CGRect(x: 0, y: 30, width: view.bounds.width, height: 190)
        board.autoresizingMask = .flexibleWidth
        board.showsHorizontalScrollIndicator = false
        board.decelerationRate = .fast
        board.delegate = self
        board.accessibilityIdentifier = "Board"
        board.addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: ColumnsExample.pressed))
        log.frame = CGRect(x: 16, y: 6, width: view.bounds.width - 32, height: 20)
        log.autoresizingMask = .flexibleWidth
        log.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        log.text = "–"
        log.accessibilityIdentifier = "Pressed"
        view.addSubview(log)
        view.addSubview(board)
        columns = (0..<3).map { index in
            let column = UIView()
            column.backgroundColor = .secondarySystemBackground
            column.layer.cornerRadius = 8
            for row in 0..<3 {
                let label = UILabel(
                    frame: CGRect(x: 10, y: 10 + CGFloat(row) * 48, width: 150, height: 38))
                label.text = "\(index + 1).\(row + 1)"
                label.backgroundColor = .systemBackground
                label.textAlignment = .center
                column.addSubview(label)
            }
            board.addSubview(column)
            return column
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let paging = paging
        board.contentSize = CGSize(width: paging.contentWidth, height: 190)
        for (index, column) in columns.enumerated() {
            column.frame = CGRect(
                x: paging.columnX(index), y: 0, width: paging.columnWidth, height: 160)
        }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.x = paging.targetOffset(
            offset: scrollView.contentOffset.x, velocity: velocity.x)
    }

    /// The column and the row are those under the finger.
    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        let point = recognizer.location(in: board)
        let cards = columns.flatMap(\.subviews).compactMap { $0 as? UILabel }
        log.text = cards.first { $0.convert($0.bounds, to: board).contains(point) }?.text ?? "–"
    }
}
