import Foundation

/// Counts how often layers are laid out anew in one pass, so that those which never come to rest cannot hang the program.
///
/// A layout that changes what it depends on is run again: at once, or by asking for layout in the middle of itself. Both
/// are counted for each layer, from the outermost call until that returns.
@MainActor
package enum LayoutRepeats {
    /// How often a layer may be laid out anew in one pass.
    package static let most = 50

    private static var depth = 0
    private static var counts: [ObjectIdentifier: Int] = [:]

    /// Whether a layer was refused in this pass. Those around it are refused after it.
    private static var hasRefused = false

    /// Begins a pass, or one inside of it.
    package static func enter() { depth += 1 }

    /// Ends what ``enter()`` began.
    package static func leave() {
        depth -= 1
        guard depth == 0, !counts.isEmpty else { return }
        counts.removeAll()
        hasRefused = false
    }

    /// Counts one more layout of a layer in this pass.
    ///
    /// - Returns: Whether it is to be done. Otherwise it waits for the next pass.
    package static func allow(_ layer: CALayer) -> Bool {
        let count = counts[ObjectIdentifier(layer), default: 0] + 1
        counts[ObjectIdentifier(layer)] = count
        guard count > most else { return true }
        if !hasRefused { tell(layer) }
        hasRefused = true
        return false
    }

    // MARK: Telling

    /// What is done with the text about a layer that does not come to rest. By default it goes to the standard error.
    package static var report: (String) -> Void = { text in
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    /// The layers that were told of, which are not told of in every frame.
    private static var told: Set<ObjectIdentifier> = []

    /// After so many texts there are no more.
    private static let mostTexts = 100

    private static func tell(_ layer: CALayer) {
        guard told.count < mostTexts, told.insert(ObjectIdentifier(layer)).inserted else { return }
        let name = layer.delegate.map { "\($0)" } ?? "\(layer)"
        report(
            """
            [Layout] \(name) was laid out \(most) times more in one pass and asks for layout again; the rest waits for the \
            next frame. What its layout changes makes it ask: change things only where they differ, and do not call \
            setNeedsLayout() there.
            """)
    }
}
