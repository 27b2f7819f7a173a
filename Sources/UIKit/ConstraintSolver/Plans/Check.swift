/// A row that a plan leaves out: how it must stand for the plan to be the best.
///
/// Which rows are tight depends on coefficients, strengths and *sides* alone. So a plan stays optimal until a row
/// changes sides.
struct Check: BitwiseCopyable {
    /// The row, or -1 for a variable that is to stay on its side of rest.
    var row: Int32
    /// Up to four inputs, or -1 for a row of more terms.
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

    /// The constant and the inputs, each times its factor.
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

    /// The same where the check is one of a shape's plan, for a region with some names.
    @inline(__always)
    func sum(
        _ values: PoolWindow<Double>, _ names: PoolWindow<Int32>, _ rows: PoolWindow<RowRecord>
    ) -> Double {
        var sum = row < 0 ? constant : rows[names[row]].constant
        if inputCount > 0 {
            sum += factor0 * values[names[input0]]
            if inputCount > 1 {
                sum += factor1 * values[names[input1]]
                if inputCount > 2 {
                    sum += factor2 * values[names[input2]]
                    if inputCount > 3 { sum += factor3 * values[names[input3]] }
                }
            }
        }
        return sum
    }

    /// Replaces each input that counts, which is called by its number and with the name that it has.
    @inline(__always)
    mutating func nameInputs(_ name: (_ number: Int32, _ input: Int32) -> Int32) {
        if inputCount > 0 { input0 = name(0, input0) }
        if inputCount > 1 { input1 = name(1, input1) }
        if inputCount > 2 { input2 = name(2, input2) }
        if inputCount > 3 { input3 = name(3, input3) }
    }

    /// Whether an activity is on the side where it is to be.
    @inline(__always)
    func allows(_ activity: Double) -> Bool {
        !(forbidsNegative && activity < -Solver.checkTolerance
            || forbidsPositive && activity > Solver.checkTolerance)
    }
}
