/// Purchases that climb a chain of approvers, which may be a line, a ring or a tree.
///
///     PurchaseStudy.line.run()
///     // ["3万: 主任批准", "8万: 副董事长批准", "30万: 董事长批准", "80万: 董事会批准", "200万: 无人批准"]
public enum PurchaseStudy: String, CaseIterable, Hashable, Sendable {
    /// Each approver asks the next higher one.
    case line

    /// As in the line, and the board asks the director again: an approver that was asked before
    /// ends the search.
    case ring

    /// Two directors ask the same vice chairman.
    case tree

    /// An approver, who decides about amounts up to a limit.
    public final class Approver {
        /// The office.
        public let name: String

        /// The highest amount, in units of 10,000 yuan.
        public let limit: Int

        /// The approver who is asked about more.
        public weak var next: Approver?

        /// Creates an approver.
        public init(_ name: String, upTo limit: Int, next: Approver? = nil) {
            self.name = name
            self.limit = limit
            self.next = next
        }

        /// The approver of an amount: this one, or the first along the chain whose limit allows it;
        /// `nil` if none does, also when the chain comes back to one that was asked before.
        public func approver(of amount: Int) -> Approver? {
            var asked: Set<ObjectIdentifier> = []
            var current: Approver? = self
            while let approver = current, asked.insert(ObjectIdentifier(approver)).inserted {
                if amount <= approver.limit { return approver }
                current = approver.next
            }
            return nil
        }
    }

    /// The amounts of the study, in units of 10,000 yuan.
    public static let amounts = [3, 8, 30, 80, 200]

    /// Sends each amount along the chain. Returns a line with the approver of each; in a tree, for
    /// each of the two directors.
    public func run() -> [String] {
        let board = Approver("董事会", upTo: 100)
        let chairman = Approver("董事长", upTo: 50, next: board)
        let vice = Approver("副董事长", upTo: 10, next: chairman)
        let director = Approver("主任", upTo: 5, next: vice)
        var directors = [director]
        switch self {
        case .line: break
        case .ring: board.next = director
        case .tree: directors.append(Approver("采购主任", upTo: 2, next: vice))
        }
        // Approvers do not retain the next one.
        return withExtendedLifetime((board, chairman, vice)) {
            directors.flatMap { director in
                Self.amounts.map { amount in
                    "\(amount)万: \(director.approver(of: amount)?.name ?? "无人")批准"
                }
            }
        }
    }
}
