import CoreGraphics
import Foundation
public import FoundationGaps
@_spi(UIKitInternals) public import UIKitCore

// What nib files state about controls that is no row of a table: states, segments, events, effects.

extension UIControl {
    private static let nibEvents: [String: Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
        "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    private static func event(_ word: String?) -> Event {
        word.flatMap { nibEvents[$0] } ?? .primaryActionTriggered
    }
}

@_spi(UIKitInternals) extension UIControl: NibActionSender {
    public func connectNibAction(
        _ action: Selector, of target: AnyObject, event: String?
    ) {
        addTarget(target, action: action, for: Self.event(event))
    }

    public func connectNibSegue(
        event: String?, perform: @escaping @MainActor (Any?) -> Void
    ) {
        addAction(UIAction { perform($0.sender) }, for: Self.event(event))
    }
}

/// Words that several elements use.
package enum NibWords {
    package static let alignments: [String: NSTextAlignment] = [
        "natural": .natural, "left": .left, "center": .center, "right": .right,
        "justified": .justified,
    ]

    package static let lineBreakModes: [String: NSLineBreakMode] = [
        "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping,
        "characterWrap": .byCharWrapping, "clip": .byClipping,
    ]

    package static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackTranslucent": .black, "blackOpaque": .black,
    ]
}

extension UIButton {
    func decodeButton(_ nib: NibCoder) {
        if nib.choice("buttonType", ["system": true, "roundedRect": true, "custom": false]) == true
        {
            adopt(.system)
        }
        if let font = nib.font("fontDescription") { titleLabel?.font = font }
        if let mode = nib.choice("lineBreakMode", NibWords.lineBreakModes) {
            titleLabel?.lineBreakMode = mode
        }
        for state in nib.coders(named: "state") {
            let states: [String: UIControl.State] = [
                "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
                "selected": .selected,
            ]
            guard let value = state.choice("key", states), let word = state.string("key") else {
                continue
            }
            if let title = state.string("title") {
                setTitle(nib.localized(title, as: "\(word)Title"), for: value)
            }
            if let title = state.attributedString("attributedTitle") {
                setAttributedTitle(title, for: value)
            }
            if let color = state.color("titleColor") { setTitleColor(color, for: value) }
            if let color = state.color("titleShadowColor") {
                setTitleShadowColor(color, for: value)
            }
            if let symbol = state.symbolConfiguration("preferredSymbolConfiguration") {
                setPreferredSymbolConfiguration(symbol, forImageIn: value)
            }
            if let image = state.image("image") { setImage(image, for: value) }
            if let image = state.image("backgroundImage") { setBackgroundImage(image, for: value) }
        }
        if let configuration = nib.coder(key: "configuration") {
            decodeConfiguration(configuration, of: nib)
        }
    }

    private func decodeConfiguration(_ nib: NibCoder, of button: NibCoder) {
        var result: Configuration =
            switch nib.string("style") {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        result.title =
            nib.string("title").map { button.localized($0, as: "configuration.title") }
            ?? title(for: .normal)
        result.subtitle = nib.string("subtitle").map {
            button.localized($0, as: "configuration.subtitle")
        }
        result.image = nib.image("image") ?? image(for: .normal)
        if let color = nib.color("baseForegroundColor") { result.baseForegroundColor = color }
        if let color = nib.color("baseBackgroundColor") { result.baseBackgroundColor = color }
        decodeLayout(nib, into: &result)
        configuration = result
    }

    private func decodeLayout(_ nib: NibCoder, into result: inout Configuration) {
        let corners: [String: Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium,
            "large": .large, "capsule": .capsule,
        ]
        if let style = nib.choice("cornerStyle", corners) { result.cornerStyle = style }
        let sizes: [String: Configuration.Size] = [
            "mini": .mini, "small": .small, "medium": .medium, "large": .large,
        ]
        if let size = nib.choice("buttonSize", sizes) { result.buttonSize = size }
        let edges: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let edge = nib.choice("imagePlacement", edges) { result.imagePlacement = edge }
        let alignments: [String: Configuration.TitleAlignment] = [
            "automatic": .automatic, "leading": .leading, "center": .center,
            "trailing": .trailing,
        ]
        if let value = nib.choice("titleAlignment", alignments) { result.titleAlignment = value }
        if let padding = nib.number("imagePadding") { result.imagePadding = padding }
        if let padding = nib.number("titlePadding") { result.titlePadding = padding }
        if let value = nib.flag("showsActivityIndicator") { result.showsActivityIndicator = value }
        if let insets = nib.directionalInsets("contentInsets") { result.contentInsets = insets }
        if let symbol = nib.symbolConfiguration("preferredSymbolConfigurationForImage") {
            result.preferredSymbolConfigurationForImage = symbol
        }
    }
}

extension UISegmentedControl {
    func decodeSegments(_ nib: NibCoder) {
        for (index, segment) in nib.coders(in: "segments").enumerated() {
            if let image = segment.image("image") {
                insertSegment(with: image, at: index, animated: false)
            } else {
                let title = segment.string("title") ?? ""
                insertSegment(
                    withTitle: nib.localized(title, as: "segmentTitles[\(index)]"), at: index,
                    animated: false)
            }
            if let enabled = segment.flag("enabled") { setEnabled(enabled, forSegmentAt: index) }
        }
        if let index = nib.integer("selectedSegmentIndex"), index < numberOfSegments {
            selectedSegmentIndex = index
        }
        if let value = nib.flag("momentary") { isMomentary = value }
    }
}

@_spi(UIKitInternals) extension UIBarItem: NibMakeable {}

extension UIBarButtonItem {
    func decode(_ nib: NibCoder) {
        let systemItems: [String: SystemItem] = [
            "add": .add, "done": .done, "cancel": .cancel, "edit": .edit, "save": .save,
            "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
            "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop,
            "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
            "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "close": .close,
        ]
        if let system = nib.choice("systemItem", systemItems) { become(system) }
        Self.buttonItemTable.decode(nib, into: self, below: UIBarItem.propertyTable)
    }
}

@_spi(UIKitInternals) extension UIBarButtonItem: NibActionSender {
    public func connectNibAction(
        _ action: Selector, of target: AnyObject, event: String?
    ) {
        self.target = target
        self.action = action
    }

    public func connectNibSegue(
        event: String?, perform: @escaping @MainActor (Any?) -> Void
    ) {
        let title = title
        let image = image
        primaryAction = UIAction(title: title ?? "", image: image) { perform($0.sender) }
    }
}

extension UIVisualEffectView {
    func decodeEffect(_ nib: NibCoder) {
        if let blur = nib.coders(named: "blurEffect").first {
            effect = UIBlurEffect(style: Self.style(blur))
        } else if let vibrancy = nib.coders(named: "vibrancyEffect").first,
            let blur = vibrancy.coders(named: "blurEffect").first
        {
            let material = UIBlurEffect(style: Self.style(blur))
            effect =
                vibrancy.choice("style", Self.vibrancyStyles)
                .map { UIVibrancyEffect(blurEffect: material, style: $0) }
                ?? UIVibrancyEffect(blurEffect: material)
        }
        if let content = nib.coder(key: "contentView") { content.adopt(contentView) }
    }

    private static func style(_ nib: NibCoder) -> UIBlurEffect.Style {
        nib.choice("style", blurStyles) ?? .regular
    }

    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
