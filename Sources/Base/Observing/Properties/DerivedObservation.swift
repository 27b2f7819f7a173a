/// Observes a computed property by observing the properties it is computed from.
///
/// After each change the property is read again, and the properties read then are observed. So
/// `\.author.name` continues with another author.
final class DerivedObservation<Root: AnyObject, Value> {
    private let keyPath: KeyPath<Root, Value>
    private weak var object: Root?
    private var value: Value
    private let wantsPrior: Bool
    private let call: ObserverCall<Value>

    /// The closures that end the observations of the properties that were read last.
    private var cancellations: [() -> Void] = []

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

    /// Observes the properties that were read, instead of the previous ones.
    func observe(_ accesses: [any TrackedAccess]) {
        stopObserving()
        cancellations = accesses.map { $0.add(before: willChange, after: didChange) }
    }

    func end() {
        hasEnded = true
        stopObserving()
    }

    private func stopObserving() {
        for ending in cancellations { ending() }
        cancellations = []
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
        observe(accesses)
        call(object, old, new, false)
    }
}
