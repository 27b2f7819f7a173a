package import Foundation

/// The source files of the guide's own examples.
package enum FieldGuideListings {
    /// The bundle with the files, by their names.
    package static var bundle: Bundle { .module }
}
