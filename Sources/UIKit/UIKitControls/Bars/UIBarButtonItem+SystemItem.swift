extension UIBarButtonItem {
    /// An item with the same appearance in every app.
    public nonisolated enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        case done = 0
        case cancel, edit, save, add
        /// A space that takes a share of the remaining width.
        case flexibleSpace
        /// A space of the item's width.
        case fixedSpace
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        case play, pause, rewind, fastForward, undo, redo
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    /// The text of the item in the app's language; `nil` for items with a symbol.
    var title: String? {
        switch self {
        case .done, .cancel, .edit, .save: name.map(SystemText.localized)
        default: nil
        }
    }
}

nonisolated extension UIBarButtonItem.SystemItem {
    /// `true` if the item is a space.
    package var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// `true` if the item completes a task.
    var isProminent: Bool { self == .done || self == .save }

    /// The item's name for assistive technologies.
    var name: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .flexibleSpace, .fixedSpace: nil
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Trash"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        }
    }

    /// The name of the item's symbol; `nil` for texts and spaces.
    var symbolName: String? {
        switch self {
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        }
    }
}
