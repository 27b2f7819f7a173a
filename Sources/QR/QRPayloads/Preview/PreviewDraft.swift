import FoundationGaps

/// A preview under construction.
struct PreviewDraft {
    let language: Language

    /// `true` to show passwords and keys.
    let showsSecrets: Bool

    /// The displayed characters of a longer value.
    let length: Int

    private var title = ""
    private var facts: [QRPreview.Fact] = []
    private var warnings: [QRWarning] = []
    private var hiddenCount = 0

    init(
        language: Language, showsSecrets: Bool = false, length: Int = VisibleText.usualLength
    ) {
        self.language = language
        self.showsSecrets = showsSecrets
        self.length = length
    }

    var preview: QRPreview {
        let hidden = hiddenCount > 0 ? [QRWarning.hiddenCharacters(hiddenCount)] : []
        return QRPreview(
            title: title, facts: facts, warnings: warnings + hidden, language: language)
    }

    /// Sets the title: the action and its object.
    mutating func setTitle(_ words: LocalizedText, _ object: String = "") {
        let shown = VisibleText(object, length: 60).text
        let whole: LocalizedText = shown.isEmpty ? words : .localized("\(words): \(shown)")
        title = whole.text(in: language)
    }

    /// Adds a fact, unless its value is empty.
    mutating func add(_ key: String, _ label: LocalizedText, _ value: String) {
        guard !value.isEmpty else { return }
        let shown = VisibleText(value, length: length)
        hiddenCount += shown.hiddenCount
        let count = value.unicodeScalars.count
        if count > QRWarning.longText { warnings.append(.veryLong(characters: count)) }
        facts.append(
            QRPreview.Fact(key: key, label: label.text(in: language), value: shown.text))
    }

    /// Adds a warning, once.
    mutating func warn(_ warning: QRWarning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}

// MARK: - Addresses and text

extension PreviewDraft {
    mutating func describe(_ text: String) {
        setTitle(.localized("Shows text"))
        add("text", .localized("Text"), text)
    }

    mutating func describe(_ address: WebAddress) {
        let look = HostLook(address.host)
        switch address.scheme {
        case "http", "https": setTitle(.localized("Opens a web page"), look.shown)
        case "javascript", "vbscript": setTitle(.localized("Runs a program hidden in the code"))
        case "data", "blob": setTitle(.localized("Opens content hidden in the code"))
        case "file": setTitle(.localized("Opens a file of this device"))
        case "otpauth", "otpauth-migration":
            setTitle(.localized("Adds a generator of one-time passwords"))
        default: setTitle(.localized("Starts another program"), "\(address.scheme):")
        }
        add("address", .localized("Address"), showsSecrets ? address.text : address.textWithoutKeys)
        add("host", .localized("Host"), look.shown)
        if let port = address.port { add("port", .localized("Port"), String(port)) }
        warn(of: address, look)
    }

    private mutating func warn(of address: WebAddress, _ look: HostLook) {
        switch address.scheme {
        case "https": break
        case "http": warn(.notEncrypted)
        case "javascript", "vbscript", "data", "file", "blob": warn(.activeScheme(address.scheme))
        default: warn(.otherProgram(scheme: address.scheme))
        }
        if let information = address.userInformation {
            warn(.userInformation(information, host: look.shown))
        }
        warn(of: look)
        let isNumeric =
            address.host.utf8.contains(UInt8(ascii: ":"))
            || !address.host.isEmpty
                && address.host.utf8.allSatisfy { "0123456789.".utf8.contains($0) }
        if isNumeric { warn(.numericHost(address.host)) }
    }

    private mutating func warn(of look: HostLook) {
        if look.isInternational { warn(.internationalHost(shown: look.shown)) }
        if look.mixesScripts { warn(.mixedScripts(host: look.shown)) }
        if look.imitatesLatin { warn(.imitatesLatin(host: look.shown)) }
        if let leading = look.leadingDomain, let domain = look.domain {
            warn(.leadingDomain(leading, domain: domain))
        }
        if look.isShortener { warn(.shortener(host: look.shown)) }
    }

    /// Warns of a web address within a card or an event, with or without its scheme.
    private mutating func warn(ofLink text: String) {
        guard let address = WebAddress(parsing: text) ?? WebAddress(parsing: "https://" + text)
        else { return }
        warn(of: address, HostLook(address.host))
    }

    /// Warns of a mail address.
    private mutating func warn(ofMail address: String) {
        guard let host = address.parts(separatedBy: "@").dropFirst().last else { return }
        warn(of: HostLook(host))
    }
}

// MARK: - Networks and places

extension PreviewDraft {
    mutating func describe(_ network: WiFiNetwork) {
        setTitle(.localized("Joins a wireless network"), network.name)
        add("name", .localized("Name"), network.name)
        let security =
            switch network.security {
            case .open: String(localized: "none", in: language)
            case .wep: "WEP"
            case .wpa: "WPA/WPA2"
            case .sae: "WPA3"
            case .enterprise: "WPA2 Enterprise"
            }
        add("security", .localized("Security"), security)
        if !network.password.isEmpty {
            let count = network.password.unicodeScalars.count
            let hidden = String(localized: "\(count) characters, not shown", in: language)
            add("password", .localized("Password"), showsSecrets ? network.password : hidden)
        }
        if network.isHidden {
            add("hidden", .localized("Hidden"), String(localized: "yes", in: language))
        }
        if case .enterprise(let account) = network.security {
            add("identity", .localized("User"), account.identity)
            add("method", .localized("Method"), account.method)
        }
        if network.security == .open { warn(.openNetwork) }
        if network.security == .wep { warn(.weakEncryption) }
    }

    mutating func describe(_ location: GeoLocation) {
        let point = [location.latitude, location.longitude].map { PlainNumber.text($0) }
            .joined(separator: ", ")
        setTitle(.localized("Shows a place on a map"), location.label ?? point)
        add("label", .localized("Name"), location.label ?? "")
        add("coordinates", .localized("Latitude, longitude"), point)
        if let altitude = location.altitude {
            add("altitude", .localized("Altitude"), "\(PlainNumber.text(altitude)) m")
        }
        if let uncertainty = location.uncertainty {
            add("uncertainty", .localized("Uncertainty"), "\(PlainNumber.text(uncertainty)) m")
        }
    }
}

// MARK: - People and messages

extension PreviewDraft {
    mutating func describe(_ telephone: TelephoneNumber) {
        setTitle(.localized("Calls a number"), telephone.number)
        add("number", .localized("Number"), telephone.number)
        if telephone.isControlCode { warn(.controlCode) }
    }

    mutating func describe(_ message: TextMessage) {
        let numbers = message.recipients.joined(separator: ", ")
        setTitle(.localized("Writes a text message"), numbers)
        add("recipients", .localized("To (message)"), numbers)
        add("body", .localized("Text of a message"), message.body)
    }

    mutating func describe(_ mail: MailMessage) {
        let recipients = mail.recipients.joined(separator: ", ")
        setTitle(.localized("Writes a mail"), recipients)
        add("recipients", .localized("To (mail)"), recipients)
        add("copies", .localized("Copy to"), mail.copies.joined(separator: ", "))
        add("hiddenCopies", .localized("Hidden copy to"), mail.hiddenCopies.joined(separator: ", "))
        add("subject", .localized("Subject"), mail.subject)
        add("body", .localized("Text of a message"), mail.body)
        for address in mail.recipients + mail.copies + mail.hiddenCopies { warn(ofMail: address) }
        for name in mail.droppedAttachments { warn(.droppedAttachment(name)) }
    }

    mutating func describe(_ contact: Contact) {
        setTitle(.localized("Adds a contact"), contact.fullName)
        add("name", .localized("Name of a person"), contact.fullName)
        add("nickname", .localized("Nickname"), contact.nickname)
        add("organization", .localized("Organization"), contact.organization)
        add("title", .localized("Title of a person"), contact.title)
        for line in contact.telephones {
            add("telephone", .localized("Telephone"), words(for: line.value, line.use))
        }
        for line in contact.mails {
            add("mail", .localized("Mail"), words(for: line.value, line.use))
            warn(ofMail: line.value)
        }
        for address in contact.addresses {
            let parts = [
                address.street, address.city, address.region, address.postalCode, address.country,
            ]
            let whole = parts.filter { !$0.isEmpty }.joined(separator: ", ")
            add("address", .localized("Postal address"), words(for: whole, address.use))
        }
        for address in contact.webAddresses {
            add("webAddress", .localized("Web"), address)
            warn(ofLink: address)
        }
        add("birthday", .localized("Birthday"), contact.birthday)
        add("note", .localized("Note"), contact.note)
    }

    /// The value of a contact with its use in parentheses.
    private func words(for value: String, _ use: Contact.Use?) -> String {
        switch use {
        case .home: String(localized: "\(value) (home)", in: language)
        case .work: String(localized: "\(value) (work)", in: language)
        case .mobile: String(localized: "\(value) (mobile)", in: language)
        case .fax: String(localized: "\(value) (fax)", in: language)
        case nil: value
        }
    }

    mutating func describe(_ event: CalendarEvent) {
        setTitle(.localized("Adds an event to the calendar"), event.summary)
        add("summary", .localized("Title of an event"), event.summary)
        add("start", .localized("Begins"), words(for: event.start))
        if let last = event.lastDay {
            if last != event.start.day { add("lastDay", .localized("Last day"), last.text) }
        } else if let end = event.end {
            add("end", .localized("Ends"), words(for: end))
        }
        add("recurrence", .localized("Repeats"), event.recurrence)
        add("location", .localized("Place"), event.location)
        add("notes", .localized("Notes"), event.notes)
        add("webAddress", .localized("Web"), event.webAddress)
        if !event.webAddress.isEmpty { warn(ofLink: event.webAddress) }
    }

    private func words(for moment: CalendarMoment) -> String {
        switch moment {
        case .day(let day): day.text
        case .local(let day, let time): "\(day.text) \(time.text)"
        case .universal(let day, let time): "\(day.text) \(time.text) UTC"
        case .zoned(let day, let time, let zone): "\(day.text) \(time.text) (\(zone))"
        }
    }
}

extension CalendarDay {
    /// The day in ISO 8601 format.
    fileprivate var text: String {
        "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }
}

extension ClockTime {
    /// The time in minutes, or in seconds if those are not zero.
    fileprivate var text: String {
        let minutes = "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
        return second == 0 ? minutes : "\(minutes):\(second.padded(to: 2))"
    }
}
