import Foundation

extension Cash {
    /// The same till where an offer is a value: a function with a name, counting in decimals, so
    /// that money adds up to the cent.
    struct Discount: Sendable {
        let name: String
        let price: @Sendable (Decimal) -> Decimal

        /// The full price.
        static let none = Discount(name: "normal") { $0 }

        /// The price less a fixed sum, but never less than nothing.
        static func cashBack(_ sum: Decimal) -> Discount {
            Discount(name: "cash-back") { max($0 - sum, 0) }
        }

        /// A share of the price.
        static func rebate(_ rate: Decimal) -> Discount {
            Discount(name: "rebate") { $0 * rate }
        }
    }
}
