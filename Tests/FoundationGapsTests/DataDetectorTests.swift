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
        let date: NSTextCheckingTypes = 1 << 3
        #expect(throws: DataDetectorError.unsupported(types: date)) {
            try NSDataDetector(types: date)
        }
        #expect("\(DataDetectorError.unsupported(types: 8))".contains("link.rawValue"))
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
