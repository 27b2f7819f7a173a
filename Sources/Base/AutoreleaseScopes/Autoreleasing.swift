/// Runs `body` in an autorelease scope of its own, which ends with it.
///
///     let total = autoreleasepool { lines.map { autorelease(Parser($0)).number }.reduce(0, +) }
///
/// - Parameter body: What to run. Objects that it adds by ``autorelease(_:)`` are released when it ends, in whatever
///   way.
/// - Returns: What `body` returns. An object that is returned lives on.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let pool = AutoreleasePool.current
    let token = pool.push()
    defer { pool.pop(token) }
    return try body()
}

/// Keeps `object` until the innermost autorelease scope of this thread ends.
///
/// - Returns: The object.
@discardableResult
public func autorelease<Object: AnyObject>(_ object: Object) -> Object {
    AutoreleasePool.current.add(object)
    return object
}
