package import Foundation

/// The source files of the Gallery's pages.
package enum GalleryListings {
    /// The bundle with the files, by their names.
    package static var bundle: Bundle { .module }
}
