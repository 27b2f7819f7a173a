import UIKit

/// A square opening with dimmed surroundings, in which a line moves down.
final class ViewFinderView: UIView {
    private let shade = CAShapeLayer()
    private let rim = CAShapeLayer()
    private let line = CALayer()
    private var clock: CADisplayLink?
    private var start: CFTimeInterval?

    /// The time in seconds in which the line crosses the opening.
    private static let period: CFTimeInterval = 2

    /// `true` while the line moves. A user who wants less motion sees it rest in the middle.
    var isScanning = false {
        didSet {
            guard isScanning != oldValue else { return }
            line.isHidden = !isScanning
            start = nil
            isScanning ? startClock() : stopClock()
            moveLine(to: 0.5)
        }
    }

    /// The opening in the view's points, as large as the view allows.
    var opening: CGRect {
        let area = bounds.inset(by: safeAreaInsets)
        let side = max(0, min(area.width - 80, area.height - 180, 420))
        return CGRect(
            x: (area.midX - side / 2).rounded(), y: (area.midY - 30 - side / 2).rounded(),
            width: side, height: side)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        shade.fillRule = .evenOdd
        shade.fillColor = UIColor.black.withAlphaComponent(0.45).cgColor
        rim.fillColor = nil
        rim.strokeColor = UIColor.white.cgColor
        rim.lineWidth = 4
        rim.lineCap = .round
        line.backgroundColor = UIColor.systemGreen.cgColor
        line.isHidden = true
        for part in [shade, rim, line] { layer.addSublayer(part) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(rect: bounds)
        path.append(UIBezierPath(rect: opening))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shade.path = path.cgPath
        rim.path = corners(of: opening).cgPath
        CATransaction.commit()
        moveLine(to: 0.5)
    }

    /// The corners of a square, as cameras show them.
    private func corners(of square: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let length = min(28, square.width / 4)
        for (x, right) in [(square.minX, 1.0), (square.maxX, -1.0)] {
            for (y, down) in [(square.minY, 1.0), (square.maxY, -1.0)] {
                path.move(to: CGPoint(x: x + right * length, y: y))
                path.addLine(to: CGPoint(x: x, y: y))
                path.addLine(to: CGPoint(x: x, y: y + down * length))
            }
        }
        return path
    }

    // MARK: The line

    private func startClock() {
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        let clock = CADisplayLink(target: self, selector: Selector(ViewFinderView.tick))
        clock.add(to: .main, forMode: .common)
        self.clock = clock
    }

    private func stopClock() {
        clock?.invalidate()
        clock = nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // A display link retains its target.
        if window == nil { isScanning = false }
    }

    private func tick(_ clock: CADisplayLink) {
        let start = start ?? clock.timestamp
        self.start = start
        let share = (clock.timestamp - start) / Self.period
        moveLine(to: share - share.rounded(.down))
    }

    private func moveLine(to share: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        line.frame = CGRect(
            x: opening.minX + 6, y: opening.minY + (opening.height - 2) * share,
            width: max(0, opening.width - 12), height: 2)
        CATransaction.commit()
    }
}
