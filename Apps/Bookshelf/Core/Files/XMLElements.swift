import Foundation
import XMLReading

/// The elements of an XML document in their order, without the prefixes of their names.
struct XMLElements {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    /// The most elements that are read; a document with more is refused.
    private static let mostElements = 100_000

    private var elements: [Element] = []

    /// Reads a document, and what can be read of one that is malformed; `nil` for one without
    /// elements, or longer than a number of bytes.
    init?(_ data: Data, mostBytes: Int) {
        guard data.count <= mostBytes else { return nil }
        do throws(XMLError) {
            var reader = try XMLReader(recovering: Self.readable(data))
            var open: [Int] = []
            while let part = try reader.next() {
                switch part {
                case .start(let name, let attributes):
                    guard elements.count < Self.mostElements else { return nil }
                    open.append(elements.count)
                    elements.append(Element(name: name, attributes: attributes))
                case .text(let text): if let index = open.last { elements[index].text += text }
                case .end: open.removeLast()
                }
            }
        } catch {
            return nil
        }
    }

    /// The document with U+FFFD for what is no UTF-8, unless it names another encoding.
    private static func readable(_ data: Data) -> Data {
        let hasMark = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
        let start = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
        let declared = start.firstMatch(of: /<\?xml[^>]*encoding\s*=\s*["']([a-z0-9._-]+)/)?.1
        guard !hasMark, declared == nil || declared == "utf-8" else { return data }
        return String(validating: data, as: UTF8.self) == nil
            ? Data(String(decoding: data, as: UTF8.self).utf8) : data
    }

    /// The elements of a name.
    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    /// The texts of the elements of a name, without empty ones.
    func texts(_ name: String) -> [String] {
        all(name).map(\.text.trimmed).filter { !$0.isEmpty }
    }
}
