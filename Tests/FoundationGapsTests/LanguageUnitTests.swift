import Foundation
import FoundationGaps
import Testing

@Suite("Units of language")
struct LanguageUnitTests {
    private func units(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
        var units: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) {
            unit, _, _, _ in units.append(unit ?? "")
        }
        return units
    }

    @Test("Words: marks within words stay, others part them, ideographs are words")
    func words() {
        #expect(
            units("Don’t pay 3.14, snake_case!", .byWords) == [
                "Don’t", "pay", "3.14", "snake_case",
            ])
        #expect(units("最近 ok好", .byWords) == ["最", "近", "ok", "好"])
        #expect(units("one two", [.byWords, .reverse]) == ["two", "one"])
        #expect(units(" …", .byWords) == [])
    }

    @Test("Words: ranges, what follows a word, and an early stop")
    func ranges() {
        let text = "a, bc d"
        var found: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) {
            word, range, enclosing, stop in
            found.append("\(text[range])|\(text[enclosing])")
            stop = word == "bc"
        }
        #expect(found == ["a|a, ", "bc|bc "])
    }

    @Test("Sentences: end at stops with a blank, at Chinese stops, and at the end")
    func sentences() {
        #expect(
            units("It is 3.5. Is it? “Yes.” Ok", .bySentences) == [
                "It is 3.5. ", "Is it? ", "“Yes.” ", "Ok",
            ])
        #expect(units("你好。再见！", .bySentences) == ["你好。", "再见！"])
    }

    @Test("Lines and characters stay Foundation's")
    func lines() {
        #expect(units("a\nbé", .byLines) == ["a", "bé"])
        #expect(units("bé", .byComposedCharacterSequences) == ["b", "é"])
    }

    @Test("Formatter: values of numbers and dates, and a reason without one")
    func values() {
        var value: AnyObject?
        var reason: NSString?
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .decimal
        #expect(numbers.getObjectValue(&value, for: "1,250", errorDescription: &reason))
        #expect((value as? NSNumber)?.intValue == 1250 && reason == nil)
        #expect(!numbers.getObjectValue(&value, for: "much", errorDescription: &reason))
        #expect((value as? NSNumber)?.intValue == 1250 && reason?.contains("much") == true)
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        dates.dateFormat = "yyyy-MM-dd"
        #expect(dates.getObjectValue(&value, for: "1970-01-02", errorDescription: nil))
        #expect((value as? NSDate)?.timeIntervalSince1970 == 86_400)
    }

    @Test("CFData: bytes and length")
    func data() {
        let data = NSData(data: Data([7, 8]))
        #expect(CFDataGetLength(data) == 2 && CFDataGetBytePtr(data)?[1] == 8)
        #expect(CFDataGetBytePtr(nil) == nil && CFDataGetBytePtr(NSData()) == nil)
    }
}
