/// A word or sign of Ruby, as far as Podfiles and podspecs use it.
struct RubyToken: Hashable {
    enum Kind: Hashable {
        /// A string, in parts: texts, and what stands in `#{…}`.
        case string([Part])

        /// `:name`
        case symbol(String)

        /// `name:` in front of a value.
        case label(String)

        /// `%w[a b]`
        case words([String])

        case name(String)
        case number(String)
        case sign(String)
        case newline
        case end
    }

    enum Part: Hashable {
        case text(String)
        case code(String)
    }

    let kind: Kind
    let line: Int

    /// `true` if a space stands before it.
    let isSpaced: Bool
}

/// Splits Ruby into tokens.
struct RubyTokenizer {
    private let text: [Character]
    private let path: String
    private var index = 0
    private var line = 1
    private var tokens: [RubyToken] = []

    /// Texts that begin on the next line, `<<-TEXT`.
    private var pending: [(token: Int, name: String)] = []

    /// The largest file that is read, in characters.
    static let longest = 1 << 20

    static func tokens(of text: String, path: String) throws(ProjectError) -> [RubyToken] {
        guard text.utf8.count <= longest else {
            throw ProjectError(file: path, "the file is larger than a megabyte")
        }
        // A carriage return and line feed are one character, and separate lines.
        var tokenizer = RubyTokenizer(text: text.map { $0.isNewline ? "\n" : $0 }, path: path)
        try tokenizer.read()
        return tokenizer.tokens
    }

    private init(text: [Character], path: String) {
        self.text = text
        self.path = path
    }

    private var next: Character? { index < text.count ? text[index] : nil }

    private func peek(_ distance: Int) -> Character? {
        index + distance < text.count ? text[index + distance] : nil
    }

    private mutating func add(_ kind: RubyToken.Kind, spaced: Bool) {
        tokens.append(RubyToken(kind: kind, line: line, isSpaced: spaced))
    }

    private mutating func read() throws(ProjectError) {
        var isSpaced = true
        while let character = next {
            switch character {
            case "\n":
                add(.newline, spaced: true)
                index += 1
                line += 1
                try readPending()
                skipBlockComment()
                isSpaced = true
                continue
            case "\\" where peek(1) == "\n":
                index += 2
                line += 1
                isSpaced = true
                continue
            case " ", "\t":
                index += 1
                isSpaced = true
                continue
            case "#":
                while let character = next, character != "\n" { index += 1 }
                continue
            case "'", "\"": try readString(spaced: isSpaced)
            case ":": readColon(spaced: isSpaced)
            case "%" where isSpaced || peek(1) == "w": try readPercent(spaced: isSpaced)
            case "<" where peek(1) == "<": readHeredoc(spaced: isSpaced)
            case _ where character.isNumber:
                let start = index
                while let character = next, character.isNumber || "._".contains(character) {
                    index += 1
                }
                add(.number(String(text[start..<index])), spaced: isSpaced)
            case _ where character.isLetter || "_@$".contains(character):
                readName(spaced: isSpaced)
            default: readSign(spaced: isSpaced)
            }
            isSpaced = false
        }
        add(.newline, spaced: true)
        add(.end, spaced: true)
    }

    private mutating func skipBlockComment() {
        guard text[index...].starts(with: "=begin") else { return }
        while index < text.count {
            let start = index
            while let character = next, character != "\n" { index += 1 }
            let isEnd = text[start..<index].starts(with: "=end")
            if isEnd { return }
            index += 1
            line += 1
        }
    }

    private mutating func readName(spaced: Bool) {
        let start = index
        while let character = next,
            character.isLetter || character.isNumber
                || "_@$".contains(character)
        {
            index += 1
        }
        if let character = next, "?!".contains(character), peek(1) != "=" { index += 1 }
        let name = String(text[start..<index])
        if next == ":", peek(1) != ":" {
            index += 1
            add(.label(name), spaced: spaced)
        } else {
            add(.name(name), spaced: spaced)
        }
    }

    private mutating func readColon(spaced: Bool) {
        if peek(1) == ":" {
            index += 2
            add(.sign("::"), spaced: spaced)
            return
        }
        index += 1
        if next == "\"" || next == "'" {
            if (try? readString(spaced: spaced)) != nil,
                case .string(let parts)? = tokens.last?.kind
            {
                tokens.removeLast()
                let name = parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
                add(.symbol(name), spaced: spaced)
            }
            return
        }
        let start = index
        while let character = next, character.isLetter || character.isNumber || character == "_" {
            index += 1
        }
        if let character = next, "?!".contains(character) { index += 1 }
        add(
            start == index ? .sign(":") : .symbol(String(text[start..<index])), spaced: spaced)
    }

    private mutating func readSign(spaced: Bool) {
        for sign in ["=>", "+=", "||=", "<<", "==", "!=", "=~", "&&", "||", "->"]
        where text[index...].starts(with: sign) {
            index += sign.count
            add(.sign(sign), spaced: spaced)
            return
        }
        add(.sign(String(text[index])), spaced: spaced)
        index += 1
    }

    // MARK: Texts

    private func incomplete(_ start: Int) -> ProjectError {
        ProjectError(file: path, line: start, "a text that begins here has no end")
    }

    private mutating func readString(spaced: Bool) throws(ProjectError) {
        let quote = text[index]
        let start = line
        index += 1
        let parts = try parts(until: quote, opening: nil, isPlain: quote == "'", start: start)
        let isLabel = next == ":" && peek(1) != ":"
        if isLabel, case .text(let name)? = parts.first, parts.count == 1 {
            index += 1
            add(.label(name), spaced: spaced)
        } else {
            add(.string(parts), spaced: spaced)
        }
    }

    /// Reads up to a closing character, in single quotes without escapes and code.
    private mutating func parts(
        until close: Character, opening: Character?, isPlain: Bool, start: Int
    ) throws(ProjectError) -> [RubyToken.Part] {
        var (parts, own): ([RubyToken.Part], String) = ([], "")
        var depth = 0
        while let character = next {
            if character == close, depth == 0 {
                index += 1
                if !own.isEmpty || parts.isEmpty { parts.append(.text(own)) }
                return parts
            }
            if character == opening { depth += 1 }
            if character == close { depth -= 1 }
            if character == "\n" { line += 1 }
            index += 1
            if character == "\\", let escaped = next {
                index += 1
                if escaped == "\n" { line += 1 }
                own.append(Self.unescaped(escaped, isPlain: isPlain))
            } else if character == "#", next == "{", !isPlain {
                let codeStart = index + 1
                while let character = next, character != "}" {
                    if character == "\n" { line += 1 }
                    index += 1
                }
                if !own.isEmpty { parts.append(.text(own)) }
                own = ""
                parts.append(.code(String(text[codeStart..<max(codeStart, index)])))
                index += 1
            } else {
                own.append(character)
            }
        }
        throw incomplete(start)
    }

    private static func unescaped(_ character: Character, isPlain: Bool) -> String {
        if isPlain { return "\\'".contains(character) ? String(character) : "\\\(character)" }
        return switch character {
        case "n": "\n"
        case "t": "\t"
        default: String(character)
        }
    }

    /// `%w[a b]`, `%q(text)` and their kind.
    private mutating func readPercent(spaced: Bool) throws(ProjectError) {
        let start = line
        var kind: Character = "Q"
        var length = 1
        if let letter = peek(1), "wWiIqQ".contains(letter) { (kind, length) = (letter, 2) }
        let pairs: [Character: Character] = ["[": "]", "(": ")", "{": "}", "<": ">"]
        guard let open = peek(length), !open.isLetter, !open.isNumber, !open.isWhitespace else {
            readSign(spaced: spaced)
            return
        }
        index += length + 1
        let parts = try parts(
            until: pairs[open] ?? open, opening: pairs[open] == nil ? nil : open,
            isPlain: "wiq".contains(kind), start: start)
        guard "wWiI".contains(kind) else {
            add(.string(parts), spaced: spaced)
            return
        }
        let whole = parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
        add(.words(whole.split(whereSeparator: \.isWhitespace).map(String.init)), spaced: spaced)
    }

    /// `<<-TEXT` and `<<~TEXT`, whose text begins on the next line.
    private mutating func readHeredoc(spaced: Bool) {
        var distance = 2
        if let sign = peek(2), "-~".contains(sign) { distance = 3 }
        var quote: Character?
        if let sign = peek(distance), "'\"".contains(sign) {
            quote = sign
            distance += 1
        }
        var name = ""
        while let character = peek(distance), character.isLetter || character == "_" {
            name.append(character)
            distance += 1
        }
        guard name.first?.isUppercase ?? false else {
            readSign(spaced: spaced)
            return
        }
        index += quote == nil ? distance : distance + 1
        pending.append((tokens.count, name))
        add(.string([.text("")]), spaced: spaced)
    }

    private mutating func readPending() throws(ProjectError) {
        for (token, name) in pending {
            var lines: [String] = []
            let start = line
            while true {
                guard index < text.count else { throw incomplete(start) }
                let from = index
                while let character = next, character != "\n" { index += 1 }
                let whole = String(text[from..<index])
                if index < text.count { index += 1 }
                line += 1
                if whole.trimmingSpaces() == name { break }
                lines.append(whole)
            }
            tokens[token] = RubyToken(
                kind: .string([.text(lines.joined(separator: "\n"))]), line: tokens[token].line,
                isSpaced: tokens[token].isSpaced)
        }
        pending = []
    }
}
