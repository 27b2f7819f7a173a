public import CoreGraphics
public import Foundation
public import UIKitControls
public import UIKitCore
import UIKitSharing

/// A file of the app, with the ways to look at it and to pass it on.
///
///     let document = UIDocumentInteractionController(url: report)
///     document.delegate = self
///     document.presentOptionsMenu(from: button.bounds, in: button, animated: true)
///
/// A preview is the desktop's program for the file, in a window of its own.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// Creates the controller of a file. Retain it while a menu is shown.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    nonisolated deinit {}

    /// The object that is notified of menus and previews.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The file.
    open var url: URL?

    /// The name that is shown for the file; that of the URL by default.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }

    private var ownName: String?

    /// The type of the file; by the ending of its name by default.
    open var uti: String?

    /// Values of the app for the program that opens the file. A desktop's programs do not get them.
    open var annotation: Any?

    /// The menu that is shown.
    private weak var menu: UIActivityViewController?

    // MARK: Previews

    /// Opens the file with the desktop's program for it.
    ///
    /// - Returns: `false` if there is no file, or the delegate has no controller for previews.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, FileManager.default.fileExists(atPath: url.path), let delegate,
            delegate.documentInteractionControllerViewControllerForPreview(self) != nil
        else { return false }
        delegate.documentInteractionControllerWillBeginPreview(self)
        UIApplication.shared.open(url) { [weak self] _ in
            guard let self else { return }
            self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        return true
    }

    /// Does nothing: the preview is a window of another program, which the user closes.
    open func dismissPreview(animated: Bool) {}

    // MARK: Menus

    /// Shows what can be done with the file: copying, saving, printing and opening it.
    ///
    /// - Parameters:
    ///   - rect: The place at which the menu is shown.
    ///   - view: The view with the place, in a window.
    ///   - animated: `true` to show the menu with an animation.
    /// - Returns: `false` if there is no file, or the view is in no window.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.options, animated: animated, over: view) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows what can be done with the file at a bar's item.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.options, animated: animated, over: nil) { $0.barButtonItem = item }
    }

    /// Shows the menu with which the file is opened by another program.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.opening, animated: animated, over: view) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows the menu with which the file is opened by another program, at a bar's item.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.opening, animated: animated, over: nil) { $0.barButtonItem = item }
    }

    /// Closes the menu.
    open func dismissMenu(animated: Bool) {
        menu?.presentingViewController?.dismiss(animated: animated)
    }

    private enum Kind { case options, opening }

    private func present(
        _ kind: Kind, animated: Bool, over view: UIView?,
        _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        let window = view == nil ? UIApplication.shared.keyWindow : view?.window
        guard menu == nil, let url, FileManager.default.fileExists(atPath: url.path),
            let presenter = window?.rootViewController.map(Self.front)
        else { return false }
        let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        if kind == .opening {
            menu.excludedActivityTypes = [.copyToPasteboard, .print, .saveToFiles]
        }
        menu.title = name
        if let popover = menu.popoverPresentationController { place(popover) }
        menu.completionWithItemsHandler = { [weak self] type, isCompleted, _, _ in
            self?.menuDidClose(kind, opened: type == .openWith && isCompleted)
        }
        self.menu = menu
        if kind == .options {
            delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        } else {
            delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        }
        presenter.present(menu, animated: animated)
        return true
    }

    private static func front(_ root: UIViewController) -> UIViewController {
        root.presentedViewController.map(front) ?? root
    }

    private func menuDidClose(_ kind: Kind, opened: Bool) {
        menu = nil
        if opened {
            delegate?.documentInteractionController(self, willBeginSendingToApplication: nil)
            delegate?.documentInteractionController(self, didEndSendingToApplication: nil)
        }
        if kind == .options {
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        } else {
            delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
        }
    }
}

/// The object that is notified of the menus and previews of a file. Every method has a default.
///
/// If a base class conforms without one of them, a subclass that adds it is not called: write it in
/// the class that conforms.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// Returns the controller in front of which previews are shown; `nil`, the default, for no
    /// previews.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController?

    /// Called before the file is opened by the desktop's program for it.
    func documentInteractionControllerWillBeginPreview(
        _ controller: UIDocumentInteractionController)

    /// Called after the desktop was asked to open the file: the program's window is not followed.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)

    func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController)

    func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController)

    func documentInteractionControllerWillPresentOpenInMenu(
        _ controller: UIDocumentInteractionController)

    func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController)

    /// Called when the file was passed to another program, whose name a desktop does not report.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        willBeginSendingToApplication application: String?)

    /// Called after the file was passed to another program.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        didEndSendingToApplication application: String?)
}
