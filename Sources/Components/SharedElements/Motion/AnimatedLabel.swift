public import UIKit

/// A label whose number counts, and whose text shrinks and grows, to the next.
@preconcurrency @MainActor
public final class AnimatedLabel: UILabel {
    private var player: MotionPlayer?

    /// The number that ``setNumber(_:duration:format:)`` was given last.
    public private(set) var number = 0.0

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Counts from the number before to this one.
    public func setNumber(
        _ number: Double, duration: TimeInterval = 0.5,
        format: @escaping (Double) -> String = { "\(Int($0.rounded()))" }
    ) {
        let start = self.number
        self.number = number
        run(duration) { label, share in
            let eased = Easing.easeInOut(share)
            label.text = format(share >= 1 ? number : start + (number - start) * eased)
        }
    }

    /// Shortens the present text to its first character, and grows the next one from there.
    public func setAnimatedText(_ text: String, duration: TimeInterval = 0.5) {
        let start = self.text ?? ""
        run(duration) { label, share in
            label.text = AnimatedLabel.text(from: start, to: text, share: share)
        }
    }

    /// The text between two others, at a share of the time from 0 to 1.
    public nonisolated static func text(
        from start: String, to end: String, share: Double
    ) -> String {
        if share >= 1 { return end }
        let (text, part) = share < 0.5 ? (start, 1 - 2 * share) : (end, 2 * share - 1)
        return String(text.prefix(max(Int((Double(text.count) * part).rounded(.up)), 1)))
    }

    private func run(
        _ duration: TimeInterval, _ apply: @escaping (AnimatedLabel, Double) -> Void
    ) {
        player?.pause()
        let player = MotionPlayer([
            MotionTrack(duration: max(duration, 0)) { [weak self] time in
                guard let self else { return }
                apply(self, duration > 0 ? time / duration : 1)
            }
        ])
        self.player = player
        player.play()
    }
}
