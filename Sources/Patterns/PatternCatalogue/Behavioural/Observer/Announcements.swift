extension Office {
    /// The same warning with closures: whoever subscribes keeps a token, and is told for as long as
    /// the token lives.
    final class Announcements {
        private var listeners: [(token: WeakToken, react: () -> Void)] = []

        /// A subscription, which ends with it.
        final class Token {}

        private struct WeakToken {
            weak var token: Token?
        }

        func subscribe(_ react: @escaping () -> Void) -> Token {
            let token = Token()
            listeners.append((WeakToken(token: token), react))
            return token
        }

        /// Notifies the subscribers whose tokens are alive, in the order of subscription.
        func announce() {
            listeners.removeAll { $0.token.token == nil }
            for listener in listeners { listener.react() }
        }
    }
}
