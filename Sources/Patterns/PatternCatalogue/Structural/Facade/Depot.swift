extension Fund {
    /// The same fund as a value with two methods. What it holds is private, which is all that a
    /// facade needs.
    struct Depot {
        private var shares: [(stock: String, count: Int)]

        init(stocks: [String]) {
            shares = stocks.map { ($0, 0) }
        }

        /// Buys a share of every stock. Returns the orders.
        mutating func buyFund() -> [String] {
            shares = shares.map { ($0.stock, $0.count + 1) }
            return shares.map { "买入\($0.stock)" }
        }

        /// Sells a share of every stock that it holds. Returns the orders.
        mutating func sellFund() -> [String] {
            let sold = shares.filter { $0.count > 0 }
            shares = shares.map { ($0.stock, max($0.count - 1, 0)) }
            return sold.map { "卖出\($0.stock)" }
        }
    }
}
