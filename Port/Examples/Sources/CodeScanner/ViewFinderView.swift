import UIKit

/// A square opening with dimmed surroundings, in which a line moves down.
final class ViewFinderView: UIView {
    let hint = UILabel()
    private let shade = CAShapeLayer()
    private let rim = CAShapeLayer()
    private let line = CALayer()

    /// True while the line moves.
    var isScanning = false {
        didSet {
            guard isScanning != oldValue else { return }
            line.isHidden = !isScanning
            moveLine()
        }
    }

    /// The opening in the view's points.
    var opening: CGRect {
        let side = min(bounds.width, bounds.height) - 100
        return CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        shade.fillRule = .evenOdd
        shade.fillColor = UIColor.black.withAlphaComponent(0.3).cgColor
        rim.fillColor = nil
        rim.strokeColor = UIColor.white.cgColor
        rim.lineWidth = 1
        line.backgroundColor = UIColor.systemGreen.cgColor
        line.isHidden = true
        for part in [shade, rim, line] { layer.addSublayer(part) }
        hint.text = NSLocalizedString("Put the code into the frame", comment: "")
        hint.textColor = .white
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textAlignment = .center
        hint.numberOfLines = 0
        addSubview(hint)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(rect: bounds)
        path.append(UIBezierPath(rect: opening))
        shade.path = path.cgPath
        rim.path = UIBezierPath(rect: opening).cgPath
        hint.frame = CGRect(
            x: opening.minX, y: opening.maxY + 10, width: opening.width, height: 40)
        moveLine()
    }

    private func moveLine() {
        line.frame = CGRect(x: opening.minX, y: opening.minY, width: opening.width, height: 2.5)
        line.removeAnimation(forKey: "scan")
        guard isScanning else { return }
        let move = CABasicAnimation(keyPath: "position.y")
        move.fromValue = opening.minY
        move.toValue = opening.maxY
        move.duration = 2
        move.repeatCount = .infinity
        line.add(move, forKey: "scan")
    }
}
