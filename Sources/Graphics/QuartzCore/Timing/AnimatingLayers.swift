/// The layers with animations, in the order in which they were added.
///
/// Adding and removing take the same time however many there are: a removed layer leaves a gap,
/// and gaps are closed when they are the majority.
struct AnimatingLayers {
    private var layers: [CALayer?] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { places.isEmpty }

    /// Adds a layer, unless it is there.
    ///
    /// - Returns: `true` if it is new.
    mutating func add(_ layer: CALayer) -> Bool {
        guard places[ObjectIdentifier(layer)] == nil else { return false }
        places[ObjectIdentifier(layer)] = layers.count
        layers.append(layer)
        return true
    }

    /// Removes a layer, if it is there.
    mutating func remove(_ layer: CALayer) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(layer)) else { return }
        layers[place] = nil
        if layers.count > 2 * places.count { closeGaps() }
    }

    private mutating func closeGaps() {
        layers.removeAll { $0 == nil }
        for case let (place, layer?) in layers.enumerated() {
            places[ObjectIdentifier(layer)] = place
        }
    }
}

extension AnimatingLayers: Sequence {
    /// The layers at this time: changes during the iteration have no effect on it.
    func makeIterator() -> some IteratorProtocol<CALayer> {
        layers.lazy.compactMap(\.self).makeIterator()
    }
}
