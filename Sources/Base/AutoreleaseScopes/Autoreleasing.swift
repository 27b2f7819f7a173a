/// Runs `body` in an autorelease scope of its own.
///
///     let total = autoreleasepool { lines.map { autorelease(Parser($0)).number }.reduce(0, +) }
///
/// - Parameter body: The code to run. Objects that it adds by ``autorelease(_:)`` are released when
///   it returns or throws.
/// - Returns: The result of `body`. A returned object stays alive.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let pool = AutoreleasePool.current
    let token = pool.push()
    defer { pool.pop(token) }
    return try body()
}

/// Retains `object` until the innermost autorelease scope of this thread ends.
///
/// - Returns: The object.
@discardableResult
public func autorelease<Object: AnyObject>(_ object: Object) -> Object {
    AutoreleasePool.current.add(object)
    return object
}
