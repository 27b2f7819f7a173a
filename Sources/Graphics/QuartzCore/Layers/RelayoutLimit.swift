import Foundation

/// The limit on repeated layouts of a layer in one pass, so that layout that never settles cannot
/// hang the program.
///
/// Layout that invalidates its own inputs is repeated: immediately, or because it requests layout
/// while it runs. Both are counted for each layer, from the outermost call until that returns. A
/// layer that is laid out ``maximumCount`` more times in a pass and asks again is reported, once,
/// and its requests are given up: the layout stays as it is until something else asks.
@MainActor
package enum RelayoutLimit {
    /// The maximum number of repeated layouts of a layer in one pass.
    package static var maximumCount: UInt32 { 50 }

    @exclusivity(unchecked) private static var depth = 0

    /// The number of the pass, shifted above the count bits: the value of ``CALayer/relayoutCount``
    /// before the first repetition.
    @exclusivity(unchecked) private static var pass: UInt32 = 256

    private static var countBits: UInt32 { 8 }

    /// The number of the present pass.
    package static var passNumber: UInt32 { pass >> countBits }

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
        guard isWatching else { return }
        isWatching = false
        requests = [:]
    }

    /// Counts one more layout of a layer in this pass.
    ///
    /// - Returns: `true` if the layout may run, `false` if the layer's layout has to stop.
    package static func allow(_ layer: CALayer) -> Bool {
        let isCounted = layer.relayoutCount >> countBits == pass >> countBits
        let count = isCounted ? layer.relayoutCount - pass : 0
        guard count == maximumCount else {
            if count == maximumCount - watchedCount { isWatching = true }
            layer.relayoutCount = pass + count + 1
            return true
        }
        exceed(layer, requests[ObjectIdentifier(layer)])
        return false
    }

    private static func exceed(_ layer: CALayer, _ request: String?) {
        if !hasExceeded {
            let times = "was laid out \(maximumCount) more times in one pass"
            reportOnce(layer, times, request)
        }
        hasExceeded = true
    }

    // MARK: Calls

    /// A call of an app's code by layout.
    package struct LayoutCall {
        unowned(unsafe) let object: AnyObject
        let name: StaticString

        package init(object: AnyObject, name: StaticString) {
            self.object = object
            self.name = name
        }
    }

    /// The innermost call of an app's code by layout that is running.
    @exclusivity(unchecked) private static var call: LayoutCall?

    /// Notes a call that begins, and returns the one around it, for ``end(_:)``.
    package static func begin(_ inner: LayoutCall) -> LayoutCall? {
        let outer = call
        call = inner
        return outer
    }

    /// Notes that a call has ended, within `outer`.
    package static func end(_ outer: LayoutCall?) { call = outer }

    /// `true` while a layer is near the limit, so that it is recorded which calls ask for layout.
    @exclusivity(unchecked) private(set) package static var isWatching = false

    /// The number of layouts before the limit from which calls are recorded.
    private static var watchedCount: UInt32 { 3 }

    /// The last calls that asked for layout.
    private static var requests: [ObjectIdentifier: String] = [:]

    /// Records that the call that is running asks for layout of a layer.
    package static func noteRequest(of layer: CALayer) {
        requests[ObjectIdentifier(layer)] = call.map(describe)
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

    /// Reports a view that was asked for its content too often in one pass.
    package static func reportContent(of layer: CALayer, count: Int, _ name: StaticString) {
        guard let object = layer.delegate else { return }
        if !hasExceeded {
            let times = "was asked for the size of its content \(count) times in one pass"
            reportOnce(layer, times, describe(LayoutCall(object: object, name: name)))
        }
        hasExceeded = true
    }

    /// Reports a view in which the size of a content changes what is measured.
    package static func reportMeasuring(of layer: CALayer, count: Int) {
        reportOnce(layer, "was measured \(count) times at once", "the size of a content in it")
    }

    /// Reports a list whose layout object is invalid again after each pass.
    package static func reportEndlessLayout(of layer: CALayer, _ count: Int, _ object: AnyObject) {
        reportOnce(
            layer, "was laid out \(count) times in one layout",
            "\(type(of: object)), which does not agree with the views on their sizes,")
    }

    /// Reports a view whose subviews were placed too often in one pass.
    package static func reportPlacing(in layer: CALayer, count: Int) {
        if !hasExceeded {
            reportOnce(layer, "gave its subviews \(count) places in one layout", call.map(describe))
        }
        hasExceeded = true
    }

    private static func reportOnce(_ layer: CALayer, _ times: String, _ request: String?) {
        guard reportedLayers.count < maximumReportCount,
            !reportedLayers.contains(where: { $0.layer === layer })
        else { return }
        reportedLayers.append(ReportedLayer(layer: layer))
        report(
            """
            [Layout] \(name(of: layer.delegate ?? layer)) \(times), and \(request ?? "it") requests \
            layout again. Layout stops here, as it is, until something else requests it. Do not \
            invalidate in layout what it depends on: set only properties whose values differ, and do \
            not call setNeedsLayout() there.
            """)
    }

    private static func describe(_ call: LayoutCall) -> String {
        "\(call.name) of \(name(of: call.object))"
    }

    private static func name(of object: AnyObject) -> String {
        (object as? any LayoutStopping)?.layoutName ?? "\(object)"
    }
}

/// A layer's delegate whose layout can be stopped; see ``RelayoutLimit``.
@MainActor
package protocol LayoutStopping: AnyObject {
    /// The name in reports: the class, the frame and the identifier.
    var layoutName: String { get }

    /// Called after the requests for layout of the delegate's layer were given up.
    func layoutWasStopped()
}
