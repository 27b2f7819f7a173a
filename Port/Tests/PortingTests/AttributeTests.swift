import Porting
import Testing

@Suite("Attributes, imports, conditions, key paths")
struct AttributeTests {
    @Test("Attributes: Objective-C's and Interface Builder's go, lines stay")
    func removed() {
        let ported = port(
            """
            @objcMembers
            class Page: UIViewController {
                @objc(goBack:) @discardableResult func back(_ sender: Any) -> Bool { true }
                @nonobjc
                func plain() {}
            }
            """)
        #expect(
            ported == """

                class Page: UIViewController {
                    @discardableResult func back(_ sender: Any) -> Bool { true }
                    \n    func plain() {}
                }
                """)
    }

    @Test("Attributes: the application's class becomes the main type")
    func main() {
        #expect(
            port("@UIApplicationMain class A: UIResponder {}") == "@main class A: UIResponder {}")
    }

    @Test("Attributes: other attributes stay")
    func others() {
        let source = "@available(iOS 13, *) @MainActor class A { @escaping func f() {} }"
        #expect(port(source) == source)
    }

    @Test(
        "Imports: of parts become those of the module, of absent frameworks go",
        arguments: [
            ("import UIKit.UIView", "import UIKit"),
            ("import class UIKit.UIView", "import class UIKit.UIView"),
            ("import GameKit", ""), ("import ObjectiveC", ""), ("import Darwin", "import Glibc"),
            ("import Symbols", "import Symbols"),
            ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
            ("import Ours", "import Ours"), ("import MapKit", "import MapKit"),
        ])
    func imports(source: String, expected: String) {
        #expect(port(source) == expected)
        #expect(problems(source).isEmpty)
    }

    @Test("Imports: the use of an absent framework is a problem at its line")
    func absent() {
        #expect(
            problems("import GameKit\n\nlet score = GKScore()")
                == ["3: GameKit is not there on Linux, and is used"])
        // Names of AVFoundation, whose prefix AVKit's share.
        #expect(problems("import AVKit\nimport AVFoundation\nlet a: AVCaptureDevice?").isEmpty)
        #expect(problems("import AVKit\nlet a = AVPlayerViewController()").count == 1)
    }

    @Test("Imports: a module of the project that has the name of a framework is meant")
    func ownModules() {
        let source = InputFile(path: "A.swift", text: "import Contacts\nlet a = CNContact()\n")
        let module = PortedModule([source], modules: ["Contacts"])
        #expect(module.files[0].text.contains("import Contacts\n"))
        #expect(module.findings.isEmpty)
        let names = APINames(sources: [])
        let survey = ModuleSurvey(of: [source], against: names, modules: ["Contacts"])
        #expect(survey.frameworks.isEmpty)
        #expect(ModuleSurvey(of: [source], against: names).frameworks.map(\.isNeeded) == [true])
    }

    @Test("Conditions: iOS means Linux too, other systems are left alone")
    func conditions() {
        let ported = port(
            """
            #if os(iOS) || os(tvOS)
            class A { @objc func f() {} }
            #elseif os(macOS)
            class B { @objc func f() {} }
            #endif
            """)
        #expect(
            ported == """
                #if true || os(tvOS)
                class A { func f() {} }
                #elseif os(macOS)
                class B { @objc func f() {} }
                #endif
                """)
    }

    @Test("Conditions: classes of other systems are not the module's")
    func otherSystems() {
        let ported = port(
            """
            #if canImport(AppKit)
            class Base { @objc func tap() {} }
            #else
            class Base: UIView { @objc func tap(_ sender: Any) {} ; func g() { use(Selector("tap:")) } }
            #endif
            """)
        #expect(ported.contains("Selector(Base.tap(_:)"))
    }

    @Test("Key paths: the texts that they stand for")
    func keyPaths() {
        #expect(port("let a = #keyPath(Book.author.name)") == "let a = \"author.name\"")
        #expect(port("let a = #keyPath(UIView.frame)") == "let a = \"frame\"")
    }

    @Test("Classes: a class of the module by its name")
    func classes() {
        #expect(
            port("class A {}\nlet a = NSClassFromString(\"App.A\")")
                == "class A {}\nlet a = (A.self as AnyClass?)")
    }

    @Test("Casts: a text as NSString")
    func casts() {
        #expect(
            port("let n = (text as NSString).length")
                == "let n = (NSString(string: text)).length")
    }

    @Test(
        "Conditions: SWIFT_PACKAGE is false in a target of an Xcode project, although SwiftPM sets it"
    )
    func packages() {
        let source = "#if SWIFT_PACKAGE && os(iOS)\nimport A\n#endif"
        let input = InputFile(path: "A.swift", text: source)
        let own = PortedModule([input], isPackage: false).files[0].text
        #expect(own.contains("#if false && true\n"))
        #expect(PortedModule([input]).files[0].text.contains("#if SWIFT_PACKAGE && true\n"))
    }

    @Test("Casts: patterns keep them, since Linux bridges values of unknown types")
    func castPatterns() {
        let source = """
            func f(_ v: Any) {
                switch v {
                case let s as NSString: use(s)
                case (let n as NSNumber): use(n)
                default: break
                }
                if case let s as NSString = v { use(s) }
            }
            """
        #expect(port(source) == source)
        #expect(
            port("switch v { case let s as NSString: use(name as NSString); default: break }")
                == "switch v { case let s as NSString: use(NSString(string: name)); default: break }"
        )
    }

    @Test("Needs: a parser of XML, and UIKit where an import of another module brings it")
    func needs() {
        let files = module([
            "import Foundation\nclass Feed: NSObject, XMLParserDelegate { let p: XMLParser? }",
            "import Base\nclass Card: UIView {}", "import Base\nlet count: UInt = 1",
            "import UIKit\nlet filter = CIFilter(name: \"CISepiaTone\")",
        ]).files
        #expect(files[0].text.hasPrefix("import FoundationXML\n#source"))
        #expect(files[1].text.hasPrefix("import UIKit\n#source"))
        #expect(files[2].text.hasPrefix("#source"))
        #expect(files[3].text.hasPrefix("import CoreImage\n#source"))
    }

    @Test("Needs: a bridging header brings UIKit and Foundation to files without imports")
    func bridged() {
        let files = module([
            "class Card: UIView {}", "struct Trip { let start: Date; let id: UUID }",
            "func join(_ a: Int) -> Int { a }", "struct Date {}\nlet today = Date()",
            "func pin(_ c: [NSLayoutConstraint]) {}", "let layer: CALayer? = nil",
            "import Base\nlet start = Date()",
        ]).files.map { $0.text.prefix { $0 != "#" } }
        #expect(files[0] == "import UIKit\n")
        #expect(files[1] == "import Foundation\n")
        #expect(files[2].isEmpty && files[3].isEmpty && files[6].isEmpty)
        #expect(files[4].contains("import UIKit\n"))
        #expect(files[5].contains("import QuartzCore\n"))
    }

    @Test("Source that does not parse is passed on, and reported with its line")
    func unparsable() {
        let source = "class A {\n    @objc func f( {}\n}\n"
        #expect(port(source) == source)
        #expect(problems(source).first?.hasPrefix("2: the source does not parse") == true)
    }

    @Test("Brackets that would take the parser hours are passed on, and reported with their line")
    func nesting() {
        let deep = String(repeating: "[", count: 600)
        let source = "class A {\n    @objc var list = \(deep)\n}\n"
        #expect(port(source) == source)
        #expect(
            problems(source).first?.hasPrefix(
                "2: the source does not parse: more than 16 square brackets are nested") == true)
        let harmless = "// \(deep)\nlet a = \"\(deep)\"\nlet b = \"\"\"\n\(deep)\n\"\"\"\n"
        #expect(problems(harmless).isEmpty)
    }

    @Test("The first line refers to the original")
    func location() {
        #expect(
            module(["let a = 1"]).files[0].text
                == "#sourceLocation(file: \"File0.swift\", line: 1)\nlet a = 1")
    }

    @Test("Outlets and actions: the class gets a table by which nib files are connected")
    func outlets() {
        let ported = port(
            """
            public class Page: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var buttons: [UIButton]!
                @IBInspectable var radius = 3.5
                @IBAction func tap(_ sender: Any) {}
                @IBAction private func close() {}
            }
            """)
        #expect(
            ported == """
                public class Page: UIViewController {
                    private weak var label: UILabel!
                    var buttons: [UIButton]!
                    var radius = 3.5
                    func tap(_ sender: Any) {}
                    private func close() {}
                public override class var nibConnections: NibConnections { super.nibConnections\
                .outlet("label") { (object: Page, value: UILabel) in object.label = value }\
                .outlet("buttons") { (object: Page, value: [UIButton]) in object.buttons = value }\
                .outlet("radius") { (object: Page, value: Double) in object.radius = value }\
                .action("tap:", Selector(Page.tap(_:), name: "tap(_:)"))\
                .action("close", Selector(Page.close, name: "close")) } }
                """)
    }

    @Test("Outlets and actions: a class that is no responder conforms, its subclass overrides")
    func plainOutlets() {
        let ported = port(
            """
            class Help: NSObject {
                @IBOutlet var label: UILabel!
            }
            class More: Help { @IBAction func tap(_ sender: Any) {} }
            class Swipe: UISwipeGestureRecognizer { @IBOutlet var label: UILabel! }
            """)
        #expect(ported.contains("class Help: NSObject, NibConnectable {"))
        #expect(
            ported.contains(
                "class var nibConnections: NibConnections { NibConnections().outlet(\"label\")"))
        #expect(
            ported.contains(
                "override class var nibConnections: NibConnections { super.nibConnections"
                    + ".action(\"tap:\""))
        #expect(ported.contains("class More: Help {"))
        #expect(ported.contains("class Swipe: UISwipeGestureRecognizer {"))
        #expect(problems("class Help: NSObject { @IBOutlet var label: UILabel! }") == [])
    }

    @Test("Log: objects are printed by their descriptions")
    func logs() {
        #expect(
            port(#"NSLog("%@: %ld of %5.1f %% %@", view, count, all, "text"); NSLog(view)"#)
                == #"NSLog("%@: %ld of %5.1f %% %@", String(describing: view as Any), count, all, "#
                + #""text"); NSLog(view)"#)
    }

    @Test("Inspectable properties: a class that is no responder gets no table")
    func inspectableLayout() {
        #expect(
            port("class Flow: UICollectionViewFlowLayout { @IBInspectable var gap = 1 }")
                == "class Flow: UICollectionViewFlowLayout { var gap = 1 }")
    }

    @Test("A blank between an attribute and its arguments, which Swift 5 accepts, is no mistake")
    func blank() {
        #expect(
            port("@available (iOS 9.0, *)\n@objc func f() {}")
                == "@available (iOS 9.0, *)\nfunc f() {}")
    }

    @Test("A file that imports SwiftUI is left out, and reported; one that asks for it is not")
    func swiftUI() {
        let source = "import SwiftUI\nextension Color {}"
        #expect(
            module([source]).files[0].text == """
                #if canImport(SwiftUI)
                #sourceLocation(file: "File0.swift", line: 1)
                import SwiftUI
                extension Color {}
                #endif

                """)
        #expect(
            problems(source) == ["1: SwiftUI is not there on Linux: the whole file is left out"])
        #expect(
            port("import SwiftUI\nstruct HSL { var colors = 1 }")
                == "\nstruct HSL { var colors = 1 }")
        #expect(problems("#if canImport(SwiftUI)\nimport SwiftUI\n#endif") == [])
    }

    @Test("SwiftUI: declarations that use it are left out, the others of the file stay")
    func swiftUIParts() {
        let source = """
            import SwiftUI
            import UIKit
            struct Badge: View {
                var body: some View { Text("a") }
            }
            class Page: UIViewController {
                var host: UIHostingController<Badge>?
                func show() {
                    present(UIHostingController(rootView: Badge()), animated: true)
                }
                func make() -> UIHostingController<Badge> { UIHostingController(rootView: Badge()) }
                func count() -> Int { 3 }
            }
            """
        let ported = module([source, "import UIKit\nlet cards = { Badge() }\nlet other = 1"])
        let lines = ported.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.suffix(14).map(String.init) == [
                "#sourceLocation(file: \"File0.swift\", line: 1)",
                "", "import UIKit", "", "", "", "class Page: UIViewController {", "    ",
                "    func show() {fatalError(\"show() needs SwiftUI, which Linux does not have\")",
                "", "}", "    ", "    func count() -> Int { 3 }", "}",
            ])
        #expect(ported.files[1].text.hasSuffix("import UIKit\n\nlet other = 1"))
        #expect(
            ported.findings.filter { $0.kind == .problem }.map { "\($0.line): \($0.text)" } == [
                "3: Badge needs SwiftUI, which Linux does not have, and is left out",
                "7: host needs SwiftUI, which Linux does not have, and is left out",
                "8: show() needs SwiftUI, which Linux does not have, and stops the program",
                "11: make() needs SwiftUI, which Linux does not have, and is left out",
                "2: cards needs SwiftUI, which Linux does not have, and is left out",
            ])
    }

    @Test("SwiftUI: what needs a type that is left out goes, too, however far away")
    func swiftUIChain() {
        let ported = module([
            "import UIKit\nclass Page: UIViewController { var last: Deck? }",
            "import UIKit\nstruct Deck: Pile {}", "import SwiftUI\nprotocol Card: View {}",
            "import UIKit\nprotocol Pile: Card {}",
        ])
        #expect(
            ported.findings.filter { $0.kind == .problem }.map {
                String($0.text.prefix { $0 != " " })
            } == ["last", "Deck", "SwiftUI", "Pile"])
    }

    @Test("Resources of an app's main bundle are looked for in its module's")
    func mainBundle() {
        let source = """
            let a = Bundle.main.path(forResource: "A", ofType: "json")
            let b = Bundle.main.bundleIdentifier
            """
        let app = PortedModule([InputFile(path: "A.swift", text: source)], hasAppResources: true)
        #expect(app.files[0].text.contains("Bundle.module.path(forResource:"))
        #expect(app.files[0].text.contains("Bundle.main.bundleIdentifier"))
        #expect(port(source) == source)
    }

    @Test("Apple's log is imported from Touchstone's module")
    func log() {
        #expect(
            port("import os.log\nimport OSLog\nlet log = Logger()")
                == "import OSLogging\nimport OSLogging\nlet log = Logger()")
    }
}
