import UIKit

extension HeadlessApp {
    /// Returns the element with a name if it is on the screen and has the stated properties;
    /// those that are `nil` are not compared.
    ///
    ///     try app.require("Total", text: "12 €")
    ///     try app.require("Buy", isEnabled: false)
    ///
    /// - Parameters:
    ///   - name: The accessibility identifier or label.
    ///   - text: The text that the view shows.
    ///   - label: The text that a screen reader announces.
    ///   - value: The value that a screen reader announces.
    ///   - isEnabled: `true` if the element reacts to touches.
    ///   - isSelected: `true` if it is selected.
    ///   - file: The file of the call, for the report.
    ///   - line: The line of the call, for the report.
    /// - Throws: A ``TestFailure`` with every difference and the views around the element, or
    ///   with the nearest name if there is none.
    @discardableResult
    public func require(
        _ name: String, text: String? = nil, label: String? = nil, value: String? = nil,
        isEnabled: Bool? = nil, isSelected: Bool? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) throws(TestFailure) -> Element {
        let element = try requireElement(name, file: file, line: line)
        var differences = [
            Self.difference("the text", text, element.text),
            Self.difference("the label", label, element.label),
            Self.difference("the value", value, element.value),
        ].compactMap(\.self)
        if let isEnabled, isEnabled != element.isEnabled {
            differences.append(
                isEnabled
                    ? "should be enabled, and is disabled" : "should be disabled, and is enabled")
        }
        let wasSelected = element.view.accessibilityTraits.contains(.selected)
        if let isSelected, isSelected != wasSelected {
            differences.append(
                isSelected
                    ? "should be selected, and is not" : "should not be selected, and is")
        }
        guard !differences.isEmpty else { return element }
        throw TestFailure(
            """
            \(element) \(differences.joined(separator: "; ")). It is in:
            \(Self.tree(of: element.view.superview ?? element.view))
            """, file: file, line: line)
    }

    /// The difference of a property in words; `nil` if there is none.
    private static func difference(
        _ property: String, _ wanted: String?, _ found: String?
    ) -> String? {
        guard let wanted, wanted != found else { return nil }
        return "should have \(property) “\(wanted)”, and has \(found.map { "“\($0)”" } ?? "none")"
    }
}
