import Porting
import Testing

@Suite("Programs of apps")
struct AppProgramTests {
    private func ported(_ source: String) -> PortedModule {
        PortedModule([InputFile(path: "AppDelegate.swift", text: source)], app: "Reader \"2\"")
    }

    @Test(
        "Program: the delegate that was the main class is what the program starts",
        arguments: [
            "@UIApplicationMain\nclass Starter: UIResponder, UIApplicationDelegate {}",
            "@main final class Starter: UIResponder, UIApplicationDelegate {}",
        ])
    func delegate(source: String) throws {
        let module = ported("import UIKit\n\(source)\n")
        let program = try #require(module.program)
        #expect(program.contains("{ _ in touchstoneDelegate() }.main()"))
        #expect(program.contains("touchstoneDelegate() -> any UIApplicationDelegate { Starter() }"))
        #expect(program.contains(#""Reader \"2\"""#))
        #expect(program.contains("@main enum TouchstoneProgram"))
        #expect(!module.files[0].text.contains("@main"))
        #expect(!module.files[0].text.contains("UIApplicationMain"))
    }

    @Test("Program: a main type of another kind stays as it is")
    func others() {
        let module = ported("@main struct Tool { static func main() {} }\n")
        #expect(module.program == nil)
        #expect(module.files[0].text.contains("@main struct Tool"))
    }

    @Test("Imports: one that is removed keeps bringing UIKit or Foundation, as on Apple's systems")
    func brings() {
        let text = PortedModule([
            InputFile(path: "Map.swift", text: "import GameKit\nlet page = UIView()\n"),
            InputFile(path: "Place.swift", text: "import CoreMotion\nlet date = Date()\n"),
        ]).files.map(\.text)
        #expect(text[0].hasPrefix("import UIKit\n"))
        #expect(text[1].hasPrefix("import Foundation\n"))
    }

    @Test("Imports: frameworks that Linux lacks go, and keep bringing what they bring")
    func absentFrameworks() {
        let names = [
            "QuickLook", "CoreTelephony", "ContactsUI", "LinkPresentation", "ARKit", "Speech",
            "NaturalLanguage", "EventKitUI", "AVKit",
        ]
        for name in names {
            let text = PortedModule([
                InputFile(
                    path: "A.swift",
                    text: "import \(name)\nclass S: NSObject { let url: URL? = nil }\n")
            ]).files[0].text
            let first = text.split(separator: "\n").first ?? ""
            #expect(first == "import UIKit" || first == "import Foundation", "\(name)")
            #expect(!text.contains("import \(name)"), "\(name)")
        }
    }

    @Test("Survey: names of Swift 3 and 4 that are replaced are not missing")
    func oldNames() {
        let names = APINames(sources: [
            InputFile(path: "UIView.swift", text: "open class UIControl { public enum State {} }")
        ])
        let source = "import UIKit\nlet s: UIControlState = .normal\nlet m: UIMap? = nil"
        let input = InputFile(path: "A.swift", text: source)
        #expect(ModuleSurvey(of: [input], against: names).missing.count == 2)
        let old = ModuleSurvey(of: [input], against: names, hasOldNames: true)
        #expect(old.missing.map(\.name) == ["UIMap"])
    }

    @Test("Survey: frameworks with their state, and whether something of them is used")
    func survey() throws {
        let names = APINames(sources: [
            InputFile(path: "UIView.swift", text: "open class UIView { public var alpha = 1 }")
        ])
        let source = """
            import UIKit
            import GameKit
            import CoreMotion
            import PDFKit
            let view = UIView()
            let score: GKScore? = nil
            let menu: UIMenuController? = nil
            """
        let survey = ModuleSurvey(of: [InputFile(path: "A.swift", text: source)], against: names)
        #expect(
            survey.frameworks.map { "\($0.name) \($0.state) \($0.isNeeded)" } == [
                "CoreMotion absent false", "GameKit absent true", "PDFKit partial false",
                "UIKit present false",
            ])
        #expect(survey.frameworks[1].line == 2)
        #expect(survey.missing.map(\.name) == ["UIMenuController"])
    }

    @Test("Survey: what is left out with SwiftUI is not missing; a file with a mistake is counted")
    func leftOut() {
        let names = APINames(sources: [
            InputFile(path: "UIView.swift", text: "open class UIView { public var alpha = 1 }")
        ])
        let source = """
            import SwiftUI
            struct Box: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView().lost() }
            }
            let view = UIView()
            """
        let survey = ModuleSurvey(of: [InputFile(path: "A.swift", text: source)], against: names)
        #expect(survey.missing.map(\.name) == [])
        #expect(survey.unparsedFiles == 0)
        let broken = ModuleSurvey(
            of: [InputFile(path: "B.swift", text: "func f( {")], against: names)
        #expect(broken.unparsedFiles == 1)
    }
}
