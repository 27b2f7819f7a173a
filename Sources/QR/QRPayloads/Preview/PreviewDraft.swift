/// A preview under construction.
struct PreviewDraft {
    let language: Language

    /// `true` to show passwords and keys.
    let showsSecrets: Bool

    private var title = ""
    private var facts: [QRPreview.Fact] = []
    private var warnings: [QRWarning] = []
    private var hiddenCount = 0

    init(language: Language, showsSecrets: Bool = false) {
        self.language = language
        self.showsSecrets = showsSecrets
    }

    var preview: QRPreview {
        let hidden = hiddenCount > 0 ? [QRWarning.hiddenCharacters(hiddenCount)] : []
        return QRPreview(
            title: title, facts: facts, warnings: warnings + hidden, language: language)
    }

    /// Sets the title: the action and its object.
    mutating func setTitle(_ english: String, _ chinese: String, _ object: String = "") {
        let words = language(english, chinese)
        let shown = VisibleText(object, length: 60).text
        title = shown.isEmpty ? words : language("\(words): \(shown)", "\(words)：\(shown)")
    }

    /// Adds a fact, unless its value is empty.
    mutating func add(_ key: String, _ english: String, _ chinese: String, _ value: String) {
        guard !value.isEmpty else { return }
        let shown = VisibleText(value)
        hiddenCount += shown.hiddenCount
        let count = value.unicodeScalars.count
        if count > QRWarning.longText { warnings.append(.veryLong(characters: count)) }
        facts.append(
            QRPreview.Fact(key: key, label: language(english, chinese), value: shown.text))
    }

    /// Adds a warning, once.
    mutating func warn(_ warning: QRWarning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}

// MARK: - Addresses and text

extension PreviewDraft {
    mutating func describe(_ text: String) {
        setTitle("Shows text", "显示文本")
        add("text", "Text", "文本", text)
    }

    mutating func describe(_ address: WebAddress) {
        let look = HostLook(address.host)
        switch address.scheme {
        case "http", "https": setTitle("Opens a web page", "打开网页", look.shown)
        case "javascript", "vbscript": setTitle("Runs a program hidden in the code", "运行二维码中的程序")
        case "data", "blob": setTitle("Opens content hidden in the code", "打开二维码中的内容")
        case "file": setTitle("Opens a file of this device", "打开本机文件")
        case "otpauth", "otpauth-migration":
            setTitle("Adds a generator of one-time passwords", "添加动态口令")
        default: setTitle("Starts another program", "启动其他程序", "\(address.scheme):")
        }
        add("address", "Address", "网址", showsSecrets ? address.text : address.textWithoutKeys)
        add("host", "Host", "主机", look.shown)
        if let port = address.port { add("port", "Port", "端口", String(port)) }
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
        setTitle("Joins a wireless network", "加入无线网络", network.name)
        add("name", "Name", "名称", network.name)
        let security =
            switch network.security {
            case .open: language("none", "无")
            case .wep: "WEP"
            case .wpa: "WPA/WPA2"
            case .sae: "WPA3"
            case .enterprise: "WPA2 Enterprise"
            }
        add("security", "Security", "加密", security)
        if !network.password.isEmpty {
            let count = network.password.unicodeScalars.count
            let hidden = language("\(count) characters, not shown", "\(count) 个字符，未显示")
            add("password", "Password", "密码", showsSecrets ? network.password : hidden)
        }
        if network.isHidden { add("hidden", "Hidden", "隐藏", language("yes", "是")) }
        if case .enterprise(let account) = network.security {
            add("identity", "User", "用户", account.identity)
            add("method", "Method", "认证方式", account.method)
        }
        if network.security == .open { warn(.openNetwork) }
        if network.security == .wep { warn(.weakEncryption) }
    }

    mutating func describe(_ location: GeoLocation) {
        let point = [location.latitude, location.longitude].map { PlainNumber.text($0) }
            .joined(separator: ", ")
        setTitle("Shows a place on a map", "在地图上显示地点", location.label ?? point)
        add("label", "Name", "名称", location.label ?? "")
        add("coordinates", "Latitude, longitude", "纬度、经度", point)
        if let altitude = location.altitude {
            add("altitude", "Altitude", "海拔", "\(PlainNumber.text(altitude)) m")
        }
        if let uncertainty = location.uncertainty {
            add("uncertainty", "Uncertainty", "误差", "\(PlainNumber.text(uncertainty)) m")
        }
    }
}

// MARK: - People and messages

extension PreviewDraft {
    mutating func describe(_ telephone: TelephoneNumber) {
        setTitle("Calls a number", "拨打电话", telephone.number)
        add("number", "Number", "号码", telephone.number)
        if telephone.isControlCode { warn(.controlCode) }
    }

    mutating func describe(_ message: TextMessage) {
        let numbers = message.recipients.joined(separator: ", ")
        setTitle("Writes a text message", "编写短信", numbers)
        add("recipients", "To", "收信人", numbers)
        add("body", "Text", "内容", message.body)
    }

    mutating func describe(_ mail: MailMessage) {
        let recipients = mail.recipients.joined(separator: ", ")
        setTitle("Writes a mail", "编写邮件", recipients)
        add("recipients", "To", "收件人", recipients)
        add("copies", "Copy to", "抄送", mail.copies.joined(separator: ", "))
        add("hiddenCopies", "Hidden copy to", "密送", mail.hiddenCopies.joined(separator: ", "))
        add("subject", "Subject", "主题", mail.subject)
        add("body", "Text", "内容", mail.body)
        for address in mail.recipients + mail.copies + mail.hiddenCopies { warn(ofMail: address) }
        for name in mail.droppedAttachments { warn(.droppedAttachment(name)) }
    }

    mutating func describe(_ contact: Contact) {
        setTitle("Adds a contact", "添加联系人", contact.fullName)
        add("name", "Name", "姓名", contact.fullName)
        add("nickname", "Nickname", "昵称", contact.nickname)
        add("organization", "Organization", "单位", contact.organization)
        add("title", "Title", "职务", contact.title)
        for line in contact.telephones {
            add("telephone", "Telephone", "电话", line.value + words(for: line.use))
        }
        for line in contact.mails {
            add("mail", "Mail", "邮箱", line.value + words(for: line.use))
            warn(ofMail: line.value)
        }
        for address in contact.addresses {
            let parts = [
                address.street, address.city, address.region, address.postalCode, address.country,
            ]
            let whole = parts.filter { !$0.isEmpty }.joined(separator: ", ")
            add("address", "Address", "地址", whole + words(for: address.use))
        }
        for address in contact.webAddresses {
            add("webAddress", "Web", "网址", address)
            warn(ofLink: address)
        }
        add("birthday", "Birthday", "生日", contact.birthday)
        add("note", "Note", "备注", contact.note)
    }

    private func words(for use: Contact.Use?) -> String {
        switch use {
        case .home: language(" (home)", "（住宅）")
        case .work: language(" (work)", "（工作）")
        case .mobile: language(" (mobile)", "（手机）")
        case .fax: language(" (fax)", "（传真）")
        case nil: ""
        }
    }

    mutating func describe(_ event: CalendarEvent) {
        setTitle("Adds an event to the calendar", "添加日历事件", event.summary)
        add("summary", "Title", "标题", event.summary)
        add("start", "Begins", "开始", words(for: event.start))
        if let last = event.lastDay {
            if last != event.start.day { add("lastDay", "Last day", "最后一天", last.text) }
        } else if let end = event.end {
            add("end", "Ends", "结束", words(for: end))
        }
        add("recurrence", "Repeats", "重复", event.recurrence)
        add("location", "Place", "地点", event.location)
        add("notes", "Notes", "备注", event.notes)
        add("webAddress", "Web", "网址", event.webAddress)
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
