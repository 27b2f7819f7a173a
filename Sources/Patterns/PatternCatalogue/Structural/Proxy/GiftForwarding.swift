extension Gifts {
    /// The same gifts as cases, so that a proxy forwards them all in one place.
    enum Gift: String, CaseIterable, Sendable {
        case flowers, dolls, chocolate

        var name: String {
            switch self {
            case .flowers: "玫瑰花"
            case .dolls: "洋娃娃"
            case .chocolate: "巧克力"
            }
        }
    }

    protocol Giving {
        mutating func give(_ gift: Gift) -> String
    }

    struct Suitor: Giving {
        let beloved: String

        func give(_ gift: Gift) -> String { "送你\(gift.name)\(beloved)" }
    }

    /// Forwards to any giver, which is made when it is first needed, and keeps count.
    struct CountingProxy<Giver: Giving>: Giving {
        private(set) var count = 0
        private lazy var giver = make()
        private let make: () -> Giver

        init(_ make: @escaping () -> Giver) { self.make = make }

        mutating func give(_ gift: Gift) -> String {
            count += 1
            return giver.give(gift)
        }
    }
}
