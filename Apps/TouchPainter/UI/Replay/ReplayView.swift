import TouchPainterCore
import UIKit

/// Shows one moment of a replay, as large as there is room.
final class ReplayView: UIView {
    private let replay: Replay

    private static let margin: CGFloat = 16

    init(replay: Replay) {
        self.replay = replay
        super.init(frame: .zero)
        backgroundColor = .paper
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityIdentifier = "Replay"
        accessibilityLabel = String(localized: "Replay", bundle: .module)
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !replay.bounds.isNull else { return }
        let part = replay.bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.concatenate(Viewport.showing(part, in: bounds.size).transform)
        replay.draw(in: context)
        context.endTransparencyLayer()
    }
}
