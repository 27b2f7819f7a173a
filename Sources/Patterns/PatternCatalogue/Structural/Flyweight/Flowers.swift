import Foundation

/// A meadow of many flowers of few kinds.
enum Flowers {
    /// The kinds of flowers.
    enum Kind: String, CaseIterable, Sendable {
        case anemone, cosmos, gerberas, hollyhock, jasmine, zinnia
    }

    /// The flyweight: the picture of a kind, which every flower of that kind shares.
    final class FlowerPicture {
        let kind: Kind

        init(kind: Kind) { self.kind = kind }

        /// How the picture is drawn in an area.
        func drawing(in area: Area) -> String {
            "\(kind.rawValue)@(\(area.x.plain),\(area.y.plain)) \(area.side.plain)"
        }
    }

    /// Where a flower is and how large, in points: the part that is not shared.
    struct Area: Hashable, Sendable {
        var x: Double
        var y: Double
        var side: Double
    }

    /// Makes the picture of a kind once.
    final class FlowerFactory {
        private var pictures: [Kind: FlowerPicture] = [:]
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func picture(of kind: Kind) -> FlowerPicture {
            if let picture = pictures[kind] { return picture }
            let picture = stage.create(FlowerPicture(kind: kind), as: kind.rawValue)
            pictures[kind] = picture
            return picture
        }

        /// How many pictures there are.
        var count: Int { pictures.count }
    }

    /// Flowers, each of them a shared picture and an area of its own.
    final class Meadow {
        private(set) var flowers: [(picture: FlowerPicture, area: Area)] = []

        /// Plants flowers of all kinds in turn, in a spiral like that of a sunflower.
        func plant(_ count: Int, from factory: FlowerFactory) {
            for index in 0..<count {
                let kind = Kind.allCases[index % Kind.allCases.count]
                flowers.append((factory.picture(of: kind), Meadow.area(at: index)))
            }
        }

        /// The place of a flower in the spiral. Sides are from 10 to 50 points.
        static func area(at index: Int) -> Area {
            let goldenAngle = Double.pi * (3 - 5.0.squareRoot())
            let radius = 20 * Double(index).squareRoot()
            let angle = Double(index) * goldenAngle
            return Area(
                x: (radius * cos(angle)).rounded(), y: (radius * sin(angle)).rounded(),
                side: Double(10 + index * 7 % 41))
        }
    }
}
