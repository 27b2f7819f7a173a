public import Coordinates
import Foundation
public import Places
public import TestSupport

/// Places that do not exist: the same ones for the same seed, with names made of those of real
/// ones.
public enum SyntheticPlaces {
    /// Makes places in and around Shanghai, as dense as a million are in the whole of the city.
    ///
    /// - Parameter reach: How far from the Bund they lie, in metres.
    public static func make(
        _ ids: Range<Int64>, seed: UInt64 = 1, reach: Double = 40_000
    ) -> [Place] {
        var random = SeededGenerator(seed: seed &+ UInt64(bitPattern: ids.lowerBound))
        return ids.map { make($0, reach: reach, using: &random) }
    }

    private static func make(
        _ id: Int64, reach: Double, using random: inout SeededGenerator
    ) -> Place {
        Place(
            id: id, name: name(using: &random),
            englishName: Int.random(in: 0..<5, using: &random) == 0
                ? englishName(using: &random) : nil,
            coordinate: coordinate(reach: reach, using: &random),
            category: category(using: &random), city: "上海",
            region: ["黄浦区", "浦东新区", "静安区", "徐汇区"].randomElement(using: &random) ?? "")
    }

    /// A name of four to six Chinese characters.
    public static func name(using random: inout SeededGenerator) -> String {
        let middle =
            Bool.random(using: &random)
            ? NameVocabulary.beginnings.frequentElement(using: &random) : ""
        return NameVocabulary.beginnings.frequentElement(using: &random) + middle
            + NameVocabulary.endings.frequentElement(using: &random)
    }

    private static func englishName(using random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...3, using: &random))
            .map { _ in NameVocabulary.englishWords.frequentElement(using: &random) }
            .joined(separator: " ")
    }

    /// Somewhere around the Bund, which most places are rather near to, as in a city.
    public static func coordinate(
        reach: Double = 40_000, using random: inout SeededGenerator
    ) -> Coordinate<WGS84> {
        let share = pow(Double.random(in: 0..<1, using: &random), 0.6)
        return bund.moved(
            metres: reach * share, bearing: Double.random(in: 0..<360, using: &random))
    }

    /// 31.2397° N, 121.4998° E.
    public static let bund = GridPoint(uncheckedX: 1_214_998_000, y: 312_397_000).coordinate

    /// A category, most of them as frequent as in the sample and the last ones rare.
    private static func category(using random: inout SeededGenerator) -> PlaceCategory {
        let common: [PlaceCategory] = [
            .commercialHouse, .commercialHouse, .commercialHouse, .touristAttraction, .enterprises,
            .food, .food, .accommodation, .transportation, .shopping,
        ]
        return Int.random(in: 0..<20, using: &random) > 0
            ? common.randomElement(using: &random) ?? .food
            : PlaceCategory.allCases.frequentElement(using: &random)
    }
}

extension RandomAccessCollection {
    /// An element, the first ones more often: the square of a random number says how far down the
    /// list it is.
    fileprivate func frequentElement(using random: inout SeededGenerator) -> Element {
        let share = Double.random(in: 0..<1, using: &random)
        return self[index(startIndex, offsetBy: Int(share * share * Double(count)))]
    }
}
