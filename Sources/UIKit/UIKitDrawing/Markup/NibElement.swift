package import Foundation
package import XMLReading

/// An element of a nib file: a `.xib` or `.storyboard` as Xcode writes it.
package typealias NibElement = XMLTree

package nonisolated extension NibElement {
    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The element's identifier within its file.
    var id: String? { attributes["id"] }

    /// The first element inside with a `key`.
    func child(key: String) -> NibElement? { children.first { $0["key"] == key } }

    /// This element and those below it, from the outside in.
    var all: [NibElement] { [self] + children.flatMap(\.all) }
}

/// The reason why a nib file cannot be read.
package nonisolated struct NibFileError: Error, CustomStringConvertible {
    package let path: String
    package let line: Int
    package let reason: String

    package var description: String { "“\(path)”, line \(line): \(reason)." }
}

// MARK: - Reading

package nonisolated extension NibElement {
    /// The largest file that is read, in bytes.
    private static let mostBytes = 64 << 20

    /// Reads the contents of a nib file, within bounds.
    ///
    /// A file with a document type of its own is refused, as Xcode writes none. So is one in
    /// another encoding than UTF-8.
    static func readNib(
        _ data: Data, path: String, mostElements: Int = 200_000
    ) throws(NibFileError) -> NibElement {
        func failure(_ reason: String, line: Int = 1) -> NibFileError {
            NibFileError(path: path, line: line, reason: reason)
        }
        guard data.count <= mostBytes else {
            throw failure("the file is larger than 64 megabytes")
        }
        guard data.firstRange(of: "<!DOCTYPE".utf8) == nil else {
            throw failure("nib files declare no document type")
        }
        guard String(validating: data, as: UTF8.self) != nil, !data.contains(0) else {
            throw failure("nib files are encoded in UTF-8")
        }
        do throws(XMLError) {
            return try read(data, limits: Limits(elements: mostElements))
        } catch {
            throw failure(error.reason, line: error.line)
        }
    }
}
