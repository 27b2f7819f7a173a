import Foundation

/// An element of a nib file: a `.xib` or `.storyboard` as Xcode writes it.
package nonisolated final class NibElement: Sendable {
    /// The name of the element, as in `label`.
    package let name: String

    /// The attributes in the source's words.
    package let attributes: [String: String]

    /// The elements inside, in their order.
    package let children: [NibElement]

    /// The text inside.
    package let text: String

    /// The line in the file, from 1.
    package let line: Int

    package init(
        name: String, attributes: [String: String], children: [NibElement], text: String, line: Int
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// The element's identifier within its file.
    package var id: String? { attributes["id"] }

    /// The first element inside with a name.
    package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// The first element inside with a `key`.
    package func child(key: String) -> NibElement? { children.first { $0["key"] == key } }

    /// This element and those below it, from the outside in.
    package var all: [NibElement] { [self] + children.flatMap(\.all) }
}
