import CoreGraphics
import Foundation
import FoundationGaps
import UIKitCore
import UIKitScrolling

extension UITableView {
    /// Handles a key while the focus is on a row, or while the table is the first responder.
    ///
    /// Up and down arrows, page keys, Home and End move among rows; with Shift they extend a
    /// selection of several. Space and Return select; Control-A selects all. Typing moves to the
    /// visible row, or to the title of the section index, that begins so.
    func handleTableKey(_ key: UIKey) -> Bool {
        guard allowsFocus, let system = window?.focusSystem else { return false }
        if let view = system.focusedView, (view as? UITableViewCell)?.tableView !== self {
            return false
        }
        reloadIfNeeded()
        let count = geometry.counts.reduce(0, +)
        guard count > 0 else { return false }
        let extends = selectsSeveral && key.modifierFlags.contains(.shift)
        let isPlain = key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
        let page = max(1, visiblePlaces.count - 1)
        switch key.charactersIgnoringModifiers {
        case "a" where selectsSeveral && !key.modifierFlags.isDisjoint(with: [.control, .command]):
            selectAllRows()
        case UIKeyCommand.inputUpArrow where isPlain || extends:
            moveFocus(by: -1, extends: extends)
        case UIKeyCommand.inputDownArrow where isPlain || extends:
            moveFocus(by: 1, extends: extends)
        case UIKeyCommand.inputPageUp where isPlain: moveFocus(by: -page, extends: false)
        case UIKeyCommand.inputPageDown where isPlain: moveFocus(by: page, extends: false)
        case UIKeyCommand.inputHome where isPlain: moveFocus(by: -count, extends: false)
        case UIKeyCommand.inputEnd where isPlain: moveFocus(by: count, extends: false)
        case "\r" where isPlain, " " where isPlain && !typeSelection.isTyping:
            guard isPlain, system.focusedView == nil, let focused else { return false }
            choose(focused)
        default:
            guard let typed = typeSelection.add(key) else { return false }
            return moveFocus(toTitle: typed)
        }
        return true
    }

    /// Moves to the visible row whose title begins with a text, or to the section whose title in
    /// the section index does. Rows out of sight have no cells, and thus no titles.
    private func moveFocus(toTitle typed: String) -> Bool {
        let row = visiblePlaces.first {
            canFocus($0) && cells[$0]?.typeSelectTitle?.begins(with: typed) == true
        }
        guard let place = row ?? firstRow(ofTitle: typed) else { return false }
        guard setFocus(place, heading: .next) else { return false }
        if followsFocus(place), !selection.contains(place) { choose(place) }
        return true
    }

    private func firstRow(ofTitle typed: String) -> ItemPlace? {
        guard let dataSource, let titles = dataSource.sectionIndexTitles(for: self),
            let index = titles.firstIndex(where: { !$0.isEmpty && typed.begins(with: $0) })
        else { return nil }
        let section = dataSource.tableView(
            self, sectionForSectionIndexTitle: titles[index], at: index)
        let place = ItemPlace(section, 0)
        return geometry.contains(place) && canFocus(place) ? place : nil
    }

    /// Moves the keyboard's row by a number of rows, over those that it cannot reach.
    private func moveFocus(by step: Int, extends: Bool) {
        let count = geometry.counts.reduce(0, +)
        let start =
            (focused ?? selection.min()).map(number)
            ?? (step > 0 ? (visiblePlaces.first.map(number) ?? 0) - 1 : count)
        var target = min(max(start + step, 0), count - 1)
        let direction = step > 0 ? 1 : -1
        // Beyond an end, the nearest row that can be reached before it.
        var isReturning = false
        while !canFocus(place(numbered: target)) {
            target += isReturning ? -direction : direction
            if !(0..<count).contains(target) {
                guard !isReturning else { return }
                isReturning = true
                target = min(max(start + step, 0), count - 1)
            }
        }
        let place = place(numbered: target)
        guard setFocus(place, heading: step > 0 ? .down : .up) else { return }
        if followsFocus(place) || extends, !selection.contains(place) { choose(place) }
    }

    private func followsFocus(_ place: ItemPlace) -> Bool {
        delegate?.tableView(self, selectionFollowsFocusForRowAt: place.indexPath)
            ?? selectionFollowsFocus
    }

    /// `true` if the keyboard can reach a row.
    func canFocus(_ place: ItemPlace) -> Bool {
        allowsFocus && isSelectable
            && delegate?.tableView(self, canFocusRowAt: place.indexPath) ?? true
    }

    /// The cell of the row that the focus prefers.
    var preferredRow: UITableViewCell? {
        if let path = delegate?.indexPathForPreferredFocusedView(in: self) {
            return cells[ItemPlace(path)]
        }
        let place = remembersLastFocusedIndexPath ? focused ?? selection.min() : selection.min()
        return place.flatMap { cells[$0] }
    }

    /// Moves the focus to a row. Returns `false` if it is not allowed to move.
    private func setFocus(_ place: ItemPlace, heading: UIFocusHeading) -> Bool {
        let old = focused
        focused = place
        scrollToRow(at: place.indexPath, at: .none, animated: false)
        layoutIfNeeded()
        guard let cell = cells[place], let system = window?.focusSystem,
            !system.move(to: cell, heading: heading)
        else { return true }
        focused = old
        return false
    }

    /// Follows the focus, and reports it to the delegate.
    func rowFocusDidChange(
        _ context: UITableViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
    ) {
        if let path = context.nextFocusedIndexPath { focused = ItemPlace(path) }
        for cell in [context.previouslyFocusedView, context.nextFocusedView] {
            (cell as? UITableViewCell)?.setNeedsUpdateConfiguration()
        }
        delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
    }

    private func selectAllRows() {
        for section in geometry.sections.indices {
            for row in 0..<geometry.sections[section].rows.count {
                let place = ItemPlace(section, row)
                if !selection.contains(place) { choose(place) }
            }
        }
    }

    /// Returns the number of rows before a place.
    private func number(_ place: ItemPlace) -> Int {
        geometry.counts[..<place.section].reduce(place.item, +)
    }

    private func place(numbered number: Int) -> ItemPlace {
        var rest = number
        for (section, count) in geometry.counts.enumerated() {
            if rest < count { return ItemPlace(section, rest) }
            rest -= count
        }
        return ItemPlace(0, 0)
    }
}
