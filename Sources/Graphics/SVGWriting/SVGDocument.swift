/// An SVG picture (W3C, “Scalable Vector Graphics”, version 1.1) that is written element by
/// element, each on a line of its own.
///
///     var picture = SVGDocument(x: 0, y: 0, width: 20, height: 10)
///     picture.add(SVGElement("path", [("d", .text(path.text))]))
///     try picture.text.write(to: file, atomically: true, encoding: .utf8)
package struct SVGDocument: Sendable {
    private var root: SVGElement
    private var lines: [String] = []

    /// - Parameters:
    ///   - x: The left edge of what is shown, in the picture's own unit.
    ///   - y: The top edge.
    ///   - width: In the picture's own unit.
    ///   - height: In the picture's own unit.
    ///   - size: The size in CSS pixels; `nil` to fill the container.
    ///   - label: Read by screen readers; `nil` if the document has a title element.
    package init(
        x: Int, y: Int, width: Int, height: Int, size: (width: Int, height: Int)? = nil,
        label: String? = nil
    ) {
        root = SVGElement(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("viewBox", "\(x) \(y) \(width) \(height)"),
            ])
        root.add("width", size.map { .whole($0.width) })
        root.add("height", size.map { .whole($0.height) })
        root.add("role", "img")
        root.add("aria-label", label.map { .text($0) })
    }

    /// Adds an element after the others.
    package mutating func add(_ element: SVGElement) { lines.append(element.xml) }

    /// The picture as a file's contents.
    package var text: String {
        (["<\(root.head)>"] + lines + ["</svg>"]).map { $0 + "\n" }.joined()
    }
}
