extension Contact {
    /// The versions of vCard.
    public enum CardVersion: String, CaseIterable, Sendable {
        /// The version of 1998, which phones support best.
        case three = "3.0"

        /// The version of 2011.
        case four = "4.0"
    }

    /// Returns the contact as a QR code's text: a vCard in UTF-8. Line ends in its values become
    /// line feeds.
    ///
    /// - Parameters:
    ///   - version: The version of vCard.
    ///   - foldsLines: `true` to fold lines of more than 75 bytes, as the standard requires.
    ///     Programs that read QR codes do not need it, and each fold takes three bytes.
    public func text(version: CardVersion = .three, foldsLines: Bool = true) -> String {
        let n = [name.family, name.given, name.middle, name.prefix, name.suffix]
        var lines = [
            ContentLine("BEGIN", raw: "VCARD"), ContentLine("VERSION", raw: version.rawValue),
            ContentLine("N", raw: ContentLine.escape(n)),
            ContentLine("FN", raw: ContentLine.escape(fullName)),
        ]
        func add(_ name: String, _ value: String) {
            if !value.isEmpty { lines.append(ContentLine(name, raw: ContentLine.escape(value))) }
        }
        add("NICKNAME", nickname)
        add("ORG", organization)
        add("TITLE", title)
        for telephone in telephones {
            lines.append(line("TEL", telephone.use, version, [telephone.value]))
        }
        for mail in mails { lines.append(line("EMAIL", mail.use, version, [mail.value])) }
        for address in addresses {
            let parts = [
                "", "", address.street, address.city, address.region, address.postalCode,
                address.country,
            ]
            lines.append(line("ADR", address.use, version, parts))
        }
        for address in webAddresses { add("URL", address) }
        add("BDAY", birthday)
        add("NOTE", note)
        lines.append(ContentLine("END", raw: "VCARD"))
        return ContentLine.text(of: lines, folds: foldsLines)
    }

    private func line(
        _ name: String, _ use: Use?, _ version: CardVersion, _ parts: [String]
    ) -> ContentLine {
        let word = use.map { $0 == .mobile ? "cell" : $0.rawValue }
        let types = word.map { [("TYPE", version == .three ? $0.uppercased() : $0)] } ?? []
        return ContentLine(name, types, raw: ContentLine.escape(parts))
    }
}

// MARK: - Reading

extension Contact {
    /// Parses a vCard of any version or a MECARD; `nil` without their prefixes.
    public init?(parsing text: String) {
        if let rest = text.rest(after: "mecard:") {
            self.init(fields: MarkedFields(rest.withPlainLineEnds))
            return
        }
        let lines = ContentLine.lines(of: text)
        guard let first = lines.first, first.name == "BEGIN",
            first.raw.withoutTrailingSpace.uppercased() == "VCARD"
        else { return nil }
        self.init()
        for line in lines.dropFirst() {
            // A second card would describe another person.
            if line.name == "END" { break }
            take(line)
        }
        if fullName.isEmpty { fullName = name.joined }
    }

    private mutating func take(_ line: ContentLine) {
        switch line.name {
        case "FN": fullName = line.text
        case "N":
            let parts = line.parts(atLeast: 5)
            name = Name(
                family: parts[0], given: parts[1], middle: parts[2], prefix: parts[3],
                suffix: parts[4])
        case "NICKNAME": nickname = line.text
        case "ORG":
            organization = line.parts(atLeast: 1).filter { !$0.isEmpty }.joined(separator: ", ")
        case "TITLE": title = line.text
        case "TEL":
            let value = line.values("VALUE").contains("uri") ? Self.number(line.text) : line.text
            telephones.append(Line(value, Use(line)))
        case "EMAIL": mails.append(Line(line.text, Use(line)))
        case "ADR":
            let parts = line.parts(atLeast: 7)
            let street = parts[0...2].filter { !$0.isEmpty }.joined(separator: ", ")
            addresses.append(
                PostalAddress(
                    street: street, city: parts[3], region: parts[4], postalCode: parts[5],
                    country: parts[6], use: Use(line)))
        case "URL" where !line.text.isEmpty: webAddresses.append(line.text)
        case "BDAY": birthday = line.text
        case "NOTE": note = line.text
        default: break
        }
    }

    /// Returns the number of a telephone value, which may be a URI in version 4.0.
    private static func number(_ text: String) -> String {
        TelephoneNumber(parsing: text)?.number ?? text
    }

    private init(fields: MarkedFields) {
        let parts = (fields.raw("N") ?? "").parts(separatedBy: ",", escapedBy: "\\")
            .map(MarkedFields.unescape)
        let name = Name(
            family: parts[0], given: parts.dropFirst().joined(separator: " ").withoutLeadingSpace)
        self.init(
            fullName: name.given.isEmpty ? name.family : name.joined, name: name,
            nickname: fields.value("NICKNAME") ?? "", organization: fields.value("ORG") ?? "",
            telephones: fields.values("TEL").map { Line($0) },
            mails: fields.values("EMAIL").map { Line($0) },
            addresses: fields.values("ADR").map { PostalAddress(street: $0) },
            webAddresses: fields.values("URL"), birthday: fields.value("BDAY") ?? "",
            note: fields.value("NOTE") ?? fields.value("MEMO") ?? "")
    }
}

extension Contact.Use {
    /// Creates the first known use among a line's types.
    fileprivate init?(_ line: ContentLine) {
        for type in line.values("TYPE") {
            if type == "cell" {
                self = .mobile
                return
            }
            if let use = Self(rawValue: type) {
                self = use
                return
            }
        }
        return nil
    }
}
