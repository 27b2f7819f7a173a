/// The prose of one entry in one language, read from `Resources/<entry>.<language>.md`.
///
/// A chapter is Markdown of a fixed structure: the name as the title, then the sections of
/// ``Section`` in their order, each with one paragraph or one list. A paragraph and a point of a
/// list take one line each, and a blank line separates blocks:
///
///     # Observer
///
///     ## Intent
///
///     When one object changes, all that depend on it are told …
///
///     ## Roles
///
///     - **Subject** (`ServiceCenter`): Knows its observers and tells them.
///
///     ## Mended
///
///     - Observers are read outside of the lock. → They are told in order.
///
///     ## In Touchstone
///
///     - `Apps/TouchPainter/Core/Observers.swift`: Views follow the drawing.
///
/// Anything else is an error with its line: see ``ChapterError``.
struct Chapter: Hashable, Sendable {
    /// A part in the pattern: its name, the types that play it, and what it does.
    struct Role: Hashable, Sendable {
        var name: String
        var types: [String]
        var duty: String
    }

    /// A fault of an original example, and its correction.
    struct Quirk: Hashable, Sendable {
        var original: String
        var mended: String
    }

    /// A place in the repository that uses the pattern.
    struct Use: Hashable, Sendable {
        var path: String
        var purpose: String
    }

    var name: String
    var intent: String
    var motivation: String
    var whenToUse: [String]
    var symptoms: [String]
    var roles: [Role]
    var quirks: [Quirk]
    var threadSafety: String
    var uses: [Use]
}

// MARK: - Sections

extension Chapter {
    /// The sections of a chapter, in order. ``mended`` and ``uses`` are left out where they are
    /// empty.
    enum Section: CaseIterable {
        case intent, motivation, whenToUse, symptoms, roles, mended, threads, uses

        /// The section's heading.
        var heading: BilingualText {
            switch self {
            case .intent: BilingualText("Intent", "意图")
            case .motivation: BilingualText("Motivation", "动机")
            case .whenToUse: BilingualText("When to use", "适用场合")
            case .symptoms: BilingualText("Symptoms", "症状")
            case .roles: BilingualText("Roles", "角色")
            case .mended: BilingualText("Mended", "修正")
            case .threads: BilingualText("Threads", "线程安全")
            case .uses: BilingualText("In Touchstone", "在 Touchstone 中")
            }
        }

        /// `true` for sections that every chapter has.
        var isRequired: Bool { self != .mended && self != .uses }
    }
}
