import CoreGraphics
import Foundation
import UIKitCore

/// Finds the view below dragged items that takes them, and notifies those on the way.
final class DropTracker {
    private let session: any UIDropSession
    private let springLoading = SpringLoading()

    /// The interaction below the finger that takes the items.
    private(set) var target: UIDropInteraction?

    private(set) var proposal: UIDropProposal?

    /// The interactions that the items have been over, for the end of the drag.
    private var visited: [UIDropInteraction] = []

    /// The interactions below the finger that refused the items.
    private var refusing: [UIDropInteraction] = []

    init(_ session: any UIDropSession) { self.session = session }

    /// The effect of a drop now.
    var operation: UIDropOperation {
        guard let proposal else { return .cancel }
        if proposal.operation == .move, !session.allowsMoveOperation { return .forbidden }
        return proposal.operation
    }

    /// Follows the finger to a point of a window.
    func move(to point: CGPoint, in window: UIWindow?) {
        springLoading.move(to: point, in: window)
        let candidates = interactions(at: point, in: window)
        refusing.removeAll { old in !candidates.contains { $0 === old } }
        let next = candidates.first { $0 === target || accepts($0) }
        if next !== target {
            leaveTarget()
            target = next
            if let next {
                if !visited.contains(where: { $0 === next }) { visited.append(next) }
                next.delegate?.dropInteraction(next, sessionDidEnter: session)
            }
        }
        guard let target else { return }
        proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session)
    }

    /// Leaves the view below the finger.
    func leave() {
        springLoading.end()
        leaveTarget()
    }

    private func leaveTarget() {
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
        target = nil
        proposal = nil
    }

    /// Hands the items to the view below the finger. Returns its interaction, or `nil` if nothing
    /// may be dropped there.
    func drop() -> UIDropInteraction? {
        springLoading.end()
        guard let target, operation == .copy || operation == .move else {
            leave()
            return nil
        }
        target.delegate?.dropInteraction(target, performDrop: session)
        return target
    }

    /// Called after the animation of a drop or of the items' return.
    func end(dropped: UIDropInteraction?) {
        if let dropped { dropped.delegate?.dropInteraction(dropped, concludeDrop: session) }
        for interaction in visited {
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
        }
        visited = []
    }

    private func accepts(_ interaction: UIDropInteraction) -> Bool {
        guard !refusing.contains(where: { $0 === interaction }) else { return false }
        if interaction.delegate?.dropInteraction(interaction, canHandle: session) == true {
            return true
        }
        refusing.append(interaction)
        return false
    }

    /// The interactions of the views below a point, from the front to the back.
    private func interactions(at point: CGPoint, in window: UIWindow?) -> [UIDropInteraction] {
        var view = window?.hitTest(point, with: nil)
        var result: [UIDropInteraction] = []
        while let current = view {
            result += current.interactions.compactMap { $0 as? UIDropInteraction }
            view = current.superview
        }
        return result
    }
}
