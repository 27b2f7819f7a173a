import Testing
import UIKit

@Suite("Bar positions")
struct BarPositionTests {
    @Test("UIBarPosition: raw values are Apple's")
    func rawValues() {
        #expect(UIBarPosition.topAttached.rawValue == 3)
        #expect(UIBarPosition(rawValue: 1) == .bottom)
    }
}
