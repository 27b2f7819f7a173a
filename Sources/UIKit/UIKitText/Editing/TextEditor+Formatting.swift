import CoreGraphics
import Foundation
import FoundationGaps
import UIKitControls
import UIKitCore

// Bold, italic, underlined, larger and smaller text, where the owner lets users change attributes.
extension TextEditor {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// `true` if keys and menus may change attributes.
    var formatsText: Bool {
        guard let owner else { return false }
        return owner.permissions.isSuperset(of: [.style, .edit, .share])
    }

    /// The attributes of each run of the selection; those of typed text for a caret.
    private var selectedAttributes: [Attributes] {
        guard let owner else { return [] }
        guard !selection.isEmpty else { return [owner.editorTypingAttributes] }
        var all: [Attributes] = []
        let range = NSRange(selection.range)
        storage.enumerateAttributes(in: range) { attributes, _, _ in all.append(attributes) }
        return all
    }

    /// Changes the attributes of the selected text in one step of undo, or those of typed text.
    func updateAttributes(_ convert: (Attributes) -> Attributes) {
        guard let owner, formatsText else { return }
        guard !selection.isEmpty else {
            owner.editorTypingAttributes = convert(owner.editorTypingAttributes)
            return
        }
        let before = selection
        let range = NSRange(before.range)
        let new = NSMutableAttributedString(string: text(in: before.range))
        storage.enumerateAttributes(in: range) { attributes, run, _ in
            let place = NSRange(location: run.location - range.location, length: run.length)
            new.setAttributes(convert(attributes), range: place)
        }
        replace(before.range, with: new)
        select(before)
    }

    private func font(in attributes: Attributes) -> UIFont {
        attributes[.font] as? UIFont ?? layout.defaultFont
    }

    /// Adds a trait to all fonts of the selection, or removes it if all of them have it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let isOn = selectedAttributes.allSatisfy {
            font(in: $0).fontDescriptor.symbolicTraits.contains(trait)
        }
        updateAttributes { attributes in
            let old = font(in: attributes)
            var traits = old.fontDescriptor.symbolicTraits
            if isOn { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = old.fontDescriptor.withSymbolicTraits(traits) else {
                return attributes
            }
            return attributes.merging([
                .font: UIFont(descriptor: descriptor, size: old.pointSize)
            ]) { $1 }
        }
    }

    /// Underlines the selection, or removes the lines if all of it is underlined.
    func toggleUnderline() {
        let isOn = selectedAttributes.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
        updateAttributes { attributes in
            var new = attributes
            new[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
            return new
        }
    }

    /// The sizes of fonts that ``changeSize(by:)`` reaches, in points.
    private static let sizes: ClosedRange<CGFloat> = 6...288

    /// Makes the fonts of the selection larger or smaller by some points.
    func changeSize(by points: CGFloat) {
        updateAttributes { attributes in
            let old = font(in: attributes)
            let size = min(
                max(old.pointSize + points, Self.sizes.lowerBound), Self.sizes.upperBound)
            return attributes.merging([.font: old.withSize(size)]) { $1 }
        }
    }

    /// The submenu of styles for a selection; `nil` if the user may not change them.
    func formatMenu() -> UIMenu? {
        guard formatsText, !selection.isEmpty else { return nil }
        func command(_ title: String, _ action: Selector, isOn: Bool) -> UICommand {
            let command = UICommand(title: SystemText.localized(title), action: action)
            command.state = isOn ? .on : .off
            return command
        }
        let attributes = selectedAttributes
        func all(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
            attributes.allSatisfy { font(in: $0).fontDescriptor.symbolicTraits.contains(trait) }
        }
        let isUnderlined = attributes.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
        return UIMenu(
            title: SystemText.localized("Format"), identifier: .textStyle,
            children: [
                command("Bold", .toggleBoldfaceAction, isOn: all(.traitBold)),
                command("Italic", .toggleItalicsAction, isOn: all(.traitItalic)),
                command("Underline", .toggleUnderlineAction, isOn: isUnderlined),
                command("Bigger", .increaseSizeAction, isOn: false),
                command("Smaller", .decreaseSizeAction, isOn: false),
            ])
    }
}
