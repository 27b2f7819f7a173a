import Foundation
import UIKitCore

/// The elements of a menu between two gaps.
struct MenuSection {
    /// The title above the elements; empty for none.
    var title = ""

    /// The elements that are shown.
    var elements: [UIMenuElement] = []

    /// The menu of which exactly one element is on, if the section is one.
    var singleSelection: UIMenu?

    /// The size of the elements, never automatic.
    var size = UIMenu.ElementSize.large

    /// The number of lines of a title; 0 for any.
    var titleLines = 2

    /// Returns the sections of a menu: inline menus are sections of their own.
    static func sections(of menu: UIMenu) -> [MenuSection] {
        let single = menu.options.contains(.singleSelection) ? menu : nil
        var sections: [MenuSection] = []
        let size = menu.elementSize
        let lines = menu.displayPreferences?.maximumNumberOfTitleLines ?? 2
        var current = MenuSection(singleSelection: single, size: size, titleLines: lines)
        for element in menu.children where !element.isHiddenInMenus {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                if !current.elements.isEmpty { sections.append(current) }
                current = MenuSection(singleSelection: single, size: size, titleLines: lines)
                var parts = Self.sections(of: inner)
                if !parts.isEmpty, parts[0].title.isEmpty { parts[0].title = inner.title }
                sections += parts
            } else {
                current.elements.append(element)
            }
        }
        if !current.elements.isEmpty { sections.append(current) }
        return sections
    }
}

extension UIMenu {
    /// The size of the elements, never automatic.
    fileprivate final var elementSize: ElementSize {
        if preferredElementSize != .automatic { return preferredElementSize }
        return options.contains(.displayAsPalette) ? .small : .large
    }
}

extension UIMenuElement {
    /// The attributes of an action or a command.
    final var menuAttributes: Attributes {
        switch self {
        case let action as UIAction: return action.attributes
        case let command as UICommand: return command.attributes
        case let menu as UIMenu: return menu.options.contains(.destructive) ? .destructive : []
        default: return []
        }
    }

    /// The state of an action or a command.
    final var menuState: State {
        switch self {
        case let action as UIAction: action.state
        case let command as UICommand: command.state
        default: .off
        }
    }

    fileprivate var isHiddenInMenus: Bool {
        if let menu = self as? UIMenu { return menu.children.isEmpty }
        return menuAttributes.contains(.hidden)
    }
}
