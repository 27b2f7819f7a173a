/// The payment for a newspaper.
enum Newsstand {
    /// Holds yuan.
    final class Wallet {
        private(set) var money: Int
        private let stage: Stage

        init(money: Int, stage: Stage) {
            self.money = money
            self.stage = stage
        }

        /// Takes out so much, or nothing when there is less.
        func takeOut(_ sum: Int) -> Int {
            stage.call(self, "takeOut(\(sum))") {
                guard sum <= money else { return 0 }
                money -= sum
                return sum
            }
        }
    }

    /// Before: a customer who hands over the wallet.
    final class OpenCustomer {
        let wallet: Wallet
        init(wallet: Wallet) { self.wallet = wallet }
    }

    /// Before: a paperboy who knows customers and their wallets.
    final class GraspingPaperboy {
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func collect(_ price: Int, from customer: OpenCustomer) -> Int {
            stage.call(self, "collect(\(price))") {
                let wallet: Wallet = customer.wallet
                return wallet.takeOut(price)
            }
        }
    }
}
