/// The panels of the system over any app's windows: the main menu, the shortcuts, and the question
/// before documents are lost.
package protocol SystemPanels: AnyObject {
    /// Opens the main menu in a window, or closes it.
    func showMainMenu(in window: UIWindow)

    /// Presents the shortcuts that work in a window.
    func showShortcuts(in window: UIWindow)

    /// Saves the open documents. If one cannot be saved, asks the user, and calls `end` if the
    /// changes may be lost.
    ///
    /// - Returns: `true` if nothing would be lost; `end` is not called then.
    func saveDocuments(in window: UIWindow, orAskBefore end: @escaping () -> Void) -> Bool
}
