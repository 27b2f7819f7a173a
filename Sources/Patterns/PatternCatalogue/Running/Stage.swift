import Synchronization

/// A recorder of the lines that an example writes and the messages that its objects send.
///
/// An object with a stage writes its lines there instead of printing them, and sends the messages
/// that belong in a sequence diagram through ``call(_:_:_:)``:
///
///     final class Waiter {
///         func serve() {
///             stage.call(self) {
///                 for order in orders { order.execute() }
///             }
///         }
///     }
///
/// The receiver is the only argument needed: the message's name is that of the method, and the
/// sender is the latest receiver that has not returned. Messages outside of any other come from the
/// client.
///
/// A stage may be used from any thread. Messages of concurrent threads are recorded in the order of
/// arrival, and their senders are unreliable.
public final class Stage: Sendable {
    private let state = Mutex(Recording())

    /// The sender of messages that no object sent.
    static let client = "client"

    init() {}

    // MARK: Saying

    /// Adds a line to the transcript, an empty one by default.
    public func say(_ line: String = "") {
        state.withLock { $0.lines.append(line) }
    }

    // MARK: Sending messages

    /// Records a message to `receiver`, runs `body`, and records the answer.
    ///
    /// - Parameters:
    ///   - receiver: An object; or a type, for messages to the type itself.
    ///   - message: The message, by default the name of the calling method.
    ///   - body: The work of the receiver.
    /// - Returns: The result of `body`.
    @discardableResult
    public func call<Answer>(
        _ receiver: Any, _ message: String = #function, _ body: () throws -> Answer
    ) rethrows -> Answer {
        state.withLock { $0.begin(Speaker(receiver), message) }
        do {
            let answer = try body()
            let text = Answer.self == Void.self ? "" : describe(answer)
            state.withLock { $0.end(text) }
            return answer
        } catch {
            state.withLock { $0.end("\(error)") }
            throw error
        }
    }

    /// Records the creation of an object, with its name in diagrams.
    ///
    /// - Parameters:
    ///   - object: The new object.
    ///   - name: Its name, by default that of its type with a small letter.
    ///   - maker: The object that made it, for those made in an initialiser; by default the latest
    ///     receiver that has not returned.
    /// - Returns: The object.
    @discardableResult
    public func create<Object: AnyObject>(
        _ object: Object, as name: String? = nil, by maker: AnyObject? = nil
    ) -> Object {
        state.withLock { $0.create(Speaker(object), as: name, by: maker.map { Speaker($0) }) }
        return object
    }

    // MARK: Results

    /// The lines and messages recorded so far.
    public var performance: Performance {
        state.withLock { recording in
            Performance(
                transcript: Transcript(lines: recording.lines),
                messages: SequenceDiagram(
                    participants: recording.participants, messages: recording.messages))
        }
    }

    /// The text of an answer: objects by their names, cases without associated values, and other
    /// values as they print.
    private func describe(_ answer: Any) -> String {
        var answer = answer
        while let optional = answer as? any OptionalAnswer {
            guard let wrapped = optional.wrapped else { return "nil" }
            answer = wrapped
        }
        if let number = answer as? Double { return number.plain }
        let mirror = Mirror(reflecting: answer)
        if mirror.displayStyle == .enum { return mirror.children.first?.label ?? "\(answer)" }
        guard mirror.displayStyle == .class else { return "\(answer)" }
        return state.withLock { $0.name(of: Speaker(answer)) }
    }
}

/// Unwraps an optional of unknown type.
private protocol OptionalAnswer {
    var wrapped: Any? { get }
}

extension Optional: OptionalAnswer {
    fileprivate var wrapped: Any? { self }
}
