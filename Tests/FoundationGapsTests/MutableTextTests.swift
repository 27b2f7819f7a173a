import Foundation
import FoundationGaps
import Testing

@Suite("NSMutableString: transforms")
struct MutableTextTests {
    @Test("CFStringTransform: Chinese becomes pinyin, accents go")
    func pinyin() {
        let text = NSMutableString()
        text.append("北京")
        #expect(CFStringTransform(text, nil, kCFStringTransformMandarinLatin, false))
        #expect(text == "běi jīng")
        #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
        #expect(text == "bei jing")
    }

    @Test("appendFormat: appends a formatted text")
    func format() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d%@", 1, "b")
        #expect(text == "a1b")
    }

    @Test("CFStringTransform: a range alone")
    func range() {
        let text = NSMutableString(string: "éé")
        var range = CFRangeMake(1, 1)
        CFStringTransform(text, &range, kCFStringTransformStripDiacritics, false)
        #expect(text == "ée")
        #expect(range.location == 1)
    }
}
