import LayoutLabUI
import Playback
import Testing
import UIKit
import UIKitTesting

@Suite("The lab's recording")
struct RecordingTests {
    @Test(
        "LayoutLab: the recording plays in windows of every width, in every language",
        arguments: [
            CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
            CGSize(width: 820, height: 600),
        ], Language.allCases)
    func plays(size: CGSize, language: Language) throws {
        let app = HeadlessApp(
            size: size, scale: 1, language: language, delegate: LayoutLabApp(size: size))
        let script = try Script(
            json: LayoutLabRecording.script(inWindowOf: size), path: "the recording")
        try Player(app: app).play(script)
        #expect(app.find("EquationsPage") != nil)
    }
}
