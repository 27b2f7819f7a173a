/// A row that is not tight in a plan: the side of zero on which it has to be for the plan to be
/// optimal.
///
/// Which rows are tight depends on coefficients, strengths and sides alone, not on constants. So a
/// plan stays optimal until a row changes its side.
struct Check: BitwiseCopyable {
    /// The row, or -1 for a variable that has to stay on its side of its default.
    var row: Int32

    /// The number of inputs, up to four, or -1 for a row of more terms.
    var inputCount: Int16
    var forbidsNegative: Bool
    var forbidsPositive: Bool
    var input0: Int32 = 0
    var input1: Int32 = 0
    var input2: Int32 = 0
    var input3: Int32 = 0
    var factor0 = 0.0
    var factor1 = 0.0
    var factor2 = 0.0
    var factor3 = 0.0
    var constant: Double

    /// The constant plus each input times its factor.
    @inline(__always)
    func sum(_ values: PoolWindow<Double>) -> Double {
        var sum = constant
        if inputCount > 0 {
            sum += factor0 * values[input0]
            if inputCount > 1 {
                sum += factor1 * values[input1]
                if inputCount > 2 {
                    sum += factor2 * values[input2]
                    if inputCount > 3 { sum += factor3 * values[input3] }
                }
            }
        }
        return sum
    }

    /// The same for a check of a shared plan, whose operands are indices into `bindings`.
    @inline(__always)
    func sum(
        _ values: PoolWindow<Double>, _ bindings: PoolWindow<Int32>, _ rows: PoolWindow<RowRecord>
    ) -> Double {
        var sum = row < 0 ? constant : rows[bindings[row]].constant
        if inputCount > 0 {
            sum += factor0 * values[bindings[input0]]
            if inputCount > 1 {
                sum += factor1 * values[bindings[input1]]
                if inputCount > 2 {
                    sum += factor2 * values[bindings[input2]]
                    if inputCount > 3 { sum += factor3 * values[bindings[input3]] }
                }
            }
        }
        return sum
    }

    /// Replaces each input by the result of `body`, which gets the input's number and the input.
    @inline(__always)
    mutating func mapInputs(_ body: (_ number: Int32, _ input: Int32) -> Int32) {
        if inputCount > 0 { input0 = body(0, input0) }
        if inputCount > 1 { input1 = body(1, input1) }
        if inputCount > 2 { input2 = body(2, input2) }
        if inputCount > 3 { input3 = body(3, input3) }
    }

    /// `true` if an activity is on the required side.
    @inline(__always)
    func allows(_ activity: Double) -> Bool {
        !(forbidsNegative && activity < -Tolerance.activity
            || forbidsPositive && activity > Tolerance.activity)
    }
}
