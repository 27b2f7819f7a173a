import FoundationGaps
package import UIKit

extension HeadlessApp {
    /// Returns the visible element with this accessibility identifier or, when there is none, this
    /// label.
    ///
    /// Of several matches the front-most is returned: the last in drawing order. A label that
    /// gives its text to the control around it stands for that control.
    public func find(_ name: String) -> Element? {
        makeCurrent()
        return application.element(named: name)
    }

    /// Returns the visible elements with a name, back to front.
    public func elements() -> [Element] {
        makeCurrent()
        return application.namedElements()
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
        if let reason = reasonNotFound(name) {
            throw TestFailure(
                """
                Nothing on the screen is called “\(name)”: \(reason).
                \(surroundings(of: name))
                """, file: file, line: line)
        }
        throw TestFailure(
            """
            Nothing on the screen is called “\(name)”. \(elementNames().inventory)
            \(surroundings(of: name))
            """, file: file, line: line)
    }

    /// The reason why ``find(_:)`` does not find the view that has a name, in words; `nil` if no
    /// view has it.
    package func reasonNotFound(_ name: String) -> String? {
        guard let hidden = query().includingHidden().named(name).all.last,
            let reason = hidden.reasonNotVisible
        else { return nil }
        return "\(hidden) exists, but \(reason.phrase(about: hidden))"
    }

    /// Returns the element if a tap on its center reaches it, after scrolling it into sight.
    func requireHittable(
        _ element: Element, file: StaticString, line: UInt
    ) throws(TestFailure) -> Element {
        makeCurrent()
        element.scrollIntoSight()
        if case .covered? = element.reasonNotHittable { element.scrollIntoView() }
        window.layOutIfNeeded()
        guard let reason = element.reasonNotHittable else { return element }
        throw TestFailure(
            """
            A touch does not reach \(element): \(reason.phrase(about: element)). To touch the place regardless, use \
            its point.
            """, file: file, line: line)
    }

    // MARK: Messages

    /// The nearest existing name to `name`, and the views around the element that has it; around
    /// nothing near, all views. Cut after some lines.
    func surroundings(of name: String?) -> String {
        let nearest = name.flatMap { Nearest.match(for: $0, among: elementNames()) }
        guard let nearest, let root = find(nearest)?.view.superview else {
            return "The window has:\n\(Self.tree(of: window))"
        }
        return "Did you mean “\(nearest)”? It is in:\n\(Self.tree(of: root))"
    }

    /// The views of a tree, indented, one on each line. Cut after some lines.
    static func tree(of root: UIView) -> String {
        let lines = root.describeTree().split(separator: "\n")
        let limit = 30
        let rest = lines.count > limit ? ["… and \(lines.count - limit) more lines."] : []
        return (lines.prefix(limit).map { "  \($0)" } + rest).joined(separator: "\n")
    }
}

extension [String] {
    /// The names in quotation marks, as a sentence for messages. Cut after some names.
    package var inventory: String {
        guard !isEmpty else { return "Nothing there has a name." }
        let limit = 20
        let list = prefix(limit).map { "“\($0)”" }.joined(separator: ", ")
        return "There are \(list)\(count > limit ? " and \(count - limit) more" : "")."
    }
}

extension UIApplication {
    /// Returns the visible element with this accessibility identifier or label, as
    /// ``HeadlessApp/find(_:)`` does.
    package func element(named name: String) -> Element? {
        windows.forEach { $0.layOutIfNeeded() }
        // Labels may be computed, identifiers are stored: most names are found without labels.
        let view =
            frontMostView { $0.accessibilityIdentifier == name }
            ?? frontMostView { $0.accessibilityLabel == name }?.outermostControl(labelled: name)
        return view.map { Element(view: $0) }
    }

    /// Returns the last shown view in drawing order that matches.
    ///
    /// Inlined so that each of thousands of views costs one call of a closure, not two.
    @inline(__always)
    private func frontMostView(where matches: (UIView) -> Bool) -> UIView? {
        for window in windows.reversed() {
            // Few views match, so that hidden ones cost less than asking each.
            let found = window.frontMostView { matches($0) && $0.isShownInSuperviews }
            if let found { return found }
        }
        return nil
    }

    /// Returns the visible elements with a name, back to front.
    fileprivate func namedElements() -> [Element] {
        windows.forEach { $0.layOutIfNeeded() }
        var found: [Element] = []
        func visit(_ view: UIView) {
            guard view.isShownInSuperview else { return }
            if view.accessibilityIdentifier != nil || view.accessibilityLabel != nil {
                found.append(Element(view: view))
            }
            view.subviews.forEach(visit)
        }
        windows.forEach(visit)
        return found
    }
}
