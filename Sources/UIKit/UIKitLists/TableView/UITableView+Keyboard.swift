import CoreGraphics
import Foundation
import FoundationGaps
import UIKitCore
import UIKitScrolling

extension UITableView {
    /// The keys that move among rows and select them.
    var tableKeyCommands: [UIKeyCommand] {
        guard isSelectable else { return [] }
        func command(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> UIKeyCommand {
            UIKeyCommand(
                input: input, modifierFlags: modifiers,
                action: Selector(UITableView.keyPressed(_:), name: "tableViewKeyPressed(_:)"))
        }
        var commands = [
            UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputHome,
            UIKeyCommand.inputEnd, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, "\r", " ",
        ].map { command($0) }
        if selectsSeveral {
            commands.append(command("a", .command))
            commands.append(command(UIKeyCommand.inputUpArrow, .shift))
            commands.append(command(UIKeyCommand.inputDownArrow, .shift))
        }
        return commands
    }

    func keyPressed(_ command: UIKeyCommand) {
        reloadIfNeeded()
        let count = geometry.counts.reduce(0, +)
        guard count > 0 else { return }
        let page = max(1, visiblePlaces.count - 1)
        switch command.input {
        case UIKeyCommand.inputUpArrow:
            moveFocus(by: -1, extends: command.modifierFlags.contains(.shift))
        case UIKeyCommand.inputDownArrow:
            moveFocus(by: 1, extends: command.modifierFlags.contains(.shift))
        case UIKeyCommand.inputPageUp: moveFocus(by: -page, extends: false)
        case UIKeyCommand.inputPageDown: moveFocus(by: page, extends: false)
        case UIKeyCommand.inputHome: moveFocus(by: -count, extends: false)
        case UIKeyCommand.inputEnd: moveFocus(by: count, extends: false)
        case "a": selectAllRows()
        default: if let focused { choose(focused) }
        }
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
        setFocus(place)
        if selectionFollowsFocus || extends, !selection.contains(place) { choose(place) }
        if extends, let focused { setFocus(focused) }
    }

    private func canFocus(_ place: ItemPlace) -> Bool {
        delegate?.tableView(self, canFocusRowAt: place.indexPath) ?? true
    }

    private func setFocus(_ place: ItemPlace) {
        let old = focused
        focused = place
        scrollToRow(at: place.indexPath, at: .none, animated: false)
        layoutIfNeeded()
        if let old, old != place, old != highlighted { cells[old]?.showsFocus = false }
        cells[place]?.showsFocus = true
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

extension UITableViewCell {
    /// `true` while the keyboard is at the cell, which then has a frame in the tint colour.
    var showsFocus: Bool {
        get { layer.borderWidth > 0 }
        set {
            layer.borderWidth = newValue ? 2 : 0
            layer.borderColor = newValue ? tintColor.withAlphaComponent(0.5).cgColor : nil
        }
    }
}
