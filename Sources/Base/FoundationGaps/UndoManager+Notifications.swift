public import Foundation

extension Notification.Name {
    /// Whoever has changes that are not registered yet registers them now.
    ///
    /// Posted before a group begins or ends, and before anything is undone or redone.
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")

    /// A group has begun.
    public static let NSUndoManagerDidOpenUndoGroup = Self(
        "NSUndoManagerDidOpenUndoGroupNotification")

    /// A group is about to end.
    public static let NSUndoManagerWillCloseUndoGroup = Self(
        "NSUndoManagerWillCloseUndoGroupNotification")

    /// A group has ended.
    public static let NSUndoManagerDidCloseUndoGroup = Self(
        "NSUndoManagerDidCloseUndoGroupNotification")

    /// A group is about to be undone.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")

    /// A group has been undone.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")

    /// A group is about to be redone.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")

    /// A group has been redone.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
