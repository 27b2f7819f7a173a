import FoundationGaps
import Testing

@Suite("Selector names")
struct SelectorNameTests {
    @MainActor private final class Target {
        func run() {}
    }

    @Test(
        "NSStringFromSelector: Swift's names become Objective-C's",
        arguments: [
            ("viewDidLoad", "viewDidLoad"), ("undo()", "undo"), ("undo(_:)", "undo:"),
            ("tap(_:with:)", "tap:with:"), ("tap(_:_:)", "tap::"), ("add(card:)", "addWithCard:"),
            ("add(for:)", "addFor:"), ("move(toParent:)", "moveToParent:"),
            ("show(total:)", "showWithTotal:"), ("a(", "a("), ("", ""),
        ])
    @MainActor func names(name: String, expected: String) {
        let selector = Selector(Target.run, name: name)
        #expect(NSStringFromSelector(selector) == expected)
    }
}
