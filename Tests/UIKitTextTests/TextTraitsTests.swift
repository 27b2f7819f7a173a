import Testing
import UIKit

@Suite("Text traits")
struct TextTraitsTests {
    @Test("UIKeyboardType: raw values are Apple's")
    func keyboardTypes() {
        #expect(UIKeyboardType.decimalPad.rawValue == 8)
        #expect(UIKeyboardType(rawValue: 11) == .asciiCapableNumberPad)
    }
}
