package import Foundation

/// An element of an XML document, with the elements inside.
///
/// Names keep their prefixes. Comments and processing instructions are not kept.
package final class XMLTree: Sendable {
    /// The most that is read of a document.
    package struct Limits: Sendable {
        /// The deepest nesting of elements.
        package var depth = 256

        /// The number of elements.
        package var elements = 1_000_000

        package init(depth: Int = 256, elements: Int = 1_000_000) {
            self.depth = depth
            self.elements = elements
        }
    }

    /// The name of the element, as in `label`.
    package let name: String

    /// The attributes by their names.
    package let attributes: [String: String]

    /// The elements inside, in their order.
    package let children: [XMLTree]

    /// The texts directly inside, joined.
    package let text: String

    /// The line of the document, from 1.
    package let line: Int

    private init(_ element: Open) {
        name = element.name
        attributes = element.attributes
        children = element.children
        text = element.text
        line = element.line
    }

    /// Creates a copy of an element with other attributes or children.
    package init(
        _ element: XMLTree, attributes: [String: String]? = nil, children: [XMLTree]? = nil
    ) {
        name = element.name
        self.attributes = attributes ?? element.attributes
        self.children = children ?? element.children
        text = element.text
        line = element.line
    }

    /// The first element inside with a name.
    package func child(_ name: String) -> XMLTree? { children.first { $0.name == name } }

    /// The elements inside with a name.
    package func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

    /// The first element on the way down `names`.
    package func descendant(_ names: String...) -> XMLTree? {
        names.reduce(XMLTree?.some(self)) { $0?.child($1) }
    }
}

// MARK: - Reading

extension XMLTree {
    /// An element that is being read.
    private struct Open {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [XMLTree] = []
        var text = ""
    }

    /// Reads a document in UTF-8, whichever encoding it declares.
    ///
    /// - Throws: ``XMLError`` for a document that is malformed, exceeds `limits`, or declares
    ///   entities: those may grow.
    package static func read(
        _ data: Data, limits: Limits = Limits()
    ) throws(XMLError) -> XMLTree {
        if let entity = data.firstRange(of: "<!ENTITY".utf8) {
            let line = data[..<entity.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw XMLError(line: line, reason: "declared entities are not read")
        }
        var reader = try XMLReader(data, encoding: "UTF-8", prefixes: .kept, isDeep: true)
        var (root, open, count) = (XMLTree?.none, [Open](), 0)
        while let part = try reader.next() {
            switch part {
            case .start(let name, let attributes):
                let line = reader.line
                count += 1
                if open.count >= limits.depth {
                    throw XMLError(line: line, reason: "elements are nested too deeply")
                }
                if count > limits.elements {
                    throw XMLError(line: line, reason: "there are too many elements")
                }
                open.append(Open(name: name, attributes: attributes, line: line))
            case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
            case .end:
                guard let element = open.popLast().map(XMLTree.init) else { continue }
                if open.isEmpty {
                    root = element
                } else {
                    open[open.count - 1].children.append(element)
                }
            }
        }
        guard let root else { throw XMLError(line: 1, reason: "there is no element") }
        return root
    }
}
