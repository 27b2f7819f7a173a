/// One step of a region's plan: a variable gets its value from values before it.
///
/// A plan is a region's tight rows in an order in which each gives one variable. As long as only constants change and the
/// plan's checks hold, running it again is solving again.
struct Operation: BitwiseCopyable {
    enum Kind: Int16, BitwiseCopyable {
        /// `target = constant + Σ factor · input`, with none to three inputs.
        case solve
        /// The same from a row of more terms, which are read where they are.
        case solveLong
        /// `target = 0` for the time being: coupled rows are cut open here.
        case tear
        /// The row that closes the circle gives the torn variable its value: `factor0` is how fast the row's
        /// activity grows with it.
        case close
        /// `target += factor0 · torn variable`, for a variable that was computed from the torn one.
        case followUp
        /// The first of `input0` operations whose rows give their targets together.
        case block
        /// Another operation of a block.
        case blockMember
    }

    var target: Int32
    /// The tight row, or -1 for a variable that lies at its minimum or at rest.
    var row: Int32
    var kind: Kind
    /// How many of the inputs count.
    var inputCount: Int16 = 0
    var input0: Int32 = 0
    var input1: Int32 = 0
    var input2: Int32 = 0
    var factor0 = 0.0
    var factor1 = 0.0
    var factor2 = 0.0
    var constant = 0.0
    /// What the target must not fall below, or the plan is void.
    var minimum = -Double.infinity

    init(_ kind: Kind, target: Int32, row: Int32) {
        self.kind = kind
        self.target = target
        self.row = row
    }

    /// The constant and the inputs, each times its factor.
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

    /// The value of the target where the operation is a sum in a shape's plan, for a region with some names.
    @inline(__always)
    func sum(
        _ values: PoolWindow<Double>, _ names: PoolWindow<Int32>, _ rows: PoolWindow<RowRecord>
    ) -> Double {
        if row < 0 { return constant }
        var sum = constantOfPattern(rows[names[row]].constant)
        if inputCount > 0 {
            sum += factor0 * values[names[input0]]
            if inputCount > 1 {
                sum += factor1 * values[names[input1]]
                if inputCount > 2 { sum += factor2 * values[names[input2]] }
            }
        }
        return sum
    }

    /// The constant that an operation of a shape's plan has for a row with a constant.
    @inline(__always)
    func constantOfPattern(_ rowConstant: Double) -> Double {
        inputCount == 0 ? rowConstant / constant : rowConstant * constant
    }

    /// Replaces each input that counts, which is called by its number and with the name that it has.
    @inline(__always)
    mutating func nameInputs(_ name: (_ number: Int32, _ input: Int32) -> Int32) {
        if inputCount > 0 { input0 = name(0, input0) }
        if inputCount > 1 { input1 = name(1, input1) }
        if inputCount > 2 { input2 = name(2, input2) }
    }
}
