package import BookshelfLists
import BookshelfSync

/// What was typed into a form that was neither saved nor discarded: a memento.
package enum KeptInput: Hashable, Sendable {
    /// The form of a book.
    ///
    /// - Parameters:
    ///   - of: The book as the form was opened with it; `nil` for a new one.
    ///   - index: Its place on the shelf.
    case book(BookDraft, of: Book?, index: Int?)

    /// A list that was pasted to be imported.
    case list(String)
}

// MARK: - As JSON

extension KeptInput {
    var json: JSONValue {
        switch self {
        case .book(let draft, let book, let index):
            var members: [String: JSONValue] = ["form": .string("book"), "draft": draft.json]
            if let book { members["book"] = .object(book.toDictionary()) }
            if let index { members["index"] = .int(index) }
            return .object(members)
        case .list(let text):
            return .object(["form": .string("list"), "text": .string(text)])
        }
    }

    init?(_ json: JSONValue) {
        guard let members = json.members else { return nil }
        switch members["form"]?.text {
        case "book":
            guard let draft = members["draft"]?.members.map(BookDraft.init(json:)) else {
                return nil
            }
            self = .book(
                draft, of: members["book"]?.members.map(Book.init(dictionary:)),
                index: members["index"]?.integer)
        case "list":
            guard let text = members["text"]?.text else { return nil }
            self = .list(text)
        default: return nil
        }
    }
}
