import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import TextLayout

@Suite("TextFrame")
struct TextFrameTests {
    @Test("TextFrame: the cache returns the same frame for the same text")
    func cached() {
        let text = StyledText.plain("Laid out once")
        let first = TextFrame.cached(text, paragraph: .init(), fitting: .wide(100))
        let second = TextFrame.cached(text, paragraph: .init(), fitting: .wide(100))
        let other = TextFrame.cached(text, paragraph: .init(), fitting: .wide(101))
        #expect(first === second)
        #expect(first !== other)
    }

    @Test("TextFrame: Chinese lines are as high as English ones")
    func fallbackHeight() {
        let english = TextFrame.cached(.plain("Undo"), paragraph: .init(), fitting: .unlimited)
        let chinese = TextFrame.cached(.plain("撤销"), paragraph: .init(), fitting: .unlimited)
        #expect(english.size.height == chinese.size.height)
        #expect(abs(chinese.size.width - 32) < 1, "two square characters of 16 points")
    }

    @Test("TextFrame: bolder fonts have more ink, in Chinese too")
    func boldChinese() throws {
        let plain = try ink(of: StyledText.plain("粗体"))
        let bold = try ink(
            of: StyledText("粗体", TextAttributes(font: .system(size: 16, weight: 700))))
        #expect(bold > plain * 1.15)
    }

    /// Returns the total darkness of `text`, in black pixels.
    private func ink(of text: StyledText) throws -> Double {
        let page = try Page(width: 100, height: 40)
        page.draw(text)
        return page.darkness
    }

    @Test("TextFrame: a right-to-left paragraph starts at the right edge")
    func rightToLeft() {
        let text = StyledText.plain("שלום עולם\nhello")
        let frame = TextFrame.cached(text, paragraph: .init(), fitting: .wide(200))
        #expect(frame.lines[0].rect.maxX == 200)
        #expect(frame.lines[1].rect.minX == 0)
        let forced = TextFrame.cached(
            .plain("hello!"), paragraph: .init(baseDirection: .rightToLeft), fitting: .wide(200))
        #expect(forced.lines[0].rect.maxX == 200)
    }

    @Test("TextFrame: justified paragraphs fill all lines except the last")
    func justified() {
        let text = StyledText.plain("The quick brown fox jumps over the lazy dog\nThe end")
        let frame = TextFrame.cached(
            text, paragraph: .init(alignment: .justified), fitting: .wide(120))
        #expect(frame.lines.count > 3)
        for line in frame.lines {
            let isLast = [43, text.length].contains(line.range.upperBound)
            #expect((abs(line.rect.width - 120) < 0.1) == !isLast)
        }
    }

    @Test("TextFrame: an ellipsis is shown only where text is omitted")
    func ellipsis() {
        func isTruncated(_ string: String, _ mode: TextLineBreakMode = .byTruncatingTail) -> Bool {
            TextFrame.cached(
                .plain(string), paragraph: .init(lineBreakMode: mode, maximumLines: 1),
                fitting: .wide(200)
            ).lines[0].isTruncated
        }
        #expect(!isTruncated("short"))
        #expect(!isTruncated("short\n"))
        #expect(!isTruncated("short \r\n\n"))
        #expect(isTruncated("short\nmore"))
        #expect(isTruncated("short\nmore", .byTruncatingHead))
        #expect(isTruncated(String(repeating: "long ", count: 20)))
        let one = TextFrame.cached(
            .plain("short…"), paragraph: .init(), fitting: .unlimited)
        let cut = TextFrame.cached(
            .plain("short\nmore"),
            paragraph: .init(lineBreakMode: .byTruncatingTail, maximumLines: 1),
            fitting: .wide(200))
        #expect(one.size == cut.size)
    }

    @Test("TextFrame: head truncation shows the end of the text, past line feeds")
    func truncatedHead() {
        let frame = TextFrame.cached(
            .plain("A long first line that is cut\nand the end"),
            paragraph: .init(lineBreakMode: .byTruncatingHead, maximumLines: 1), fitting: .wide(120)
        )
        let end = TextFrame.cached(.plain("and the end"), paragraph: .init(), fitting: .unlimited)
        #expect(frame.lines[0].rect.width > end.size.width)
        #expect(frame.lines[0].rect.width <= 120)
        #expect(frame.lines[0].range == 0..<41)
    }

    @Test(
        "TextFrame: a truncated line is as wide as its visible text and the ellipsis",
        arguments: [61, 75, 90, 104])
    func noGapAtTheEllipsis(room: CGFloat) {
        let string = "Hello, Touchstone and friends"
        let cut = TextFrame.cached(
            .plain(string), paragraph: .init(lineBreakMode: .byTruncatingHead, maximumLines: 1),
            fitting: .wide(room)
        ).lines[0].rect.width
        let widths = string.indices.map { index in
            TextFrame.cached(
                .plain("…" + string[index...]), paragraph: .init(), fitting: .unlimited
            ).size.width
        }
        #expect(cut <= room)
        #expect(widths.contains { abs($0 - cut) < 1 })
    }

    @Test("TextFrame: a long word is broken without a hyphen")
    func noHyphens() {
        let frame = TextFrame.cached(
            .plain("incomprehensibilities"), paragraph: .init(), fitting: .wide(60))
        let unbroken = TextFrame.cached(
            .plain("incomprehensibilities"), paragraph: .init(), fitting: .unlimited)
        let sum = frame.lines.reduce(0) { $0 + $1.rect.width }
        #expect(abs(sum - unbroken.size.width) < 1)
    }

    @Test("TextFrame: colours and lines do not change the size")
    func colors() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let text = StyledText.plain("Tap to undo")
        let colored = text.with(
            "undo",
            TextAttributes(
                font: .system(size: 16), foregroundColor: red, backgroundColor: red,
                underline: .single, strikethrough: .double))
        let size = TextFrame.cached(text, paragraph: .init(), fitting: .unlimited).size
        let other = TextFrame.cached(colored, paragraph: .init(), fitting: .unlimited).size
        #expect(abs(size.width - other.width) < 0.5)
        #expect(size.height == other.height)
    }
}

// MARK: - What is where

@Suite("TextFrame positions")
struct TextPositionTests {
    static let samples = [
        "Hello, world", "天黑了，狐狸累了。", "one two three four five six", "a\n\nb\n", "שלום abc עולם",
        "👩‍👩‍👧 family", "", "e\u{301}tude",
    ]

    @Test(
        "TextFrame positions: the caret's rectangle leads back to the same index",
        arguments: samples)
    func roundTrip(_ string: String) {
        let frame = TextFrame.cached(.plain(string), paragraph: .init(), fitting: .wide(90))
        var index = 0
        for character in string + "." {
            let caret = frame.caretRect(at: index)
            #expect(caret.width == 0)
            let line = frame.lines.last { $0.rect.minY <= caret.minY }
            #expect(caret.height == line?.rect.height)
            let found = frame.index(at: CGPoint(x: caret.midX, y: caret.midY))
            // At the boundary of writing directions, two indices have the same position.
            let sharesPlace = frame.caretRect(at: found).origin == caret.origin
            #expect(
                found == index || sharesPlace
                    || abs(frame.caretRect(at: found).minX - caret.minX) < 0.01)
            index += character.utf16.count
        }
    }

    @Test("TextFrame positions: carets run from left to right, up to the width")
    func order() {
        let frame = TextFrame.cached(.plain("Hello"), paragraph: .init(), fitting: .unlimited)
        let carets = (0...5).map { frame.caretRect(at: $0).minX }
        #expect(carets == carets.sorted())
        #expect(Set(carets).count == 6)
        #expect(carets[0] == 0)
        #expect(abs(carets[5] - frame.size.width) < 0.01)
        #expect(frame.caretRect(at: -7) == frame.caretRect(at: 0))
        #expect(frame.caretRect(at: 700) == frame.caretRect(at: 5))
    }

    @Test("TextFrame positions: the index after a line feed is on the next line, even an empty one")
    func lines() {
        let frame = TextFrame.cached(.plain("ab\n\nc\n"), paragraph: .init(), fitting: .unlimited)
        let height = frame.lines[0].rect.height
        for (index, line) in [(0, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3)] {
            #expect(frame.caretRect(at: index).minY == height * CGFloat(line))
        }
        #expect(frame.caretRect(at: 6).minX == 0)
    }

    @Test("TextFrame positions: points above and below belong to the nearest line")
    func outside() {
        let frame = TextFrame.cached(.plain("ab\ncd"), paragraph: .init(), fitting: .unlimited)
        #expect(frame.index(at: CGPoint(x: -10, y: -100)) == 0)
        #expect(frame.index(at: CGPoint(x: 1000, y: -100)) == 2)
        #expect(frame.index(at: CGPoint(x: 1000, y: 1000)) == 5)
        #expect(frame.index(at: CGPoint(x: CGFloat.nan, y: .nan)) <= 5)
    }

    @Test("TextFrame positions: indices are never within a character of several code units")
    func wholeCharacters() {
        let string = "a👩‍👩‍👧b"
        let frame = TextFrame.cached(.plain(string), paragraph: .init(), fitting: .unlimited)
        let starts = Set(string.indices.map { $0.utf16Offset(in: string) } + [string.utf16.count])
        for x in stride(from: CGFloat(-5), to: frame.size.width + 5, by: 1) {
            #expect(starts.contains(frame.index(at: CGPoint(x: x, y: 5))))
        }
    }
}

// MARK: - Cache

@Suite("RecentCache")
struct RecentCacheTests {
    @Test(
        "RecentCache: a value is created once, and the most recent ones are kept up to the capacity"
    )
    func remembers() {
        let cache = RecentCache<Int, Int>(capacity: 10)
        var made = 0
        for key in 0..<100 {
            for recent in max(key - 8, 0)...key {
                let value = cache.value(for: recent) {
                    made += 1
                    return recent * 2
                }
                #expect(value == recent * 2)
            }
        }
        #expect(made == 100)
    }

    @Test("RecentCache: the weight stays below two capacities and a value")
    func bounded() {
        let cache = RecentCache<Int, Int>(capacity: 10)
        var random = SeededGenerator(seed: 5)
        for key in 0..<2000 {
            let weight = Int.random(in: 1...12, using: &random)
            _ = cache.value(for: key % 30, weight: weight) { key }
            #expect(cache.weight < 30)
        }
    }

    @Test("RecentCache: a value as heavy as the capacity is not cached")
    func heavy() {
        let cache = RecentCache<Int, Int>(capacity: 10)
        _ = cache.value(for: 1) { 1 }
        _ = cache.value(for: 2, weight: 10) { 2 }
        #expect(cache.value(for: 1) { 7 } == 1)
        #expect(cache.value(for: 2, weight: 10) { 7 } == 7)
    }

    @Test("RecentCache: a frequently used value is not evicted")
    func favourites() {
        let cache = RecentCache<Int, Int>(capacity: 10)
        var made = 0
        for key in 1..<1000 {
            _ = cache.value(for: 0) {
                made += 1
                return 0
            }
            _ = cache.value(for: key) { key }
        }
        #expect(made == 1)
    }
}

@Suite("Text on several threads")
struct TextThreadTests {
    @Test("Text on several threads: measuring and drawing give the results of one thread")
    func threads() async throws {
        let texts = (0..<40).map {
            StyledText.plain("Thread \($0) 线程 שלום", size: CGFloat(10 + $0 % 7))
        }
        let expected = texts.map {
            TextFrame($0, paragraph: .init(), fitting: .wide(80)).size
        }
        let sizes = await withTaskGroup(of: (Int, CGSize).self) { group in
            for round in 0..<4 {
                for (index, text) in texts.enumerated() {
                    group.addTask {
                        let frame =
                            round % 2 == 0
                            ? TextFrame.cached(text, paragraph: .init(), fitting: .wide(80))
                            : TextFrame(text, paragraph: .init(), fitting: .wide(80))
                        if let page = try? Page(width: 90, height: 90) {
                            frame.draw(in: page.context, at: .zero)
                        }
                        _ = frame.index(at: CGPoint(x: 40, y: 10))
                        return (index, frame.size)
                    }
                }
            }
            return await group.reduce(into: [(Int, CGSize)]()) { $0.append($1) }
        }
        #expect(sizes.count == 160)
        #expect(sizes.allSatisfy { $0.1 == expected[$0.0] })
    }
}
