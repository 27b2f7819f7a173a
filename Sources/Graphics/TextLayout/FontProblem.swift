/// A missing font, because of which text looks different than intended.
///
/// Text is still drawn with the installed fonts. The description is one line for the user of the
/// machine.
package enum FontProblem: Error, Hashable, Sendable {
    /// A required family cannot be found.
    ///
    /// - Parameters:
    ///   - family: The family's name, such as `Inter`.
    ///   - package: The Debian package that contains it.
    case missing(family: String, package: String)

    /// No font could be found.
    case noFonts
}

extension FontProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let family, let package):
            "The font \(family) is missing, so text looks different here. "
                + "Run `make setup`, or install the Debian package \(package)."
        case .noFonts:
            "No fonts are installed, so text stays invisible. Run `make setup`, or install the "
                + "Debian packages fonts-inter, fonts-wqy-microhei and fonts-dejavu-core."
        }
    }
}
