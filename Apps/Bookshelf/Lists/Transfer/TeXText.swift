import Foundation

/// Reads texts of TeX, as the values of a BibTeX file are, and writes them.
///
/// Accents and letters become characters, commands that only change the font go, and a command that
/// is not known stays as it is written.
struct TeXText {
    private let source: [Unicode.Scalar]

    /// `true` if signs mean themselves, and few commands are read.
    private let isAddress: Bool
    private var index = 0
    private var result = ""

    /// The text without TeX.
    ///
    /// - Parameter isAddress: `true` for an address or a path: `~` and `--` mean themselves.
    static func plain(
        _ source: some Sequence<Unicode.Scalar>, isAddress: Bool = false
    ) -> String {
        var text = TeXText(source: Array(source), isAddress: isAddress)
        text.read()
        return text.result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .precomposedStringWithCanonicalMapping
    }

    private init(source: [Unicode.Scalar], isAddress: Bool = false) {
        self.source = source
        self.isAddress = isAddress
    }

    private var current: Unicode.Scalar? { index < source.count ? source[index] : nil }

    private mutating func read() {
        while let scalar = current {
            index += 1
            switch scalar {
            case "\\": readCommand()
            case "{", "}": break
            case _ where isAddress: result.unicodeScalars.append(scalar)
            case "~": result += " "
            case "-" where skip("--"): result += "—"
            case "-" where skip("-"): result += "–"
            case "`" where skip("`"): result += "“"
            case "'" where skip("'"): result += "”"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Skips a text if it comes next.
    private mutating func skip(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard source[index...].starts(with: scalars) else { return false }
        index += scalars.count
        return true
    }

    private mutating func skipSpace() {
        while let scalar = current, scalar.properties.isWhitespace { index += 1 }
    }

    private mutating func readCommand() {
        let name = takeName()
        if isAddress {
            // A path has backslashes that begin no command.
            let isSign = !name.isEmpty && "&%$#_{}~^".contains(name)
            let symbol = name.count > 1 ? Self.symbols[name] : nil
            result += isSign ? name : symbol ?? "\\" + name
            return
        }
        if let mark = Self.accents[name] {
            skipSpace()
            result += accented(takeArgument(), mark) ?? Self.symbols[name] ?? name
            return
        }
        if let symbol = Self.symbols[name] {
            if name.first?.isLetter == true { skipSpace() }
            result += symbol
            return
        }
        result += "\\" + name
        if current?.properties.isWhitespace == false { result += " " }
    }

    /// The letters after a backslash, or the one sign.
    private mutating func takeName() -> String {
        var name = ""
        while let scalar = current, scalar.isASCII, scalar.properties.isAlphabetic {
            name.unicodeScalars.append(scalar)
            index += 1
        }
        if name.isEmpty, let scalar = current {
            name.unicodeScalars.append(scalar)
            index += 1
        }
        return name
    }

    /// What an accent is put on: a group, a command or a character.
    private mutating func takeArgument() -> String {
        guard let scalar = current else { return "" }
        let start = index
        index += 1
        if scalar == "\\" {
            var letter = TeXText(source: Array(source[index...]))
            letter.readCommand()
            index += letter.index
            return letter.result
        }
        guard scalar == "{" else { return String(Character(scalar)) }
        var depth = 1
        while depth > 0, let next = current {
            index += 1
            if next == "{" { depth += 1 }
            if next == "}" { depth -= 1 }
        }
        return Self.plain(source[(start + 1)..<index])
    }

    private func accented(_ text: String, _ mark: Unicode.Scalar) -> String? {
        guard var first = text.unicodeScalars.first else { return nil }
        if first == "ı" { first = "i" }
        if first == "ȷ" { first = "j" }
        var result = String(Character(first))
        result.unicodeScalars.append(mark)
        return result + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
    }

    // MARK: Tables

    private static let accents: [String: Unicode.Scalar] = [
        "`": "\u{300}", "'": "\u{301}", "^": "\u{302}", "~": "\u{303}", "=": "\u{304}",
        "u": "\u{306}", ".": "\u{307}", "\"": "\u{308}", "r": "\u{30A}", "H": "\u{30B}",
        "v": "\u{30C}", "d": "\u{323}", "c": "\u{327}", "k": "\u{328}", "b": "\u{331}",
        "t": "\u{361}",
    ]

    private static let symbols: [String: String] = {
        var symbols = [
            "ss": "ß", "SS": "ẞ", "o": "ø", "O": "Ø", "l": "ł", "L": "Ł", "ae": "æ", "AE": "Æ",
            "oe": "œ", "OE": "Œ", "aa": "å", "AA": "Å", "i": "ı", "j": "ȷ", "dh": "ð", "DH": "Ð",
            "th": "þ", "TH": "Þ", "dj": "đ", "DJ": "Đ", "ng": "ŋ", "NG": "Ŋ", "S": "§", "P": "¶",
            "copyright": "©", "textregistered": "®", "texttrademark": "™", "pounds": "£",
            "euro": "€", "texteuro": "€", "textdegree": "°", "dag": "†", "ldots": "…", "dots": "…",
            "textellipsis": "…", "textendash": "–", "textemdash": "—", "textquoteleft": "‘",
            "textquoteright": "’", "textquotedblleft": "“", "textquotedblright": "”",
            "quotedblbase": "„", "guillemotleft": "«", "guillemotright": "»", "TeX": "TeX",
            "LaTeX": "LaTeX", "textbackslash": "\\", "textasciitilde": "~",
            "textasciicircum": "^", "textbraceleft": "{", "textbraceright": "}",
            "textunderscore": "_", "textbar": "|", "textless": "<", "textgreater": ">",
            "-": "", "/": "", "!": "", "@": "", "\\": " ", ",": " ", ";": " ", ":": " ", " ": " ",
        ]
        for sign in ["&", "%", "$", "#", "_", "{", "}"] { symbols[sign] = sign }
        // Fonts: their texts follow.
        for name in [
            "emph", "em", "textbf", "bf", "textit", "it", "textsc", "sc", "textrm", "rm", "texttt",
            "tt", "textsf", "sf", "textsl", "sl", "mathrm", "mbox", "relax",
        ] {
            symbols[name] = ""
        }
        return symbols
    }()

    // MARK: Writing

    /// A text with what TeX would read as something else in commands.
    static func source(of text: String) -> String {
        var result = ""
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            // Two of these are a dash or a quote.
            if scalar == last, "-`'".unicodeScalars.contains(scalar) { result += "{}" }
            last = scalar
            switch scalar {
            case "{": result += "\\textbraceleft{}"
            case "}": result += "\\textbraceright{}"
            case "\\": result += "\\textbackslash{}"
            case "~": result += "\\textasciitilde{}"
            case "^": result += "\\textasciicircum{}"
            case "&", "%", "$", "#", "_": result += "\\" + String(Character(scalar))
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
