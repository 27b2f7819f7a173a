/// The location of a plan: a run of operations and a run of checks.
struct PlanSpan: BitwiseCopyable {
    var firstOperation: Int32 = 0
    var operationCount: Int32 = 0
    var firstCheck: Int32 = 0
    var checkCount: Int32 = 0

    /// The indices of the operations.
    var operations: Range<Int32> { firstOperation..<(firstOperation &+ operationCount) }

    /// The indices of the checks.
    var checks: Range<Int32> { firstCheck..<(firstCheck &+ checkCount) }
}
