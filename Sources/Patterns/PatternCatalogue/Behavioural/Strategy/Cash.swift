/// A till that charges by the offer of the day.
enum Cash {
    /// A way to turn a price into what the customer pays.
    protocol Offer: AnyObject {
        func accept(_ price: Double) -> Double
    }

    /// The full price.
    final class NormalPrice: Offer {
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func accept(_ price: Double) -> Double {
            stage.call(self) { price }
        }
    }

    /// A share of the price.
    final class Rebate: Offer {
        private let rate: Double
        private let stage: Stage

        /// - Parameter rate: The share to pay, from 0 to 1.
        init(rate: Double, stage: Stage) {
            self.rate = rate
            self.stage = stage
        }

        func accept(_ price: Double) -> Double {
            stage.call(self) { rate * price }
        }
    }

    /// The price less a fixed sum, but never less than nothing.
    final class CashBack: Offer {
        private let sum: Double
        private let stage: Stage

        init(sum: Double, stage: Stage) {
            self.sum = sum
            self.stage = stage
        }

        func accept(_ price: Double) -> Double {
            stage.call(self) { max(price - sum, 0) }
        }
    }

    /// The names that the till's keys carry.
    enum OfferKind: String, CaseIterable {
        case normal
        case cashBack = "cash-back"
        case rebate
    }

    /// The till: it keeps one offer, and asks it for every result.
    final class Till {
        private let offer: any Offer
        private let stage: Stage

        /// Sets up the till for an offer. This is the pattern's usual companion, a simple factory.
        init(_ kind: OfferKind, stage: Stage) {
            self.stage = stage
            offer =
                switch kind {
                case .normal: NormalPrice(stage: stage)
                case .cashBack: CashBack(sum: 5, stage: stage)
                case .rebate: Rebate(rate: 0.8, stage: stage)
                }
        }

        func result(for price: Double) -> Double {
            stage.call(self) { offer.accept(price) }
        }
    }
}
