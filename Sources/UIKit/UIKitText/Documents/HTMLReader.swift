import CoreGraphics
import Foundation
import UIKitCore

/// Reads the text of HTML with its fonts, colours, links, lists and alignments.
///
/// A safe subset: nothing is loaded or run, style sheets and images are left out.
nonisolated struct HTMLReader {
    private let standard: [NSAttributedString.Key: Any]
    private let result = NSMutableAttributedString(string: "")
    private var elements = [Element(name: "")]

    /// `true` where white space is dropped: at the start of a line and after other white space.
    private var dropsSpace = true

    /// The deepest nesting of elements that is read; deeper ones have the style of the last.
    private static let maximumDepth = 500

    private struct Element {
        var name: String
        var style = DocumentTextStyle()
        var isHidden = false
        var keepsSpace = false
        /// The number of the next item of an ordered list; `nil` in others.
        var number: Int?
    }

    static func read(_ html: String, attributes: [NSAttributedString.Key: Any])
        -> NSAttributedString
    {
        var reader = HTMLReader(standard: attributes)
        for token in HTMLTokens(html) {
            switch token {
            case .text(let text): reader.add(text)
            case .start(let name, let attributes): reader.start(name, attributes)
            case .end(let name): reader.end(name)
            }
        }
        return reader.result
    }

    private init(standard: [NSAttributedString.Key: Any]) { self.standard = standard }

    private var current: Element {
        get { elements[elements.count - 1] }
        set { elements[elements.count - 1] = newValue }
    }

    // MARK: Text

    private mutating func add(_ text: String) {
        guard !current.isHidden else { return }
        if current.keepsSpace {
            append(text.replacingOccurrences(of: "\r\n", with: "\n"))
            dropsSpace = text.hasSuffix("\n")
            return
        }
        var collapsed = ""
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || (0x09...0x0D).contains(scalar.value)
            if isSpace, dropsSpace { continue }
            collapsed.unicodeScalars.append(isSpace ? " " : scalar)
            dropsSpace = isSpace
        }
        append(collapsed)
    }

    private func append(_ text: String) {
        guard !text.isEmpty else { return }
        result.append(
            NSAttributedString(
                string: text, attributes: current.style.attributes(else: standard)))
    }

    /// Ends the line, unless it is empty.
    private mutating func breakLine() {
        let text = result.string
        if text.hasSuffix(" "), !current.keepsSpace {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
        dropsSpace = true
        guard result.length > 0, !result.string.hasSuffix("\n") else { return }
        let last = result.attributes(at: result.length - 1, effectiveRange: nil)
        result.append(NSAttributedString(string: "\n", attributes: last))
    }

    // MARK: Elements

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre",
        "hr", "table", "tr", "section", "article", "header", "footer", "main", "nav", "aside",
        "address", "dl", "dt", "dd", "figure", "figcaption", "form", "body", "html", "center",
    ]

    private static let empty: Set<String> = [
        "br", "hr", "img", "input", "meta", "link", "area", "base", "col", "embed", "source",
        "track", "wbr",
    ]

    private static let hidden: Set<String> = [
        "head", "script", "style", "title", "template", "noscript", "iframe", "object", "svg",
        "select", "textarea", "audio", "video", "canvas",
    ]

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if name == "li" { endOpen("li", within: ["ul", "ol"]) }
        if name == "p" { endOpen("p", within: Self.blocks.subtracting(["p"])) }
        if Self.blocks.contains(name) { breakLine() }
        if Self.empty.contains(name) {
            if name == "br", !current.isHidden {
                append("\n")
                dropsSpace = true
            }
            return
        }
        guard elements.count < Self.maximumDepth else { return }
        var element = current
        element.name = name
        element.number = nil
        element.isHidden = element.isHidden || Self.hidden.contains(name)
        Self.apply(name, attributes, to: &element)
        HTMLStyle.apply(attributes["style"] ?? "", to: &element.style)
        elements.append(element)
        if name == "li" { addMarker() }
        if name == "td" || name == "th", !dropsSpace { append("\t") }
        if name == "q" { add("“") }
    }

    private mutating func end(_ name: String) {
        guard let index = elements.lastIndex(where: { $0.name == name }), index > 0 else { return }
        if name == "q" { add("”") }
        if Self.blocks.contains(name) { breakLine() }
        elements.removeSubrange(index...)
    }

    /// Ends an element whose end tag is left out, up to the elements that contain it.
    private mutating func endOpen(_ name: String, within limits: Set<String>) {
        for element in elements.reversed() {
            if element.name == name { return end(name) }
            if limits.contains(element.name) { return }
        }
    }

    private mutating func addMarker() {
        guard let list = elements.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else {
            return
        }
        let number = elements[list].number
        let format: NSTextList.MarkerFormat = number == nil ? .disc : .decimal
        let marker = NSTextList(markerFormat: format, options: 0)
            .marker(forItemNumber: number ?? 1)
        append("\t\(marker)\(number == nil ? "" : ".")\t")
        if let number { elements[list].number = number + 1 }
        dropsSpace = true
    }

    private static func apply(
        _ name: String, _ attributes: [String: String], to element: inout Element
    ) {
        switch name {
        case "b", "strong", "th": element.style.isBold = true
        case "i", "em", "cite", "var", "dfn": element.style.isItalic = true
        case "u", "ins": element.style.isUnderlined = true
        case "s", "strike", "del": element.style.isStruck = true
        case "mark": element.style.background = UIColor(bytes: 255, 255, 0)
        case "code", "tt", "kbd", "samp": element.style.isMonospaced = true
        case "small": element.style.size *= 0.83
        case "big": element.style.size *= 1.2
        case "sup": raise(&element.style, by: 1.0 / 3)
        case "sub": raise(&element.style, by: -0.2)
        case "a": element.style.link = attributes["href"].flatMap { URL(string: $0) }
        case "pre":
            element.keepsSpace = true
            element.style.isMonospaced = true
        case "center": element.style.changeParagraph { $0.alignment = .center }
        case "font":
            if let color = attributes["color"].flatMap(HTMLStyle.color) {
                element.style.color = color
            }
            if let face = attributes["face"] { element.style.family = face }
        case "p", "dl", "figure": element.style.changeParagraph { $0.paragraphSpacing = 12 }
        case "blockquote", "dd":
            element.style.changeParagraph {
                $0.headIndent += 40
                $0.firstLineHeadIndent += 40
                $0.paragraphSpacing = 12
            }
        case "ul", "ol": startList(name, attributes, &element)
        default: applyHeading(name, to: &element)
        }
        if let alignment = attributes["align"] {
            HTMLStyle.apply("text-align: \(alignment)", to: &element.style)
        }
        if attributes["dir"] == "rtl" {
            element.style.changeParagraph { $0.baseWritingDirection = .rightToLeft }
        }
    }

    private static func raise(_ style: inout DocumentTextStyle, by part: CGFloat) {
        style.baselineOffset += style.size * part
        style.size *= 0.83
    }

    private static func applyHeading(_ name: String, to element: inout Element) {
        let sizes: [String: CGFloat] = [
            "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
        ]
        guard let size = sizes[name] else { return }
        element.style.size = size
        element.style.isBold = true
        element.style.changeParagraph { $0.paragraphSpacing = size * 0.67 }
    }

    private static func startList(
        _ name: String, _ attributes: [String: String], _ element: inout Element
    ) {
        if name == "ol" { element.number = attributes["start"].flatMap { Int($0) } ?? 1 }
        let list = NSTextList(markerFormat: name == "ol" ? .decimal : .disc, options: 0)
        element.style.changeParagraph {
            let level = CGFloat($0.textLists.count + 1)
            $0.textLists += [list]
            $0.headIndent = 36 * level
            $0.firstLineHeadIndent = 0
            $0.tabStops = [
                NSTextTab(textAlignment: .left, location: 36 * level - 25),
                NSTextTab(textAlignment: .left, location: 36 * level),
            ]
        }
    }
}
