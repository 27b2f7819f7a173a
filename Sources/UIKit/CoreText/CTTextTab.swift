public import Foundation
public import FoundationGaps
public import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A tab stop of a paragraph.
public typealias CTTextTab = NSTextTab

/// The characters at which a tab stop aligns columns, as an option of ``CTTextTabCreate(_:_:_:)``.
public let kCTTabColumnTerminatorsAttributeName = "NSTabColumnTerminatorsAttributeName"

/// Creates a tab stop at a distance from the paragraph's edge, in points.
public func CTTextTabCreate(
    _ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?
) -> CTTextTab {
    let terminators = options?[kCTTabColumnTerminatorsAttributeName] as? CharacterSet
    return NSTextTab(
        textAlignment: alignment.ofUIKit, location: CGFloat(location),
        options: terminators.map { [.columnTerminators: $0] } ?? [:])
}

/// Returns the alignment of the text at a tab stop.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment {
    switch tab.alignment {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
}

/// Returns the distance of a tab stop from the paragraph's edge, in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }

/// Returns the options of a tab stop.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? {
    tab.options[.columnTerminators].map {
        [kCTTabColumnTerminatorsAttributeName: $0] as NSDictionary
    }
}

extension CTTextAlignment {
    var ofUIKit: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}
