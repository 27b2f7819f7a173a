import Testing

@Suite("Overrides, protocols, observing")
struct MemberTests {
    @Test("Overrides in extensions: the body of the class gets a member that calls them")
    func overrides() {
        let ported = port([
            """
            public class Page: UIViewController {
                var a = 1
            }
            """,
            """
            extension Page {
                public override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    helper()
                }
                override var title: String? { get { "" } set { } }
                private func helper() {}
            }
            """,
        ])
        #expect(
            ported[0] == """
                public class Page: UIViewController {
                    var a = 1
                public override func viewDidAppear(_ animated: Bool) \
                { self.extension_viewDidAppear(animated) }; \
                override var title: String? { get { extension_title } set { extension_title = newValue } } }
                """)
        #expect(ported[1].contains("    func extension_viewDidAppear(_ animated: Bool) {\n"))
        #expect(ported[1].contains("super.viewDidAppear(animated)"))
        #expect(ported[1].contains("    var extension_title: String? {"))
    }

    @Test("Overrides in extensions: labels, inout, effects and results are passed on")
    func forwarding() {
        let ported = port(
            """
            class A: B { }
            extension A {
                override func f<T>(_ x: inout T, at _: Int, then g: @escaping () -> Void) async throws -> Int { 1 }
            }
            """)
        #expect(
            ported.contains(
                "override func f<T>(_ x: inout T, at argument1: Int, then g: @escaping () -> Void) "
                    + "async throws -> Int { try await self.extension_f(&x, at: argument1, then: g) }"
            ))
    }

    @Test("Members that an extension declares and a subclass overrides move into the method table")
    func declaredInExtension() {
        let ported = port(
            """
            class Base: UIView {}
            extension Base { @objc func setUp() {}; func own() {} }
            class Sub: Base { override func setUp() {} }
            """)
        #expect(ported.contains("class Base: UIView {func setUp() { self.extension_setUp() } }"))
        #expect(ported.contains("extension Base { func extension_setUp() {}; func own() {} }"))
        #expect(ported.contains("class Sub: Base { override func setUp() {} }"))
    }

    @Test("Overrides in extensions: those of a class and of its subclass are told apart")
    func overridesOfBoth() {
        let ported = port(
            """
            class Entry: NSObject {}
            class Draft: Entry {}
            extension Entry { open override func isEqual(_ o: Any?) -> Bool { super.isEqual(o) } }
            extension Draft { open override func isEqual(_ o: Any?) -> Bool { super.isEqual(o) } }
            """)
        #expect(ported.contains("Entry: NSObject {open override func isEqual(_ o: Any?) -> Bool"))
        #expect(ported.contains("{ self.extension_isEqual(o) } }"))
        #expect(ported.contains("{ self.extension_Draft_isEqual(o) } }"))
        #expect(ported.contains("extension Entry { func extension_isEqual(_ o: Any?)"))
        #expect(ported.contains("extension Draft { func extension_Draft_isEqual(_ o: Any?)"))
    }

    @Test("Members of extensions that a subclass overrides: types by another name are equal")
    func aliases() {
        let ported = port(
            """
            typealias Handler = (Int) -> Void
            class Base: NSObject {}
            extension Base { @objc func run(with handler: @escaping Handler) {} }
            class Sub: Base { override func run(with done: @escaping (Int) -> Void) {} }
            """)
        #expect(ported.contains("class Base: NSObject {func run(with handler: @escaping Handler)"))
        #expect(ported.contains("func extension_run(with handler: @escaping Handler) {}"))
    }

    @Test("Overrides in extensions of another module's class are a problem")
    func foreign() {
        #expect(
            problems("extension UIView {\n    override func f() {}\n}").first?.hasPrefix(
                "2: UIView") == true)
    }

    @Test("Methods that an extension of UIKit's class declares can be overridden")
    func dispatch() {
        let ported = port(
            """
            public extension UIView {
                @objc func add(_ v: UIView) -> UIView { v }
            }
            extension UIStackView { override func add(_ v: UIView) -> UIView { super.add(v) } }
            class Card: UIView { override func add(_ v: UIView) -> UIView { v } }
            """)
        #expect(
            ported == """
                public extension UIView {
                    func extension_add(_ v: UIView) -> UIView { v }
                public func add(_ v: UIView) -> UIView { \
                if let object = self as? Card { return object.Card_add(v) }; \
                if let object = self as? UIStackView { return object.UIStackView_add(v) }; \
                return self.extension_add(v) } }
                extension UIStackView { func UIStackView_add(_ v: UIView) -> UIView \
                { self.extension_add(v) } }
                class Card: UIView { func Card_add(_ v: UIView) -> UIView { v } }
                """)
    }

    @Test("Protocols of Objective-C: optional requirements get defaults")
    func optionalRequirements() {
        let ported = port(
            """
            @objc protocol P: NSObjectProtocol { @objc optional func f(_ x: Int); func g() }
            @objc protocol Q { @objc optional func h(x: Int) -> Int }
            """)
        #expect(
            ported == """
                protocol P: NSObjectProtocol { func f(_ x: Int); func g() }; extension P { func f(_ x: Int) {  } }
                protocol Q: AnyObject { func optional_h(x: Int) -> Int? }; \
                extension Q { func optional_h(x: Int) -> Int? { nil } }
                """)
    }

    @Test("Protocols of Objective-C: optional properties become optional, classes get witnesses")
    func optionalProperties() {
        let ported = port(
            """
            @objc protocol P { @objc optional var tint: Int { get } }
            class A: P { var tint: Int { 3 } }
            class B: P {}
            class C: B { let tint = 4 }
            """)
        #expect(
            ported == """
                protocol P: AnyObject { var tint: Int? { get } }; extension P { var tint: Int? { nil } }
                class A: P { var tint: Int { 3 } ; @_implements(P, tint) var P_tint: Int? { self.tint } }
                class B: P {@_implements(P, tint) var P_tint: Int? { nil } }
                class C: B { let tint = 4 ; override var P_tint: Int? { self.tint } }
                """)
    }

    @Test("Protocols of Objective-C: calls lose their question mark, results stay optional")
    func optionalCalls() {
        let ported = port(
            """
            @objc protocol P { @objc optional func f(); @objc optional func h(x: Int) -> Int }
            class A { weak var owner: P?; var done: (() -> Void)?
                func go() { owner?.f?(); done?(); self.done?(); use(owner?.h?(x: 1) ?? 2) } }
            class C: P { func h(x: Int) -> Int { x } }
            """)
        #expect(
            ported.contains("owner?.f(); done?(); self.done?(); use(owner?.optional_h(x: 1) ?? 2)"))
        #expect(ported.contains("func optional_h(x: Int) -> Int? { self.h(x: x) } }"))
    }

    @Test("Calls of UIKit's optional methods lose their question mark")
    func delegateCalls() {
        let ported = port(
            "func f() { t.delegate?.tableView?(t, didSelectRowAt: p); s.delegate?.scrollViewDidScroll?(s) }"
        )
        #expect(
            ported
                == "func f() { t.delegate?.tableView(t, didSelectRowAt: p); s.delegate?.scrollViewDidScroll(s) }"
        )
    }

    @Test("Optional requirements: a method that a subclass adds is called")
    func subclassAdds() {
        let ported = port(
            """
            @objc protocol P { @objc optional func f(); @objc optional func h() -> Int }
            class Base: P {}
            class Sub: Base { func f() {}; func h() -> Int { 1 } }
            """)
        #expect(
            ported.contains("class Base: P {func f() {  }; func optional_h() -> Int? { nil } }"),
            "\(ported)")
        #expect(ported.contains("override func f() {}"))
        #expect(ported.contains("override func optional_h() -> Int? { self.h() } }"))
    }

    @Test("Observing: dynamic properties are observed, in classes that say so")
    func observing() {
        let ported = port(
            """
            class Book: NSObject {
                @objc dynamic var title = ""
                @objc private(set) dynamic var owner: String?
                public dynamic var pages = 1
                @objc dynamic var label: String { title }
            }
            class Cover: UIView { @objc dynamic var pages = 0 }
            class Shelf: UITableViewController { @objc dynamic var pages = 0 }
            class Ring: CAShapeLayer { @objc dynamic var pages = 0 }
            class Novel: Book { @objc dynamic var pages = 0 }
            """)
        #expect(
            ported == """
                class Book: NSObject, KeyValueObservable {
                    @Observed var title = ""
                    @Observed private(set) var owner: String? = nil
                    @Observed public var pages = 1
                    var label: String { title }
                }
                class Cover: UIView { @Observed var pages = 0 }
                class Shelf: UITableViewController { @Observed var pages = 0 }
                class Ring: CAShapeLayer { @Observed var pages = 0 }
                class Novel: Book { @Observed var pages = 0 }
                """)
    }

    @Test("Observing by name: the observed class names its properties, the observer conforms")
    func observingByName() {
        let ported = port(
            """
            class Book: NSObject { @objc dynamic var page = 0 }
            class Novel: Book { @objc dynamic var plot = "" }
            class Reader: NSObject {
                func start() { book.addObserver(self, forKeyPath: "page", options: [.new], context: nil) }
                override func observeValue(forKeyPath k: String?, of o: Any?, \
            change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    super.observeValue(forKeyPath: k, of: o, change: change, context: context)
                }
            }
            class Page: UIViewController {
                override func observeValue(forKeyPath k: String?, of o: Any?, \
            change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
            }
            """)
        #expect(
            ported.contains(
                "class Book: NSObject, KeyValueObservable { @Observed var page = 0 ; "
                    + "func observableKey(named name: String) -> ObservableKey? "
                    + "{ switch name { case \"page\": return ObservableKey(\\Book.page); "
                    + "default: return nil } } }"), "\(ported)")
        #expect(ported.contains("override func observableKey(named name: String)"))
        #expect(ported.contains("default: return super.observableKey(named: name)"))
        #expect(ported.contains("class Reader: NSObject, KeyValueObserver {"))
        #expect(ported.contains("    func observeValue(forKeyPath k"))
        #expect(ported.contains("        ()\n"))
        #expect(ported.contains("class Page: UIViewController {\n    override func observeValue"))
        #expect(
            problems("func f() { a.addObserver(b, forKeyPath: \"c.d\", context: nil) }").count == 1)
    }

    @Test("Key-value coding: classes with @objc properties get the table of their names")
    func coding() {
        let ported = port(
            """
            class Person: NSObject {
                @objc var name = ""
                var secret = 1
                override func setValue(_ value: Any?, forUndefinedKey key: String) {
                    super.setValue(value, forUndefinedKey: key)
                }
                override func setValue(_ value: Any?, forKey key: String) {
                    super.setValue(value, forKey: key)
                }
            }
            @objcMembers class Child: Person { var age = 0 }
            class Card: UIView { @IBInspectable var radius: CGFloat = 0 }
            func fill(_ person: Person) { person.setValue("Emma", forKey: "name") }
            """)
        #expect(ported.contains("class Person: NSObject, KeyValueCoding {"), "\(ported)")
        #expect(
            ported.contains(
                "func codedKey(named name: String) -> CodedKey? { switch name { "
                    + "case \"name\": return CodedKey(\\Person.name); default: return nil } }"))
        #expect(ported.contains("    func setValue(_ value: Any?, forUndefinedKey key: String)"))
        #expect(ported.contains("self.refuseValue(forUndefinedKey: key)"))
        #expect(ported.contains("self.setCodedValue(value, forKey: key)"))
        #expect(ported.contains("override func codedKey(named name: String)"))
        #expect(ported.contains("CodedKey(\\Child.age); default: return super.codedKey"))
        #expect(ported.contains("CodedKey(\\Card.radius)"))
        #expect(!port("class A: NSObject { @objc var a = 1 }").contains("codedKey"))
    }

    @Test("Observing, selectors: a file without UIKit imports what it needs")
    func imports() {
        let source = "import Foundation\nclass A { @objc dynamic var a = 1 }"
        #expect(module([source]).files[0].text.hasPrefix("import Observing\n#sourceLocation"))
        #expect(module(["import UIKit\n" + source]).files[0].text.hasPrefix("#sourceLocation"))
        #expect(module(["import XCTest"]).files[0].text.hasPrefix("import UIKit\n#sourceLocation"))
    }

    @Test("Tests of the main actor become asynchronous, others stay")
    func tests() {
        let ported = port(
            """
            class Base: XCTestCase {}
            @MainActor class A: Base { func testA() throws {}; func help() {} }
            class B: Base { @MainActor func testB() {}; func testC() {} }
            """)
        #expect(ported.contains("func testA() async throws {}; func help() {}"))
        #expect(ported.contains("@MainActor func testB() async {}; func testC() {}"))
    }

    @Test("Tests of the main actor: what prepares them is asynchronous, also in subclasses")
    func preparations() {
        let ported = port(
            """
            @MainActor class Base: XCTestCase {
                override func setUp() { super.setUp(); page = Page() }
                override func tearDownWithError() throws { page = nil; try super.tearDownWithError() }
                override class func setUp() { super.setUp() }
            }
            class A: Base { override func setUpWithError() throws { try super.setUpWithError() }
                func testA() {} }
            class B: XCTestCase { override func setUp() { super.setUp() } }
            """)
        #expect(ported.contains("func setUp() async throws { try await super.setUp(); page"))
        #expect(
            ported.contains(
                "func tearDown() async throws { page = nil; try await super.tearDown() }"))
        #expect(ported.contains("override class func setUp() { super.setUp() }"))
        #expect(ported.contains("class A: Base { override func setUp() async throws { try await"))
        #expect(ported.contains("func testA() async {}"))
        #expect(ported.contains("class B: XCTestCase { override func setUp() { super.setUp() } }"))
    }

    @Test("Optional methods: questions for them hold, and forced calls are plain")
    func forcedOptionals() {
        let ported = port(
            """
            @objc protocol Source { @objc optional func changed(_ a: Int); @objc optional func title(at i: Int) -> String }
            class Page { weak var source: Source?
                func f() {
                    if let s = source, s.responds(to: #selector(Source.changed(_:))) { s.changed!(1) }
                    if source?.responds(to: #selector(Source.title(at:))) == true { print(source!.title!(at: 1)) }
                }
            }
            """)
        #expect(ported.contains("if let s = source, true { s.changed(1) }"))
        #expect(
            ported.contains("if (source != nil) == true { print(source!.optional_title(at: 1)!) }"))
    }

    @Test("Layers: managed properties are stored by name, and nothing decodes them")
    func layers() {
        let ported = port(
            """
            class Ring: CAShapeLayer { @NSManaged var progress: CGFloat
                required init?(coder: NSCoder) { super.init(coder: coder) } }
            """)
        #expect(
            ported.contains(
                "var progress: CGFloat { get { managedValue(forKey: \"progress\") } set { "
                    + "animatableChange(\"progress\") { setValue(newValue, forKey: \"progress\") } } }"
            ))
        #expect(ported.contains("{ super.init() }"))
        #expect(problems("class Book: NSManagedObject { @NSManaged var a: Int }").count == 1)
    }

    @Test("Casts to NSNumber: the value is bridged by a property, with its arithmetic")
    func numbers() {
        #expect(
            port("let a = [b / 2 as NSNumber, c as! NSNumber]")
                == "let a = [(b / 2).bridgedNumber, c as! NSNumber]")
    }

    @Test("Edit menu: its methods by name, and optional calls with labels")
    func editMenu() {
        #expect(
            port("let a = Selector((\"paste:\"))")
                == "let a = Selector(UIResponder.paste(_:), name: \"paste(_:)\")")
        #expect(
            port("func f(collectionView: Int) { d.collectionView?(v, at: 1) }")
                == "func f(collectionView: Int) { d.collectionView(v, at: 1) }")
    }

    @Test("Networking: its module is imported where a file uses it")
    func networking() {
        let uses = module(["import UIKit\nlet task = URLSession.shared"]).files[0].text
        #expect(uses.contains("import FoundationNetworking\n"))
        let none = module(["import UIKit\nlet a = URL(string: \"\")"]).files[0].text
        #expect(!none.contains("FoundationNetworking"))
    }

    @Test("Announcements of changes go, except those of operations")
    func announcements() {
        let ported = port(
            """
            class Page: UIView {
                var page: Int { get { 1 } set { willChangeValue(forKey: #keyPath(page)); self.didChangeValue(for: \\.page) } }
                override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
            }
            class Job: Operation { func end() { willChangeValue(forKey: "isFinished") } }
            """)
        #expect(ported.contains("set { (); () }"))
        #expect(!ported.contains("automaticallyNotifies"))
        #expect(ported.contains("{ willChangeValue(forKey: \"isFinished\") }"))
    }

    @Test("Previews go")
    func previews() {
        let ported = port(
            """
            #Preview("Page") {
                Page()
            }
            let a = 1
            """)
        #expect(ported == "\n\n\nlet a = 1")
    }
}
