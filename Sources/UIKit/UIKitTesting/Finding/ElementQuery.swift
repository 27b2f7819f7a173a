public import UIKit

/// A search for elements by class and conditions, evaluated each time that its results are read.
///
///     let rows = app.query(UITableViewCell.self).within("Inbox")
///     try rows.requireCount(3)
///     try app.finger.tap(on: rows.containing("Ada").require())
///     #expect(app.query(UIButton.self).trait(.selected).first?.label == "All")
///
/// The results are the shown views of the class, back to front, and the cells of a list in the
/// order of its rows: neither hidden nor transparent,
/// nor below such a view. The parts of controls are left out, as in descriptions. Create one by
/// ``HeadlessApp/query(_:)``.
@preconcurrency @MainActor
public struct ElementQuery<View: UIView> {
    private let app: HeadlessApp

    /// The view below which the query searches; `nil` for all windows.
    private var root: @MainActor () throws -> UIView? = { nil }

    private var conditions: [(phrase: String, holds: (View) -> Bool)] = []

    private var includesHidden = false

    init(app: HeadlessApp) {
        self.app = app
    }

    // MARK: Conditions

    /// Keeps the elements with this accessibility identifier.
    public func identifier(_ identifier: String) -> Self {
        filter("with the identifier “\(identifier)”") { $0.accessibilityIdentifier == identifier }
    }

    /// Keeps the elements with this accessibility label.
    public func label(_ label: String) -> Self {
        filter("with the label “\(label)”") { $0.accessibilityLabel == label }
    }

    /// Keeps the elements with this accessibility identifier or label.
    public func named(_ name: String) -> Self {
        filter("called “\(name)”") {
            $0.accessibilityIdentifier == name || $0.accessibilityLabel == name
        }
    }

    /// Keeps the elements that have all of these traits.
    public func trait(_ traits: UIAccessibilityTraits) -> Self {
        filter("with the traits \(traits.names)") { $0.accessibilityTraits.contains(traits) }
    }

    /// Keeps the labels, buttons and text inputs that show this text.
    public func text(_ text: String) -> Self {
        filter("with the text “\(text)”") { Element(view: $0).text == text }
    }

    /// Keeps the elements that contain a view with this identifier, label or text.
    public func containing(_ name: String) -> Self {
        filter("containing “\(name)”") { view in
            view.shownSubviews(includingHidden: false).contains { part in
                part.accessibilityIdentifier == name || part.accessibilityLabel == name
                    || Element(view: part).text == name
            }
        }
    }

    /// Keeps the elements that satisfy a condition.
    ///
    /// - Parameters:
    ///   - phrase: The condition in words, for messages, such as `that are selected`.
    ///   - condition: The condition.
    public func filter(
        _ phrase: String = "that satisfy a condition", _ condition: @escaping (View) -> Bool
    ) -> Self {
        var query = self
        query.conditions.append((phrase, condition))
        return query
    }

    /// Searches below an element only.
    public func within(_ element: Element) -> Self {
        var query = self
        query.root = { element.view }
        return query
    }

    /// Searches below the front-most element with this identifier or label; finds nothing while
    /// there is none.
    public func within(
        _ name: String, file: StaticString = #filePath, line: UInt = #line
    ) -> Self {
        var query = self
        let app = app
        query.root = { try app.requireElement(name, file: file, line: line).view }
        return query
    }

    /// Searches hidden and transparent views too.
    public func includingHidden() -> Self {
        var query = self
        query.includesHidden = true
        return query
    }

    // MARK: Results

    /// The views of the found elements, back to front.
    public var views: [View] { (try? search()) ?? [] }

    /// The found elements, back to front.
    public var all: [Element] { views.map { Element(view: $0) } }

    /// The number of found elements.
    public var count: Int { views.count }

    /// `true` if at least one element is found.
    public var exists: Bool { !views.isEmpty }

    /// The first found element; `nil` if there is none.
    public var first: Element? { nth(0) }

    /// The found element at `index`, counted from 0; `nil` if there are fewer.
    public func nth(_ index: Int) -> Element? {
        let views = views
        return views.indices.contains(index) ? Element(view: views[index]) : nil
    }

    private func search() throws -> [View] {
        app.makeCurrent()
        app.application.windows.forEach { $0.layOutIfNeeded() }
        let candidates =
            try root()?.shownSubviews(includingHidden: includesHidden)
            ?? app.application.windows.flatMap { window in
                let isShown = includesHidden || window.isShownInSuperview
                return isShown
                    ? [window] + window.shownSubviews(includingHidden: includesHidden) : []
            }
        return candidates.compactMap { $0 as? View }.filter { view in
            conditions.allSatisfy { $0.holds(view) }
        }
    }

    // MARK: Requirements

    /// Returns the only element found.
    ///
    /// - Throws: A ``TestFailure`` if there is none or more than one, with the nearest name and
    ///   the views around it.
    public func require(
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> Element {
        try requireCount(1, file: file, line: line)[0]
    }

    /// Returns the elements if there are `count` of them.
    ///
    /// - Throws: A ``TestFailure`` that lists the found elements otherwise.
    @discardableResult
    public func requireCount(
        _ count: Int, file: StaticString = #filePath, line: UInt = #line
    ) throws -> [Element] {
        let views = try search()
        guard views.count != count else { return views.map { Element(view: $0) } }
        throw TestFailure(complaint(about: views, wanted: count), file: file, line: line)
    }

    /// Returns the failure of a query that should find `wanted` elements now.
    func complaint(wanted: Int) throws -> String { complaint(about: try search(), wanted: wanted) }

    private func complaint(about views: [View], wanted: Int) -> String {
        let found =
            switch views.count {
            case 0: "none is there"
            case 1: "there is 1"
            default: "there are \(views.count)"
            }
        var lines = ["\(wanted) \(self) should be on the screen, and \(found)."]
        let limit = 10
        lines += views.prefix(limit).map { "  \(ViewName($0))" }
        if views.count > limit { lines.append("  … and \(views.count - limit) more.") }
        if views.isEmpty, let hidden = includingHidden().first,
            let reason = hidden.reasonNotVisible
        {
            lines.append("\(hidden) exists, but \(reason.phrase(about: hidden)).")
        } else if views.isEmpty {
            lines.append(app.surroundings(of: conditions.compactMap(\.phrase.quoted).first))
        }
        return lines.joined(separator: "\n")
    }
}

extension ElementQuery: @preconcurrency CustomStringConvertible {
    /// The query in words, as in `UIButton with the label “Save”`.
    public var description: String {
        (["\(View.self)"] + conditions.map(\.phrase)).joined(separator: " ")
    }
}

extension HeadlessApp {
    /// Returns a query of all views, or of those of a class.
    public func query<View: UIView>(_ type: View.Type = UIView.self) -> ElementQuery<View> {
        ElementQuery(app: self)
    }
}

extension UIAccessibilityTraits {
    private static let namesOfTraits: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
        (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
        (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"),
        (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"), (.header, "header"),
    ]

    /// The names of the traits, for messages.
    fileprivate var names: String {
        let names = Self.namesOfTraits.filter { contains($0.0) }.map(\.1)
        return names.isEmpty ? "\(rawValue)" : names.joined(separator: ", ")
    }
}

extension String {
    /// The text between the first quotation marks.
    fileprivate var quoted: String? {
        guard let start = firstIndex(of: "“"), let end = lastIndex(of: "”") else { return nil }
        return String(self[index(after: start)..<end])
    }
}
