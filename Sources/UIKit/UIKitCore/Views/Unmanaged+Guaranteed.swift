// An object that somebody else keeps anyway need not be kept while it is looked at. Keeping costs two atomic operations,
// of which a layout pass would otherwise do a hundred for each view.

nonisolated extension Unmanaged {
    /// Calls `body` with the object without keeping it meanwhile: somebody else must.
    @inline(__always)
    func withGuaranteed<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}

nonisolated extension Array where Element: AnyObject {
    /// Calls `body` with each object without keeping it meanwhile: the array does.
    @inline(__always)
    func forEachGuaranteed(_ body: (Element) -> Void) {
        for index in indices { Unmanaged.passUnretained(self[index]).withGuaranteed(body) }
    }
}
