/// A change that can be taken back and made again.
///
/// ``CommandHistory`` executes commands and remembers them; other code need not call ``execute()``
/// and ``unexecute()``. A command knows what it works on, so it is usually made by the thing that
/// it changes:
///
///     final class Note {
///         var text = ""
///     }
///
///     struct Typing: Command {
///         let note: Note
///         let letters: String
///
///         var name: String { "Typing" }
///
///         func execute() { note.text += letters }
///
///         func unexecute() { note.text.removeLast(letters.count) }
///
///         func merged(with next: any Command) -> (any Command)? {
///             guard let next = next as? Typing, next.note === note else { return nil }
///             return Typing(note: note, letters: letters + next.letters)
///         }
///     }
///
/// For a change that has no type of its own, there is ``BlockCommand``.
public protocol Command {
    /// The command's name in a menu, after “Undo” and “Redo”.
    var name: String { get }

    /// Makes the change, for the first time or again.
    func execute()

    /// Takes the change back: everything is as before ``execute()``.
    func unexecute()

    /// One command for this one and the next, if they should be undone together, as letters that
    /// are typed one after the other are.
    ///
    /// Both were executed already; what is returned was not, and is not before it was undone. The
    /// default is `nil`: each command is undone by itself.
    func merged(with next: any Command) -> (any Command)?
}

extension Command {
    public func merged(with next: any Command) -> (any Command)? { nil }
}
