import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// A thin line beside a scroll view's content that shows which part of it is seen.
final class ScrollIndicator: UIView {
    /// The line's thickness, its distance from the view's edge, and its least length, in points.
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let leastLength: CGFloat = 36
    /// The least length of a line that is pressed against an end.
    static let pressedLength: CGFloat = 7

    /// How long a line stays after the content rests, and how long it fades, in seconds.
    static let stay: TimeInterval = 0.5
    static let fade: TimeInterval = 0.25

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        alpha = 0
        layer.cornerRadius = Self.thickness / 2
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the line is, or is about to be, invisible.
    private(set) var isFaded = true

    func show() {
        isFaded = false
        layer.removeAnimation(forKey: "opacity")
        alpha = 1
    }

    func hide() {
        guard !isFaded else { return }
        isFaded = true
        UIView.animate(
            withDuration: Self.fade, delay: Self.stay, options: .allowUserInteraction,
            animations: { self.alpha = 0 })
    }

    /// Where a line starts and how long it is, in points from the start of its track.
    ///
    /// - Parameters:
    ///   - track: How long the line could be.
    ///   - content: The length of the content with its insets.
    ///   - visible: How much of it is seen.
    ///   - offset: How much of it lies before what is seen. Below 0, and beyond the content's end, the line is pressed together.
    static func extent(
        track: CGFloat, content: CGFloat, visible: CGFloat, offset: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let room = max(0, content - visible)
        let beyond = max(0, -offset, offset - room)
        let share = content > 0 ? min(1, visible / content) : 1
        let full = min(track, max(leastLength, track * share))
        let length = min(track, max(pressedLength, full - beyond))
        let progress = room > 0 ? min(max(offset / room, 0), 1) : offset > 0 ? 1 : 0
        return ((track - length) * progress, length)
    }
}
