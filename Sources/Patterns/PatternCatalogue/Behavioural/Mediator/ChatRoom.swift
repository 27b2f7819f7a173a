extension Colleagues {
    /// The same conversation as a value: members are names with a way to show what they hear, and
    /// nobody refers to anybody, so that nothing can be kept alive in a circle.
    struct ChatRoom {
        /// The form of a member's lines.
        struct Member: Sendable {
            let sending: String
            let hearing: @Sendable (String) -> String
        }

        private var members: [(name: String, member: Member)] = []

        mutating func join(_ name: String, _ member: Member) {
            members.append((name, member))
        }

        /// What is said in the room when somebody sends a message. Strangers are not heard.
        func send(_ message: String, from sender: String) -> [String] {
            guard let speaker = members.first(where: { $0.name == sender }) else { return [] }
            let listeners = members.filter { $0.name != sender }
            return [speaker.member.sending] + listeners.map { $0.member.hearing(message) }
        }
    }
}
