/// Observes a property that is computed from others, by observing these.
///
/// After each change the property is read again, and what is read then is observed from there on. So `\.author.name`
/// follows to another author.
final class DerivedObservation<Root: AnyObject, Value> {
    private let keyPath: KeyPath<Root, Value>
    private weak var object: Root?
    private var value: Value
    private let wantsPrior: Bool
    private let call: ObserverCall<Value>

    /// What ends the observations of the properties that were read last.
    private var endings: [() -> Void] = []

    private var hasEnded = false

    init(
        of keyPath: KeyPath<Root, Value>, in object: Root, value: Value, wantsPrior: Bool,
        call: @escaping ObserverCall<Value>
    ) {
        self.keyPath = keyPath
        self.object = object
        self.value = value
        self.wantsPrior = wantsPrior
        self.call = call
    }

    /// Observes what was read, and nothing else any more.
    func follow(_ accesses: [any TrackedAccess]) {
        stopFollowing()
        endings = accesses.map { $0.add(before: willChange, after: didChange) }
    }

    func end() {
        hasEnded = true
        stopFollowing()
    }

    private func stopFollowing() {
        for ending in endings { ending() }
        endings = []
    }

    private func willChange() {
        guard !hasEnded, wantsPrior, let object else { return }
        call(object, value, value, true)
    }

    private func didChange() {
        guard !hasEnded, let object else { return }
        let old = value
        let (new, accesses) = PropertyTracking.track { object[keyPath: keyPath] }
        value = new
        follow(accesses)
        call(object, old, new, false)
    }
}
