import CoreGraphics
public import Foundation
import Platform

/// The properties of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// The kind of contents.
    public nonisolated enum OutputType: Int, Hashable, Sendable {
        case general = 0
        case photo
        case grayscale
        case photoGrayscale
    }

    /// The direction of the paper.
    public nonisolated enum Orientation: Int, Hashable, Sendable {
        case portrait = 0
        case landscape
    }

    /// The sides of the paper that are printed.
    public nonisolated enum Duplex: Int, Hashable, Sendable {
        case none = 0
        case longEdge
        case shortEdge
    }

    /// The name of the job. `""` for the app's name.
    open var jobName = ""

    /// The kind of contents. ``OutputType/general`` by default.
    open var outputType = OutputType.general

    /// The direction of the paper. ``Orientation/portrait`` by default.
    open var orientation = Orientation.portrait

    /// The sides of the paper that are printed. ``Duplex/none`` by default.
    open var duplex = Duplex.none

    public override init() { super.init() }

    nonisolated deinit {}

    /// Creates properties from those of another object's ``dictionaryRepresentation``.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        jobName = dictionary?["jobName"] as? String ?? ""
        outputType = (dictionary?["outputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary?["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary?["duplex"] as? Int).flatMap(Duplex.init) ?? .none
    }

    /// The properties, for ``init(dictionary:)``.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        [
            "jobName": jobName, "outputType": outputType.rawValue,
            "orientation": orientation.rawValue, "duplex": duplex.rawValue,
        ]
    }

    /// Returns properties with their defaults.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// The paper that the user chose.
@preconcurrency @MainActor
public final class UIPrintPaper: NSObject {
    /// The size in points of 1/72 inch.
    public let paperSize: CGSize

    /// The part that the printer can print on.
    public let printableRect: CGRect

    init(_ paper: Paper) {
        paperSize = paper.size
        printableRect = paper.printableRect
        super.init()
    }
}
