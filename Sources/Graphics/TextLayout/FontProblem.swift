/// A reason why text does not look as intended, because a font is not installed.
///
/// Text is drawn all the same, in whatever is installed. The description is one line for the person
/// at the machine.
package enum FontProblem: Error, Hashable, Sendable {
    /// A family that Touchstone's text is set in cannot be found.
    ///
    /// - Parameters:
    ///   - family: Such as `Inter`.
    ///   - package: The Debian package that holds it.
    case missing(family: String, package: String)

    /// No font at all could be found.
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
