import QRPayloads
import ScannerCore
import UIKit

/// Outlines of codes over a picture, which the user touches to choose one.
final class CodeOutlines: UIView {
    /// Called with the code that was chosen.
    var onChoose: ((FoundCode) -> Void)?

    private var buttons: [OutlineButton] = []

    /// Shows outlines.
    ///
    /// - Parameter codes: Codes, with their corners in the view's points.
    func show(_ codes: [(code: FoundCode, corners: [CGPoint])]) {
        // Buttons stay while codes move, so that a touch reaches them.
        while buttons.count > codes.count { buttons.removeLast().removeFromSuperview() }
        while buttons.count < codes.count {
            let button = OutlineButton()
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let code = button?.code else { return }
                    self?.onChoose?(code)
                }, for: .primaryActionTriggered)
            addSubview(button)
            buttons.append(button)
        }
        for (button, (code, corners)) in zip(buttons, codes) { button.show(code, corners) }
    }

    /// The outlines alone take touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        buttons.contains { $0.frame.contains(point) }
    }
}

/// The outline of a code.
private final class OutlineButton: UIControl {
    private(set) var code: FoundCode?
    private let outline = CAShapeLayer()

    /// The shortest side that a finger hits.
    private static let leastSide: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        outline.lineWidth = 3
        outline.lineJoin = .round
        layer.addSublayer(outline)
        isAccessibilityElement = true
        accessibilityTraits = .button
        updateColors()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (button: Self, _) in
            button.updateColors()
        }
    }

    required init?(coder: NSCoder) { nil }

    private func updateColors() {
        outline.strokeColor = UIColor.systemGreen.cgColor
        outline.fillColor = UIColor.systemGreen.withAlphaComponent(0.25).cgColor
    }

    func show(_ code: FoundCode, _ corners: [CGPoint]) {
        self.code = code
        accessibilityLabel =
            ScannedCode(kind: code.kind, text: code.text, date: .distantPast, origin: .camera)
            .headline
        let (across, down) = (corners.map(\.x), corners.map(\.y))
        guard let left = across.min(), let right = across.max(), let top = down.min(),
            let bottom = down.max()
        else { return }
        let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        frame = box.insetBy(
            dx: min(0, (box.width - Self.leastSide) / 2) - 4,
            dy: min(0, (box.height - Self.leastSide) / 2) - 4)
        let path = UIBezierPath()
        for (index, corner) in corners.enumerated() {
            let point = CGPoint(x: corner.x - frame.minX, y: corner.y - frame.minY)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        outline.path = path.cgPath
        CATransaction.commit()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        sendActions(for: .primaryActionTriggered)
    }

    override func accessibilityActivate() -> Bool {
        sendActions(for: .primaryActionTriggered)
        return true
    }
}
