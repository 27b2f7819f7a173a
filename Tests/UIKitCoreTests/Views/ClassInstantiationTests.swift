import Foundation
import FoundationGaps
import Testing
import UIKit

@Suite("Objects of classes known at run time")
@MainActor
struct ClassInstantiationTests {
    private final class Card: UIView {
        let mark: Int
        override init(frame: CGRect) {
            mark = 7
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { return nil }
    }

    private final class Page: UIViewController {
        var opened = 3
    }

    private final class Named: UIViewController {
        let mark: String
        override init(nibName: String?, bundle: Bundle?) {
            mark = nibName ?? ""
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { return nil }
    }

    private func make<T: UIView>(_ type: T.Type) -> T {
        T.makeOfClass(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    private func make<T: UIViewController>(_ type: T.Type) -> T { T.makeOfClass() }

    @Test("Classes at run time: views and controllers get their own initialisers")
    func generics() {
        let card = make(Card.self)
        #expect(card.mark == 7 && card.frame.width == 3)
        let type: UIView.Type = Card.self
        #expect((type.makeOfClass() as? Card)?.mark == 7)
        #expect(make(Page.self).opened == 3)
        #expect(Named.makeOfClass(nibName: "list", bundle: nil).mark == "list")
        #expect(make(UIViewController.self).isViewLoaded == false)
    }

    private class Quiet: UIResponder {
        override func responds(to aSelector: Selector) -> Bool {
            aSelector.name == "made up" || super.responds(to: aSelector)
        }
        func tap() {}
    }

    @Test("Selectors: a responder decides to which it responds, also where its class is not known")
    func responding() {
        let quiet = Quiet()
        let tap = Selector(Quiet.tap, name: "tap")
        let madeUp = Selector(UIViewController.viewDidLoad, name: "made up")
        #expect(quiet.responds(to: tap) && quiet.responds(to: madeUp))
        let object: NSObject = quiet
        #expect(object.responds(to: madeUp))
        #expect(!NSObject().responds(to: tap))
        #expect(!UIView().responds(to: tap))
    }
}
