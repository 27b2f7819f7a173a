extension StringProtocol {
    /// The text without leading white space, line ends and byte order marks.
    var withoutLeadingSpace: String {
        var scalars = Substring(self).unicodeScalars
        while let first = scalars.first, first.properties.isWhitespace || first == "\u{FEFF}" {
            scalars.removeFirst()
        }
        return String(scalars)
    }

    /// The text without trailing white space and line ends.
    var withoutTrailingSpace: String {
        var scalars = Substring(self).unicodeScalars
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return String(scalars)
    }

    /// Returns the text after `prefix`, ignoring case; `nil` when the text does not begin with it.
    ///
    /// - Parameter prefix: ASCII, in lower case.
    func rest(after prefix: String) -> String? {
        var bytes = Substring(self).utf8
        for expected in prefix.utf8 {
            guard let byte = bytes.popFirst(), byte | 0x20 == expected | 0x20 else { return nil }
        }
        return String(Substring(bytes))
    }

    /// The text with all line ends replaced by line feeds.
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

    /// The text without control characters, including line ends.
    var withoutControls: String {
        String(
            String.UnicodeScalarView(
                Substring(self).unicodeScalars.filter { $0.properties.generalCategory != .control })
        )
    }

    /// Splits at a scalar, keeping empty parts. Works on scalars instead of characters, because a
    /// combining accent after the separator would hide it.
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

    /// Returns the parts before and after the first `separator`; `nil` without a separator.
    func halves(at separator: Unicode.Scalar) -> (before: String, after: String)? {
        let scalars = Substring(self).unicodeScalars
        guard let index = scalars.firstIndex(of: separator) else { return nil }
        return (
            String(scalars[..<index]), String(scalars[scalars.index(after: index)...])
        )
    }
}
