import TestSupport
import Testing
import UIKit
import UIKitTesting
import ValidatedFields

@Suite("Validators")
struct ValidatorTests {
    @Test(
        "Validator: letters and digits, of one script or of all", .rows("S1-19"),
        arguments: [
            ("abc", true, true, false, false), ("ab1", false, false, false, false),
            ("123", false, false, true, true), ("12a", false, false, false, false),
            ("", false, false, false, false), ("é中я", true, false, false, false),
            ("٤٢", false, false, true, false), ("abc\n123", false, false, false, false),
            ("½", false, false, false, false), ("a b", false, false, false, false),
        ])
    func kinds(text: String, letters: Bool, asciiLetters: Bool, digits: Bool, asciiDigits: Bool) {
        #expect((Validator.letters.failure(of: text) == nil) == letters)
        #expect((Validator.asciiLetters.failure(of: text) == nil) == asciiLetters)
        #expect((Validator.digits.failure(of: text) == nil) == digits)
        #expect((Validator.asciiDigits.failure(of: text) == nil) == asciiDigits)
    }

    @Test("Validator: failures have codes, a title and a reason", .rows("S1-19"))
    func failures() {
        let letters = Validator.letters.failure(of: "1")
        #expect(letters?.code == 1002)
        #expect(letters?.errorDescription == "Input Validation Failed")
        #expect(letters?.failureReason == "The input can contain only letters.")
        let digits = Validator.digits.failure(of: "a")
        #expect(digits?.code == 1001)
        #expect(digits?.failureReason == "The input can contain only numerical values.")
        #expect(Validator.digits.reason("Nur Ziffern").failure(of: "a")?.reason == "Nur Ziffern")
    }

    @Test("Validator: reasons are in the app's language, also of rules that were made before")
    func chinese() {
        _ = Validator.letters.failure(of: "1")
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 240), language: .simplifiedChinese,
            rootViewController: UIViewController())
        app.advance(by: 0)
        #expect(Validator.letters.failure(of: "1")?.reason == "只能输入字母。")
        #expect(Validator.length(2...4).failure(of: "a")?.reason == "请输入 2 至 4 个字符。")
        #expect(
            Validator.number(in: 0...1.5).failure(of: "9")?.reason == "请输入 0 至 1.5 之间的数字。")
        #expect(Validator.mail.failure(of: "a")?.errorDescription == "输入有误")
    }

    @Test("Validator: an expression matches the whole text, over all its lines", .rows("S1-19"))
    func expressions() {
        let rule = Validator.expression("[a-z]+|[0-9]+", reason: "One kind.")
        #expect(rule.failure(of: "abc") == nil && rule.failure(of: "12") == nil)
        #expect(rule.failure(of: "abc\n123") != nil && rule.failure(of: "abc\n") != nil)
        #expect(rule.failure(of: "ab1") != nil)
    }

    @Test("Validator: mail addresses, phone numbers")
    func addresses() {
        for text in ["a@b.co", "first.last+tag@mail.example.com", "名@例え.テスト"] {
            #expect(Validator.mail.failure(of: text) == nil, "\(text)")
        }
        for text in ["", "a", "a@b", "@b.co", "a@.co", "a b@c.de", "a@b..c", "a@-b.c"] {
            #expect(Validator.mail.failure(of: text) != nil, "\(text)")
        }
        for text in ["+44 20 7946 0000", "(030) 123-456", "٠١٢٣٤٥٦"] {
            #expect(Validator.phone.failure(of: text) == nil, "\(text)")
        }
        for text in ["", "123", "+4+4123456", "12345x", "1234567890123456"] {
            #expect(Validator.phone.failure(of: text) != nil, "\(text)")
        }
    }

    @Test("Validator: numbers in a range, in any script, with a point or a comma")
    func numbers() {
        let rule = Validator.number(in: -5...100)
        for text in ["0", "100", "-5", "12.5", "12,5", "٤٢", "−3"] {
            #expect(rule.failure(of: text) == nil, "\(text)")
        }
        for text in ["", "101", "-6", "1.2.3", "x", "1-2", "nan", "inf", "1e1"] {
            #expect(rule.failure(of: text) != nil, "\(text)")
        }
        #expect(rule.failure(of: "x")?.reason == "Enter a number from -5 to 100.")
    }

    @Test("Validator: combinations report their first failure; an empty text may be allowed")
    func combinations() {
        let rule = Validator.all(.digits, .length(6...6))
        #expect(rule.failure(of: "123456") == nil)
        #expect(rule.failure(of: "abc")?.code == 1001)
        #expect(rule.failure(of: "123")?.reason == "Enter 6 characters.")
        #expect(rule.orEmpty.failure(of: "") == nil && rule.orEmpty.failure(of: "1") != nil)
        #expect(Validator.required.failure(of: " \n") != nil)
        struct Odd: Error {}
        #expect(Validator { _ in throw Odd() }.failure(of: "")?.reason == "Odd()")
    }

    @Test("Input mask: brings digits and letters in form")
    func masks() {
        let card = InputMask("#### #### #### ####")
        #expect(card.format("12345678") == "1234 5678")
        #expect(card.format("1234") == "1234")
        #expect(card.format("12345") == "1234 5")
        #expect(card.format("12x34 5") == "1234 5")
        #expect(card.format(String(repeating: "1", count: 30)).count == 19)
        #expect(card.content(of: "1234 5") == "12345")
        #expect(card.isComplete("1234 5678 9012 3456") && !card.isComplete("1234"))
        let phone = InputMask("+1 (###) ###")
        #expect(phone.format("555123") == "+1 (555) 123")
        #expect(phone.format("+1 (555) 1") == "+1 (555) 1")
        #expect(InputMask("AA-##").format("ab12") == "ab-12")
        #expect(card.format("") == "")
    }
}
