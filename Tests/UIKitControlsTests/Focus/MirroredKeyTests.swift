import Testing
import UIKit
import UIKitTesting

@Suite("Key commands from right to left")
@MainActor
struct MirroredKeyTests {
    private final class Pages: UIViewController {
        var log: [String] = []
        var mirrors = true
        func forward() { log.append("forward") }

        override var keyCommands: [UIKeyCommand]? {
            let command = UIKeyCommand(
                input: UIKeyCommand.inputRightArrow, modifierFlags: .command,
                action: Selector(Pages.forward))
            command.allowsAutomaticMirroring = mirrors
            return [command]
        }
    }

    @Test("Key commands: arrows are the opposite ones, unless the command refuses it")
    func arrows() {
        let pages = Pages()
        let app = HeadlessApp(AppVariant(isRightToLeft: true), rootViewController: pages)
        app.settle()
        app.keyboard.press(.right, .control)
        #expect(pages.log == [])
        app.keyboard.press(.left, .control)
        #expect(pages.log == ["forward"])
        pages.mirrors = false
        app.keyboard.press(.right, .control)
        #expect(pages.log == ["forward", "forward"])
    }

    @Test("Key commands: from left to right the arrows are as they are written")
    func plain() {
        let pages = Pages()
        let app = HeadlessApp(
            size: CGSize(width: 200, height: 200), rootViewController: pages)
        app.settle()
        app.keyboard.press(.right, .control)
        #expect(pages.log == ["forward"])
    }
}
