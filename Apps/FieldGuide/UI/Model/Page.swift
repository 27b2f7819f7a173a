import PatternCatalogue
import UIKit

/// An example of the guide: what the document says, the thing itself, and the source that runs.
struct Page {
    /// The word that names the page in links: lower-case letters, digits and hyphens.
    let id: String

    let title: GuideText

    /// What the document says, in paragraphs.
    let text: [GuideText]

    /// The rows of the requirements that the page shows.
    let rows: [String]

    /// What a reader may ask whom the page answers.
    var questions: [GuideText] = []

    /// What runs on the page.
    let live: Live

    /// The names of the files with the source of what runs, of the guide or the catalogue.
    let files: [String]

    /// A few lines of the document's own code, cited.
    var original: Original?

    /// What goes wrong in the documents' code.
    var problem: Problem?

    /// The classes of what runs.
    var classDiagram: (() -> ClassDiagram)?
}

/// A short citation from a document.
struct Original {
    /// Where it stands, such as “Source 2, blocks”.
    let place: GuideText

    let code: String
}

/// What goes wrong in the documents' code, and what is done instead.
struct Problem {
    let text: [GuideText]

    /// `true` if the page can run with the fault.
    var isSwitchable = false
}

/// What runs on a page.
enum Live {
    /// Lines that are printed, as functions of inputs.
    case console([PageInput], @MainActor (Run) throws -> Output)

    /// A screen of a height in points.
    case screen(height: CGFloat, @MainActor (Run) -> UIViewController)
}

/// What a run of a page is given.
struct Run {
    /// The values of the inputs by their names.
    var values: [String: String] = [:]

    /// `true` to run with the fault of the document's code.
    var showsFault = false

    func text(_ name: String) -> String { values[name] ?? "" }

    func isOn(_ name: String) -> Bool { values[name] == "yes" }

    /// The number that an input has; `nil` for a text that is none.
    func number(_ name: String) -> Double? { Double(text(name)) }

    /// The index of the chosen word.
    func index(_ name: String) -> Int { Int(text(name)) ?? 0 }
}

/// What a run printed, and the messages that it sent if they were recorded.
struct Output {
    var lines: [String]
    var messages: SequenceDiagram?

    init(_ lines: [String], messages: SequenceDiagram? = nil) {
        (self.lines, self.messages) = (lines, messages)
    }
}

/// Something that a run can be changed by.
struct PageInput {
    enum Kind {
        /// Words or numbers, typed.
        case text(allowed: GuideText?)

        /// One of several words; its value is the index.
        case choice([GuideText])

        /// On or off: “yes” or “no”.
        case flag
    }

    let name: String
    let title: GuideText
    let kind: Kind
    let value: String

    static func text(_ name: String, _ title: LocalizedText, _ value: String) -> PageInput {
        PageInput(name: name, title: .localized(title), kind: .text(allowed: nil), value: value)
    }

    static func choice(
        _ name: String, _ title: LocalizedText, _ words: [LocalizedText], _ index: Int = 0
    ) -> PageInput {
        PageInput(
            name: name, title: .localized(title), kind: .choice(words.map { .localized($0) }),
            value: "\(index)")
    }

    static func flag(_ name: String, _ title: LocalizedText, _ isOn: Bool = false) -> PageInput {
        PageInput(name: name, title: .localized(title), kind: .flag, value: isOn ? "yes" : "no")
    }
}

/// Pages on one subject.
struct Chapter {
    let title: GuideText
    let pages: [Page]
}

/// An article of the documents.
struct Article {
    /// The word that names the article in links.
    let id: String

    let title: GuideText

    /// The symbol in the contents.
    let symbol: String

    let color: UIColor
    let chapters: [Chapter]

    var pages: [Page] { chapters.flatMap(\.pages) }
}
