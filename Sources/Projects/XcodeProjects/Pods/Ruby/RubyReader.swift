/// Reads the part of Ruby that Podfiles and podspecs are written in: calls with blocks,
/// assignments, literals, methods.
///
/// Loops over known values and calls of methods with parameters are read again for each value.
/// What it does not know, such as conditions, becomes ``RubyStatement/skipped(_:line:)`` up to its
/// end.
struct RubyReader {
    /// The deepest nesting that is read.
    static let deepest = 64

    let tokens: [RubyToken]
    let path: String
    var index = 0
    private var depth = 0

    /// The values of variables and attributes, for `"#{s.version}"`.
    var known: [String: RubyValue] = [:]

    /// The methods with parameters.
    var methods: [String: RubyMethod] = [:]

    /// The methods whose bodies are being read, which do not call themselves again.
    var openMethods: Set<String> = []

    /// `false` while the body of a method is read for the first time.
    var expands = true

    /// The number of statements that were read.
    private var count = 0

    /// The most statements that loops and methods may amount to.
    static let mostStatements = 50_000

    static func read(_ text: String, path: String) throws(ProjectError) -> [RubyStatement] {
        var reader = RubyReader(tokens: try RubyTokenizer.tokens(of: text, path: path), path: path)
        var statements: [RubyStatement] = []
        while reader.next.kind != .end {
            statements += try reader.statements(until: [])
            // A stray `end`.
            if reader.next.kind != .end { reader.index += 1 }
        }
        return statements
    }

    private init(tokens: [RubyToken], path: String) {
        self.tokens = tokens
        self.path = path
    }

    var next: RubyToken { tokens[min(index, tokens.count - 1)] }
    private var after: RubyToken { tokens[min(index + 1, tokens.count - 1)] }

    func isSign(_ sign: String) -> Bool { next.kind == .sign(sign) }
    func isName(_ name: String) -> Bool { next.kind == .name(name) }

    mutating func skipNewlines() {
        while next.kind == .newline || isSign(";") { index += 1 }
    }

    private mutating func enter() throws(ProjectError) {
        depth += 1
        guard depth <= Self.deepest else {
            throw ProjectError(
                file: path, line: next.line, "blocks or values are nested too deeply")
        }
    }

    // MARK: Statements

    /// Reads statements up to `end`, `}` or the end of the file.
    mutating func statements(
        until closing: Set<RubyToken.Kind>
    ) throws(ProjectError) -> [RubyStatement] {
        try enter()
        defer { depth -= 1 }
        var statements: [RubyStatement] = []
        while true {
            skipNewlines()
            if next.kind == .end || isName("end") || closing.contains(next.kind) {
                return statements
            }
            let start = index
            statements += try statement()
            count += 1
            guard count <= Self.mostStatements else {
                throw ProjectError(file: path, line: next.line, "its loops and methods do not end")
            }
            if index == start { index += 1 }
        }
    }

    private static let blocks: Set<String> = [
        "if", "unless", "while", "until", "case", "begin", "class", "module", "for",
    ]

    private mutating func statement() throws(ProjectError) -> [RubyStatement] {
        let line = next.line
        if case .name(let name) = next.kind {
            if name == "for" { return try forLoop() }
            if Self.blocks.contains(name) {
                skipBlock()
                return [.skipped(name, line: line)]
            }
            if name == "def" { return try definition() }
        }
        let start = index
        let target = path(at: &index)
        if !target.isEmpty, case .sign(let sign) = next.kind,
            ["=", "+=", "||=", "<<"].contains(sign)
        {
            index += 1
            let value = try values()
            if value.isLiteral, sign == "=" { known[target.joined(separator: ".")] = value }
            endStatement()
            return [
                .assignment(
                    target: target, value: value, adds: sign == "+=" || sign == "<<", line: line)
            ]
        }
        index = start
        let value = try expression()
        let hasCondition = isName("if") || isName("unless")
        endStatement()
        guard case .call(let call) = value, !hasCondition else {
            return [.skipped(hasCondition ? "if" : "…", line: line)]
        }
        if call.isLoop {
            guard let read = call.block else { return [.skipped("each", line: line)] }
            return read
        }
        return try body(of: call) ?? [.call(call)]
    }

    /// Goes to the end of the line.
    private mutating func endStatement() {
        while next.kind != .newline, next.kind != .end, !isSign(";"), !isSign("}"), !isName("end") {
            if case .name("do") = next.kind {
                skipBlock()
                continue
            }
            index += 1
        }
    }

    /// Skips to behind the `end` of the block that begins here.
    mutating func skipBlock() {
        var open = 0
        var isStart = true
        while next.kind != .end {
            if case .name(let name) = next.kind {
                // `x = if …` begins a block, `x if …` does not.
                if name == "do" || name == "def" || (Self.blocks.contains(name) && isStart) {
                    open += 1
                } else if name == "end" {
                    open -= 1
                }
            }
            isStart = next.kind == .newline || isSign("=") || isSign(";")
            index += 1
            if open <= 0 { return }
        }
    }

    /// The names of `s.ios.source_files`, and where they end.
    private func path(at index: inout Int) -> [String] {
        var names: [String] = []
        var at = index
        while at < tokens.count, case .name(let name) = tokens[at].kind {
            names.append(name)
            at += 1
            guard at + 1 < tokens.count,
                tokens[at].kind == .sign(".") || tokens[at].kind == .sign("::"),
                case .name = tokens[at + 1].kind
            else { break }
            at += 1
        }
        index = at
        return names
    }

    // MARK: Values

    /// One value, or several with commas between them, which are an array.
    private mutating func values() throws(ProjectError) -> RubyValue {
        skipNewlines()
        var values = [try expression()]
        while isSign(",") {
            index += 1
            skipNewlines()
            values.append(try expression())
        }
        return values.count == 1 ? values[0] : .array(values)
    }

    mutating func expression() throws(ProjectError) -> RubyValue {
        try enter()
        defer { depth -= 1 }
        var value = try primary()
        while isSign("+") {
            index += 1
            skipNewlines()
            value = Self.sum(value, try primary())
        }
        return value
    }

    private static func sum(_ left: RubyValue, _ right: RubyValue) -> RubyValue {
        switch (left, right) {
        case (.array(let left), .array(let right)): .array(left + right)
        case (.string(let left), .string(let right)): .string(left + right)
        default: .unknown
        }
    }

    private mutating func primary() throws(ProjectError) -> RubyValue {
        let token = next
        switch token.kind {
        case .string(let parts):
            index += 1
            var text = self.text(of: parts)
            // Strings that stand next to each other are one.
            while case .string(let more) = next.kind {
                text += self.text(of: more)
                index += 1
            }
            return try suffixes(of: .string(text))
        case .symbol(let name):
            index += 1
            return .symbol(name)
        case .words(let words):
            index += 1
            return try suffixes(of: .array(words.map { .string($0) }))
        case .number(let number):
            index += 1
            return .word(number)
        case .sign("["): return try suffixes(of: array())
        case .sign("{"): return try suffixes(of: hash(until: .sign("}")))
        case .label: return try hash(until: nil)
        case .sign("("):
            index += 1
            skipNewlines()
            let value = try expression()
            skipNewlines()
            if isSign(")") { index += 1 }
            return try suffixes(of: value)
        case .name(let name):
            if ["true", "false", "nil"].contains(name) {
                index += 1
                return .word(name)
            }
            return try call()
        default:
            if token.kind != .newline, token.kind != .end { index += 1 }
            return .unknown
        }
    }

    private func text(of parts: [RubyToken.Part]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): return text
            case .code(let code):
                let name = code.trimmingSpaces()
                let bare = name.hasSuffix(".to_s") ? String(name.dropLast(5)) : name
                return known[bare]?.text ?? ""
            }
        }
        .joined()
    }

    /// `.freeze`, `.to_s`, `.join(…)` and their kind behind a literal, which change nothing here,
    /// or make it unknown.
    private mutating func suffixes(of value: RubyValue) throws(ProjectError) -> RubyValue {
        var value = value
        while isSign("."), case .name(let name) = after.kind {
            index += 2
            if Self.loops.contains(name), isSign("{") || isName("do") {
                return try loop(over: value, named: name)
            }
            var call = RubyCall(receiver: [], name: name, arguments: [], line: next.line)
            try readArguments(of: &call)
            try readBlock(of: &call)
            if !["freeze", "to_s", "strip", "chomp", "squish", "uniq", "sort", "flatten"]
                .contains(name)
            {
                value = .unknown
            }
        }
        return value
    }

    private mutating func array() throws(ProjectError) -> RubyValue {
        let start = next.line
        index += 1
        var values: [RubyValue] = []
        while true {
            skipNewlines()
            if isSign("]") {
                index += 1
                return .array(values)
            }
            guard next.kind != .end else {
                throw ProjectError(file: path, line: start, "a list that begins here has no end")
            }
            let before = index
            values.append(try pairOrValue())
            skipNewlines()
            if isSign(",") { index += 1 } else if index == before { index += 1 }
        }
    }

    /// An element of a list: a value, or `key => value` without braces.
    private mutating func pairOrValue() throws(ProjectError) -> RubyValue {
        let value = try expression()
        guard isSign("=>") else { return value }
        index += 1
        skipNewlines()
        return .hash([RubyPair(key: value, value: try expression())])
    }

    /// Pairs up to a closing sign; without one, as the last arguments of a call.
    private mutating func hash(until closing: RubyToken.Kind?) throws(ProjectError) -> RubyValue {
        let start = next.line
        if closing != nil { index += 1 }
        var pairs: [RubyPair] = []
        while true {
            if closing != nil { skipNewlines() }
            if let closing, next.kind == closing {
                index += 1
                return .hash(pairs)
            }
            guard next.kind != .end else {
                if closing == nil { return .hash(pairs) }
                throw ProjectError(file: path, line: start, "a hash that begins here has no end")
            }
            let before = index
            if case .label(let name) = next.kind {
                index += 1
                skipNewlines()
                pairs.append(RubyPair(key: .symbol(name), value: try expression()))
            } else {
                let key = try expression()
                if isSign("=>") {
                    index += 1
                    skipNewlines()
                    pairs.append(RubyPair(key: key, value: try expression()))
                }
            }
            if closing != nil { skipNewlines() }
            if isSign(",") {
                index += 1
                skipNewlines()
            } else if closing == nil {
                return .hash(pairs)
            } else if index == before {
                index += 1
            }
        }
    }

    // MARK: Calls

    private mutating func call() throws(ProjectError) -> RubyValue {
        let line = next.line
        var names = path(at: &index)
        let name = names.removeLast()
        if Self.loops.contains(name), !names.isEmpty, isSign("{") || isName("do"),
            names.count == 1 || known[names.joined(separator: ".")] != nil
        {
            let value = known[names.joined(separator: ".")]
            return try loop(over: value ?? .unknown, named: name)
        }
        // A block that follows a variable belongs to the call that it is an argument of.
        if names.isEmpty, let value = known[name], !isSign("(") { return try suffixes(of: value) }
        var call = RubyCall(receiver: names, name: name, arguments: [], line: line)
        try readArguments(of: &call)
        try readBlock(of: &call)
        // A variable or attribute whose text is known.
        if call.arguments.isEmpty, call.block == nil {
            let whole = (names + [name]).joined(separator: ".")
            let bare = whole.hasSuffix(".to_s") ? String(whole.dropLast(5)) : whole
            if let value = known[bare] { return try suffixes(of: value) }
        }
        guard isSign("."), case .name = after.kind else { return .call(call) }
        return try suffixes(of: .unknown)
    }

    private mutating func readArguments(of call: inout RubyCall) throws(ProjectError) {
        let hasBrackets = isSign("(") && !next.isSpaced
        if hasBrackets {
            index += 1
            skipNewlines()
            if isSign(")") {
                index += 1
                return
            }
        } else if isSign("["), !next.isSpaced {
            // `ENV['X']`: a value that is not known.
            _ = try array()
            call.arguments = [.unknown]
            return
        } else if !beginsArgument {
            return
        }
        while true {
            let value = try pairOrValue()
            if case .hash(let pairs) = value, case .hash(let more)? = call.arguments.last {
                call.arguments[call.arguments.count - 1] = .hash(more + pairs)
            } else {
                call.arguments.append(value)
            }
            if hasBrackets { skipNewlines() }
            guard isSign(",") else { break }
            index += 1
            skipNewlines()
            if next.kind == .end { break }
        }
        if hasBrackets, isSign(")") { index += 1 }
    }

    /// `true` if a call's first argument can begin here.
    private var beginsArgument: Bool {
        guard next.isSpaced else { return false }
        switch next.kind {
        case .string, .symbol, .label, .words, .number: return true
        case .sign("["): return true
        case .name(let name):
            return !["do", "if", "unless", "and", "or", "end", "then", "rescue", "in"].contains(
                name)
        default: return false
        }
    }

    private mutating func readBlock(of call: inout RubyCall) throws(ProjectError) {
        let isBrace = isSign("{")
        guard isBrace || isName("do") else { return }
        index += 1
        if isSign("|") {
            index += 1
            if case .name(let name) = next.kind { call.parameter = name }
            while !isSign("|"), next.kind != .newline, next.kind != .end { index += 1 }
            if isSign("|") { index += 1 }
        }
        call.block = try statements(until: isBrace ? [.sign("}")] : [])
        if isBrace ? isSign("}") : isName("end") { index += 1 }
    }
}
