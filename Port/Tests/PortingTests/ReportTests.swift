import Porting
import Testing

@Suite("Report of API uses")
struct ReportTests {
    private let names = APINames(sources: [
        InputFile(
            path: "UIKit.swift",
            text: """
                open class UIResponder: NSObject {}
                open class UIView: UIResponder {
                    public var layer: CALayer { fatalError() }
                    open func layoutSubviews() {}
                    func hidden() {}
                }
                open class UILabel: UIView { open var text: String? }
                open class CALayer { public var cornerRadius = 0.0 }
                extension UIView { public var alpha: CGFloat { 1 } }
                open class UIViewController: UIResponder { open var view: UIView! }
                class UIMenuController {}
                public func CATransform3DMakeScale(_ x: Double) {}
                extension NSCoder { public func cgPoint() {} }
                extension UIView { public static func == (a: UIView, b: UIView) -> Bool { true } }
                """)
    ])

    private func report(_ source: String) -> APIReport {
        APIReport(of: [InputFile(path: "Page.swift", text: source)], against: names)
    }

    @Test("Report: types and members that exist are counted")
    func existing() {
        let report = report(
            """
            class Page: UIViewController {
                let label = UILabel()
                func f() { label.text = ""; label.alpha = 1; view.layer.cornerRadius = 3; own() }
                func own() {}
            }
            """)
        // UIViewController, UILabel; text, alpha, layer, cornerRadius.
        #expect(report.uses == 6)
        #expect(report.text == "6 of 6 API uses exist.\n")
    }

    @Test("Report: missing types and members have their number of uses and the first line")
    func missing() {
        let report = report(
            """
            let menu = UIMenuController.shared
            class Page: UIView {
                let label = UILabel()
                override func layoutSubviews() {}
                override func gone() {}
                func f() { label.motionEffects = []; label.hidden(); label.motionEffects = [] }
            }
            """)
        #expect(
            report.missing.map(\.name) == [
                "UILabel.hidden", "UILabel.motionEffects", "UIMenuController", "UIView.gone",
            ])
        #expect(report.missing.map(\.uses) == [1, 2, 1, 1])
        #expect(report.missing.map(\.line) == [6, 6, 1, 5])
    }

    @Test("Report: what Linux lacks of a framework that it has in part is missing")
    func partial() {
        let names = APINames(sources: [
            InputFile(
                path: "AVFoundation.swift",
                text:
                    "open class AVCaptureDevice { public var torch = 1 }\nopen class CLPlacemark {}"
            )
        ])
        func report(_ text: String) -> APIReport {
            APIReport(of: [InputFile(path: "A.swift", text: text)], against: names)
        }
        let source = """
            import AVFoundation
            func f(device: AVCaptureDevice, player: AVPlayer) { device.torch; device.focus }
            """
        #expect(report(source).missing.map(\.name) == ["AVCaptureDevice.focus", "AVPlayer"])
        // Another module's names may begin in the same way.
        #expect(report("import UIKit\nlet a: AVPlayer?").missing.isEmpty)
        // MapKit brings CoreLocation's names.
        #expect(
            report("import MapKit\nlet a: CLPlacemark?; let b: CLVisit?").missing.map(\.name)
                == ["CLVisit"])
    }

    @Test("Report: the module's own types and members are not counted")
    func own() {
        let report = report(
            """
            class UIOwn: UIView { var mine = 1 }
            extension UIView { var ours: Int { 1 } }
            protocol Item {}
            extension Item { func apply() {} }
            extension UILabel: Item {}
            func f(own: UIOwn, label: UILabel) { own.mine = 2; own.ours; label.apply() }
            """)
        #expect(report.missing.isEmpty, "\(report.text)")
    }

    @Test("Report: members that modules add to UIKit's types, their superclasses and protocols")
    func members() {
        let kit = """
            public protocol Item: AnyObject {}
            public typealias View = UIView
            extension Item { public var easy: Int { 1 }; public func reload() {} }
            extension UIResponder: Item {}
            extension View { public func pin() {} }
            extension UILabel { public enum Weight { case bold }; public static var title = 1 }
            extension Optional { public var isMissing: Bool { self == nil } }
            open class UIBadge: UIView { open func count() {} }
            public func UIRectMake() {}
            """
        let source = """
            extension UIResponder { func owner() {} }
            class Page: UIBadge { override func count() {}; override func gone() {} }
            func f(label: UILabel, page: Page, view: UIView?) {
                label.easy; label.reload(); label.owner(); label.pin(); page.easy; page.pin()
                _ = UILabel.Weight.bold; UILabel.title; UIRectMake(); let b: UIBadge = page
                view.isMissing; view.map { $0 }; label.lost(); page.count()
            }
            """
        let report = APIReport(
            of: [InputFile(path: "Page.swift", text: source)],
            context: [InputFile(path: "Kit.swift", text: kit)], against: names)
        #expect(report.missing.map(\.name) == ["UILabel.lost", "UIView.gone"])
    }

    @Test("Report: a type that a module declares has the module's members, whatever its name is")
    func shadowed() {
        let report = report(
            """
            struct UILabel { static let large = 1; var size = 2 }
            func f(label: UILabel) { label.size; _ = UILabel.large; label.unknown }
            """)
        #expect(report.missing.isEmpty, "\(report.text)")
    }

    @Test("Report: members whose names are words of the language are found without backticks")
    func backticks() {
        let names = APINames(sources: [
            InputFile(
                path: "UIKit.swift",
                text: "public struct CARange { public static let `default` = 1 }")
        ])
        let source = """
            extension CARange { static let `repeat` = 1; func `in`() {} }
            func f(r: CARange) { CARange.default; CARange.`default`; CARange.repeat; r.in() }
            """
        let report = APIReport(
            of: [InputFile(path: "Page.swift", text: source)], against: names)
        #expect(report.missing.isEmpty, "\(report.text)")
    }

    @Test("Report: patterns bind names of any type, and “if let name” keeps the type")
    func patterns() {
        let report = report(
            """
            func f(view: UIView, all: [Any]) {
                for case let view as UILabel in all { view.text = "" }
                if case let view as UILabel = all[0] { view.text = "" }
                let (view, other) = (UILabel(), 1); view.text = ""
            }
            """)
        #expect(report.missing.isEmpty, "\(report.text)")
        let kept = self.report("func f(item: UIView?) { if let item { item.lost() } }")
        #expect(kept.missing.map(\.name) == ["UIView.lost"])
    }

    @Test("Report: global functions exist; members of other libraries are unknown")
    func elsewhere() {
        let report = report("func f(coder: NSCoder) { CATransform3DMakeScale(1); coder.encode(1) }")
        #expect(report.text == "2 of 2 API uses exist.\n")
    }

    @Test("Report: names of Swift 4 exist in targets of Swift 4, where they are replaced")
    func oldNames() {
        let source = """
            let a: UIControlState = []
            let b = UIImagePNGRepresentation(image)
            """
        let file = InputFile(path: "Page.swift", text: source)
        #expect(APIReport(of: [file], against: names).missing.count == 2)
        #expect(APIReport(of: [file], against: names, hasOldNames: true).missing.isEmpty)
    }

    @Test("Report: type parameters, type aliases and modules are no types of UIKit")
    func otherNames() {
        let report = report(
            """
            typealias Layer = (x: Double, y: Double)
            protocol UIEntity { associatedtype UIElement }
            final class Binder<UIKind: UIView> { let kind: UIKind?; let view: UIKit.UIView? }
            func f<UIElementType>(_ e: UIElementType, _ l: Layer) { _ = l.x }
            """)
        #expect(report.missing.isEmpty, "\(report.text)")
    }

    @Test("Report: the parameters of a closure are no variables of the same name elsewhere")
    func closureParameters() {
        let report = report(
            """
            func f(item: UILabel) { item.text = "" }
            let g = { (cell, item) in cell.image = item.image }
            """)
        #expect(report.missing.isEmpty, "\(report.text)")
    }

    @Test("Report: names survive being written and read")
    func text() {
        #expect(APINames(text: names.text).text == names.text)
    }
}
