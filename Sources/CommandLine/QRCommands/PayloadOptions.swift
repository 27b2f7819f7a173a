import CommandLineKit
import QR

/// The options that say what a code holds.
enum PayloadOptions {
    private static let wifi = text(
        "--wifi", "NAME", .localized("the name of a network"), .localized("A network."))
    private static let password = text(
        "--password", "P", .localized("a password"),
        .localized("The password of the network."))
    private static let security = CommandOption<WiFiNetwork.Security>.value(
        "--security", "S", wanted: .localized("wpa, wep, sae or open"),
        choices: ["wpa", "wep", "sae", "open"],
        help: .localized("wpa, wep, sae or open; by default wpa where there is a password.")
    ) { word in
        switch word.lowercased() {
        case "wpa": .wpa
        case "wep": .wep
        case "sae": .sae
        case "open": .open
        default: nil
        }
    }
    private static let hidden = CommandOption.flag(
        "--hidden", help: .localized("The network does not announce its name."))
    private static let geo = text("--geo", "LAT,LON", place, .localized("A place."))
    private static let label = text(
        "--label", "NAME", .localized("a name"), .localized("The name of the place."))
    private static let tel = text(
        "--tel", "NUMBER", .localized("a number"), .localized("A number to call."))
    private static let sms = text(
        "--sms", "NUMBER", .localized("a number"),
        .localized("A message to a number, or several."), repeats: true)
    private static let mail = text(
        "--mail", "ADDRESS", .localized("a mail address"),
        .localized("A mail to an address, or several."), repeats: true)
    private static let subject = text(
        "--subject", "TEXT", .localized("a text"), .localized("The subject of the mail."))
    private static let body = text(
        "--body", "TEXT", .localized("a text"),
        .localized("The text of the mail or message."))
    private static let contact = text(
        "--contact", "NAME", .localized("a name"),
        .localized("A person, as a vCard."))
    private static let phone = text(
        "--phone", "NUMBER", .localized("a number"),
        .localized("A number of the person."), repeats: true)
    private static let email = text(
        "--email", "ADDRESS", .localized("a mail address"),
        .localized("A mail address of the person."), repeats: true)
    private static let organization = text(
        "--organization", "NAME", .localized("a name"),
        .localized("The person’s organization."))
    private static let url = text(
        "--url", "ADDRESS", .localized("a web address"),
        .localized("A web page of the person."), repeats: true)

    private static let place: LocalizedText = .localized(
        "a latitude and a longitude like 31.2397,121.4998")

    private static func text(
        _ name: String, _ placeholder: String, _ wanted: LocalizedText, _ help: LocalizedText,
        repeats: Bool = false
    ) -> CommandOption<String> {
        .text(name, placeholder, wanted: wanted, repeats: repeats, help: help)
    }

    /// The options that name a payload, each with those that describe it further.
    private static let payloads: [(option: any DeclaredOption, details: [any DeclaredOption])] = [
        (wifi, [password, security, hidden]), (geo, [label]), (tel, []), (sms, [body]),
        (mail, [subject, body]), (contact, [phone, email, organization, url]),
    ]

    static let group = Command.OptionGroup(
        .localized("PAYLOAD, instead of a text"),
        [
            wifi, password, security, hidden, geo, label, tel, sms, mail, subject, body, contact,
            phone, email, organization, url,
        ])

    /// The most bytes that are read from the standard input: more fit into no sixteen codes.
    private static let mostBytes = 200_000

    static func text(_ arguments: Arguments, _ input: InputFile) throws -> String {
        let given = payloads.filter { arguments.has($0.option) }
        try checkDetails(arguments, of: given.first)
        guard let payload = given.first else {
            try arguments.requireOperands(
                1...1, wanted: .localized("a text"), example: "https://example.com")
            guard arguments.operands[0] == "-" else { return arguments.operands[0] }
            return try input.text(most: mostBytes)
        }
        let name = payload.option.form.name
        guard given.count == 1, arguments.operands.isEmpty else {
            let extra = arguments.operands.first ?? given.last?.option.form.name ?? name
            throw UsageError.extraOperand(extra, command: "\(arguments.command) \(name)")
        }
        return try self.payload(arguments).text
    }

    private static func checkDetails(
        _ arguments: Arguments,
        of payload: (option: any DeclaredOption, details: [any DeclaredOption])?
    ) throws(UsageError) {
        let known = (payload?.details ?? []).map(\.form.name)
        let all = payloads.flatMap(\.details)
        let stray = all.first { arguments.has($0) && !known.contains($0.form.name) }
        guard let stray else { return }
        let command = "\(arguments.command) \(payload?.option.form.name ?? "<text>")"
        throw .unknownOption(stray.form.name, command: command, nearest: nil)
    }

    private static func payload(_ arguments: Arguments) throws -> QRPayload {
        if let name = arguments[wifi] { return try network(name, arguments) }
        if let place = arguments[geo] { return try location(place, arguments) }
        for option in [tel, sms, phone] {
            for number in arguments.all(option) { try TelephoneNumber(number).check() }
        }
        for option in [mail, email] {
            for address in arguments.all(option) { try MailMessage.check(address) }
        }
        if let number = arguments[tel] { return .telephone(TelephoneNumber(number)) }
        let text = arguments[body] ?? ""
        if arguments.has(sms) {
            return .message(TextMessage(to: arguments.all(sms), body: text))
        }
        if arguments.has(mail) {
            return .mail(
                MailMessage(
                    to: arguments.all(mail), subject: arguments[subject] ?? "", body: text))
        }
        return .contact(
            Contact(
                fullName: arguments[contact] ?? "", organization: arguments[organization] ?? "",
                telephones: arguments.all(phone).map { Contact.Line($0) },
                mails: arguments.all(email).map { Contact.Line($0) },
                webAddresses: arguments.all(url)))
    }

    private static func network(_ name: String, _ arguments: Arguments) throws -> QRPayload {
        let key = arguments[password] ?? ""
        let security = arguments[security] ?? (key.isEmpty ? .open : .wpa)
        if security == .open, !key.isEmpty {
            throw PayloadError.badNetworkKey(.open, count: key.count)
        }
        let network = WiFiNetwork(
            name: name, security: security, password: key, isHidden: arguments.has(hidden))
        try network.check()
        return .network(network)
    }

    private static func location(_ text: String, _ arguments: Arguments) throws -> QRPayload {
        let numbers = text.split(separator: ",").map { Double($0) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
            throw UsageError.badValue(of: "--geo", value: text, wanted: place)
        }
        return .location(
            try GeoLocation(latitude: latitude, longitude: longitude, label: arguments[label]))
    }
}
