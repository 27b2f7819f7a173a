import FieldGuideListings
import PatternCatalogue
import PatternListings
import SourceListings
import UIKit

extension Page {
    /// A page of the guide's own.
    ///
    /// - Parameter files: The files with the source, of the guide's examples or the catalogue.
    init(
        _ id: String, _ title: LocalizedText, _ text: LocalizedText..., rows: [String],
        asks questions: [LocalizedText] = [], files: [String], original: Original? = nil,
        problem: Problem? = nil, live: Live
    ) {
        self.init(
            id: id, title: .localized(title), text: text.map { .localized($0) }, rows: rows,
            questions: questions.map { .localized($0) }, live: live,
            files: files, original: original, problem: problem)
    }

    /// The sources of what runs, as ordinary code.
    var listings: [SourceListing] {
        files.compactMap { name in
            SourceListing(name, in: FieldGuideListings.bundle)
                ?? SourceListing(name, in: PatternListings.bundle)?.withoutRecording
        }
    }
}

extension Live {
    /// Lines as a function of inputs.
    static func lines(
        _ inputs: [PageInput] = [], _ run: @escaping @MainActor (Run) throws -> [String]
    ) -> Live {
        .console(inputs) { Output(try run($0)) }
    }
}

extension Problem {
    /// A fault that the page can be run with.
    static func switchable(_ text: LocalizedText) -> Problem {
        Problem(text: [.localized(text)], isSwitchable: true)
    }

    static func explained(_ text: LocalizedText) -> Problem { Problem(text: [.localized(text)]) }
}

extension Original {
    init(_ place: LocalizedText, _ code: String) {
        self.init(place: .localized(place), code: code)
    }
}

extension Article {
    init(
        _ id: String, _ title: LocalizedText, symbol: String, color: UIColor,
        _ chapters: [(LocalizedText, [Page])]
    ) {
        self.init(
            id: id, title: .localized(title), symbol: symbol, color: color,
            chapters: chapters.map { Chapter(title: .localized($0), pages: $1) })
    }
}
