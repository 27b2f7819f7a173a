import CoreGraphics
import TestSupport
import Testing

@testable import TextLayout

@Suite("StyledText")
struct StyledTextTests {
    private let plain = TextAttributes(font: .system(size: 10))

    private func look(_ number: Int) -> TextAttributes {
        TextAttributes(font: .system(size: CGFloat(number) + 20))
    }

    @Test(
        "StyledText: every index has the attributes set there last",
        arguments: 0..<50 as Range<UInt64>)
    func model(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var text = StyledText("twenty characters...", plain)
        var model = Array(repeating: plain, count: 20)
        for number in 0..<12 {
            let start = Int.random(in: -3..<22, using: &random)
            let range = start..<(start + Int.random(in: 0..<9, using: &random))
            let attributes = Bool.random(using: &random) ? look(number % 4) : plain
            text.setAttributes(attributes, in: range)
            for index in range.clamped(to: 0..<20) { model[index] = attributes }
        }
        for index in 0..<20 { #expect(text.attributes(at: index) == model[index]) }
        #expect(text.runs.allSatisfy { !$0.range.isEmpty && $0.attributes != plain })
        #expect(
            zip(text.runs, text.runs.dropFirst()).allSatisfy {
                $0.range.upperBound <= $1.range.lowerBound
            })
        let start = Int.random(in: 0..<20, using: &random)
        let segments = text.segments(in: start..<20)
        #expect(segments.flatMap { Array($0.range) } == Array(start..<20))
        for segment in segments {
            #expect(segment.range.allSatisfy { model[$0] == segment.attributes })
        }
    }

    @Test("StyledText: parts are concatenated")
    func parts() {
        let text = StyledText([("one ", look(1)), ("", look(2)), ("two", look(3))], else: plain)
        #expect(text.string == "one two")
        #expect(text.attributes(at: 3) == look(1))
        #expect(text.attributes(at: 4) == look(3))
        #expect(text.attributes(at: 100) == look(3))
        #expect(StyledText([], else: plain).attributes == plain)
    }

    @Test("StyledText: kern and baseline offset are limited")
    func limits() {
        let wild = TextAttributes(
            font: .system(size: 10), kern: .infinity, baselineOffset: -.greatestFiniteMagnitude)
        #expect(wild.kern == TextAttributes.maximumDistance)
        #expect(wild.baselineOffset == -TextAttributes.maximumDistance)
        #expect(TextAttributes(font: .system(size: 10), kern: .nan).kern == 0)
    }
}
