public import UIKit

/// Moves what two screens have in common from one to the other: a picture of a list becomes that
/// of a page.
///
///     thumbnail.sharedElementKey = "cover"      // on the list
///     cover.sharedElementKey = "cover"          // on the page
///     let transition = SharedElementTransition(from: list, to: page, in: container)
///     transition.move(to: .destination)
///
/// Each pair of views with equal keys is one element. Nothing really moves: both views become
/// transparent, and a copy in front of everything goes from one to the other, with place, size,
/// corners, angle, shadow, opacity and content. Where it arrives, the view becomes visible, and the
/// copy is removed.
///
/// The copy follows both ends in each frame, also while they scroll or are laid out again. The
/// alpha of views with keys belongs to transitions: it is 0 where the element is not, and otherwise
/// what it was, or 1 for a view that was transparent.
///
/// A transition is turned round by moving to the other end at any time, and follows a finger by
/// ``fractionComplete``.
@preconcurrency @MainActor
public final class SharedElementTransition {
    private let container: UIView
    private let pairs: [SharedElementPair]
    private var player: MotionPlayer?
    private var copies: [SharedElementCopy] = []

    /// The seconds that the way takes; 0.5 by default.
    public var duration: TimeInterval = 0.5

    /// The curve of the way; ease-in-ease-out by default. On the way back it is reversed.
    public var easing = Easing.easeInOut

    /// `true` to fade from one end to the other instead of moving there, as for users who reduce
    /// motion; `false` by default.
    public var reducesMotion = false

    /// Called at each moment, for each end of each element.
    public var onEvent: ((SharedElementEvent) -> Void)?

    /// The end where the elements are or to which they move.
    public private(set) var target = SharedElementEvent.End.source

    /// Pairs the views with equal keys of two screens.
    ///
    /// - Parameters:
    ///   - source: The screen where the elements are.
    ///   - destination: The other screen. It has its layout, and may be transparent or covered.
    ///   - container: The view that shows the copies, in front of its subviews.
    public init(from source: UIView, to destination: UIView, in container: UIView) {
        self.container = container
        let destinations = destination.sharedElements()
        pairs = source.sharedElements().compactMap { key, view in
            destinations[key].map { SharedElementPair(key: key, source: view, destination: $0) }
        }.sorted { $0.key < $1.key }
    }

    /// Elements that a finger holds are shown where they came from.
    isolated deinit {
        guard isActive else { return }
        for pair in pairs { pair.show(at: isReturning ? .destination : .source) }
        for copy in copies { copy.removeFromSuperview() }
    }

    /// The keys of the elements: those of both screens.
    public var keys: [String] { pairs.map(\.key) }

    /// `true` while copies are shown: moving, or held by a finger.
    public var isActive: Bool { !copies.isEmpty }

    /// Moves the elements to an end, from where they are.
    ///
    /// Without elements, or at that end, `completion` is called at once.
    public func move(
        to end: SharedElementEvent.End, completion: (() -> Void)? = nil
    ) {
        guard end != target || isActive, !pairs.isEmpty else {
            target = end
            completion?()
            return
        }
        begin(toward: end)
        guard let player else { return }
        player.isReversed = end == .source
        // Retains the transition until its elements have arrived.
        player.addCompletion { _ in
            withExtendedLifetime(self) { completion?() }
        }
        player.play()
    }

    /// The share of the way from source to destination, from 0 to 1. Setting it holds the elements
    /// there, until ``move(to:completion:)`` or the release of the transition.
    public var fractionComplete: CGFloat {
        get { player?.fractionComplete ?? (target == .destination ? 1 : 0) }
        set {
            guard !pairs.isEmpty else { return }
            if !isActive { begin(toward: target == .source ? .destination : .source) }
            player?.pause()
            player?.fractionComplete = newValue
        }
    }

    // MARK: The way

    private func begin(toward end: SharedElementEvent.End) {
        let isNew = !isActive
        guard isNew || end != target else { return }
        let start = target == .destination
        target = end
        notify(.willStart)
        guard isNew else { return }
        copies = pairs.map { pair in
            SharedElementCopy(pair: pair, container: container)
        }
        for pair in pairs { pair.hide() }
        let copies = copies
        let reducesMotion = reducesMotion || UIAccessibility.isReduceMotionEnabled
        let easing = reducesMotion ? .easeInOut : easing
        let duration = max(duration, 0.001)
        let player = MotionPlayer([
            MotionTrack(duration: duration) { [weak self] time in
                let share = self?.isReturning == true ? easing.reversed : easing
                for copy in copies {
                    copy.show(share(time / duration), moves: !reducesMotion)
                }
            }
        ])
        self.player = player
        isReturning = start
        player.fractionComplete = start ? 1 : 0
        watchEnd(of: player)
    }

    /// `true` if the way began at the destination: then its curve is reversed.
    private var isReturning = false

    private func watchEnd(of player: MotionPlayer) {
        player.addCompletion { [weak self] position in
            self?.arrive(at: position == .end ? .destination : .source)
        }
    }

    private func arrive(at end: SharedElementEvent.End) {
        target = end
        player = nil
        for pair in pairs { pair.show(at: end) }
        for copy in copies { copy.removeFromSuperview() }
        copies = []
        notify(.didFinish)
    }

    /// Makes both ends visible, at the end of a transition whose screens are never seen together.
    func showBothEnds() {
        for pair in pairs { pair.showBoth() }
    }

    /// Notifies both ends of each element, the one where it comes from first.
    private func notify(_ kind: SharedElementEvent.Kind) {
        guard let onEvent else { return }
        let ends: [SharedElementEvent.End] =
            target == .destination ? [.source, .destination] : [.destination, .source]
        for pair in pairs {
            for end in ends {
                onEvent(SharedElementEvent(kind: kind, target: target, end: end, key: pair.key))
            }
        }
    }
}
