/// Finds the one poisoned bottle among many with as few tasters as possible, in one round.
///
/// Each bottle has a number, and each taster stands for a bit of it: a taster drinks from all
/// bottles whose number has that bit. Who is poisoned then spells the number of the bottle.
///
///     let test = try PoisonTest(bottles: 8, numbering: .fromOne)
///     test.tasterCount  // 4
///     test.cup(of: 0)  // [8], the highest bit
///     test.pattern(of: 6)  // “0110”
///     try test.bottle(for: "0110")  // 6
///
/// Numbered from zero, which wastes no number, *n* bottles take the least number of tasters that
/// there can be: the logarithm of *n* to the base two, rounded up.
public struct PoisonTest: Hashable, Sendable {
    /// The number of the first bottle.
    public enum Numbering: Int, Hashable, Sendable {
        /// The bottles are 0 to *n* − 1.
        case fromZero = 0

        /// The bottles are 1 to *n*. When *n* is a power of two, this takes one taster more.
        case fromOne = 1
    }

    /// How many bottles there are, at least 1.
    public let bottleCount: Int

    /// The number of the first bottle.
    public let numbering: Numbering

    /// How many tasters are needed.
    public let tasterCount: Int

    /// Creates a test.
    ///
    /// - Throws: ``PoisonTestError/noBottles(count:)`` for fewer than one bottle.
    public init(
        bottles count: Int, numbering: Numbering = .fromZero
    ) throws(PoisonTestError) {
        guard count > 0 else { throw .noBottles(count: count) }
        bottleCount = count
        self.numbering = numbering
        let largestNumber = count - 1 + numbering.rawValue
        tasterCount = Int.bitWidth - largestNumber.leadingZeroBitCount
    }

    /// The numbers of the bottles.
    public var bottles: ClosedRange<Int> {
        numbering.rawValue...(bottleCount - 1 + numbering.rawValue)
    }

    /// The numbers of the bottles from which a taster drinks. Taster 0 stands for the highest bit.
    ///
    /// - Precondition: There is such a taster.
    /// - Complexity: O(*n*) in the number of bottles.
    public func cup(of taster: Int) -> [Int] {
        precondition(
            (0..<tasterCount).contains(taster),
            "There is no taster \(taster). There are \(tasterCount), counted from 0.")
        return bottles.filter { $0 & (1 << (tasterCount - 1 - taster)) != 0 }
    }

    /// The tasters poisoned by a bottle: a digit for each taster, 1 for the poisoned.
    ///
    /// - Throws: ``PoisonTestError/noSuchBottle(number:bottles:)``.
    public func pattern(of bottle: Int) throws(PoisonTestError) -> String {
        guard bottles.contains(bottle) else {
            throw .noSuchBottle(number: bottle, bottles: bottles)
        }
        let digits = bottle == 0 ? "" : String(bottle, radix: 2)
        return String(repeating: "0", count: tasterCount - digits.count) + digits
    }

    /// The bottle that poisons exactly those that have a 1 in `pattern`.
    ///
    /// - Throws: ``PoisonTestError/badPattern(pattern:tasterCount:)`` when it does not have a 0 or
    ///   a 1 for each taster, and ``PoisonTestError/noSuchBottle(number:bottles:)`` when no bottle
    ///   can have done that.
    public func bottle(for pattern: String) throws(PoisonTestError) -> Int {
        let isBinary = pattern.allSatisfy { $0 == "0" || $0 == "1" }
        guard pattern.count == tasterCount, isBinary else {
            throw .badPattern(pattern: pattern, tasterCount: tasterCount)
        }
        let number = Int(pattern, radix: 2) ?? 0
        guard bottles.contains(number) else {
            throw .noSuchBottle(number: number, bottles: bottles)
        }
        return number
    }
}

/// A reason why a ``PoisonTest`` has no answer.
public enum PoisonTestError: Error, Hashable, Sendable {
    /// Among fewer than one bottle, none is poisoned.
    case noBottles(count: Int)

    /// No bottle has this number.
    case noSuchBottle(number: Int, bottles: ClosedRange<Int>)

    /// The pattern is not a 0 or a 1 for each taster.
    case badPattern(pattern: String, tasterCount: Int)
}

extension PoisonTestError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noBottles(let count):
            "There is no poisoned bottle among \(count). Give at least 1 bottle."
        case .noSuchBottle(let number, let bottles):
            "There is no bottle \(number). The bottles are \(bottles.lowerBound) to \(bottles.upperBound)."
        case .badPattern(let pattern, let tasterCount):
            """
            “\(pattern)” does not say who was poisoned. Give \(tasterCount) digits, a 1 for each taster that was, and \
            a 0 for the others.
            """
        }
    }
}
