package import Foundation

/// The books of the first launch: classics that belong to everybody. Their numbers are invented.
package enum SampleBooks {
    /// The contents of `books.json`.
    package static var json: Data { Data(PackageResources.books_json) }
}
