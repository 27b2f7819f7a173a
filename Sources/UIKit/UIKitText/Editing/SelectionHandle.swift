import CoreGraphics
import Foundation
import UIKitCore

/// A handle at an end of a selection that a finger made: a stem as high as the line, and a ball
/// above the start or below the end.
final class SelectionHandle: UIView {
    private let isStart: Bool
    private let ball = UIView()
    private let stem = UIView()

    /// The diameter of the ball, in points.
    private static let diameter: CGFloat = 11

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        ball.layer.cornerRadius = Self.diameter / 2
        addSubview(stem)
        addSubview(ball)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the handle at an end of the selection.
    func place(at caret: CGRect, tint: UIColor) {
        let diameter = Self.diameter
        frame = CGRect(
            x: caret.minX - diameter / 2, y: caret.minY - (isStart ? diameter - 2 : 0),
            width: diameter, height: caret.height + diameter - 2)
        let top = isStart ? diameter - 2 : 0
        stem.frame = CGRect(x: diameter / 2 - 1, y: top, width: 2, height: caret.height)
        ball.frame = CGRect(
            x: 0, y: isStart ? 0 : frame.height - diameter, width: diameter, height: diameter)
        stem.backgroundColor = tint
        ball.backgroundColor = tint
    }
}
