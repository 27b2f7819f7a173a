public import Foundation

/// Called with a request that was performed, and its error.
public typealias VNRequestCompletionHandler = @Sendable (VNRequest, (any Error)?) -> Void

/// Something to find in an image.
open class VNRequest: NSObject, VNRequestResults {
    /// Called after the request was performed, on the thread that performed it.
    public let completionHandler: VNRequestCompletionHandler?

    /// Creates a request.
    public init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
        super.init()
    }

    /// What was found.
    var found: [VNObservation]? { nil }

    /// `true` to stop the request, whose results are then those found so far.
    open private(set) var isCancelled = false

    /// Stops the request before it is performed.
    open func cancel() { isCancelled = true }

    /// Finds in a picture what is wanted.
    func perform(on picture: RequestPicture) throws {}
}

/// Gives every request `results`, which subclasses have with their own type: Swift overrides no
/// property by one of another array.
public protocol VNRequestResults {}

extension VNRequestResults where Self: VNRequest {
    /// What was found; `nil` before the request was performed.
    public var results: [VNObservation]? { found }
}

/// A request that looks at an image, or a part of it.
open class VNImageBasedRequest: VNRequest {
    /// The part of the image to look at, in fractions of its sides from the bottom left; all of it
    /// by default.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// An error of Vision.
public struct VNError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The picture has a format that cannot be read.
        case invalidFormat = 2
        /// The request was cancelled.
        case requestCancelled = 1
        /// The picture cannot be read.
        case invalidImage = 13
        /// An argument of a request is not allowed.
        case invalidArgument = 14
    }

    /// What went wrong.
    public let code: Code

    /// What happened, and what would help.
    public let errorDescription: String?

    init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }

    /// The domain of these errors.
    public static let errorDomain = "com.apple.Vision"

    /// The number of the error: ``code``'s.
    public var errorCode: Int { code.rawValue }

    /// What is wrong, in words, as `NSError` has it.
    public var errorUserInfo: [String: Any] {
        errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }
}
