/// Who said what to whom, in order: a recorded run of an example.
///
/// Who is at work when is not stored: a call starts its receiver, the return from it ends that.
public struct SequenceDiagram: Hashable, Sendable {
    /// Somebody who sends or receives messages.
    public struct Participant: Hashable, Sendable {
        /// The instance's name, “waiter”; the same in no other participant.
        public var name: String

        /// The name of its type, “Waiter”, or nothing where the name says enough.
        public var type: String?

        public init(_ name: String, type: String? = nil) {
            self.name = name
            self.type = type
        }
    }

    /// One arrow of the diagram.
    public struct Message: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// The sender waits until the receiver is done. Somebody may call itself.
            case call

            /// The sender creates the receiver, whose line starts here.
            case creation

            /// The sender goes on at once; no return follows.
            case signal

            /// The end of the latest open call from the receiver to the sender. Drawn only when it
            /// has a text.
            case `return`
        }

        public var kind: Kind

        /// A participant's name.
        public var sender: String

        /// A participant's name, the same as ``sender`` in a call to itself.
        public var receiver: String

        /// The text: a call like `cook(mutton)`, or the result of a call.
        public var text: String

        public init(_ kind: Kind, from sender: String, to receiver: String, _ text: String = "") {
            self.kind = kind
            self.sender = sender
            self.receiver = receiver
            self.text = text
        }
    }

    /// From left to right.
    public var participants: [Participant]

    /// From top to bottom.
    public var messages: [Message]

    public init(participants: [Participant], messages: [Message]) {
        self.participants = participants
        self.messages = messages
    }
}
