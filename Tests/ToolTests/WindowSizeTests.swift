import Foundation
import Testing
import UIKit

@Suite("First windows")
struct WindowSizeTests {
    @Test(
        "First window: as large as wished, with room around it for the desktop",
        arguments: [
            (CGSize(width: 1920, height: 1080), CGSize(width: 1280, height: 800)),
            (CGSize(width: 1366, height: 768), CGSize(width: 1280, height: 640)),
            (CGSize(width: 1024, height: 600), CGSize(width: 976, height: 472)),
            (CGSize(width: 1, height: 1), CGSize(width: 320, height: 320)),
        ])
    func fitting(screen: CGSize, size: CGSize) {
        #expect(CGSize(width: 1280, height: 800).fitting(screen: screen) == size)
    }
}
