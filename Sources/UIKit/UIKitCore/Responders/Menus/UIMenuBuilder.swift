public import FoundationGaps

/// The changes that a responder can make to a menu of the system, in
/// ``UIResponder/buildMenu(with:)``.
///
///     override func buildMenu(with builder: any UIMenuBuilder) {
///         super.buildMenu(with: builder)
///         guard builder.system == .main else { return }
///         let export = UIKeyCommand(
///             title: "Export…", action: Selector(AppDelegate.export), input: "e",
///             modifierFlags: .command)
///         builder.insertChild(
///             UIMenu(options: .displayInline, children: [export]), atEndOfMenu: .file)
///     }
///
/// A change that names a menu which does not exist has no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The system whose menu is built.
    var system: UIMenuSystem { get }

    /// Returns the menu with an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// Returns the action with an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// Returns the command that calls a method.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Replaces the elements of a menu by those that a closure makes of them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Inserts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu as the first element of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Inserts a menu as the last element of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A menu that the system offers, and that the app's responders build.
@preconcurrency @MainActor
public final class UIMenuSystem {
    /// The main menu: its key commands work in all windows.
    public static let main = UIMenuSystem()

    /// The menus of views, such as the edit menu. Their owners build them.
    public static let context = UIMenuSystem()

    private init() {}

    nonisolated deinit {}

    /// Has the menu built again before it is used next.
    public func setNeedsRebuild() {
        if self === UIMenuSystem.main { UIApplication.shared.storedMainMenu = nil }
    }

    /// Has the commands validated again before they are used next, which always happens: the menu
    /// is validated each time it opens and for each of its keys.
    public func setNeedsRevalidate() {}
}

extension UIMenuSystem: @preconcurrency Equatable {
    public static func == (left: UIMenuSystem, right: UIMenuSystem) -> Bool { left === right }
}

extension UIMenuElement {
    /// The element and those inside of it, in order.
    package final var descendants: [UIMenuElement] {
        [self] + ((self as? UIMenu)?.children.flatMap(\.descendants) ?? [])
    }
}

/// A menu that is being built.
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    nonisolated deinit {}

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first { $0.identifier == identifier }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first { command in
            let wanted = propertyList.map { "\($0)" }
            return command.action == action && command.propertyList.map { "\($0)" } == wanted
        }
    }

    private func first<Element: UIMenuElement>(where isWanted: (Element) -> Bool) -> Element? {
        root.descendants.lazy.compactMap { $0 as? Element }.first(where: isWanted)
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        change(removedIdentifier) { _ in [] }
    }

    /// Replaces the menu with an identifier. The root can only be replaced by one other.
    private func change(
        _ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]
    ) {
        if root.identifier == identifier {
            if let menu = replacement(root).first as? UIMenu { root = menu }
        } else {
            root = rewritten(root, identifier, replacement)
        }
    }

    private func rewritten(
        _ menu: UIMenu, _ identifier: UIMenu.Identifier,
        _ replacement: (UIMenu) -> [UIMenuElement]
    ) -> UIMenu {
        menu.replacingChildren(
            menu.children.flatMap { child -> [UIMenuElement] in
                guard let child = child as? UIMenu else { return [child] }
                if child.identifier == identifier { return replacement(child) }
                return [rewritten(child, identifier, replacement)]
            })
    }
}
