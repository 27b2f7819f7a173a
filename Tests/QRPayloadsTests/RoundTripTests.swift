import QRPayloads
import TestSupport
import Testing

/// Payloads of every form, with hostile characters wherever text can be.
private struct PayloadMaker {
    var generator: SeededGenerator

    mutating func text(isEmptyAllowed: Bool = true) -> String {
        HostileText.random(using: &generator, isEmptyAllowed: isEmptyAllowed)
    }

    mutating func texts(_ range: ClosedRange<Int>) -> [String] {
        (0..<Int.random(in: range, using: &generator)).map { _ in text(isEmptyAllowed: false) }
    }

    private mutating func use() -> Contact.Use? {
        (Contact.Use.allCases.map(Optional.some) + [nil]).randomElement(using: &generator) ?? nil
    }

    mutating func network() -> WiFiNetwork {
        let kinds: [WiFiNetwork.Security] = [
            .open, .wep, .wpa, .sae,
            .enterprise(
                .init(
                    method: text(), innerMethod: text(), identity: text(),
                    anonymousIdentity: text())),
        ]
        let name = ["DEADBEEF", "\"Café\"", text(isEmptyAllowed: false)]
        return WiFiNetwork(
            name: name.randomElement(using: &generator) ?? "",
            security: kinds.randomElement(using: &generator) ?? .open, password: text(),
            isHidden: .random(using: &generator))
    }

    mutating func contact() -> Contact {
        Contact(
            fullName: text(isEmptyAllowed: false),
            name: .init(
                family: text(), given: text(), middle: text(), prefix: text(), suffix: text()),
            nickname: text(), organization: text(), title: text(),
            telephones: texts(0...3).map { Contact.Line($0, use()) },
            mails: texts(0...2).map { Contact.Line($0, use()) },
            addresses: texts(0...2).map {
                .init(
                    street: $0, city: text(), region: text(), postalCode: text(), country: text(),
                    use: use())
            },
            webAddresses: texts(0...2), birthday: text(), note: text())
    }

    mutating func location() throws -> GeoLocation {
        try GeoLocation(
            latitude: .random(in: -90...90, using: &generator),
            longitude: .random(in: -180...180, using: &generator),
            altitude: Bool.random(using: &generator)
                ? .random(in: -9e3...9e3, using: &generator) : nil,
            uncertainty: Bool.random(using: &generator)
                ? .random(in: 1e-9...1e9, using: &generator) : nil,
            label: text())
    }

    mutating func moment() throws -> CalendarMoment {
        let day = try #require(
            CalendarDay(
                year: .random(in: 0...9999, using: &generator),
                month: .random(in: 1...12, using: &generator),
                day: .random(in: 1...28, using: &generator)))
        let time = try #require(
            ClockTime(
                hour: .random(in: 0...23, using: &generator),
                minute: .random(in: 0...59, using: &generator),
                second: .random(in: 0...60, using: &generator)))
        let moments: [CalendarMoment] = [
            .day(day), .local(day, time), .universal(day, time),
            .zoned(day, time, zone: "Asia/Shanghai"), .zoned(day, time, zone: "GMT+8:00, 北京"),
        ]
        return moments.randomElement(using: &generator) ?? .day(day)
    }

    mutating func event() throws -> CalendarEvent {
        CalendarEvent(
            summary: text(), start: try moment(),
            end: Bool.random(using: &generator) ? try moment() : nil, location: text(),
            notes: text(), webAddress: text())
    }
}

@Suite("Every payload")
struct RoundTripTests {
    private static let seeds = UInt64(0)..<400

    private func expectRoundTrip(_ payload: QRPayload) {
        #expect(QRPayload(parsing: payload.text) == payload)
    }

    @Test("comes back from its own text, whatever characters are in it")
    func roundTrips() throws {
        for seed in Self.seeds {
            var maker = PayloadMaker(generator: SeededGenerator(seed: seed))
            expectRoundTrip(.network(maker.network()))
            expectRoundTrip(.contact(maker.contact()))
            expectRoundTrip(.location(try maker.location()))
            expectRoundTrip(
                .message(TextMessage(to: maker.texts(1...3), body: maker.text())))
            expectRoundTrip(
                .mail(
                    MailMessage(
                        to: maker.texts(1...3), copies: maker.texts(0...2),
                        hiddenCopies: maker.texts(0...2), subject: maker.text(),
                        body: maker.text())))
            expectRoundTrip(.event(try maker.event()))
            expectRoundTrip(.telephone(TelephoneNumber(maker.text(isEmptyAllowed: false))))
        }
    }

    @Test("comes back in every version of its form")
    func versions() throws {
        for seed in Self.seeds.prefix(100) {
            var maker = PayloadMaker(generator: SeededGenerator(seed: seed))
            let contact = maker.contact()
            let event = try maker.event()
            for folds in [true, false] {
                for version in Contact.CardVersion.allCases {
                    let text = contact.text(version: version, foldsLines: folds)
                    #expect(Contact(parsing: text) == contact)
                }
                for wraps in [true, false] {
                    let text = event.text(wrapsInCalendar: wraps, foldsLines: folds)
                    #expect(CalendarEvent(parsing: text) == event)
                }
            }
        }
    }

    @Test(
        "is plain text that stays as it is where the form is not known, is broken or only looks like one"
    )
    func plain() {
        for text in [
            "", " ", "haaaaaaaaha", "Note: buy milk", "WIFI:", "WIFI:T:WPA;;", "WIFI:T:X;S:a;;",
            "geo:91,0", "geo:1", "geo:nan,1", "geo:1e3,2", "geo:1,2;crs=gcj02", "tel:", "sms:",
            "smsto:", "mailto:", "BEGIN:VEVENT\r\nSUMMARY:x\r\nEND:VEVENT", "BEGIN:", "BEGIN:OTHER",
            "http", "://x", "1http://x", "www", "https://a b", "\u{FEFF}", "telegram", "SMS me",
        ] {
            #expect(QRPayload(parsing: text) == .plain(text))
            #expect(QRPayload(parsing: text).text == text)
        }
    }

    @Test("is found again in what is cut off or damaged, without a crash")
    func damaged() throws {
        var generator = SeededGenerator(seed: 9)
        for seed in Self.seeds.prefix(150) {
            var maker = PayloadMaker(generator: SeededGenerator(seed: seed))
            for text in [
                maker.network().text, maker.contact().text(), try maker.event().text(),
                try maker.location().text(),
            ] {
                var bytes = Array(text.utf8)
                bytes.removeLast(Int.random(in: 0...bytes.count / 2, using: &generator))
                for _ in 0..<4 where !bytes.isEmpty {
                    let index = Int.random(in: bytes.indices, using: &generator)
                    bytes[index] = .random(in: 0...255, using: &generator)
                }
                let payload = QRPayload(parsing: String(decoding: bytes, as: UTF8.self))
                for language in Language.allCases {
                    #expect(!payload.preview(in: language).title.isEmpty)
                }
            }
        }
    }
}
