import Foundation
import QRPayloads
import ScannerCore
import Testing

/// What users of other scanner apps have reported.
@Suite("Scanner: situations")
struct SituationTests {
    private nonisolated enum First: String {
        case page, program, write, place, join, contact, event, copy
    }

    private nonisolated static func first(_ text: String) -> First? {
        switch QRPayload(parsing: text).actions.first {
        case .openPage: .page
        case .startProgram: .program
        case .write: .write
        case .showPlace: .place
        case .join: .join
        case .addContact: .contact
        case .saveEvent: .event
        case .copy: .copy
        case nil: nil
        }
    }

    @Test(
        "Situations: what a code leads to",
        arguments: [
            ("HTTP://EXAMPLE.COM/A", "page"), ("URL:https://example.com", "page"),
            ("MEBKM:TITLE:Shop;URL:https\\://example.com;;", "page"),
            ("\u{FEFF} https://example.com", "page"), ("https://example.com\r\n", "page"),
            ("https://例子.测试/路径", "page"), ("https://[2001:db8::1]:8080/", "page"),
            ("https://example.com/a b", "copy"), ("Note: buy milk", "copy"),
            ("intent://scan/#Intent;scheme=zxing;end", "program"),
            ("otpauth://totp/a?secret=JBSWY3DP", "program"),
            ("bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT", "program"),
            ("SMSTO:+49301234:Hello", "write"), ("MATMSG:TO:a@example.com;SUB:x;BODY:y;;", "write"),
            ("geo:52.5,13.4?q=52.5,13.4(Caf%C3%A9)", "place"),
            ("WIFI:P:12345678;S:Order;;", "join"), ("wifi:T:SAE;S:a;P:b;H:true;;", "join"),
            ("WIFI:T:WPA;P:12345678;;", "copy"), ("BEGIN:VCARD\nN:;;;;\nEND:VCARD", "copy"),
            ("BEGIN:VCARD", "copy"), ("", "copy"), ("\u{0}", "copy"),
        ])
    func leads(text: String, to first: String) {
        #expect(Self.first(text)?.rawValue == first)
    }

    @Test("Situations: a router's password with escapes is copied and joined without them")
    func escapes() {
        let payload = QRPayload(
            parsing: #"WIFI:S:Ga\;tze;T:WPA;P:\"\'\,\/\:\;\\ é;;"#)
        let password = #""',/:;\ é"#
        #expect(payload.actions.last == .copy(password))
        let network = WiFiNetwork(name: "Ga;tze", security: .wpa, password: password)
        #expect(payload.actions.first == .join(network))
    }

    @Test("Situations: codes that are seen again and again are in the history once")
    func again() throws {
        let history = ScanHistory { Date(timeIntervalSince1970: 0) }
        for _ in 0..<5 {
            for text in ["a", "b", "c"] {
                try history.add(kind: "qr", text: text, origin: .camera)
            }
        }
        #expect(history.codes.map(\.text) == ["c", "b", "a"])
        // The same text in another kind of code is another code.
        try history.add(kind: "code128", text: "a", origin: .camera)
        #expect(history.codes.count == 4)
    }

    @Test("Situations: leading zeros and long numbers stay in the table")
    func numbers() throws {
        let history = ScanHistory { Date(timeIntervalSince1970: 0) }
        try history.add(kind: "ean13", text: "0012345678905", origin: .camera)
        try history.add(kind: "qr", text: "+49 30 1234", origin: .camera)
        let table = ScanHistory.table(of: history.codes)
        #expect(table.contains(",ean13,0012345678905\r\n"))
        #expect(table.contains(",qr,'+49 30 1234\r\n"))
    }

    @Test("Situations: a search has words in any order and case, with or without accents")
    func search() throws {
        let history = ScanHistory()
        try history.add(kind: "qr", text: "Café Größe, Berlin", origin: .camera)
        #expect(history.codes(matching: "berlin cafe").count == 1)
        #expect(history.codes(matching: "berlin paris").isEmpty)
        #expect(history.codes(matching: "  ").count == 1)
    }

    @Test("Situations: the oldest codes leave a full history, and a code removed twice is gone")
    func full() throws {
        let history = ScanHistory()
        for number in 0...ScanHistory.capacity {
            try history.add(kind: "qr", text: "\(number)", origin: .camera)
        }
        #expect(history.codes.count == ScanHistory.capacity)
        #expect(history.codes.last?.text == "1")
        let code = history.codes[0]
        try history.remove(code.id)
        try history.remove(code.id)
        #expect(history.codes.count == ScanHistory.capacity - 1)
    }
}
