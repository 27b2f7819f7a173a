/// A step of a plan: a variable is computed from values before it.
///
/// A plan consists of a region's tight rows in an order in which each determines one variable:
/// straight-line code. As long as only constants change and the plan's checks hold, running it
/// again is solving again.
struct Operation: BitwiseCopyable {
    enum Kind: Int16, BitwiseCopyable {
        /// `target = constant + Σ factor · input`, with none to three inputs.
        case solve
        /// The same from a row of more terms, which are read from the store.
        case solveLong
        /// `target = 0` for now: the tearing variable of coupled rows.
        case tear
        /// The residual row determines the tearing variable. `factor0` is the derivative of the
        /// row's activity by that variable.
        case residual
        /// `target += factor0 · tearing variable`, for a variable computed from that one.
        case correction
        /// The first of `input0` operations whose rows determine their targets simultaneously.
        case block
        /// Another operation of a block.
        case blockMember
    }

    var target: Int32

    /// The tight row, or -1 for a variable that has its minimum or its default.
    var row: Int32

    var kind: Kind

    /// The number of inputs.
    var inputCount: Int16 = 0
    var input0: Int32 = 0
    var input1: Int32 = 0
    var input2: Int32 = 0
    var factor0 = 0.0
    var factor1 = 0.0
    var factor2 = 0.0
    var constant = 0.0

    /// The least value of the target for which the plan is valid.
    var minimum = -Double.infinity

    init(_ kind: Kind, target: Int32, row: Int32) {
        self.kind = kind
        self.target = target
        self.row = row
    }

    /// The constant plus each input times its factor.
    @inline(__always)
    func sum(_ values: PoolWindow<Double>) -> Double {
        var sum = constant
        if inputCount > 0 {
            sum += factor0 * values[input0]
            if inputCount > 1 {
                sum += factor1 * values[input1]
                if inputCount > 2 { sum += factor2 * values[input2] }
            }
        }
        return sum
    }

    /// The same for an operation of a shared plan, whose operands are indices into `bindings`.
    @inline(__always)
    func sum(
        _ values: PoolWindow<Double>, _ bindings: PoolWindow<Int32>, _ rows: PoolWindow<RowRecord>
    ) -> Double {
        if row < 0 { return constant }
        var sum = boundConstant(rows[bindings[row]].constant)
        if inputCount > 0 {
            sum += factor0 * values[bindings[input0]]
            if inputCount > 1 {
                sum += factor1 * values[bindings[input1]]
                if inputCount > 2 { sum += factor2 * values[bindings[input2]] }
            }
        }
        return sum
    }

    /// The constant of a shared plan's operation for a row with some constant.
    @inline(__always)
    func boundConstant(_ rowConstant: Double) -> Double {
        inputCount == 0 ? rowConstant / constant : rowConstant * constant
    }

    /// Replaces each input by the result of `body`, which gets the input's number and the input.
    @inline(__always)
    mutating func mapInputs(_ body: (_ number: Int32, _ input: Int32) -> Int32) {
        if inputCount > 0 { input0 = body(0, input0) }
        if inputCount > 1 { input1 = body(1, input1) }
        if inputCount > 2 { input2 = body(2, input2) }
    }
}
