import Foundation
package import UIKitCore

extension UIMenu {
    /// The menu with its elements, and those of its sections, in the opposite order.
    final var reversed: UIMenu {
        replacingChildren(
            children.reversed().map { element in
                guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else {
                    return element
                }
                return menu.reversed
            })
    }

    /// The first action or command, in sections and submenus too.
    package final var firstChoice: UIMenuElement? {
        for element in children {
            if let menu = element as? UIMenu {
                if let first = menu.firstChoice { return first }
            } else if element is UIAction || element is UICommand {
                return element
            }
        }
        return nil
    }

    /// Turns an element on and all others off.
    package final func choose(_ chosen: UIMenuElement) {
        for element in children {
            switch element {
            case let menu as UIMenu: menu.choose(chosen)
            case let action as UIAction: action.state = action === chosen ? .on : .off
            case let command as UICommand: command.state = command === chosen ? .on : .off
            default: break
            }
        }
    }
}
