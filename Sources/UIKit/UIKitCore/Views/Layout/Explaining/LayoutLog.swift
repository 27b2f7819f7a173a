import Foundation

/// The log of conflicting constraints.
package enum LayoutLog {
    /// The handler of a new conflict. By default its text goes to the standard error.
    ///
    /// A test or a tool that wants conflicts as values sets its own closure, and restores the old
    /// one.
    package static var report: (LayoutConflict) -> Void = { conflict in
        FileHandle.standardError.write(Data("\(text(of: conflict))\n".utf8))
    }

    /// The number of new conflicts of one layout that are reported one by one: the first ones say
    /// what is wrong.
    static let maximumReports = 10

    /// The handler of the number of those that are not. By default one line goes to the standard
    /// error.
    package static var reportOthers: (Int) -> Void = { count in
        let text = "[LayoutConstraints] \(count) more constraints were broken in the same layout.\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// The message for a conflict: in Apple's form, then as a sentence, then where each constraint
    /// was created.
    package static func text(of conflict: LayoutConflict) -> String {
        DistinctNames.disambiguating(conflict.items) { plainText(of: conflict) }
    }

    private static func plainText(of conflict: LayoutConflict) -> String {
        let sources = conflict.members + conflict.frames
        let list = sources.map { "    \"\($0)\"" }.joined(separator: ",\n")
        let places = conflict.members.compactMap { member in
            member.origin.map { "    \($0)  \(member.formula)" }
        }
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            At least one of the constraints in this list is one you don't want:
            (
            \(list)
            )
            \(note(on: sources))
            Will attempt to recover by breaking constraint
            \(conflict.broken)

            \(conflict.sentence)
            \(places.joined(separator: "\n"))
            """
    }

    /// A line about the relations of the list that no program wrote.
    private static func note(on sources: [LayoutSource]) -> String {
        let hasFrame = sources.contains { source in
            guard case .frame = source else { return false }
            return true
        }
        guard hasFrame else { return "" }
        return """
            An NSAutoresizingMaskLayoutConstraint is the frame of a view whose translatesAutoresizingMaskIntoConstraints is true.

            """
    }
}
