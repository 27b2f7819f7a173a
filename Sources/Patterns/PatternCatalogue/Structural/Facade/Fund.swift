/// A fund that buys and sells stocks, so that its clients need not.
enum Fund {
    /// One of the things that the fund trades in.
    final class Stock {
        let name: String

        /// How many shares the fund holds.
        private(set) var shares = 0

        private let stage: Stage

        init(_ name: String, stage: Stage) {
            self.name = name
            self.stage = stage
        }

        func buy() {
            stage.call(self) {
                shares += 1
                stage.say("买入\(name)")
            }
        }

        /// Sells a share, if there is one.
        func sell() {
            stage.call(self) {
                guard shares > 0 else { return }
                shares -= 1
                stage.say("卖出\(name)")
            }
        }
    }

    /// The facade: two methods instead of a depot.
    final class FundManager {
        private let stocks: [Stock]
        private let stage: Stage

        init(stocks: [Stock], stage: Stage) {
            self.stocks = stocks
            self.stage = stage
        }

        /// Buys a share of every stock.
        func buyFund() {
            stage.call(self) { for stock in stocks { stock.buy() } }
        }

        /// Sells a share of every stock that the fund holds.
        func sellFund() {
            stage.call(self) { for stock in stocks { stock.sell() } }
        }
    }
}
