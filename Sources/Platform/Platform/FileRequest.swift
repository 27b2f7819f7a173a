/// The properties of a dialog for files and folders.
public struct FileRequest: Hashable, Sendable {
    /// The purpose of the dialog.
    public enum Action: Hashable, Sendable {
        /// Chooses existing files.
        case open
        /// Chooses the place and name of a file to write. The dialog asks before it replaces one.
        case save
        /// Chooses an existing folder.
        case folder
    }

    /// The purpose of the dialog.
    public var action: Action

    /// The title; `nil` for the desktop's own.
    public var title: String?

    /// `true` if the user may choose several files.
    public var allowsMultiple: Bool

    /// The endings of the files to offer, without the dot; empty for all files.
    public var fileExtensions: [String]

    /// The proposed name of a file to save.
    public var suggestedName: String?

    /// The path of the folder that the dialog shows first.
    public var folder: String?

    /// Creates a request.
    public init(
        _ action: Action, title: String? = nil, allowsMultiple: Bool = false,
        fileExtensions: [String] = [], suggestedName: String? = nil, folder: String? = nil
    ) {
        self.action = action
        self.title = title
        self.allowsMultiple = allowsMultiple
        self.fileExtensions = fileExtensions
        self.suggestedName = suggestedName
        self.folder = folder
    }
}
