package import Foundation

/// A Swift source file of the program, as it was compiled, to be shown to readers.
///
/// A module of listings copies its neighbour's files into its resources when it is built, so that
/// the displayed source is the one that runs:
///
///     let listing = SourceListing("WorkingDay.swift", in: PatternListings.bundle)
///     listing?.withoutRecording.text
package struct SourceListing: Hashable, Sendable {
    /// The file's name, such as “WorkingDay.swift”.
    package let name: String

    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Reads a file of a bundle. Returns `nil` for a file that the bundle does not have.
    package init?(_ name: String, in bundle: Bundle) {
        guard let url = bundle.url(forResource: name, withExtension: nil),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return nil }
        self.init(name: name, text: text)
    }
}
