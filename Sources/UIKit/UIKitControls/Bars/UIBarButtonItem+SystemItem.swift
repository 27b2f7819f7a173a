extension UIBarButtonItem {
    /// An item that looks the same in every app.
    public nonisolated enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        case done = 0
        case cancel, edit, save, add
        /// Room that takes a share of what is left over.
        case flexibleSpace
        /// Room of the item's width.
        case fixedSpace
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        case play, pause, rewind, fastForward, undo, redo
        case close = 24
    }
}

nonisolated extension UIBarButtonItem.SystemItem {
    /// Whether the item is nothing but room.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// Whether the item finishes something.
    var isProminent: Bool { self == .done || self == .save }

    /// The text that the item shows; `nil` for those that show a symbol.
    var title: String? {
        switch self {
        case .done, .cancel, .edit, .save: name
        default: nil
        }
    }

    /// What assistive programs call the item.
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

    /// The name of the symbol that the item shows; `nil` for text and room.
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
