import UIKit

extension HeadlessApp {
    /// The visible element with this accessibility identifier or, when there is none, this label.
    ///
    /// Of several with one name the one in front is found: the last in drawing order.
    public func find(_ name: String) -> Element? {
        let elements = elements()
        return elements.last { $0.identifier == name } ?? elements.last { $0.label == name }
    }

    /// Every visible element that has a name, back to front.
    public func elements() -> [Element] {
        application.makeCurrent()
        application.windows.forEach { $0.layOutIfNeeded() }
        var found: [Element] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            if view.accessibilityIdentifier != nil || view.accessibilityLabel != nil {
                found.append(Element(view: view))
            }
            view.subviews.forEach(visit)
        }
        application.windows.forEach(visit)
        return found
    }

    /// The names that ``find(_:)`` would answer to, for messages.
    public func elementNames() -> [String] {
        var seen: Set<String> = []
        return elements().compactMap { $0.identifier ?? $0.label }.filter {
            seen.insert($0).inserted
        }
    }

    /// The element, or a ``TestFailure`` that lists what is there instead.
    func existing(_ name: String, file: StaticString, line: UInt) -> Element? {
        if let element = find(name) { return element }
        TestFailure.report(
            """
            Nothing on the screen is called “\(name)”. There are: \
            \(elementNames().map { "“\($0)”" }.joined(separator: ", ")).
            """, file: file, line: line)
        return nil
    }
}
