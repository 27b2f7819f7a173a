/// A line of a vCard or a calendar: `TEL;TYPE=cell:+86…` (RFC 6350, RFC 5545).
struct ContentLine {
    /// The name in upper case, without the group before it (`item1.TEL`).
    var name: String

    /// The parameters with names in upper case and unquoted values; a bare `HOME` counts as a type,
    /// as in version 2.1.
    var parameters: [(name: String, value: String)] = []

    /// The value as written, with its backslashes.
    var raw: String

    init(_ name: String, _ parameters: [(name: String, value: String)] = [], raw: String) {
        self.name = name
        self.parameters = parameters
        self.raw = raw
    }

    /// Returns all values of a parameter in lower case, split at commas.
    func values(_ parameter: String) -> [String] {
        parameters.filter { $0.name == parameter }
            .flatMap { $0.value.lowercased().parts(separatedBy: ",") }
    }

    /// Returns the first value of a parameter as written.
    func value(_ parameter: String) -> String? { parameters.first { $0.name == parameter }?.value }

    /// The unescaped value.
    var text: String { Self.unescape(raw) }

    /// Returns the components of a structured value, at least `count` of them.
    func parts(atLeast count: Int) -> [String] {
        let parts = raw.parts(separatedBy: ";", escapedBy: "\\").map(Self.unescape)
        return parts + Array(repeating: "", count: max(count - parts.count, 0))
    }
}

// MARK: - Reading

extension ContentLine {
    /// Returns all lines of a text, with folded ones joined and invalid ones omitted.
    static func lines(of text: String) -> [ContentLine] {
        var whole: [String] = []
        for line in text.withPlainLineEnds.parts(separatedBy: "\n") {
            let first = line.unicodeScalars.first
            if first == " " || first == "\t", let last = whole.popLast() {
                whole.append(last + String(line.unicodeScalars.dropFirst()))
            } else if let last = whole.last, QuotedPrintable.goesOn(after: last) {
                whole[whole.count - 1] = String(last.dropLast()) + line
            } else {
                whole.append(line)
            }
        }
        return whole.compactMap(ContentLine.init(line:))
    }

    private init?(line: String) {
        var isQuoted = false
        let scalars = line.unicodeScalars
        let colon = scalars.firstIndex { scalar in
            if scalar == "\"" { isQuoted.toggle() }
            return scalar == ":" && !isQuoted
        }
        guard let colon else { return nil }
        let head = Self.cut(String(scalars[..<colon]))
        name = (head[0].parts(separatedBy: ".").last ?? "").withoutLeadingSpace.uppercased()
        raw = String(scalars[scalars.index(after: colon)...])
        parameters = head.dropFirst().map { parameter in
            guard let halves = parameter.halves(at: "=") else { return ("TYPE", parameter) }
            return (
                halves.before.uppercased(),
                String(String.UnicodeScalarView(halves.after.unicodeScalars.filter { $0 != "\"" }))
            )
        }
        if values("ENCODING").contains("quoted-printable") {
            raw = QuotedPrintable.decode(raw).withPlainLineEnds
        }
    }

    /// Splits at semicolons outside of quotes.
    private static func cut(_ head: String) -> [String] {
        var isQuoted = false
        var parts = [String.UnicodeScalarView()]
        for scalar in head.unicodeScalars {
            if scalar == "\"" { isQuoted.toggle() }
            if scalar == ";" && !isQuoted {
                parts.append(String.UnicodeScalarView())
            } else {
                parts[parts.count - 1].append(scalar)
            }
        }
        return parts.map { String($0) }
    }

    private static func unescape(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                result.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

// MARK: - Writing

extension ContentLine {
    /// The maximum length of a line in bytes, without its end.
    private static let longestLine = 75

    static func escape(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.withPlainLineEnds.unicodeScalars {
            switch scalar {
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\\", ";", ",":
                result.append("\\")
                result.append(scalar)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns a structured value.
    static func escape(_ parts: [String]) -> String {
        parts.map { escape($0) }.joined(separator: ";")
    }

    /// Returns a parameter's value, quoted if necessary. Quotes and line ends cannot be represented
    /// and are removed.
    static func parameter(_ value: String) -> String {
        let clean = String(
            String.UnicodeScalarView(value.withoutControls.unicodeScalars.filter { $0 != "\"" }))
        let needsQuotes = clean.unicodeScalars.contains { ":;,".unicodeScalars.contains($0) }
        return needsQuotes ? "\"\(clean)\"" : clean
    }

    /// Joins lines with line ends.
    ///
    /// - Parameter folds: `true` to fold long lines. Characters are never split.
    static func text(of lines: [ContentLine], folds: Bool) -> String {
        lines.map { line in
            let head = ([line.name] + line.parameters.map { "\($0.name)=\($0.value)" })
                .joined(separator: ";")
            let whole = "\(head):\(line.raw)"
            return (folds ? fold(whole) : whole) + "\r\n"
        }.joined()
    }

    private static func fold(_ line: String) -> String {
        guard line.utf8.count > longestLine else { return line }
        var result = String.UnicodeScalarView()
        var count = 0
        for scalar in line.unicodeScalars {
            let width = UTF8.width(scalar)
            if count + width > longestLine {
                result.append(contentsOf: "\r\n ".unicodeScalars)
                count = 1
            }
            result.append(scalar)
            count += width
        }
        return String(result)
    }
}

/// The encoding of non-ASCII text in vCards of version 2.1: `=E5=BC=A0`.
enum QuotedPrintable {
    /// Returns `true` if a line continues on the next one.
    static func goesOn(after line: String) -> Bool {
        guard line.utf8.last == UInt8(ascii: "="), let halves = line.halves(at: ":") else {
            return false
        }
        return halves.before.uppercased().contains("ENCODING=QUOTED-PRINTABLE")
    }

    static func decode(_ text: String) -> String {
        // The same as percent-encoding with another escape character.
        let percent = text.unicodeScalars.map { scalar in
            scalar == "%" ? "%25" : scalar == "=" ? "%" : String(scalar)
        }
        return PercentEncoding.decode(percent.joined())
    }
}
