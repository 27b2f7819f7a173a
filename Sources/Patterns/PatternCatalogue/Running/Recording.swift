/// The receiver of a message: an object, identified by its address, or a type or value, identified
/// by the name of its type.
struct Speaker {
    let identity: ObjectIdentifier?
    let object: WeakObject?
    let type: String
    let isType: Bool

    init(_ receiver: Any) {
        if let type = receiver as? any Any.Type {
            (identity, object) = (nil, nil)
            self.type = String(describing: type)
            isType = true
        } else if Swift.type(of: receiver) is AnyClass {
            let object = receiver as AnyObject
            identity = ObjectIdentifier(object)
            self.object = WeakObject(object)
            type = String(describing: Swift.type(of: object))
            isType = false
        } else {
            (identity, object) = (nil, nil)
            type = String(describing: Swift.type(of: receiver))
            isType = false
        }
    }
}

/// An object that may have been deallocated.
///
/// Unchecked because the object may be of any type. It is never used, only compared with `nil`.
struct WeakObject: @unchecked Sendable {
    private weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    var isGone: Bool { object == nil }
}

/// The lines and messages recorded so far.
struct Recording {
    private(set) var participants: [SequenceDiagram.Participant] = []
    private(set) var messages: [SequenceDiagram.Message] = []
    var lines: [String] = []

    /// The names of the receivers that have not returned yet, the latest last.
    private var active: [String] = []

    /// The participating objects. The address of a deallocated one may be reused later.
    private var known: [ObjectIdentifier: (name: String, object: WeakObject)] = [:]

    mutating func begin(_ receiver: Speaker, _ message: String) {
        let sender = sender()
        let name = name(of: receiver)
        messages.append(.init(.call, from: sender, to: name, message))
        active.append(name)
    }

    mutating func end(_ answer: String) {
        let receiver = active.removeLast()
        messages.append(.init(.return, from: receiver, to: active.last ?? Stage.client, answer))
    }

    /// - Parameter maker: The sender; the latest receiver that has not returned by default.
    mutating func create(_ object: Speaker, as name: String?, by maker: Speaker? = nil) {
        let sender = maker.map { self.name(of: $0) } ?? sender()
        messages.append(
            .init(.creation, from: sender, to: self.name(of: object, wanted: name), "init"))
    }

    /// The participant's name. A new participant is added at the right.
    mutating func name(of speaker: Speaker, wanted: String? = nil) -> String {
        if let identity = speaker.identity, let entry = known[identity], !entry.object.isGone {
            return entry.name
        }
        let plain = wanted ?? (speaker.isType ? speaker.type : speaker.type.withSmallInitial)
        guard let identity = speaker.identity, let object = speaker.object else {
            return add(plain, type: speaker.isType ? nil : speaker.type)
        }
        let taken = Set(participants.map(\.name))
        let numbered = (2...).lazy.map { "\(plain)\($0)" }
        let name = taken.contains(plain) ? numbered.first { !taken.contains($0) }! : plain
        known[identity] = (name, object)
        return add(name, type: speaker.type)
    }

    private mutating func sender() -> String {
        active.last ?? add(Stage.client, type: nil)
    }

    private mutating func add(_ name: String, type: String?) -> String {
        if !participants.contains(where: { $0.name == name }) {
            participants.append(.init(name, type: type))
        }
        return name
    }
}

extension String {
    /// “chainLink” for “ChainLink”, “htmlPage” for “HTMLPage”.
    fileprivate var withSmallInitial: String {
        let capitals = prefix { $0.isUppercase }.count
        let small = capitals > 1 && capitals < count ? capitals - 1 : capitals
        return prefix(small).lowercased() + dropFirst(small)
    }
}
