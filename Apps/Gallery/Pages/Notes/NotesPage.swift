import UIKit

extension GalleryPage {
    static var notes: GalleryPage {
        GalleryPage(
            name: "Notes", title: String(localized: "Notes", bundle: .module), section: .text,
            symbol: "note.text", color: .systemYellow, makeController: { NotesPage() })
    }
}

/// Notes with styles: a list that is searched, and an editor. Wide windows show both.
final class NotesPage: UISplitViewController, UISplitViewControllerDelegate {
    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredPrimaryColumnWidth = 320
        let book = NoteBook()
        setViewController(NoteListController(book), for: .primary)
        setViewController(NoteEditorController(book, book.notes[0].id), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    /// A narrow window shows the list first.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}
