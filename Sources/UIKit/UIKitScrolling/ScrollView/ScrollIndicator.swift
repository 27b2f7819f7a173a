import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// A thin line at the edge of a scroll view that shows the position of the visible part.
final class ScrollIndicator: UIView {
    /// The thickness of the line, its distance from the view's edge, and its minimum length, in
    /// points.
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let minimumLength: CGFloat = 36
    /// The minimum length of a line that is compressed at an end.
    static let compressedLength: CGFloat = 7

    /// The time for which a line stays after the content stops, and the duration of its fading, in
    /// seconds.
    static let fadeDelay: TimeInterval = 0.5
    static let fadeDuration: TimeInterval = 0.25

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        alpha = 0
        layer.cornerRadius = Self.thickness / 2
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// `true` if the line is invisible or fading.
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
            withDuration: Self.fadeDuration, delay: Self.fadeDelay, options: .allowUserInteraction,
            animations: { self.alpha = 0 })
    }

    /// Returns the start and the length of a line, in points from the start of its track.
    ///
    /// - Parameters:
    ///   - track: The maximum length of the line.
    ///   - content: The length of the content with its insets.
    ///   - visible: The length of its visible part.
    ///   - offset: The length before the visible part. Below 0, and beyond the content's end, the
    ///     line is compressed.
    static func extent(
        track: CGFloat, content: CGFloat, visible: CGFloat, offset: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let room = max(0, content - visible)
        let beyond = max(0, -offset, offset - room)
        let share = content > 0 ? min(1, visible / content) : 1
        let full = min(track, max(minimumLength, track * share))
        let length = min(track, max(compressedLength, full - beyond))
        let progress = room > 0 ? min(max(offset / room, 0), 1) : offset > 0 ? 1 : 0
        return ((track - length) * progress, length)
    }
}
