import Foundation
import FoundationGaps
import Testing

@Suite("Data detector")
struct DataDetectorTests {
    private let link: NSTextCheckingTypes = 1 << 6

    private func links(in text: String) throws -> [String] {
        let whole = NSRange(location: 0, length: text.utf16.count)
        return try NSDataDetector(types: link).matches(in: text, range: whole).map {
            "\(try #require($0.url)) \((text as NSString).substring(with: $0.range))"
        }
    }

    @Test(
        "Data detector: finds links in prose",
        arguments: [
            (
                "See https://a.com/a?b=c#d, then go.",
                ["https://a.com/a?b=c#d https://a.com/a?b=c#d"]
            ),
            ("(http://example.com/a_(b))", ["http://example.com/a_(b) http://example.com/a_(b)"]),
            (
                "Try a.com or www.b.museum/x!",
                ["http://a.com a.com", "http://www.b.museum/x www.b.museum/x"]
            ),
            ("Write to a.b+c@example.co.uk.", ["mailto:a.b+c@example.co.uk a.b+c@example.co.uk"]),
            ("mailto:me@example.com", ["mailto:me@example.com mailto:me@example.com"]),
            ("访问https://a.com/路，谢谢", ["https://a.com/ https://a.com/"]),
            ("在example.cn看", ["http://example.cn example.cn"]),
            ("HTTPS://EXAMPLE.COM:8080/", ["HTTPS://EXAMPLE.COM:8080/ HTTPS://EXAMPLE.COM:8080/"]),
        ])
    func found(text: String, expected: [String]) throws {
        #expect(try links(in: text) == expected)
    }

    @Test(
        "Data detector: other text is not a link",
        arguments: [
            "", "main.swift", "1.5", "e.g. this", "a.b", "@name", "http://", "end.Start", "10:30",
            "a@b",
        ])
    func notFound(text: String) throws {
        #expect(try links(in: text) == [])
    }

    @Test("Data detector: ranges count UTF-16 units, within the given range alone")
    func ranges() throws {
        let text = "😀 a.com b.com"
        let detector = try NSDataDetector(types: link)
        let whole = NSRange(location: 0, length: text.utf16.count)
        let first = detector.firstMatch(in: text, range: whole)
        #expect(first?.range == NSRange(location: 3, length: 5))
        let rest = NSRange(location: 8, length: 6)
        #expect(
            detector.rangeOfFirstMatch(in: text, range: rest) == NSRange(location: 9, length: 5))
        #expect(detector.numberOfMatches(in: text, range: whole) == 2)
        #expect(
            detector.rangeOfFirstMatch(in: text, range: NSRange(location: 0, length: 2)).location
                == NSNotFound)
        var count = 0
        detector.enumerateMatches(in: text, range: whole) { match, _, stop in
            count += match?.resultType.rawValue == link ? 1 : 0
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test("Data detector: other kinds of data are refused with advice")
    func unsupported() {
        let transit: NSTextCheckingTypes = 1 << 12
        #expect(throws: DataDetectorError.unsupported(types: transit | link)) {
            try NSDataDetector(types: transit | link)
        }
        #expect(throws: DataDetectorError.unsupported(types: 0)) { try NSDataDetector(types: 0) }
        #expect("\(DataDetectorError.unsupported(types: 8))".contains("phone numbers"))
    }

    private let phone: NSTextCheckingTypes = 1 << 11
    private let date: NSTextCheckingTypes = 1 << 4
    private let address: NSTextCheckingTypes = 1 << 5

    private func found(_ types: NSTextCheckingTypes, in text: String) throws -> [String] {
        let whole = NSRange(location: 0, length: text.utf16.count)
        return try NSDataDetector(types: types).matches(in: text, range: whole).map {
            (text as NSString).substring(with: $0.range)
        }
    }

    @Test(
        "Data detector: finds phone numbers, but neither dates nor prices",
        arguments: [
            ("Call (408) 996-1010 or +1 800 275 2273.", ["(408) 996-1010", "+1 800 275 2273"]),
            ("电话：010-65102000，手机13800138000。", ["010-65102000", "13800138000"]),
            (
                "+86 138 0013 8000, +44 (0)20 7946 0018",
                ["+86 138 0013 8000", "+44 (0)20 7946 0018"]
            ),
            ("On 2026-11-23 it was 1,234,567.89 or $415-555-2671", []),
            ("12 apples, page 1380013800012345", []),
        ])
    func phones(_ text: String, _ expected: [String]) throws {
        #expect(try found(phone, in: text) == expected)
    }

    @Test(
        "Data detector: finds dates with their times",
        arguments: [
            ("Due 2026-11-23.", "2026-11-23", "2026-11-23 12:00"),
            ("Mon, 3 March 2025 at 5:30 pm", "Mon, 3 March 2025 at 5:30 pm", "2025-03-03 17:30"),
            ("on December 31st, 2024 at 9 am", "December 31st, 2024 at 9 am", "2024-12-31 09:00"),
            ("会议：2026年11月23日下午3:05", "2026年11月23日下午3:05", "2026-11-23 15:05"),
            ("2024-02-30 and 2024/2/29", "2024/2/29", "2024-02-29 12:00"),
        ])
    func dates(_ text: String, _ part: String, _ time: String) throws {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let all = try NSDataDetector(types: date).matches(in: text, range: whole)
        let match = try #require(all.first)
        #expect(all.count == 1 && (text as NSString).substring(with: match.range) == part)
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm"
        #expect(match.date.map(format.string) == time)
    }

    @Test("Data detector: finds postal addresses with their parts")
    func addresses() throws {
        let text = "We are at 1 Infinite Loop, Cupertino, CA 95014 or 北京市海淀区中关村大街27号。"
        let whole = NSRange(location: 0, length: text.utf16.count)
        let all = try NSDataDetector(types: address).matches(in: text, range: whole)
        #expect(
            all.map { (text as NSString).substring(with: $0.range) } == [
                "1 Infinite Loop, Cupertino, CA 95014", "北京市海淀区中关村大街27号",
            ])
        #expect(
            all.first?.addressComponents == [
                .street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014",
            ])
        #expect(all.last?.addressComponents?[.city] == "北京市")
        #expect(try found(address, in: "12 apples on the way") == [])
        #expect(try found(address, in: "我住在广东省深圳市南山区深南大道10000号3楼") == ["广东省深圳市南山区深南大道10000号3楼"])
    }

    @Test("Data detector: several kinds are found in their order, each once")
    func several() throws {
        let text = "2026-11-23: call +1 800 275 2273 or see https://a.com/13800138000"
        #expect(
            try found(phone | date | link, in: text) == [
                "2026-11-23", "+1 800 275 2273", "https://a.com/13800138000",
            ])
    }

    @Test("Data detector: strange text is searched without harm")
    func strange() throws {
        for text in [
            String(repeating: "a.", count: 5000), String(repeating: "(", count: 5000),
            "\u{0}http://\u{FFFF}",
        ] {
            #expect(try links(in: text).count <= 1)
        }
    }
}
