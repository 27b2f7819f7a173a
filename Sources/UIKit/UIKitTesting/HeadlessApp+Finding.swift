import UIKit

extension HeadlessApp {
    /// Returns the visible element with this accessibility identifier or, when there is none, this
    /// label.
    ///
    /// Of several matches the front-most is returned: the last in drawing order.
    public func find(_ name: String) -> Element? {
        let elements = elements()
        return elements.last { $0.identifier == name } ?? elements.last { $0.label == name }
    }

    /// Returns the visible elements with a name, back to front.
    public func elements() -> [Element] {
        makeCurrent()
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

    /// Returns the names that ``find(_:)`` accepts, for messages.
    public func elementNames() -> [String] {
        var seen: Set<String> = []
        return elements().compactMap { $0.identifier ?? $0.label }.filter {
            seen.insert($0).inserted
        }
    }

    /// Returns the element, or throws an error that lists the existing ones.
    func requireElement(
        _ name: String, file: StaticString, line: UInt
    ) throws(TestFailure) -> Element {
        if let element = find(name) { return element }
        let names = elementNames()
        let list = names.map { "“\($0)”" }.joined(separator: ", ")
        throw TestFailure(
            """
            Nothing on the screen is called “\(name)”. \
            \(names.isEmpty ? "Nothing there has a name." : "There are: \(list).")
            """, file: file, line: line)
    }
}
