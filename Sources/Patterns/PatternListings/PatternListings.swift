package import Foundation

/// The source files of the pattern catalogue.
package enum PatternListings {
    /// The bundle with the files, by their names.
    package static var bundle: Bundle { .module }
}
