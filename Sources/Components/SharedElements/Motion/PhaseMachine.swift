import UIKit

/// Phases of a screen, between which several motions run at once.
///
///     let machine = PhaseMachine(Phase.list)
///     machine.move(to: .detail, with: [header, rows, buttons]) { list.isHidden = true }
///
/// The next phase is reached when the last motion has ended, so that nothing is removed that still
/// moves. Until then other moves are refused.
@preconcurrency @MainActor
public final class PhaseMachine<Phase: Hashable> {
    /// The phase that was reached last.
    public private(set) var phase: Phase

    /// The phase that is being reached; `nil` while nothing moves.
    public private(set) var nextPhase: Phase?

    private var running = 0

    /// Creates a machine in a phase.
    public init(_ phase: Phase) {
        self.phase = phase
    }

    /// Plays motions, and then is in `phase`.
    ///
    /// - Returns: `false`, without playing, if another move has not ended.
    @discardableResult
    public func move(
        to phase: Phase, with players: [MotionPlayer], completion: (() -> Void)? = nil
    ) -> Bool {
        guard nextPhase == nil else { return false }
        nextPhase = phase
        running = players.count + 1
        for player in players {
            player.addCompletion { _ in self.oneEnded(completion) }
            player.play()
        }
        oneEnded(completion)
        return true
    }

    private func oneEnded(_ completion: (() -> Void)?) {
        running -= 1
        guard running == 0, let nextPhase else { return }
        phase = nextPhase
        self.nextPhase = nil
        completion?()
    }
}
