import Foundation

/// The limit on repeated layouts of a layer in one pass, so that layout that never settles cannot
/// hang the program.
///
/// Layout that invalidates its own inputs is repeated: immediately, or because it requests layout
/// while it runs. Both are counted for each layer, from the outermost call until that returns.
@MainActor
package enum RelayoutLimit {
    /// The maximum number of repeated layouts of a layer in one pass.
    package static var maximumCount: UInt32 { 50 }

    @exclusivity(unchecked) private static var depth = 0

    /// The number of the pass, shifted above the count bits: the value of ``CALayer/relayoutCount``
    /// before the first repetition.
    @exclusivity(unchecked) private static var pass: UInt32 = 256

    private static var countBits: UInt32 { 8 }

    /// `true` if a layer exceeded the limit in this pass. Layers around it exceed it as a
    /// consequence.
    @exclusivity(unchecked) private static var hasExceeded = false

    /// Begins a pass, or a nested one.
    package static func enter() { depth += 1 }

    /// Ends a pass begun by ``enter()``.
    package static func leave() {
        depth -= 1
        guard depth == 0 else { return }
        pass &+= 1 << countBits
        hasExceeded = false
    }

    /// Counts one more layout of a layer in this pass.
    ///
    /// - Returns: `true` if the layout may run, `false` to defer it to the next pass.
    package static func allow(_ layer: CALayer) -> Bool {
        let isCounted = layer.relayoutCount >> countBits == pass >> countBits
        let count = isCounted ? layer.relayoutCount - pass : 0
        guard count == maximumCount else {
            layer.relayoutCount = pass + count + 1
            return true
        }
        if !hasExceeded { reportOnce(layer) }
        hasExceeded = true
        return false
    }

    // MARK: Reporting

    /// The handler of reports about layout that does not settle. By default they are written to
    /// standard error.
    package static var report: (String) -> Void = { text in
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    /// The layers that were reported, so that they are not reported in every frame.
    private static var reportedLayers: [ReportedLayer] = []

    /// A reported layer, weakly referenced because another one may be allocated at its address.
    private struct ReportedLayer {
        weak var layer: CALayer?
    }

    /// The maximum number of reports.
    private static let maximumReportCount = 100

    private static func reportOnce(_ layer: CALayer) {
        guard reportedLayers.count < maximumReportCount,
            !reportedLayers.contains(where: { $0.layer === layer })
        else { return }
        reportedLayers.append(ReportedLayer(layer: layer))
        let name = layer.delegate.map { "\($0)" } ?? "\(layer)"
        report(
            """
            [Layout] \(name) was laid out \(maximumCount) more times in one pass and requests layout again; the \
            remaining layout is deferred to the next frame. Its layout invalidates itself: set only \
            properties whose values differ, and do not call setNeedsLayout() during layout.
            """)
    }
}
