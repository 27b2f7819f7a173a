public import Foundation

/// What a picture of a page shows.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// The part of the view; all of it by default.
    open var rect = CGRect.null
    /// The picture's width in points; `nil` for that of the part.
    open var snapshotWidth: NSNumber?
    /// `true`, the default, to wait for pending changes.
    open var afterScreenUpdates = true

    public override init() { super.init() }

    nonisolated deinit {}
}

/// What a PDF file of a page contains.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
    /// The size of the file's pages in points is that of `rect`; that of the view by default.
    open var rect: CGRect?

    public override init() { super.init() }

    nonisolated deinit {}
}

/// The way in which text is found in a page.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
    /// `true` to search towards the beginning.
    open var backwards = false
    /// `true` to distinguish capital letters.
    open var caseSensitive = false
    /// `true`, the default, to go on at the other end.
    open var wraps = true

    public override init() { super.init() }

    nonisolated deinit {}
}

/// The outcome of finding text.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
    /// `true` if the text was found.
    public let matchFound: Bool

    init(matchFound: Bool) {
        self.matchFound = matchFound
        super.init()
    }

    nonisolated deinit {}
}
