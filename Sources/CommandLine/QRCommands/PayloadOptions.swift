import CommandLineKit
import QR

/// What a code is to say.
enum PayloadOptions {
    static let options = [
        ToolOption("--wifi", wanted: "the name of a network"),
        ToolOption("--password", wanted: "a password"),
        ToolOption("--security", wanted: "wpa, wep, sae or open"), ToolOption("--hidden"),
        ToolOption("--geo", wanted: "a latitude and a longitude like 31.2397,121.4998"),
        ToolOption("--label", wanted: "a name"), ToolOption("--tel", wanted: "a number"),
        ToolOption("--sms", wanted: "a number", repeats: true),
        ToolOption("--mail", wanted: "a mail address", repeats: true),
        ToolOption("--subject", wanted: "a text"), ToolOption("--body", wanted: "a text"),
        ToolOption("--contact", wanted: "a name"),
        ToolOption("--phone", wanted: "a number", repeats: true),
        ToolOption("--email", wanted: "a mail address", repeats: true),
        ToolOption("--organization", wanted: "a name"),
        ToolOption("--url", wanted: "a web address", repeats: true),
    ]

    /// Options that name a payload, each with those that go with it.
    private static let builders: [(name: String, details: [String])] = [
        ("--wifi", ["--password", "--security", "--hidden"]), ("--geo", ["--label"]),
        ("--tel", []), ("--sms", ["--body"]), ("--mail", ["--subject", "--body"]),
        ("--contact", ["--phone", "--email", "--organization", "--url"]),
    ]

    /// The most bytes that are taken from the standard input: more fit into no sixteen codes.
    private static let mostBytes = 200_000

    static func text(_ arguments: ToolArgumentList, _ input: InputFile) throws -> String {
        let given = builders.filter { arguments.has($0.name) }
        try checkDetails(arguments, of: given.first)
        guard let builder = given.first else {
            try arguments.requireOperands(
                1...1, wanted: "a text", example: "qr make https://example.com")
            guard arguments.operands[0] == "-" else { return arguments.operands[0] }
            let text = String(decoding: try input.bytes(most: mostBytes), as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }
        guard given.count == 1, arguments.operands.isEmpty else {
            let extra = arguments.operands.first ?? given.last?.name ?? builder.name
            throw ToolMistake.extraOperand(extra, command: "qr make \(builder.name)")
        }
        return try payload(arguments).text
    }

    private static func checkDetails(
        _ arguments: ToolArgumentList, of builder: (name: String, details: [String])?
    ) throws(ToolMistake) {
        let known = builder?.details ?? []
        let all = builders.flatMap(\.details)
        if let stray = all.first(where: { arguments.has($0) && !known.contains($0) }) {
            let command = builder.map { "qr make \($0.name)" } ?? "qr make <text>"
            throw .unknownOption(stray, command: command, nearest: nil)
        }
    }

    private static func payload(_ arguments: ToolArgumentList) throws -> QRPayload {
        if let name = arguments.text("--wifi") { return try network(name, arguments) }
        if let place = arguments.text("--geo") { return try location(place, arguments) }
        for option in ["--tel", "--sms", "--phone"] {
            for number in arguments.texts(option) { try TelephoneNumber(number).check() }
        }
        for option in ["--mail", "--email"] {
            for address in arguments.texts(option) { try MailMessage.check(address) }
        }
        if let number = arguments.text("--tel") { return .telephone(TelephoneNumber(number)) }
        let body = arguments.text("--body") ?? ""
        if arguments.has("--sms") {
            return .message(TextMessage(to: arguments.texts("--sms"), body: body))
        }
        if arguments.has("--mail") {
            return .mail(
                MailMessage(
                    to: arguments.texts("--mail"), subject: arguments.text("--subject") ?? "",
                    body: body))
        }
        return .contact(
            Contact(
                fullName: arguments.text("--contact") ?? "",
                organization: arguments.text("--organization") ?? "",
                telephones: arguments.texts("--phone").map { Contact.Line($0) },
                mails: arguments.texts("--email").map { Contact.Line($0) },
                webAddresses: arguments.texts("--url")))
    }

    private static func network(_ name: String, _ arguments: ToolArgumentList) throws -> QRPayload {
        let password = arguments.text("--password") ?? ""
        let security =
            try arguments.value("--security") { word -> WiFiNetwork.Security? in
                switch word.lowercased() {
                case "wpa": .wpa
                case "wep": .wep
                case "sae": .sae
                case "open": .open
                default: nil
                }
            } ?? (password.isEmpty ? .open : .wpa)
        if security == .open, !password.isEmpty {
            throw PayloadError.badNetworkKey(.open, count: password.count)
        }
        let network = WiFiNetwork(
            name: name, security: security, password: password,
            isHidden: arguments.has("--hidden"))
        try network.check()
        return .network(network)
    }

    private static func location(
        _ place: String, _ arguments: ToolArgumentList
    ) throws -> QRPayload {
        let numbers = place.split(separator: ",").map { Double($0) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
            throw ToolMistake.badValue(
                of: "--geo", value: place,
                wanted: "a latitude and a longitude like 31.2397,121.4998")
        }
        return .location(
            try GeoLocation(
                latitude: latitude, longitude: longitude, label: arguments.text("--label")))
    }
}
