import CoreGraphics
import Foundation
import FoundationGaps
public import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The style of paragraphs: the same objects as UIKit's.
public typealias CTParagraphStyle = NSParagraphStyle

/// The alignment of lines.
public enum CTTextAlignment: UInt8, Hashable, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    case natural = 4
}

/// The way in which lines end.
public enum CTLineBreakMode: UInt8, Hashable, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// The direction of paragraphs.
public enum CTWritingDirection: Int8, Hashable, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a setting of a paragraph sets.
public enum CTParagraphStyleSpecifier: UInt32, Hashable, Sendable {
    case alignment = 0
    case firstLineHeadIndent = 1
    case headIndent = 2
    case tailIndent = 3
    /// The tab stops, a `CFArray` of ``CTTextTab``.
    case tabStops = 4
    case defaultTabInterval = 5
    case lineBreakMode = 6
    case lineHeightMultiple = 7
    case maximumLineHeight = 8
    case minimumLineHeight = 9
    case lineSpacing = 10
    case paragraphSpacing = 11
    case paragraphSpacingBefore = 12
    case baseWritingDirection = 13
    case maximumLineSpacing = 14
    case minimumLineSpacing = 15
    case lineSpacingAdjustment = 16
}

/// A setting of a paragraph: the address of a value, which has the type that the specifier needs.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// Creates a style of paragraphs from `settingCount` settings. Numbers are `CGFloat`s.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    guard let settings else { return style }
    for index in 0..<settingCount { style.apply(settings[index]) }
    return style
}

extension NSMutableParagraphStyle {
    fileprivate func apply(_ setting: CTParagraphStyleSetting) {
        func value<Value>(_ type: Value.Type) -> Value? {
            guard setting.valueSize >= MemoryLayout<Value>.size else { return nil }
            return setting.value.loadUnaligned(as: type)
        }
        func number() -> CGFloat { value(CGFloat.self) ?? 0 }
        switch setting.spec {
        case .alignment:
            alignment =
                value(UInt8.self).flatMap(CTTextAlignment.init(rawValue:))?.ofUIKit ?? .natural
        case .tabStops:
            guard setting.valueSize == MemoryLayout<NSArray>.size else { return }
            // The value is a reference to the array.
            let tabs = setting.value.load(as: NSArray.self)
            tabStops = tabs.compactMap { $0 as? NSTextTab }
        case .lineBreakMode:
            let mode = value(UInt8.self).flatMap { NSLineBreakMode(rawValue: Int($0)) }
            lineBreakMode = mode ?? .byWordWrapping
        case .baseWritingDirection:
            let direction = value(Int8.self).flatMap { NSWritingDirection(rawValue: Int($0)) }
            baseWritingDirection = direction ?? .natural
        case .firstLineHeadIndent: firstLineHeadIndent = number()
        case .headIndent: headIndent = number()
        case .tailIndent: tailIndent = number()
        case .defaultTabInterval: defaultTabInterval = number()
        case .lineHeightMultiple: lineHeightMultiple = number()
        case .maximumLineHeight: maximumLineHeight = number()
        case .minimumLineHeight: minimumLineHeight = number()
        case .lineSpacing, .lineSpacingAdjustment: lineSpacing = number()
        case .maximumLineSpacing: lineSpacing = min(lineSpacing, number())
        case .minimumLineSpacing: lineSpacing = max(lineSpacing, number())
        case .paragraphSpacing: paragraphSpacing = number()
        case .paragraphSpacingBefore: paragraphSpacingBefore = number()
        }
    }
}
