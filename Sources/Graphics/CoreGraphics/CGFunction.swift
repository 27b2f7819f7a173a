/// Computes the outputs of a function from its inputs, with the function's `info`.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Releases the `info` of a function.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
    /// 0.
    public var version: UInt32

    /// Writes the results for arguments.
    public var evaluate: CGFunctionEvaluateCallback?

    /// Called with the function's `info` when the function is released.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates callbacks.
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?,
        releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function of numbers that the app computes, such as the colours of a ``CGShading``.
public final class CGFunction {
    /// The intervals of the inputs.
    private let domain: [ClosedRange<CGFloat>]

    /// The intervals of the outputs; empty for outputs of any size.
    private let range: [ClosedRange<CGFloat>]

    private let outputCount: Int
    private let evaluate: ([CGFloat], UnsafeMutablePointer<CGFloat>) -> Void
    private let release: () -> Void

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - info: Passed to the callbacks.
    ///   - domainDimension: The number of inputs.
    ///   - domain: The least and the greatest value of each input; `nil` for 0 to 1.
    ///   - rangeDimension: The number of outputs.
    ///   - range: The least and the greatest value of each output, or `nil` for any.
    ///   - callbacks: Compute the outputs, and release `info`.
    /// - Returns: `nil` without inputs, outputs or a callback that computes them, and for an
    ///   interval whose end lies before its start.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
        rangeDimension: Int, range: UnsafePointer<CGFloat>?,
        callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        let functions = callbacks.pointee
        guard let evaluate = functions.evaluate, domainDimension > 0, rangeDimension > 0,
            let inputs = Self.intervals(domain, domainDimension, else: 0...1),
            let outputs = range == nil ? [] : Self.intervals(range, rangeDimension, else: 0...1)
        else { return nil }
        self.domain = inputs
        self.range = outputs
        outputCount = rangeDimension
        self.evaluate = { evaluate(info, $0, $1) }
        release = { functions.releaseInfo?(info) }
    }

    deinit { release() }

    /// The interval of the first input.
    var firstDomain: ClosedRange<CGFloat> { domain[0] }

    var inputCount: Int { domain.count }

    /// Returns the outputs for inputs; both are clamped to their intervals.
    func callAsFunction(_ inputs: [CGFloat]) -> [CGFloat] {
        let inputs = zip(inputs, domain).map { min(max($0, $1.lowerBound), $1.upperBound) }
        var outputs = [CGFloat](repeating: 0, count: outputCount)
        outputs.withUnsafeMutableBufferPointer { buffer in
            if let start = buffer.baseAddress { evaluate(inputs, start) }
        }
        guard !range.isEmpty else { return outputs }
        return zip(outputs, range).map { min(max($0, $1.lowerBound), $1.upperBound) }
    }

    private static func intervals(
        _ bounds: UnsafePointer<CGFloat>?, _ count: Int, else usual: ClosedRange<CGFloat>
    ) -> [ClosedRange<CGFloat>]? {
        guard let bounds else { return Array(repeating: usual, count: count) }
        let pairs = (0..<count).map { (bounds[$0 * 2], bounds[$0 * 2 + 1]) }
        guard pairs.allSatisfy({ $0 <= $1 }) else { return nil }
        return pairs.map { $0...$1 }
    }
}
