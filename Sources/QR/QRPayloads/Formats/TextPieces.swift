extension StringProtocol {
    /// The text without the white space, line ends and byte-order marks it begins with.
    var withoutLeadingSpace: String {
        var scalars = Substring(self).unicodeScalars
        while let first = scalars.first, first.properties.isWhitespace || first == "\u{FEFF}" {
            scalars.removeFirst()
        }
        return String(scalars)
    }

    /// The text without the white space and line ends it ends with.
    var withoutTrailingSpace: String {
        var scalars = Substring(self).unicodeScalars
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return String(scalars)
    }

    /// What follows `prefix`, whose letter case does not matter; `nil` when the text does not begin
    /// with it.
    ///
    /// - Parameter prefix: ASCII, in lower case.
    func rest(after prefix: String) -> String? {
        var bytes = Substring(self).utf8
        for expected in prefix.utf8 {
            guard let byte = bytes.popFirst(), byte | 0x20 == expected | 0x20 else { return nil }
        }
        return String(Substring(bytes))
    }

    /// The text with line feeds for all line ends.
    var withPlainLineEnds: String {
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in Substring(self).unicodeScalars {
            if scalar == "\r" {
                result.append("\n")
            } else if !(scalar == "\n" && isAfterReturn) {
                result.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(result)
    }

    /// The text without control characters, line ends among them.
    var withoutControls: String {
        String(
            String.UnicodeScalarView(
                Substring(self).unicodeScalars.filter { $0.properties.generalCategory != .control })
        )
    }

    /// The parts between scalars, empty ones too. Scalars and not characters are looked at, because
    /// an accent after the separator would hide it.
    func parts(
        separatedBy separator: Unicode.Scalar, escapedBy escape: Unicode.Scalar? = nil
    ) -> [String] {
        var parts: [String] = []
        var part = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in Substring(self).unicodeScalars {
            if scalar == separator && !isEscaped {
                parts.append(String(part))
                part = String.UnicodeScalarView()
            } else {
                part.append(scalar)
            }
            isEscaped = scalar == escape && !isEscaped
        }
        parts.append(String(part))
        return parts
    }

    /// What stands before and after the first `separator`; `nil` when there is none.
    func halves(at separator: Unicode.Scalar) -> (before: String, after: String)? {
        let scalars = Substring(self).unicodeScalars
        guard let index = scalars.firstIndex(of: separator) else { return nil }
        return (
            String(scalars[..<index]), String(scalars[scalars.index(after: index)...])
        )
    }
}
