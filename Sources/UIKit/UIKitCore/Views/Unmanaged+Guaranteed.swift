// Retaining and releasing an object costs two atomic operations, which a layout pass would perform
// a hundred times per view. An object that another reference keeps alive needs neither.

nonisolated extension Unmanaged {
    /// Calls `body` with the object without retaining it; another reference must keep it alive.
    @inline(__always)
    func withGuaranteed<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}

nonisolated extension Array where Element: AnyObject {
    /// Calls `body` with each object without retaining it; the array keeps it alive.
    @inline(__always)
    func forEachGuaranteed(_ body: (Element) -> Void) {
        for index in indices { Unmanaged.passUnretained(self[index]).withGuaranteed(body) }
    }
}
