import QRPayloads
import Testing

@Suite("A preview")
struct PreviewTests {
    private func warnings(_ text: String) -> [QRWarning] {
        QRPayload(parsing: text).preview(in: .english).warnings
    }

    @Test("says what would happen, in English and in Chinese")
    func titles() {
        let payload = QRPayload(parsing: "https://example.com/menu")
        #expect(payload.preview(in: .english).title == "Opens a web page: example.com")
        let chinese = payload.preview(in: .simplifiedChinese)
        #expect(chinese.title == "打开网页：example.com")
        #expect(chinese.text.contains("\n  主机：example.com"))
        #expect(payload.preview().warnings.isEmpty)
        let text = QRPayload(parsing: "WIFI:T:WEP;S:Bar;P:12345;;").preview(in: .english).text
        #expect(
            text == """
                Joins a wireless network: Bar
                  Name: Bar
                  Security: WEP
                  Password: 5 characters, not shown
                  ⚠︎ WEP is broken: the password can be found out in minutes.
                """)
    }

    @Test(
        "warns of addresses that lead elsewhere than they look",
        arguments: [
            ("http://a.example/", [QRWarning.notEncrypted]),
            (
                "https://apple.com@evil.example/",
                [.userInformation("apple.com", host: "evil.example")]
            ),
            (
                "https://xn--fiqs8s.example/", [.internationalHost(shown: "中国.example")]
            ),
            (
                "https://p\u{430}ypal.com/",
                [
                    .internationalHost(shown: "p\u{430}ypal.com"),
                    .mixedScripts(host: "p\u{430}ypal.com"),
                ]
            ),
            (
                "https://xn--80ak6aa92e.com/",
                [.internationalHost(shown: "аррӏе.com"), .imitatesLatin(host: "аррӏе.com")]
            ),
            ("https://日本語abc.example/", [.internationalHost(shown: "日本語abc.example")]),
            ("https://192.168.0.1/", [.numericHost("192.168.0.1")]),
            ("weixin://dl/chat", [.otherProgram(scheme: "weixin")]),
        ])
    func addresses(text: String, expected: [QRWarning]) {
        #expect(warnings(text) == expected)
    }

    @Test("shows hosts with damaged labels as they are, also with control characters in them")
    func damagedLabels() {
        for label in ["xn--a\u{10}\u{19}b", "xn--\u{11}", "xn--99999999", "xn---", "xn--a-"] {
            let isDecoded = warnings("mailto:me@\(label).com").contains { warning in
                if case .internationalHost = warning { true } else { false }
            }
            #expect(!isDecoded, "\(label)")
        }
        #expect(
            warnings("https://XN--FIQS8S.example/") == [.internationalHost(shown: "中国.example")])
    }

    @Test(
        "warns of a host that begins with a domain that it does not belong to",
        arguments: [
            ("paypal.com.evil.example", "paypal.com", "evil.example"),
            ("www.paypal.com.login.evil.co.uk", "paypal.com", "evil.co.uk"),
            ("PayPal.co.uk.evil.com", "paypal.co.uk", "evil.com"),
            ("paypal.de.evil.com", "paypal.de", "evil.com"),
        ])
    func leadingDomain(host: String, leading: String, domain: String) {
        #expect(warnings("https://\(host)/") == [.leadingDomain(leading, domain: domain)])
    }

    @Test(
        "does not warn of usual names before a domain",
        arguments: [
            "www.example.com", "shop.example.co.uk", "de.wikipedia.org", "api.dev.example.com",
            "web.app.example.com", "m.de.example.com", "example.github.io", "localhost", "a.b.c.d",
            "com.example.com",
        ])
    func usualNames(host: String) {
        #expect(warnings("https://\(host)/").isEmpty)
    }

    @Test("warns of services that shorten addresses", arguments: ["bit.ly", "t.cn", "www.t.co"])
    func shorteners(host: String) {
        #expect(warnings("https://\(host)/x") == [.shortener(host: host)])
        #expect(warnings("https://\(host).example/x").isEmpty)
    }

    @Test(
        "warns of addresses within cards, events and mails",
        arguments: [
            "BEGIN:VCARD\nVERSION:3.0\nFN:A\nURL:https://xn--80ak6aa92e.com/\nEND:VCARD",
            "BEGIN:VCARD\nVERSION:3.0\nFN:A\nURL:xn--80ak6aa92e.com\nEND:VCARD",
            "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEMAIL:me@xn--80ak6aa92e.com\nEND:VCARD",
            "MECARD:N:A;URL:https://xn--80ak6aa92e.com/;;",
            "mailto:me@xn--80ak6aa92e.com",
            """
            BEGIN:VEVENT\nDTSTART:20260301\nSUMMARY:A\nURL:https://xn--80ak6aa92e.com/\nEND:VEVENT
            """,
        ])
    func within(text: String) {
        #expect(
            warnings(text) == [
                .internationalHost(shown: "аррӏе.com"), .imitatesLatin(host: "аррӏе.com"),
            ])
    }

    @Test("names the attachments of a mail that are left out")
    func attachments() {
        let text = "mailto:a@b.example?attach=/etc/passwd&subject=x&Attachment=%2Ftmp%2Fa"
        #expect(
            warnings(text) == [.droppedAttachment("/etc/passwd"), .droppedAttachment("/tmp/a")])
    }

    @Test("shows keys of one-time passwords only on request")
    func oneTimePasswords() {
        let text = "otpauth://totp/Example:alice?secret=JBSWY3DPEHPK3PXP&issuer=Example"
        let payload = QRPayload(parsing: text)
        for language in Language.allCases {
            let preview = payload.preview(in: language)
            #expect(!preview.text.contains("JBSWY3DP"))
            #expect(preview.text.contains("otpauth://totp/Example:alice?secret=•••&issuer=Example"))
            #expect(payload.preview(in: language, showsSecrets: true).text.contains("JBSWY3DP"))
        }
        let hidden = "otpauth://totp/a?Secr%65t=JBSWY3DPEHPK3PXP"
        #expect(!QRPayload(parsing: hidden).preview().text.contains("JBSWY3DP"))
        let moved = "otpauth-migration://offline?data=CjEKCkhlbGxv"
        #expect(!QRPayload(parsing: moved).preview().text.contains("CjEKCk"))
    }

    @Test(
        "warns of code and contents in an address",
        arguments: [
            "javascript", "data", "file", "vbscript",
        ])
    func active(scheme: String) {
        #expect(warnings("\(scheme):alert(1)") == [.activeScheme(scheme)])
    }

    @Test("warns of programs with spaces in them")
    func activeWithSpaces() {
        #expect(warnings("JavaScript:alert('a b')") == [.activeScheme("javascript")])
    }

    @Test("warns of open networks and of numbers that command the phone")
    func others() {
        #expect(warnings("WIFI:T:nopass;S:a;;") == [.openNetwork])
        #expect(warnings("tel:*2767*3855%23") == [.controlCode])
        #expect(warnings("tel:+8621").isEmpty)
        #expect(warnings("SMSTO:1066:send").isEmpty)
    }

    @Test("writes out what hides or turns text round, and shortens what is long")
    func visible() {
        let preview = QRPayload.plain("a\u{202E}b\u{200B}\u{7}c\n😀👨‍👩‍👧").preview()
        #expect(preview.facts.map(\.value) == ["a\\u{202E}b\\u{200B}\\u{7}c⏎😀👨‍👩‍👧"])
        #expect(preview.warnings == [.hiddenCharacters(3)])

        let long = QRPayload.plain(String(repeating: "字", count: 5000)).preview()
        #expect(long.warnings == [.veryLong(characters: 5000)])
        #expect(long.facts[0].value.contains("(+4700)"))
        #expect(long.facts[0].value.count < 330)
    }

    @Test("has no unescaped character from the code in its warnings")
    func warningText() {
        for language in Language.allCases {
            let text = QRWarning.userInformation("a\u{202E}", host: "b\u{202E}").text(in: language)
            #expect(!text.unicodeScalars.contains("\u{202E}"))
        }
    }

    @Test("never shows a network's password")
    func password() {
        let payload = QRPayload.network(.init(name: "a", security: .wpa, password: "geheim123"))
        for language in Language.allCases {
            #expect(!payload.preview(in: language).text.contains("geheim"))
            #expect(payload.preview(in: language, showsSecrets: true).text.contains("geheim"))
        }
    }

    @Test("shows all that a contact and an event say")
    func people() throws {
        let contact = Contact(
            fullName: "张伟", organization: "某公司",
            telephones: [.init("1", .mobile), .init("2", .fax)],
            mails: [.init("a@b", .work)], addresses: [.init(street: "中山路 1", city: "上海")],
            webAddresses: ["https://x"], birthday: "1990-01-01", note: "n")
        #expect(
            QRPayload.contact(contact).preview(in: .simplifiedChinese).facts.map(\.value) == [
                "张伟", "某公司", "1（手机）", "2（传真）", "a@b（工作）", "中山路 1, 上海", "https://x",
                "1990-01-01", "n",
            ])
        let text = "BEGIN:VEVENT\nDTSTART:20260301\nDTEND:20260303\nSUMMARY:假期\nEND:VEVENT"
        #expect(
            QRPayload(parsing: text).preview().facts.map(\.value) == [
                "假期", "2026-03-01", "2026-03-02",
            ])
    }
}
