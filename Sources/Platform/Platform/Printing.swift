public import CoreGraphics

/// A sheet of paper, in points of 1/72 inch, upright as it is read.
public struct Paper: Hashable, Sendable {
    /// The size of the sheet.
    public var size: CGSize

    /// The part that the printer can print on, from the upper left corner.
    public var printableRect: CGRect

    /// ISO A4, with margins of a quarter of an inch.
    public static let a4 = Paper(
        size: CGSize(width: 595, height: 842),
        printableRect: CGRect(x: 18, y: 18, width: 559, height: 806))

    /// Creates a sheet.
    public init(size: CGSize, printableRect: CGRect) {
        self.size = size
        self.printableRect = printableRect
    }

    /// The sheet turned by a right angle.
    public var turned: Paper {
        Paper(
            size: CGSize(width: size.height, height: size.width),
            printableRect: CGRect(
                x: printableRect.minY, y: printableRect.minX, width: printableRect.height,
                height: printableRect.width))
    }
}

/// The initial properties of a dialog for printers.
public struct PrintRequest: Hashable, Sendable {
    /// The name of the job, which also names the file when printing to a file.
    public var title: String

    /// `true` if the wide side of the paper is horizontal.
    public var isLandscape: Bool

    /// `true` if both sides of a sheet are printed, where the printer can.
    public var isTwoSided: Bool

    /// `true` if colours are printed as shades of grey.
    public var isGrayscale: Bool

    /// Creates a request.
    public init(
        title: String, isLandscape: Bool = false, isTwoSided: Bool = false,
        isGrayscale: Bool = false
    ) {
        self.title = title
        self.isLandscape = isLandscape
        self.isTwoSided = isTwoSided
        self.isGrayscale = isGrayscale
    }
}

/// The end of a request to print.
public enum PrintOutcome: Hashable, Sendable {
    /// The printer has the document.
    case printed
    /// The user closed the dialog.
    case cancelled
    /// The document could not be printed, for a reason in the desktop's words.
    case failed(String)
}
