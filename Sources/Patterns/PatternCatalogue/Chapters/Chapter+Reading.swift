extension Chapter {
    /// Reads a chapter.
    ///
    /// - Parameters:
    ///   - markdown: The file's UTF-8 bytes.
    ///   - language: The language of the headings.
    /// - Throws: ``ChapterError`` with the line that departs from the structure of a chapter.
    init(markdown: [UInt8], language: Language) throws(ChapterError) {
        var lines = ChapterLines(markdown, language: language)
        name = try lines.title()
        intent = try lines.paragraph(.intent)
        motivation = try lines.paragraph(.motivation)
        whenToUse = try lines.points(.whenToUse).map(\.text)
        symptoms = try lines.points(.symptoms).map(\.text)
        roles = try lines.points(.roles).map { point throws(ChapterError) in try Role(point) }
        quirks = try lines.points(.mended).map { point throws(ChapterError) in try Quirk(point) }
        threadSafety = try lines.paragraph(.threads)
        uses = try lines.points(.uses).map { point throws(ChapterError) in try Use(point) }
        try lines.end()
    }
}

/// A line of a chapter that is not as its structure asks for.
struct ChapterError: Error, Hashable, CustomStringConvertible {
    /// The line, counted from 1.
    let line: Int

    /// The line's text, empty past the last line.
    let text: String

    /// The text expected there.
    let expected: String

    var description: String { "line \(line), “\(text)”: expected \(expected)" }
}

/// A point of a list, with its line.
private struct ChapterPoint {
    let text: String
    let line: Int

    func error(_ expected: String) -> ChapterError {
        ChapterError(line: line, text: text, expected: expected)
    }

    /// The text before and after the first `separator`, neither of them empty.
    func parts(_ separator: String, _ expected: String) throws(ChapterError) -> (String, String) {
        let parts = text.split(separator: separator, maxSplits: 1)
        guard parts.count == 2 else { throw error(expected) }
        return (String(parts[0]), String(parts[1]))
    }
}

/// The lines of a chapter, read from the first to the last.
private struct ChapterLines {
    private let lines: [String]
    private let language: Language
    private var position = 0

    init(_ markdown: [UInt8], language: Language) {
        lines = markdown.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        self.language = language
    }

    private var line: String { position < lines.count ? lines[position] : "" }

    private func error(_ expected: String) -> ChapterError {
        ChapterError(line: position + 1, text: line, expected: expected)
    }

    /// Reads a line that begins with `prefix` and goes on with text.
    private mutating func text(after prefix: String, _ expected: String) throws(ChapterError)
        -> String
    {
        let text = line.utf8.dropFirst(prefix.utf8.count)
        guard line.hasPrefix(prefix), let first = text.first, first != UInt8(ascii: " "),
            text.last != UInt8(ascii: " ")
        else { throw error(expected) }
        position += 1
        return String(Substring(text))
    }

    private mutating func blankLine() throws(ChapterError) {
        guard position < lines.count, line.isEmpty else { throw error("a blank line") }
        position += 1
    }

    /// Reads the line of the title.
    mutating func title() throws(ChapterError) -> String {
        try text(after: "# ", "“# ” and the entry's name")
    }

    /// Reads a heading. Returns `false` where another one stands and this section may be left out.
    private mutating func heading(_ section: Chapter.Section) throws(ChapterError) -> Bool {
        let heading = "## \(section.heading.text(in: language))"
        guard position + 1 < lines.count, line.isEmpty, lines[position + 1] == heading else {
            if !section.isRequired { return false }
            if line.isEmpty { position += 1 }
            throw error("“\(heading)” after a blank line")
        }
        position += 2
        try blankLine()
        return true
    }

    /// Reads a section of one paragraph.
    mutating func paragraph(_ section: Chapter.Section) throws(ChapterError) -> String {
        _ = try heading(section)
        guard !line.hasPrefix("#"), !line.hasPrefix("- ") else { throw error("a paragraph") }
        return try text(after: "", "a paragraph in one line")
    }

    /// Reads a section of a list. An optional section that is missing has no points.
    mutating func points(_ section: Chapter.Section) throws(ChapterError) -> [ChapterPoint] {
        guard try heading(section) else { return [] }
        var points: [ChapterPoint] = []
        repeat {
            let number = position + 1
            points.append(ChapterPoint(text: try text(after: "- ", "“- ” and text"), line: number))
        } while !line.isEmpty
        return points
    }

    /// Checks that nothing follows.
    mutating func end() throws(ChapterError) {
        guard position == lines.count - 1, line.isEmpty else {
            throw error("the end of the chapter, or a section in its place")
        }
    }
}

// MARK: - Points

extension Chapter.Role {
    fileprivate init(_ point: ChapterPoint) throws(ChapterError) {
        let form =
            "“**Name** (`Type`, `Type`): what it does”, the types left out where there are none"
        let (head, duty) = try point.parts(": ", form)
        self.duty = duty
        let parts = head.split(separator: "** ", maxSplits: 1)
        let name = parts[0]
        guard name.hasPrefix("**"), name.count > 2 else { throw point.error(form) }
        if parts.count == 1 {
            guard name.hasSuffix("**"), name.count > 4 else { throw point.error(form) }
            self.name = String(name.dropFirst(2).dropLast(2))
            types = []
            return
        }
        self.name = String(name.dropFirst(2))
        guard parts[1].hasPrefix("("), parts[1].hasSuffix(")") else { throw point.error(form) }
        var types: [String] = []
        for type in parts[1].dropFirst().dropLast().split(separator: ", ") {
            guard let code = type.code else { throw point.error(form) }
            types.append(code)
        }
        self.types = types
    }
}

extension Chapter.Quirk {
    fileprivate init(_ point: ChapterPoint) throws(ChapterError) {
        (original, mended) = try point.parts(" → ", "“the fault → its correction”")
    }
}

extension Chapter.Use {
    fileprivate init(_ point: ChapterPoint) throws(ChapterError) {
        let form = "“`path`: what for”"
        let (path, purpose) = try point.parts(": ", form)
        guard let path = Substring(path).code else { throw point.error(form) }
        self.path = path
        self.purpose = purpose
    }
}

extension Substring {
    /// The text between backquotes, `nil` for text without them.
    fileprivate var code: String? {
        guard count > 2, hasPrefix("`"), hasSuffix("`") else { return nil }
        return String(dropFirst().dropLast())
    }
}
