import CoreGraphics
import Foundation
public import FoundationGaps
@_spi(UIKitInternals) public import UIKitCore

// The attributes of controls in nib files, besides those of all views.

extension UIControl {
    func decodeControl(_ nib: NibCoder) {
        if let enabled = nib.flag("enabled") { isEnabled = enabled }
        if let selected = nib.flag("selected") { isSelected = selected }
        if let alignment = nib.choice(
            "contentHorizontalAlignment",
            [
                "center": ContentHorizontalAlignment.center, "left": .left, "right": .right,
                "fill": .fill, "leading": .leading, "trailing": .trailing,
            ])
        {
            contentHorizontalAlignment = alignment
        }
    }

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

extension UILabel {
    func decodeLabel(_ nib: NibCoder) {
        if let font = nib.font("fontDescription") { self.font = font }
        if let color = nib.color("textColor") { textColor = color }
        if let color = nib.color("highlightedColor") { highlightedTextColor = color }
        if let alignment = nib.choice("textAlignment", NibWords.alignments) {
            textAlignment = alignment
        }
        if let mode = nib.choice("lineBreakMode", NibWords.lineBreakModes) { lineBreakMode = mode }
        if let lines = nib.integer("numberOfLines") { numberOfLines = lines }
        if let adjusts = nib.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = adjusts }
        if let text = nib.string("text") { self.text = text }
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
            if let color = state.color("titleColor") { setTitleColor(color, for: value) }
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
        configuration = result
    }
}

extension UIImageView {
    func decodeImageView(_ nib: NibCoder) {
        if let image = nib.image("image") { self.image = image }
        if let image = nib.image("highlightedImage") { highlightedImage = image }
    }
}

extension UISwitch {
    func decodeSwitch(_ nib: NibCoder) {
        if let on = nib.flag("on") { isOn = on }
        if let color = nib.color("onTintColor") { onTintColor = color }
    }
}

extension UISlider {
    func decodeSlider(_ nib: NibCoder) {
        if let value = nib.number("minValue") { minimumValue = Float(value) }
        if let value = nib.number("maxValue") { maximumValue = Float(value) }
        if let value = nib.number("value") { self.value = Float(value) }
    }
}

extension UIStepper {
    func decodeStepper(_ nib: NibCoder) {
        if let value = nib.number("minimumValue") { minimumValue = value }
        if let value = nib.number("maximumValue") { maximumValue = value }
        if let value = nib.number("stepValue") { stepValue = value }
        if let value = nib.number("value") { self.value = value }
    }
}

extension UIProgressView {
    func decodeProgress(_ nib: NibCoder) {
        if let value = nib.number("progress") { progress = Float(value) }
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
        if let color = nib.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
    }
}

extension UIActivityIndicatorView {
    func decodeIndicator(_ nib: NibCoder) {
        let styles: [String: Style] = [
            "medium": .medium, "large": .large, "white": .white, "whiteLarge": .whiteLarge,
            "gray": .gray,
        ]
        if let style = nib.choice("style", styles) { self.style = style }
        if let color = nib.color("color") { self.color = color }
        if let value = nib.flag("hidesWhenStopped") { hidesWhenStopped = value }
        if nib.flag("animating") == true { startAnimating() }
    }
}

extension UIPageControl {
    func decodePages(_ nib: NibCoder) {
        if let count = nib.integer("numberOfPages") { numberOfPages = count }
        if let page = nib.integer("currentPage") { currentPage = page }
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
        if nib.choice("style", ["plain": Style.plain, "done": .done]) == .done { style = .done }
        if let width = nib.number("width") { self.width = width }
        if let color = nib.color("tintColor") { tintColor = color }
        if let view = nib.coder(key: "customView")?.object() as? UIView { customView = view }
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

extension UIToolbar {
    func decodeToolbar(_ nib: NibCoder) {
        if let style = nib.choice("barStyle", NibWords.barStyles) { barStyle = style }
        if let value = nib.flag("translucent") { isTranslucent = value }
        if let color = nib.color("barTintColor") { barTintColor = color }
        let items = nib.coders(in: "items").compactMap { $0.object() as? UIBarButtonItem }
        if !items.isEmpty { self.items = items }
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
