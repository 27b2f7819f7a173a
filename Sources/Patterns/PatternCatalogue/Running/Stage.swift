import Synchronization

/// Where an example is performed: it hears what the objects say and sees the messages they send.
///
/// An object that is given a stage says its lines there instead of printing them, and lets the messages
/// worth seeing in a sequence diagram pass through ``call(_:_:_:)``:
///
///     final class Waiter {
///         func serve() {
///             stage.call(self) {
///                 for order in orders { order.execute() }
///             }
///         }
///     }
///
/// The receiver is all that needs saying: the message's name is that of the method, and the sender is
/// whoever received the message before and has not returned. Messages outside of any other come from the
/// client.
///
/// A stage may be used from any thread. Messages that several threads send at the same time are in the
/// order in which they arrived, and their senders are not to be relied on.
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

    /// Records that `receiver` got a message, does what the message asks for, and records the answer.
    ///
    /// - Parameters:
    ///   - receiver: An object; or a type, for messages to the type itself.
    ///   - message: The message, by default the name of the calling method.
    ///   - body: What the receiver does.
    /// - Returns: What `body` returns.
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

    /// Records that an object was made, under the name that diagrams shall use for it.
    ///
    /// - Parameters:
    ///   - object: The new object.
    ///   - name: Its name, by default that of its type with a small letter.
    /// - Returns: The object.
    @discardableResult
    public func create<Object: AnyObject>(_ object: Object, as name: String? = nil) -> Object {
        state.withLock { $0.create(Speaker(object), as: name) }
        return object
    }

    // MARK: Results

    /// What was said and sent so far.
    public var performance: Performance {
        state.withLock { recording in
            Performance(
                transcript: Transcript(lines: recording.lines),
                messages: SequenceDiagram(
                    participants: recording.participants, messages: recording.messages))
        }
    }

    /// How an answer is written at the end of its arrow: objects by their names, cases without what comes with
    /// them, and other values as they print.
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

/// Sees through the type of an optional.
private protocol OptionalAnswer {
    var wrapped: Any? { get }
}

extension Optional: OptionalAnswer {
    fileprivate var wrapped: Any? { self }
}
