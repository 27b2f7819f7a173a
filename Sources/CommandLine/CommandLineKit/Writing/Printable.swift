extension String {
    /// The text with everything written out, as `\u{1B}`, that would control a terminal or reorder
    /// its text: control characters, escapes, marks of direction, line and paragraph separators,
    /// invisible marks.
    ///
    /// Texts from outside (codes, names of files, records, scripts) go to a terminal through this
    /// function. Joiners stay, because emoji and some scripts consist of them.
    ///
    /// - Parameter keepingLines: `true` for a text of several lines, whose line ends and tabs stay.
    public func printable(keepingLines: Bool = false) -> String {
        guard unicodeScalars.contains(where: { $0.controlsTerminal }) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.controlsTerminal, !(keepingLines && (scalar == "\n" || scalar == "\t")) {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    fileprivate var controlsTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: self != "\u{200C}" && self != "\u{200D}"
        default: false
        }
    }
}
