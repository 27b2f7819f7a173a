import CoreGraphics
public import Foundation
public import FoundationGaps
import TextLayout
import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names of attributes. Those of UIKit (`.font`, `.foregroundColor`, `.kern` …) act as well.

/// The font: a `CTFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The paragraph style: a `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The space added after each character, in points: a number.
public let kCTKernAttributeName: CFString = "NSKern"
/// The space added between characters, in points: a number.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The ligatures that are used: 0 for none, 1 for the usual ones.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The width of outlines in percent of the size of the font; negative to fill too.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The kind of underline: the raw value of a `CTUnderlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The language of the text: its identifier, such as `zh-Hans`.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

/// The colour of characters: a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"

/// `true` for characters in the fill colour of the context that they are drawn in.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"

/// The colour behind characters: a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"

/// The colour of outlines of characters: a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"

/// The colour of underlines: a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"

/// The distance of characters above the baseline: a number.
public let kCTBaselineOffsetAttributeName: CFString = "CTBaselineOffset"

/// A ``CTRunDelegate``, which makes room for a character.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// The number of lines of an underline.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The number that an attribute stores.
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// One thin line.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

// MARK: - Room for characters

/// The functions of a ``CTRunDelegate``, which get its `refCon`.
public struct CTRunDelegateCallbacks {
    /// ``kCTRunDelegateCurrentVersion``.
    public var version: CFIndex
    /// Called when the delegate is released, with its reference.
    public var dealloc: (UnsafeMutableRawPointer) -> Void
    /// Returns the height above the baseline, in points.
    public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
    /// Returns the depth below the baseline, in points.
    public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
    /// Returns the width, in points.
    public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

    public init(
        version: CFIndex, dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
        getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
        getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
        getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// The newest version of the callbacks.
public let kCTRunDelegateCurrentVersion: CFIndex = 1
/// The first version of the callbacks.
public let kCTRunDelegateVersion1: CFIndex = 1

/// Room for a character, into which an app draws.
public final class CTRunDelegate {
    private let callbacks: CTRunDelegateCallbacks
    fileprivate let context: UnsafeMutableRawPointer?

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer?) {
        self.callbacks = callbacks
        self.context = context
    }

    deinit { callbacks.dealloc(reference) }

    /// The pointer for the functions, which take none that is `nil`.
    private var reference: UnsafeMutableRawPointer {
        context ?? Unmanaged.passUnretained(self).toOpaque()
    }

    /// The room from the start of the baseline, y pointing up.
    var box: CGRect {
        let descent = callbacks.getDescent(reference)
        return CGRect(
            x: 0, y: -descent, width: callbacks.getWidth(reference),
            height: callbacks.getAscent(reference) + descent)
    }
}

/// Creates room for a character.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    CTRunDelegate(callbacks.pointee, refCon)
}

/// Returns the pointer that ``CTRunDelegateCreate(_:_:)`` was given.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
    guard let context = runDelegate.context else {
        return Unmanaged.passUnretained(runDelegate).toOpaque()
    }
    return context
}

// MARK: - Converting

/// A string as CoreText lays it out.
struct Content {
    /// The string as an app gave it.
    let string: NSAttributedString

    /// The string as text layout takes it.
    let text: StyledText

    let paragraph: TextParagraph

    /// `true` if characters have the colour of the context.
    let usesContextColor: Bool

    init(_ string: NSAttributedString) {
        let whole = NSRange(location: 0, length: string.length)
        let converted = NSMutableAttributedString(attributedString: string)
        var boxes: [(range: NSRange, box: CGRect)] = []
        var usesContextColor = false
        string.enumerateAttributes(in: whole) { attributes, range, _ in
            for (key, value) in attributes {
                switch key.rawValue {
                case kCTForegroundColorAttributeName:
                    converted.setColor(value, .foregroundColor, range)
                case kCTBackgroundColorAttributeName:
                    converted.setColor(value, .backgroundColor, range)
                case kCTStrokeColorAttributeName: converted.setColor(value, .strokeColor, range)
                case kCTUnderlineColorAttributeName:
                    converted.setColor(value, .underlineColor, range)
                case kCTBaselineOffsetAttributeName:
                    converted.addAttribute(.baselineOffset, value: value, range: range)
                case kCTUnderlineStyleAttributeName:
                    if let style = value as? CTUnderlineStyle {
                        converted.addAttribute(
                            .underlineStyle, value: Int(style.rawValue), range: range)
                    }
                case kCTForegroundColorFromContextAttributeName:
                    if (value as? Bool) ?? (value as? NSNumber)?.boolValue == true {
                        usesContextColor = true
                    }
                case kCTRunDelegateAttributeName:
                    if let delegate = value as? CTRunDelegate {
                        boxes.append((range, delegate.box))
                    }
                default: break
                }
            }
        }
        Ruby.makeRoom(in: converted)
        let content = TextContent(converted)
        var text = content.text
        for (range, box) in boxes {
            var attributes = text.attributes(at: range.location)
            attributes.box = box
            for index in range.location..<range.location + range.length {
                text.setAttributes(attributes, in: index..<index + 1)
            }
        }
        self.string = string
        self.text = text
        paragraph = content.paragraph
        self.usesContextColor = usesContextColor
    }

    /// Returns the content of a range, whose length 0 stands for all that follows, and the index at
    /// which it starts.
    init(_ string: NSAttributedString, _ range: CFRange) {
        let start = min(max(range.location, 0), string.length)
        let rest = string.length - start
        let length = range.length <= 0 ? rest : min(range.length, rest)
        self.init(
            string.attributedSubstring(from: NSRange(location: start, length: length)))
    }
}

extension NSMutableAttributedString {
    fileprivate func setColor(_ value: Any, _ key: NSAttributedString.Key, _ range: NSRange) {
        if let color = value as? UIColor {
            addAttribute(key, value: color, range: range)
        } else if let color = value as? CGColor {
            addAttribute(key, value: UIColor(cgColor: color), range: range)
        }
    }
}
