import Porting
import Testing

@Suite struct InstanceTests {
    @Test("Classes known at run time: generic parameters and metatypes of responders")
    func instances() {
        let ported = port(
            """
            class Cell<Content: UIView>: UITableViewCell { let content = Content() }
            func make<T>(_ type: T.Type) -> T where T: UIViewController & Page { T() }
            func show<V: Card>(_ type: V.Type) { _ = V(frame: .zero); _ = type.init(frame: .zero) }
            class Card: UIView { var kind: UIView.Type; func f() { _ = kind.init() } }
            func other<T: Decodable, R: UIGestureRecognizer>(_ t: T.Type) { _ = T(); _ = R() }
            """)
        #expect(ported.contains("let content = Content.makeOfClass()"))
        #expect(ported.contains("{ T.makeOfClass() }"))
        #expect(ported.contains("V.makeOfClass(frame: .zero); _ = type.makeOfClass(frame: .zero)"))
        #expect(ported.contains("kind.makeOfClass()"))
        #expect(ported.contains("_ = T(); _ = R()"))
    }

    @Test("Classes known at run time: optional types, arrays of types, and objects without views")
    func types() {
        let ported = port(
            """
            class Maker<T: NSObject> {
                var type: T.Type?
                var kinds: [T.Type] = []
                func a() -> T? { type?.init() }
                func b() -> [T] { kinds.map { $0.init() } }
                func c() -> T { if let type { return type.init() } else { return T.init() } }
                func d() { for kind in kinds { use(kind.init()) } }
                func e() { kinds.forEach { kind in use(kind.init()) } }
                func f() -> T { kinds[0].init() }
                func g() -> T { T() }
            }
            class Model: NSObject {
                func copied() -> Model { type(of: self).init() }
            }
            let pages: [UIViewController.Type] = [Home.self]
            let first = pages.first!.init()
            let all = pages.map { $0.init() }
            let named: [String: UIView.Type] = [:]
            let one = named["a"]?.init(frame: .zero)
            let numbers: [Int.Type] = [Int.self]
            let other = numbers.map { $0.init() }
            """)
        #expect(ported.contains("func a() -> T? { type?.makeOfClass() }"))
        #expect(ported.contains("kinds.map { $0.makeOfClass() }"))
        #expect(ported.contains("return type.makeOfClass() } else { return T.makeOfClass() }"))
        #expect(ported.contains("for kind in kinds { use(kind.makeOfClass()) }"))
        #expect(ported.contains("kinds.forEach { kind in use(kind.makeOfClass()) }"))
        #expect(ported.contains("kinds[0].makeOfClass()"))
        #expect(ported.contains("func g() -> T { T.makeOfClass() }"))
        #expect(ported.contains("{ type(of: self).makeOfClass() }"))
        #expect(ported.contains("pages.first!.makeOfClass()"))
        #expect(ported.contains("pages.map { $0.makeOfClass() }"))
        #expect(ported.contains("named[\"a\"]?.makeOfClass(frame: .zero)"))
        #expect(ported.contains("numbers.map { $0.init() }"))
    }

    @Test("Classes with a required initialiser of their own keep the call")
    func required() {
        let source = """
            class Model: NSObject { required override init() {} }
            class Plain { required init() {} }
            func f<T: Model>(_ t: T.Type) -> T { T() }
            func g<T: Plain>(_ t: T.Type) -> T { t.init() }
            """
        #expect(port(source) == source)
    }

    @Test("Names of classes: generic and nested classes, objects of unknown class")
    func classNames() {
        let ported = port(
            """
            func a(_ o: AnyObject) -> String { type(of: o).description() }
            let b = NSStringFromClass(List<Int>.self)
            let c = NSStringFromClass(type(of: b))
            let d = Card.description(for: 3)
            """)
        #expect(ported.contains("{ String(reflecting: type(of: o)) }"))
        #expect(ported.contains("let b = String(reflecting: List<Int>.self as AnyClass)"))
        #expect(ported.contains("let c = String(reflecting: type(of: b) as AnyClass)"))
        #expect(ported.contains("Card.description(for: 3)"))
    }

    @Test("Initialisers that call another one of their class are convenience initialisers")
    func delegation() {
        let ported = port(
            """
            final class Card: UITableViewCell {
                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                }
                required init?(coder: NSCoder) { self.init() }
                convenience init(title: String) { self.init() }
            }
            struct Size { init() { self.init(1) }; init(_ n: Int) {} }
            """)
        #expect(ported.contains("required convenience init?(coder: NSCoder) { self.init() }"))
        #expect(ported.contains("    convenience init(title: String)"))
        #expect(ported.contains("    override init(style: CellStyle"))
        #expect(ported.contains("struct Size { init() { self.init(1) }"))
    }

    @Test("A timer without an interval never fires")
    func emptyTimer() {
        let ported = port("var timer = Timer()\nlet own = Clock.Timer()")
        #expect(
            ported == """
                var timer = Timer(timeInterval: 0, repeats: false) { _ in }
                let own = Clock.Timer()
                """)
    }

    @Test("A timer that is added to a run loop first fires after its interval")
    func addedTimer() {
        let ported = port(
            """
            let timer = Timer(timeInterval: pace, repeats: true) { _ in step() }
            let old = Timer(timeInterval: 5, target: self, selector: s, userInfo: nil, repeats: true)
            let once = Timer(timeInterval: 2, repeats: false, block: { _ in })
            let own = Clock.Timer(timeInterval: 1)
            let next = Timer(timeInterval: nextPace(), repeats: false) { _ in }
            let long = Timer(timeInterval: 60 * self.minutes, repeats: false) { _ in }
            """)
        #expect(
            ported == """
                let timer = Timer(fire: Date(timeIntervalSinceNow: pace), interval: pace, \
                repeats: true) { _ in step() }
                let old = Timer(timeInterval: 5, target: self, selector: s, userInfo: nil, \
                repeats: true)
                let once = Timer(fire: Date(timeIntervalSinceNow: 2), interval: 2, \
                repeats: false, block: { _ in })
                let own = Clock.Timer(timeInterval: 1)
                let next = Timer(timeInterval: nextPace(), repeats: false) { _ in }
                let long = Timer(fire: Date(timeIntervalSinceNow: 60 * self.minutes), \
                interval: 60 * self.minutes, repeats: false) { _ in }
                """)
    }

    @Test("A test's class: XCTestCase is no NSObject on Linux")
    func classForCoder() {
        let ported = port(
            """
            class PageTests: XCTestCase {
                lazy var bundle = Bundle(for: classForCoder)
                func f() { g(self.classForCoder) }
            }
            class Page: UIViewController { lazy var bundle = Bundle(for: classForCoder) }
            """)
        #expect(ported.contains("lazy var bundle = Bundle(for: type(of: self))\n"))
        #expect(ported.contains("g(type(of: self))"))
        #expect(ported.hasSuffix("Bundle(for: classForCoder) }"))
    }

    @Test("Properties of a class by a key path are read")
    func staticValues() {
        let ported = port(
            "let a = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication"
        )
        #expect(ported == "let a = (UIApplication.shared as Any?) as? UIApplication")
    }

    @Test("Questions about protocols of Objective-C")
    func conformance() {
        let ported = port(
            """
            if view.conforms(to: UITextInput.self), next?.conforms(to: Page.self) == true {}
            extension UIView { var a: Bool { conforms(to: UIKeyInput.self) } }
            let isImage = type.conforms(to: .image)
            """)
        #expect(ported.contains("if (view is UITextInput), (next is Page) == true {}"))
        #expect(ported.contains("var a: Bool { (self is UIKeyInput) }"))
        #expect(ported.contains("type.conforms(to: .image)"))
    }

    @Test("Overrides in extensions of generic classes are forwarded")
    func generics() {
        let ported = port(
            """
            class List<Item: Hashable>: UIViewController { var items: [Item] = [] }
            extension List { override func viewDidLoad() { super.viewDidLoad(); items = [] } }
            """)
        #expect(
            ported.contains("override func viewDidLoad() { self.extension_viewDidLoad() } }"))
        #expect(ported.contains("extension List { func extension_viewDidLoad() {"))
    }
}
