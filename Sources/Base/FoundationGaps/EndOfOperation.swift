/// The arguments, after the first, of a method that reports the end of an operation. It takes the
/// place of the event of a ``Selector``'s call.
public struct EndOfOperation {
    let error: (any Error)?
    let context: UnsafeMutableRawPointer?

    /// Creates the arguments: the error, if any, and the caller's context. Methods get the address
    /// 1 for a context of `nil`, as theirs is not an optional.
    public init(error: (any Error)?, context: UnsafeMutableRawPointer?) {
        self.error = error
        self.context = context ?? UnsafeMutableRawPointer(bitPattern: 1)
    }
}
