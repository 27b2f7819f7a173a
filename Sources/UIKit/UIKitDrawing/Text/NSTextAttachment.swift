public import CoreGraphics
public import Foundation

/// An image in a text, the value of the attribute `attachment`.
///
///     let star = NSTextAttachment(image: UIImage(systemName: "star")!)
///     star.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
///     text.append(NSAttributedString(attachment: star))
///
/// A template image is shown in the colour of the text.
// Sendable: it must not be changed while another thread may read it. Subclasses are responsible for
// their own state.
nonisolated open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The character in whose place an attachment is shown: U+FFFC.
    public static let character = 0xFFFC

    /// The data of a file; its image is shown unless ``image`` is set.
    open var contents: Data? {
        didSet { contentsImage = contents.flatMap { UIImage(data: $0) } }
    }

    /// The uniform type identifier of ``contents``, for the app's use: images are recognised by
    /// their data.
    open var fileType: String?

    /// The image.
    open var image: UIImage?

    /// The rectangle of the image in points. Its origin is relative to the start of the character's
    /// baseline, with y pointing up. The zero rectangle, the default, shows the image in its size.
    open var bounds = CGRect.zero

    private var contentsImage: UIImage?

    /// Creates an attachment of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        contentsImage = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Creates an attachment that shows `image`.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived attachment.
    public required init?(coder: NSCoder) {
        super.init()
        contents = coder.decodeObjectIfPresent(of: NSData.self, forKey: "NSContents") as Data?
        fileType = coder.decodeObjectIfPresent(of: NSString.self, forKey: "NSFileType") as String?
        image = coder.decodeObjectIfPresent(of: UIImage.self, forKey: "NSImage")
        bounds = coder.decodeCGRect(forKey: "NSBounds")
        // Initialisers call no observers.
        contentsImage = contents.flatMap { UIImage(data: $0) }
    }

    /// Writes the file, the image and the rectangle.
    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        if let image { coder.encode(image, forKey: "NSImage") }
        coder.encode(bounds, forKey: "NSBounds")
    }

    /// Creates an empty attachment.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// The image to show.
    package var shownImage: UIImage? { image ?? contentsImage }

    // MARK: Layout

    /// Returns the rectangle of the image in points, relative to the start of the character's
    /// baseline, with y pointing up: ``bounds``, or the image's size if they are zero.
    ///
    /// A subclass overrides it to fit images to lines.
    ///
    /// - Parameters:
    ///   - textContainer: The container of a layout manager; `nil` in labels and drawn strings.
    ///   - lineFrag: The line, as high as the text's font and as wide as the container.
    ///   - position: The place of the character, the zero point before lines are broken.
    ///   - charIndex: The index of the character in its paragraph.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds
    }

    /// Returns the image to draw; ``image``, or that of ``contents``, unless a subclass draws one.
    ///
    /// - Parameters:
    ///   - imageBounds: The rectangle in which the image is drawn.
    ///   - textContainer: The container that a layout manager draws; `nil` elsewhere.
    ///   - charIndex: The index of the character in its paragraph.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? { shownImage }
}

nonisolated extension NSAttributedString {
    /// Creates a string of one character that shows `attachment`.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
