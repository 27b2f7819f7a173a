import Foundation
import QuartzCore
import UIKitCore

/// A running animation of an image view: images that are shown equally long.
struct ImagePlayback {
    let images: [UIImage]

    /// The time in seconds for which each image is shown.
    let frameDuration: TimeInterval

    /// The number of rounds; 0 for no end.
    let rounds: Int

    /// The media time at which the first image was shown.
    let start: TimeInterval

    /// The number of the image that is shown now, counted over all rounds.
    var frame = 0

    var shownImage: UIImage { images[frame % images.count] }

    /// Returns the number of the frame at a time, or `nil` after the last round.
    func frame(at time: TimeInterval) -> Int? {
        // A timer may fire a rounding error too early.
        let frame = Int(((time - start) / frameDuration + 0.001).rounded(.down))
        return rounds > 0 && frame >= rounds * images.count ? nil : max(frame, 0)
    }
}

extension UIImageView {
    /// The images for the current state; `nil` for a still image.
    private var playedImages: [UIImage]? {
        if isHighlighted, let highlightedAnimationImages { return highlightedAnimationImages }
        return animationImages ?? image?.images
    }

    func play() {
        guard let images = playedImages, !images.isEmpty else { return stopPlaying() }
        let isOwn = animationImages != nil || highlightedAnimationImages != nil
        let standard = isOwn ? Double(images.count) / 30 : image?.duration ?? 0
        let duration = isOwn && animationDuration > 0 ? animationDuration : standard
        playback = ImagePlayback(
            images: images, frameDuration: duration / Double(images.count),
            rounds: max(0, animationRepeatCount), start: CACurrentMediaTime())
        showFrame()
    }

    func stopPlaying() {
        guard isAnimating else { return }
        playback = nil
        frameTimer.stop()
        showImage()
    }

    /// Shows the image of the moment, and schedules the next one while the view is in a window.
    func showFrame() {
        frameTimer.stop()
        guard let playback else { return }
        let now = CACurrentMediaTime()
        guard let frame = playback.frame(at: now) else { return stopPlaying() }
        self.playback?.frame = frame
        showImage()
        guard window != nil, playback.images.count > 1 || playback.rounds > 0 else { return }
        let next = playback.start + Double(frame + 1) * playback.frameDuration
        frameTimer.start(after: max(0, next - now)) { [weak self] in self?.showFrame() }
    }
}
