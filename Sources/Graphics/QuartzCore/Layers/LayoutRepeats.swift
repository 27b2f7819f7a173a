import Foundation

/// Counts how often layers are laid out anew in one pass, so that those which never come to rest cannot hang the program.
///
/// A layout that changes what it depends on is run again: at once, or by asking for layout in the middle of itself. Both
/// are counted for each layer, from the outermost call until that returns.
@MainActor
package enum LayoutRepeats {
    /// How often a layer may be laid out anew in one pass.
    package static var most: UInt32 { 50 }

    @exclusivity(unchecked) private static var depth = 0

    /// The number of the pass, above the bits that count: what ``CALayer/layoutRepeats`` is before the first repeat.
    @exclusivity(unchecked) private static var pass: UInt32 = 256

    private static var countBits: UInt32 { 8 }

    /// Whether a layer was refused in this pass. Those around it are refused after it.
    @exclusivity(unchecked) private static var hasRefused = false

    /// Begins a pass, or one inside of it.
    package static func enter() { depth += 1 }

    /// Ends what ``enter()`` began.
    package static func leave() {
        depth -= 1
        guard depth == 0 else { return }
        pass &+= 1 << countBits
        hasRefused = false
    }

    /// Counts one more layout of a layer in this pass.
    ///
    /// - Returns: Whether it is to be done. Otherwise it waits for the next pass.
    package static func allow(_ layer: CALayer) -> Bool {
        let isCounted = layer.layoutRepeats >> countBits == pass >> countBits
        let count = isCounted ? layer.layoutRepeats - pass : 0
        guard count == most else {
            layer.layoutRepeats = pass + count + 1
            return true
        }
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
    private static var told: [Told] = []

    /// A layer that was told of. Another one may come to lie where it was.
    private struct Told {
        weak var layer: CALayer?
    }

    /// After so many texts there are no more.
    private static let mostTexts = 100

    private static func tell(_ layer: CALayer) {
        guard told.count < mostTexts, !told.contains(where: { $0.layer === layer }) else { return }
        told.append(Told(layer: layer))
        let name = layer.delegate.map { "\($0)" } ?? "\(layer)"
        report(
            """
            [Layout] \(name) was laid out \(most) times more in one pass and asks for layout again; the rest waits for the \
            next frame. What its layout changes makes it ask: change things only where they differ, and do not call \
            setNeedsLayout() there.
            """)
    }
}
