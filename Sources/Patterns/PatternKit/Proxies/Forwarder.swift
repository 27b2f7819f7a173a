/// An object without methods of its own that forwards each message to a registered method.
///
/// Messages are looked up by name while the program runs, and may go to several objects: to its
/// callers, a forwarder looks as if it had inherited from all of them.
///
///     final class Painter {
///         func paint(_ thing: String, times: Int) -> String { "painted \(thing) \(times)×" }
///     }
///     final class Singer {
///         func sing() -> String { "la la" }
///     }
///
///     let artist = Forwarder()
///     artist.forward("paint", to: Painter(), Painter.paint)
///     artist.forward("sing", to: Singer(), Singer.sing)
///
///     try artist.paint("a door", 2)  // “painted a door 2×”
///     try artist.sing()  // “la la”
///     try artist.dance()  // throws ForwardingError.unknownMessage
///
/// Every message is recorded in ``calls``, answered or not. Messages known at compile time are
/// better served by a protocol and a type that conforms to it by forwarding, as with
/// ``VirtualProxy``.
///
/// Not thread-safe.
@dynamicMemberLookup
public final class Forwarder {
    /// A message that was sent.
    public struct Call: Hashable, Sendable {
        /// The name of the message.
        public let name: String

        /// The arguments, as they print themselves.
        public let arguments: [String]
    }

    private var methods: [String: any ForwardedMethod] = [:]

    /// The messages sent so far, in order, including those without a method.
    public private(set) var calls: [Call] = []

    /// Creates a forwarder without registered methods.
    public init() {}

    /// Passes messages called `name` on to a method of `target`. The last registration of a name
    /// counts.
    ///
    /// - Parameters:
    ///   - name: The name of the message.
    ///   - target: The receiver of the message. The forwarder retains it.
    ///   - method: The method, as in `Painter.paint`. Its parameters are what the message's
    ///     arguments are checked against.
    public func forward<Target: AnyObject, each Argument, Result>(
        _ name: String, to target: Target,
        _ method: @escaping (Target) -> (repeat each Argument) -> Result
    ) {
        methods[name] = BoundMethod(target: target, method: method)
    }

    /// Returns `true` if a method is registered for messages called `name`.
    public func responds(to name: String) -> Bool {
        methods[name] != nil
    }

    /// Sends a message.
    ///
    /// - Returns: The result of the method; `()` for a method without one.
    /// - Throws: ``ForwardingError`` when no method is registered, or the arguments do not fit.
    @discardableResult
    public func send(_ name: String, _ arguments: [Any] = []) throws(ForwardingError) -> Any {
        calls.append(Call(name: name, arguments: arguments.map { "\($0)" }))
        guard let method = methods[name] else {
            throw .unknownMessage(name: name, known: methods.keys.sorted())
        }
        return try method.answer(to: name, arguments)
    }

    /// A message that is sent by calling it: `forwarder.name(arguments)`.
    public subscript(dynamicMember name: String) -> Message {
        Message(name: name, forwarder: self)
    }

    /// A message with a name, to be called with its arguments.
    @dynamicCallable
    public struct Message {
        let name: String
        let forwarder: Forwarder

        /// Sends the message.
        @discardableResult
        public func dynamicallyCall(withArguments arguments: [Any]) throws(ForwardingError) -> Any {
            try forwarder.send(name, arguments)
        }
    }
}
