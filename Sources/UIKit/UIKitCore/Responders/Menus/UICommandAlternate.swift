public import Foundation
public import FoundationGaps

/// Another action of a command, which its shortcut performs with further modifier keys.
///
///     UIKeyCommand(
///         title: "Close", action: Selector(Board.close), input: "w", modifierFlags: .command,
///         alternates: [
///             UICommandAlternate(
///                 title: "Close All", action: Selector(Board.closeAll), modifierFlags: .alternate)
///         ])
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title of the alternate.
    public let title: String

    /// The method, which may take the command.
    public let action: Selector

    /// The modifier keys, in addition to those of the command.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }

    nonisolated deinit {}
}
