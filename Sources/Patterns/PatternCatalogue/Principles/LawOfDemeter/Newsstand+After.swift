extension Newsstand {
    /// After: a customer who pays. Where the money is kept is nobody's business.
    final class Customer {
        private let wallet: Wallet
        private let stage: Stage

        init(wallet: Wallet, stage: Stage) {
            self.wallet = wallet
            self.stage = stage
        }

        /// Pays so much, or nothing.
        func pay(_ price: Int) -> Int {
            stage.call(self, "pay(\(price))") { wallet.takeOut(price) }
        }
    }

    /// After: a paperboy who knows customers.
    final class Paperboy {
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func collect(_ price: Int, from customer: Customer) -> Int {
            stage.call(self, "collect(\(price))") { customer.pay(price) }
        }
    }
}
