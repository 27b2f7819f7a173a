extension Basketball {
    /// The methods that the coach calls.
    protocol Attacking {
        var attackLine: String { get }
        var defenceLine: String { get }
    }

    struct HomePlayer: Attacking {
        let name: String
        var attackLine: String { "前锋\(name)进攻" }
        var defenceLine: String { "前锋\(name)防守" }
    }

    /// A type from elsewhere, with names of its own.
    struct GuestPlayer {
        let name: String
        func attackInOwnWords() -> String { "外籍中锋\(name)进攻" }
        func defendInOwnWords() -> String { "外籍中锋\(name)防守" }
    }
}

/// The adapter, without an object in between: the foreign type is taught the protocol.
extension Basketball.GuestPlayer: Basketball.Attacking {
    var attackLine: String { attackInOwnWords() }
    var defenceLine: String { defendInOwnWords() }
}
