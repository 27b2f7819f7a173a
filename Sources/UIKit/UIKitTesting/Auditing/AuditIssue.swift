import UIKit

/// A finding of ``HeadlessApp/audit(_:)``.
public nonisolated struct AuditIssue: Hashable, Sendable {
    /// A kind of finding.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A control or an accessibility element without a label.
        case missingLabel

        /// Text whose contrast with its background is below 4.5 to 1, or below 3 to 1 for large
        /// text, as in WCAG 2.
        case lowContrast

        /// A control that reacts to touches on less than 44 × 44 points.
        case smallTarget

        /// A label that does not show all of its text.
        case cutText

        /// Two controls that share a part of the screen.
        case overlap

        /// A view whose constraints allow several layouts.
        case ambiguousLayout

        /// Required constraints that contradict each other.
        case conflictingLayout
    }

    /// The kind of the finding.
    public let kind: Kind

    /// The view of the issue; `nil` for the window's layout as a whole.
    public let view: ViewName?

    /// The finding in words.
    public let message: String
}

nonisolated extension AuditIssue: CustomStringConvertible {
    public var description: String {
        view.map { "\(kind.rawValue): \($0): \(message)" } ?? "\(kind.rawValue): \(message)"
    }
}

extension HeadlessApp {
    /// Inspects the key window for faults of access and layout, and returns the findings.
    ///
    ///     #expect(app.audit() == [])
    ///     #expect(app.audit(.allCases.filter { $0 != .smallTarget }) == [])
    ///
    /// Only shown views are inspected. Where views of UIKit have fixed sizes, such as switches,
    /// their size is not a finding.
    ///
    /// - Parameter kinds: The kinds to look for, by default all.
    public func audit(_ kinds: [AuditIssue.Kind] = AuditIssue.Kind.allCases) -> [AuditIssue] {
        settle()
        let auditor = Auditor(window: window, picture: snapshot())
        return AuditIssue.Kind.allCases.filter(kinds.contains).flatMap { kind in
            switch kind {
            case .missingLabel: auditor.missingLabels
            case .lowContrast: auditor.lowContrasts
            case .smallTarget: auditor.smallTargets
            case .cutText: auditor.cutTexts
            case .overlap: auditor.overlaps
            case .ambiguousLayout: auditor.ambiguities
            case .conflictingLayout: auditor.conflicts
            }
        }
    }
}
