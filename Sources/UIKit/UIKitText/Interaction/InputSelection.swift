import CoreGraphics
import Foundation
import UIKitCore

/// Changes the selection of any text by points and units, through `UITextInput` alone.
struct InputSelection {
    let input: any UIResponder & UITextInput

    /// A selection that follows the mouse or a finger.
    struct Drag {
        /// The range that was selected when it began.
        let origin: UITextRange

        /// The unit by which it extends.
        let granularity: UITextGranularity

        /// `true` for the drag of a handle, after which the menu is shown.
        var isHandle = false
    }

    /// Returns the nearest position to a point of the input's view.
    func position(at point: CGPoint) -> UITextPosition {
        input.closestPosition(to: point) ?? input.endOfDocument
    }

    /// Selects the text between two positions, in either order.
    func select(_ first: UITextPosition, _ second: UITextPosition) {
        let isInOrder = input.compare(first, to: second) != .orderedDescending
        guard
            let range = input.textRange(
                from: isInOrder ? first : second, to: isInOrder ? second : first)
        else { return }
        input.selectedTextRange = range
    }

    /// Returns the unit at a position, or the empty range there.
    func unit(_ granularity: UITextGranularity, at position: UITextPosition) -> UITextRange? {
        let caret = input.textRange(from: position, to: position)
        guard granularity != .character else { return caret }
        let directions: [UITextStorageDirection] = [.forward, .backward]
        return directions.lazy.compactMap {
            input.tokenizer.rangeEnclosingPosition(
                position, with: granularity, inDirection: .storage($0))
        }.first ?? caret
    }

    /// Selects the unit at a point.
    ///
    /// - Returns: What a drag extends.
    func begin(at point: CGPoint, by granularity: UITextGranularity) -> Drag? {
        guard let range = unit(granularity, at: position(at: point)) else { return nil }
        input.selectedTextRange = range
        return Drag(origin: range, granularity: granularity)
    }

    /// Extends a drag to a point.
    func extend(_ drag: Drag, to point: CGPoint) {
        let found = position(at: point)
        if drag.isHandle, input.compare(found, to: drag.origin.start) == .orderedSame { return }
        guard let reached = unit(drag.granularity, at: found) else { return }
        let isBefore = input.compare(reached.start, to: drag.origin.start) == .orderedAscending
        let isBehind = input.compare(reached.end, to: drag.origin.end) == .orderedDescending
        select(
            isBefore ? reached.start : drag.origin.start, isBehind ? reached.end : drag.origin.end)
    }

    /// Places the caret at the edge of a word that is nearest to a point, as a tap does.
    func tap(at point: CGPoint) {
        let found = position(at: point)
        guard let word = unit(.word, at: found) else { return }
        let before = input.offset(from: word.start, to: found)
        let after = input.offset(from: found, to: word.end)
        let edge = before < after ? word.start : word.end
        select(edge, edge)
    }
}
