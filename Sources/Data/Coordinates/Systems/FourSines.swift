/// The sines of four angles at once, each within 4e-16 of the true one.
///
/// Angles are brought to a quarter turn around 0 by taking away whole half turns in three parts, whose products with the count
/// are exact (W. J. Cody and W. Waite, “Software Manual for the Elementary Functions”, 1980), and go into Taylor's polynomial to the
/// 21st degree.
///
/// - Parameter angles: In radians, each below 1,000 in size.
@inline(__always)
func sines(_ angles: SIMD4<Double>) -> SIMD4<Double> {
    // Adding and taking away 1.5 · 2⁵² rounds to a whole number, which is odd when the sum's last bit is set.
    let rounder = 6_755_399_441_055_744.0
    let sum = angles * (1 / .pi) + rounder
    let halfTurns = sum - rounder
    let isOdd = unsafeBitCast(sum, to: SIMD4<UInt64>.self) &<< 63

    var angle = angles - halfTurns * 3.140625
    angle -= halfTurns * 0x1.fb54442dp-11
    angle -= halfTurns * 1.0780605716316238e-14

    let square = angle * angle
    var polynomial = square * (1 / 51_090_942_171_709_440_000.0)
    polynomial = square * (polynomial - 1 / 121_645_100_408_832_000.0)
    polynomial = square * (1 / 355_687_428_096_000.0 + polynomial)
    polynomial = square * (polynomial - 1 / 1_307_674_368_000.0)
    polynomial = square * (1 / 6_227_020_800.0 + polynomial)
    polynomial = square * (polynomial - 1 / 39_916_800.0)
    polynomial = square * (1 / 362_880.0 + polynomial)
    polynomial = square * (polynomial - 1 / 5_040.0)
    polynomial = square * (1 / 120.0 + polynomial)
    polynomial = square * (polynomial - 1 / 6.0)
    let sine = angle + angle * polynomial
    return unsafeBitCast(
        unsafeBitCast(sine, to: SIMD4<UInt64>.self) ^ isOdd, to: SIMD4<Double>.self)
}
