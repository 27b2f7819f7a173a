import PlanBoardCore
import UIKit

extension BoardViewController {
    /// Follows a long press: its beginning picks up a card, its end drops it. Movement only says
    /// where the finger is; the display link does the rest.
    func longPressed(_ press: UILongPressGestureRecognizer) {
        let point = collection.convert(press.location(in: collection), to: nil)
        let finger = fingerPoint(point)
        switch press.state {
        case .began:
            guard drag == nil, !isFiltered else { return press.cancel() }
            let selected = session.board.places(of: selection.cards)
            let result = CardDrag.pickUp(
                at: finger, with: selected, time: CACurrentMediaTime(), on: self)
            switch result {
            case .success(let state):
                // A card outside of the selection is moved alone.
                if isSelectionShown, !selected.contains(state.pickedUp) { endSelection() }
                lift(state, isByKeys: false)
            case .failure(let refusal):
                if refusal == .finished { announce(.finishedStays) }
                press.cancel()
            }
        case .changed: drag?.fingerDidMove(to: finger)
        case .ended: if drag?.isByKeys == false { drag?.drop() }
        case .cancelled, .failed: if drag?.isByKeys == false { drag?.cancel() }
        default: break
        }
    }

    /// A point of the window in the coordinates of drags: from the columns' visible corner.
    private func fingerPoint(_ windowPoint: CGPoint) -> CGPoint {
        let point = view.convert(windowPoint, from: nil)
        return CGPoint(
            x: point.x - collection.frame.minX, y: point.y - collection.frame.minY)
    }

    /// Begins a drag.
    func lift(_ state: CardDrag, isByKeys: Bool) {
        view.endEditing(true)
        drag = DragController(state, isByKeys: isByKeys, in: self)
        drag?.gather()
        updateLooks()
    }
}

extension UIGestureRecognizer {
    /// Ends the gesture without a result.
    fileprivate func cancel() {
        isEnabled = false
        isEnabled = true
    }
}
