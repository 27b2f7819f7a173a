public import Foundation
import FoundationGaps
import UIKitControls
public import UIKitCore
public import UIKitSharing

/// The properties of a document that the menu of a title shows.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// The place of the document.
    public final let url: URL

    /// Returns a controller that shares the document, which adds a command to the menu.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?

    /// Creates the properties of a document.
    public init(url: URL) { self.url = url }

    nonisolated deinit {}

    /// The name of the file, and its size where there is one.
    final var summary: String {
        let values = try? url.resourceValues(forKeys: [.fileSizeKey])
        let name = url.lastPathComponent
        guard let size = values?.fileSize else { return name }
        return "\(name) · "
            + ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
    }
}

/// An object that permits the renaming of a title by the user, and is notified of it.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Called after the user changed the title.
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)

    /// Returns `true`, the default, if the title may be changed.
    func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool

    /// Returns the text to edit and the part of it that is selected; the name without its ending
    /// by default.
    func navigationItem(
        _ item: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)

    /// Returns `true`, the default, if a title is accepted.
    func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItem {
    /// `true` if the title opens a menu.
    final var hasTitleMenu: Bool {
        titleMenuProvider != nil || documentProperties != nil || renameDelegate != nil
    }

    /// Returns the menu of the title: the app's, or the commands for documents that the responders
    /// perform.
    ///
    /// - Parameters:
    ///   - responder: The start of the search for the commands.
    ///   - rename: Begins the renaming.
    final func makeTitleMenu(
        from responder: UIResponder, rename: @escaping () -> Void
    ) -> UIMenu? {
        var commands = [
            ("Duplicate", "doc.on.doc", Selector.duplicateAction),
            ("Move", "folder", .moveAction), ("Export", "square.and.arrow.up", .exportAction),
            ("Print", "printer", .printContentAction),
        ].filter { responder.target(forAction: $0.2, withSender: nil) != nil }
            .map { title, image, action in
                UICommand(
                    title: SystemText.localized(title), image: UIImage(systemName: image),
                    action: action) as UIMenuElement
            }
        if renameDelegate?.navigationItemShouldBeginRenaming(self) == true {
            let action = UIAction(
                title: SystemText.localized("Rename"), image: UIImage(systemName: "pencil")
            ) { _ in rename() }
            commands.insert(action, at: 0)
        }
        if let share = documentProperties?.activityViewControllerProvider {
            let action = UIAction(
                title: SystemText.localized("Share"),
                image: UIImage(systemName: "square.and.arrow.up")
            ) { [weak responder] _ in
                responder?.nearestController?.present(share(), animated: true)
            }
            commands.append(action)
        }
        let own = titleMenuProvider.map { $0(commands) } ?? UIMenu(children: commands)
        guard let own, let documentProperties, own.title.isEmpty else { return own }
        return UIMenu(
            title: documentProperties.summary, options: own.options, children: own.children)
    }
}

extension UIResponder {
    /// The nearest controller in the chain.
    final var nearestController: UIViewController? {
        var current: UIResponder? = self
        while let responder = current {
            if let controller = responder as? UIViewController { return controller }
            current = responder.next
        }
        return nil
    }
}

extension Selector {
    fileprivate static let duplicateAction = Selector(
        UIResponder.duplicate(_:), name: "duplicate(_:)")
    fileprivate static let moveAction = Selector(UIResponder.move(_:), name: "move(_:)")
    fileprivate static let exportAction = Selector(UIResponder.export(_:), name: "export(_:)")
    fileprivate static let printContentAction = Selector(
        UIResponder.printContent(_:), name: "printContent(_:)")
}
