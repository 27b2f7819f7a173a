/// Returns the sines of eight angles at once, each within 4e-16 of the true one.
///
/// Whole half turns are removed from an angle without rounding. The remainder, from -1/2 to 1/2,
/// goes into Taylor's polynomial of sin(π · x) to the 19th degree, whose next term is below 3e-16.
///
/// Not inlined: if the optimiser knows the composition of the angles, it computes their sines one
/// by one.
///
/// - Parameter angles: In half turns, of π radians each, with a magnitude below 1e15.
@inline(never)
func sines(ofHalfTurns angles: SIMD8<Double>) -> SIMD8<Double> {
    // Adding and subtracting 1.5 · 2⁵² rounds to an integer, which is odd when the sum's last bit
    // is set.
    let rounder = 6_755_399_441_055_744.0
    let sum = angles + rounder
    let isOdd = unsafeBitCast(sum, to: SIMD8<UInt64>.self) &<< 63
    let rest = angles - (sum - rounder)

    // π³/3!, π⁵/5! and so on. Alternate terms are summed separately, because two short sums take
    // less time than a long one.
    let square = rest * rest
    let fourth = square * square
    var odd = fourth * -2.2948428997269873e-08 - 2.1915353447830217e-05
    var even = fourth * 7.952054001475513e-07 + 0.00046630280576761255
    odd = fourth * odd - 0.0073704309457143504
    even = fourth * even + 0.08214588661112823
    odd = fourth * odd - 0.5992645293207921
    even = fourth * even + 2.5501640398773455
    odd = fourth * odd - 5.16771278004997
    let polynomial = square * odd + fourth * even
    let sine = rest * .pi + rest * polynomial
    return unsafeBitCast(
        unsafeBitCast(sine, to: SIMD8<UInt64>.self) ^ isOdd, to: SIMD8<Double>.self)
}
