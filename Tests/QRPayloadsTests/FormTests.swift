import Foundation
import QRPayloads
import Testing

@Suite("A network's code")
struct WiFiNetworkTests {
    @Test("escapes what the form uses, and puts names that look hexadecimal in quotes")
    func text() {
        let network = WiFiNetwork(name: "Bar;\"1\"", security: .wpa, password: "a\\b,c:d")
        #expect(network.text == #"WIFI:T:WPA;S:Bar\;\"1\";P:a\\b\,c\:d;;"#)
        let hexadecimal = WiFiNetwork(name: "BEEF", security: .open, isHidden: true)
        #expect(hexadecimal.text == #"WIFI:T:nopass;S:"BEEF";H:true;;"#)
    }

    @Test(
        "is read in any order, from any maker",
        arguments: [
            "WIFI:S:Café;T:WPA2;P:kaffee123;;", "wifi:P:kaffee123;H:false;S:\"Café\";T:WPA;;",
            "\n WIFI:T:WPA/WPA2;S:Café;P:kaffee123", "WIFI:S:Café;P:kaffee123;;",
        ])
    func reading(text: String) {
        let expected = WiFiNetwork(name: "Café", security: .wpa, password: "kaffee123")
        #expect(QRPayload(parsing: text) == .network(expected))
    }

    @Test("says which names and passwords radios do not take")
    func check() throws {
        func error(_ network: WiFiNetwork) -> PayloadError? {
            do {
                try network.check()
                return nil
            } catch { return error }
        }
        #expect(error(WiFiNetwork(name: "a", security: .wpa, password: "12345678")) == nil)
        #expect(
            error(WiFiNetwork(name: "a", security: .wpa, password: "1234567"))
                == .badNetworkKey(.wpa, count: 7))
        #expect(
            error(WiFiNetwork(name: "", security: .open))
                == .badNetworkName("", byteCount: 0))
        let chinese = String(repeating: "网", count: 11)
        #expect(
            error(WiFiNetwork(name: chinese, security: .open))
                == .badNetworkName(chinese, byteCount: 33))
        #expect(PayloadError.badNetworkName(chinese, byteCount: 33).description.contains("33"))
    }
}

@Suite("A contact's code")
struct ContactTests {
    @Test("is a vCard whose lines are folded at 75 bytes between characters")
    func folding() {
        let contact = Contact(
            name: .init(family: "张", given: "伟"), note: String(repeating: "中", count: 60))
        let lines = contact.text().components(separatedBy: "\r\n")
        #expect(lines.first == "BEGIN:VCARD")
        #expect(lines.contains("N:张;伟;;;"))
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines.contains { $0.hasPrefix(" ") })
    }

    @Test("names its types as the version does")
    func versions() {
        let contact = Contact(fullName: "A", telephones: [.init("+86 21 1", .mobile)])
        #expect(contact.text(version: .three).contains("TEL;TYPE=CELL:+86 21 1\r\n"))
        #expect(contact.text(version: .four).contains("TEL;TYPE=cell:+86 21 1\r\n"))
        #expect(contact.text(version: .four).contains("VERSION:4.0\r\n"))
    }

    @Test("is read in version 2.1 with quoted-printable Chinese over several lines")
    func oldVersion() {
        let text = """
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=BC=A0;=E4=BC=\\
            =9F;;;
            TEL;CELL;PREF:13800000000
            item1.EMAIL;INTERNET;WORK:a@example.com
            END:VCARD
            """.replacing("\\\n", with: "\n")
        let contact = Contact(parsing: text)
        #expect(contact?.name == .init(family: "张", given: "伟"))
        #expect(contact?.telephones == [.init("13800000000", .mobile)])
        #expect(contact?.mails == [.init("a@example.com", .work)])
    }

    @Test("is read as MECARD")
    func mecard() {
        let text = #"MECARD:N:Owen,Sean;TEL:+12125551212;EMAIL:s@example.com;NOTE:a\;b\:c;ORG:X;;"#
        let contact = Contact(parsing: text)
        #expect(contact?.fullName == "Sean Owen")
        #expect(contact?.name == .init(family: "Owen", given: "Sean"))
        #expect(contact?.telephones == [.init("+12125551212")])
        #expect(contact?.note == "a;b:c")
        #expect(contact?.organization == "X")
    }

    @Test("is read in version 4.0 with numbers as addresses and quoted types")
    func version4() {
        let text =
            "BEGIN:VCARD\nVERSION:4.0\nFN:Li\nTEL;VALUE=uri;TYPE=\"work,voice\":tel:+1-555\nEND:VCARD"
        #expect(Contact(parsing: text)?.telephones == [.init("+1-555", .work)])
    }

    @Test(
        "has no web address where none is written",
        arguments: ["BEGIN:VCARD\rFN:A\rURL:\nEND:VCARD", "MECARD:N:A;URL:;URL:\\"])
    func emptyAddress(text: String) throws {
        let contact = try #require(Contact(parsing: text))
        #expect(contact.webAddresses.isEmpty)
        #expect(Contact(parsing: contact.text()) == contact)
    }

    @Test("ends where its first card ends")
    func secondCard() {
        let text = "BEGIN:VCARD\nFN:A\nEND:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD"
        #expect(Contact(parsing: text)?.fullName == "A")
    }

    @Test("keeps line ends of all kinds as line feeds")
    func lineEnds() {
        let contact = Contact(fullName: "A", note: "1\r\n2\r3\n4")
        #expect(Contact(parsing: contact.text())?.note == "1\n2\n3\n4")
        let encoded = "NOTE;ENCODING=QUOTED-PRINTABLE:1=0D=0A2=0D3=0A4"
        let card = Contact(parsing: "BEGIN:VCARD\nVERSION:2.1\n\(encoded)\nEND:VCARD")
        #expect(card?.note == "1\n2\n3\n4")
        #expect(card.flatMap { Contact(parsing: $0.text()) } == card)
    }
}

@Suite("A place's code")
struct GeoLocationTests {
    @Test("has as many decimals as asked for, and never an exponent")
    func decimals() throws {
        let place = try GeoLocation(latitude: 31.239_701_2, longitude: -0.000_000_012)
        #expect(place.text() == "geo:31.2397012,-0.000000012")
        #expect(place.text(decimals: 5) == "geo:31.2397,0")
        #expect(place.text(decimals: 0) == "geo:31,0")
        let rounded = try GeoLocation(latitude: 0.999_999, longitude: -179.999_96)
        #expect(rounded.text(decimals: 4) == "geo:1,-180")
    }

    @Test("carries altitude, uncertainty and a name")
    func parts() throws {
        let place = try GeoLocation(
            latitude: 1.5, longitude: 2, altitude: -3.25, uncertainty: 10, label: "外滩 (A)")
        #expect(
            place.text() == "geo:1.5,2,-3.25;u=10?q=1.5,2(%E5%A4%96%E6%BB%A9%20%28A%29)")
    }

    @Test(
        "is read as RFC 5870 and Android write it",
        arguments: [
            ("geo:48.2010,16.3695,183", 48.2010, 16.3695, nil as String?),
            ("geo:66,30;u=6.500;FOo=this%2dthat", 66, 30, nil),
            ("GEO:1,2;crs=WGS84", 1, 2, nil),
            ("geo:0,0?q=34.99,-106.61(Treasure)", 34.99, -106.61, "Treasure"),
            ("geo:1,2?z=11&q=Pizza%20Hut", 1, 2, "Pizza Hut"),
        ])
    func reading(text: String, latitude: Double, longitude: Double, label: String?) throws {
        let place = try #require(GeoLocation(parsing: text))
        #expect(place.latitude == latitude)
        #expect(place.longitude == longitude)
        #expect(place.label == label)
    }

    @Test("is refused off the globe")
    func offTheGlobe() {
        #expect(throws: PayloadError.badLatitude(91)) {
            try GeoLocation(latitude: 91, longitude: 0)
        }
        #expect(throws: PayloadError.badLongitude(-181)) {
            try GeoLocation(latitude: 0, longitude: -181)
        }
        #expect(throws: PayloadError.self) { try GeoLocation(latitude: .nan, longitude: 0) }
        #expect(PayloadError.badLatitude(91).description.contains("swapped"))
    }
}

@Suite("A message's code")
struct MessageTests {
    @Test("is in the form that phones know best where that can hold it")
    func texts() {
        #expect(TextMessage(to: ["+86138"], body: "在吗:?").text == "SMSTO:+86138:在吗:?")
        #expect(TextMessage(to: ["+1", "2"], body: "a b").text == "sms:+1,2?body=a%20b")
    }

    @Test(
        "is read in all its forms",
        arguments: [
            "SMSTO:+86138:hi", "smsto:+86138?body=hi", "sms:+86138?body=hi", "sms:+86138:hi",
            "MMSTO:+86138:hi", "sms:%2B86138?x=1&BODY=hi",
        ])
    func reading(text: String) {
        #expect(QRPayload(parsing: text) == .message(TextMessage(to: ["+86138"], body: "hi")))
    }

    @Test("for mail follows RFC 6068")
    func mail() {
        let mail = MailMessage(
            to: ["a+b@example.com", "\"x,y\"@example.org"], copies: ["c@d"], subject: "Où & quand",
            body: "1\n2")
        #expect(
            mail.text
                == "mailto:a+b@example.com,%22x%2Cy%22@example.org?cc=c@d&subject=O%C3%B9%20%26%20quand&body=1%0D%0A2"
        )
    }

    @Test(
        "for mail is read in all its forms",
        arguments: [
            "mailto:a@b?subject=s&body=t", "MAILTO:?to=a@b&subject=s&body=t",
            "MATMSG:TO:a@b;SUB:s;BODY:t;;", "SMTP:a@b:s:t",
        ])
    func readingMail(text: String) {
        let expected = MailMessage(to: ["a@b"], subject: "s", body: "t")
        #expect(QRPayload(parsing: text) == .mail(expected))
    }
}

@Suite("An event's code")
struct CalendarEventTests {
    @Test("names its zone")
    func zone() throws {
        let day = try #require(CalendarDay(year: 2026, month: 3, day: 1))
        let time = try #require(ClockTime(hour: 9, minute: 30))
        let event = CalendarEvent(
            summary: "会议, A", start: .zoned(day, time, zone: "Asia/Shanghai"),
            end: .universal(day, time))
        let expected = """
            BEGIN:VEVENT
            DTSTART;TZID=Asia/Shanghai:20260301T093000
            DTEND:20260301T093000Z
            SUMMARY:会议\\, A
            END:VEVENT

            """.replacing("\n", with: "\r\n")
        #expect(event.text(wrapsInCalendar: false) == expected)
        #expect(event.text().hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:"))
    }

    @Test(
        "of whole days ends the day before its end, over the end of February too",
        arguments: [
            ("20240228", "20240301", 29, 2), ("20230228", "20230301", 28, 2),
            ("20261231", "20270101", 31, 12), ("20260101", "20260101", 1, 1),
            ("19000228", "19000301", 28, 2), ("20000228", "20000301", 29, 2),
        ])
    func lastDay(start: String, end: String, day: Int, month: Int) throws {
        let text =
            "BEGIN:VEVENT\nDTSTART;VALUE=DATE:\(start)\nDTEND;VALUE=DATE:\(end)\nEND:VEVENT"
        let last = try #require(CalendarEvent(parsing: text)?.lastDay)
        #expect((last.day, last.month) == (day, month))
    }

    @Test("may say how long it is instead of when it ends, and alarms within it are not it")
    func duration() throws {
        let text = """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            BEGIN:VALARM
            DESCRIPTION:wrong
            END:VALARM
            DTSTART:20261231T233000
            DURATION:P1DT1H45M
            DESCRIPTION:right
            END:VEVENT
            END:VCALENDAR
            """
        let event = try #require(CalendarEvent(parsing: text))
        let day = try #require(CalendarDay(year: 2027, month: 1, day: 2))
        let time = try #require(ClockTime(hour: 1, minute: 15))
        #expect(event.end == .local(day, time))
        #expect(event.notes == "right")
    }

    @Test("may begin at a point of time, by a zone's clock or by universal time")
    func dates() throws {
        let date = Date(timeIntervalSince1970: 1_772_328_600)
        let day = try #require(CalendarDay(year: 2026, month: 3, day: 1))
        #expect(
            CalendarMoment(date)
                == .universal(day, try #require(ClockTime(hour: 1, minute: 30))))
        let zone = try #require(TimeZone(identifier: "Asia/Shanghai"))
        #expect(
            CalendarMoment(date, in: zone)
                == .zoned(
                    day, try #require(ClockTime(hour: 9, minute: 30)), zone: "Asia/Shanghai"))
        #expect(CalendarMoment(.distantPast, in: nil) != nil)
        #expect(CalendarMoment(Date(timeIntervalSince1970: -1e12)) == nil)
    }
}

@Suite("A web address's code")
struct WebAddressTests {
    @Test(
        "is read by itself, after a mark and in a bookmark",
        arguments: [
            "https://example.com/a?b=c", "URL:https://example.com/a?b=c",
            "urlto:https://example.com/a?b=c", "MEBKM:TITLE:x;URL:https\\://example.com/a?b=c;;",
            " https://example.com/a?b=c \r\n",
        ])
    func reading(text: String) throws {
        let address = try WebAddress("https://example.com/a?b=c")
        #expect(QRPayload(parsing: text) == .webAddress(address))
    }

    @Test(
        "is read again as what it was, also from a bookmark of something else",
        arguments: [
            "MEBKM:TITLE:x;URL:matmsg\\://ex;;", "URL:tel://123", "urlto:mebkm://x",
            "MEBKM:URL:javascript\\:alert(1) ;;", "MEBKM:URL:sms+x\\://y;;",
            "URL:https://a.example",
        ])
    func again(text: String) {
        let payload = QRPayload(parsing: text)
        guard case .webAddress(let address) = payload else {
            #expect(payload == .plain(text))
            return
        }
        #expect(QRPayload(parsing: address.text) == payload)
    }

    @Test(
        "knows its parts",
        arguments: [
            ("HTTPS://User:x@Example.com:8443/p@q", "https", "User:x", "Example.com", 8443 as Int?),
            ("http://[::1]:80/", "http", nil as String?, "::1", 80),
            ("www.example.com/x", "http", nil, "www.example.com", nil),
            ("weixin://dl/chat", "weixin", nil, "dl", nil),
            ("https://good.example\\@evil.example/", "https", nil, "good.example", nil),
            ("https://a@b@c/", "https", "a@b", "c", nil),
        ])
    func parts(text: String, scheme: String, user: String?, host: String, port: Int?) throws {
        let address = try WebAddress(text)
        #expect(address.scheme == scheme)
        #expect(address.userInformation == user)
        #expect(address.host == host)
        #expect(address.port == port)
    }

    @Test("is refused without a scheme or with spaces, saying how to write it")
    func refused() {
        #expect(throws: PayloadError.badWebAddress("example")) { try WebAddress("example") }
        #expect(throws: PayloadError.badWebAddress("https://a b")) { try WebAddress("https://a b") }
        #expect(PayloadError.badWebAddress("a").description.contains("https://"))
    }
}
