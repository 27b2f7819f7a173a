import Porting
import Testing

@Suite("Members that Objective-C looks up") struct ReferenceTests {
    @Test("Optional requirements: one taken as a value is nil where a class lacks it")
    func optionalReference() {
        let ported = port(
            """
            @objc public protocol P { @objc optional func wheel(_ w: Wheel, mayTurnAt i: Int) -> Bool }
            class Wheel { weak var owner: P?
                func turn() -> Bool {
                    guard let ask = owner?.wheel(_:mayTurnAt:) else { return true }
                    return ask(self, 1) } }
            class Base: P {}
            class Sub: Base { func wheel(_ w: Wheel, mayTurnAt i: Int) -> Bool { i > 1 } }
            """)
        #expect(
            ported.contains(
                "var function_wheel__mayTurnAt: ((Wheel, Int) -> Bool)? { get } }; extension P { "
                    + "public var function_wheel__mayTurnAt: ((Wheel, Int) -> Bool)? { nil }; "),
            "\(ported)")
        #expect(ported.contains("guard let ask = owner?.function_wheel__mayTurnAt else"))
        #expect(
            ported.contains("class Base: P {public func optional_wheel"), "\(ported)")
        #expect(
            ported.contains(
                "override public var function_wheel__mayTurnAt: ((Wheel, Int) -> Bool)? "
                    + "{ self.wheel(_:mayTurnAt:) } }"), "\(ported)")
    }

    @Test("Optional requirements: calls and selectors take no values")
    func calls() {
        let ported = port(
            """
            @objc protocol P { @objc optional func h(x: Int) -> Int }
            class A { weak var owner: P?
                func go() -> Bool { _ = owner?.h?(x: 1); return owner?.responds(to: #selector(P.h(x:))) == true } }
            """)
        #expect(!ported.contains("function_"), "\(ported)")
    }

    @Test("Objects of unknown class: the class that has the member is named")
    func dynamicMembers() {
        let ported = port(
            """
            extension UIView { func page() -> Page? {
                var responder: AnyObject? = self
                while responder != nil {
                    if let page = responder as? Page { return page }
                    responder = responder?.next }
                return nil } }
            func f(_ list: inout Lines) -> Line? { list.next }
            """)
        #expect(ported.contains("responder = (responder as? UIResponder)?.next }"))
        #expect(ported.contains("{ list.next }"))
    }

    @Test("Objects of unknown class: properties of UIKit and of one class of the module are found")
    func dynamicProperties() {
        let source = """
            class Gauge: UIView {
                var level = 0
                var all: [AnyObject] { constraints }
                func f(_ other: AnyObject, _ maybe: AnyObject?) {
                    let p: UILayoutPriority? = all.first?.priority
                    for c in all { use(c.constant) }
                    let width = other.frame.width
                    if let level = maybe?.level { use(level) }
                    use(other.alpha ?? 1, other.description, other === self)
                }
            }
            """
        let ported = port(source)
        #expect(
            ported.contains(
                "let p: UILayoutPriority? = (all.first as? NSLayoutConstraint)?.priority"))
        #expect(ported.contains("use((c as? NSLayoutConstraint)?.constant)"))
        #expect(ported.contains("let width = (other as! UIView).frame.width"))
        #expect(ported.contains("if let level = (maybe as? Gauge)?.level"))
        #expect(
            ported.contains(
                "use((other as? UIView)?.alpha ?? 1, other.description, other === self)"))
        #expect(problems(source) == [])
    }

    @Test("Objects of unknown class: a member whose class is not known is a problem at its line")
    func unknownMembers() {
        let found = problems(
            """
            class A { var level = 0 }
            class B { var level = 0 }
            func f(_ o: AnyObject) {
                use(o.level)
                use(o.somewhere)
            }
            func f2(_ o: AnyObject) { if let o = o as? A { use(o.level) } }
            func g(_ o: AnyObject) {
                guard let o = o as? B else { return }
                use(o.level)
            }
            """)
        #expect(
            found == [
                "4: member level of AnyObject: A and B have it",
                "5: member somewhere of AnyObject: no class here has it",
            ])
    }

    @Test("Subscripts of AnyObject are those of a dictionary")
    func dynamicSubscripts() {
        let ported = port(
            """
            func read(_ json: [String: Any], _ one: AnyObject?, _ list: [[String: Int]]) {
                let days = json["days"] as! [AnyObject]
                for day in days { use(day["name"] as! String) }
                use(one?["name"], json["name"])
                for day in list { use(day["name"]) }
            }
            """)
        #expect(
            ported.contains("for day in days { use((day as! [String: Any])[\"name\"] as! String)"))
        #expect(ported.contains("use((one as? [String: Any])?[\"name\"], json[\"name\"])"))
        #expect(ported.contains("for day in list { use(day[\"name\"]) }"))
    }

    @Test("Constants of C that Linux's headers do not bring are those of Swift's types")
    func constants() {
        let ported = port(
            """
            let size = CGSize(width: 10, height: CGFloat(MAXFLOAT))
            let numbers = [INT64_MAX, Int64(NSIntegerMax), Limits.INT64_MAX]
            let others: [Any] = [CGFLOAT_MAX, LONG_MIN]
            enum Limits { static let INT_MIN = 3; static let low = INT_MIN }
            """)
        #expect(ported.contains("CGFloat(Float.greatestFiniteMagnitude)"))
        #expect(ported.contains("[Int64.max, Int64(Int.max), Limits.INT64_MAX]"))
        #expect(ported.contains("[CGFloat.greatestFiniteMagnitude, Int.min]"))
        #expect(ported.contains("let low = INT_MIN"))
    }
}
