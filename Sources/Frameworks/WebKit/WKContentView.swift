import CoreGraphics
import Foundation
import UIKit
@_spi(UIKitInternals) import UIKitCore
import WebHosting

/// The view that shows a page, and passes touches, pointers and keys to it.
final class WKContentView: UIView {
    weak var webView: WKWebView?

    private let page: WebPage?

    /// The responder for text while the page edits.
    private(set) lazy var textInput = WebTextInput(page: page)

    /// The interaction that shows the page's cursor.
    let pointer = PagePointer()

    /// The place that was touched or clicked last.
    private(set) var lastPlace = CGPoint.zero

    /// The touches in the page, by the numbers that the page knows.
    private var touches: [ObjectIdentifier: Int] = [:]

    init(page: WebPage?) {
        self.page = page
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        let wheel = UIPanGestureRecognizer(target: self, action: WKContentView.scrolled)
        wheel.allowedScrollTypesMask = .all
        wheel.allowedTouchTypes = []
        addGestureRecognizer(wheel)
        addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: WKContentView.hovered))
        let press = UILongPressGestureRecognizer(target: self, action: WKContentView.pressedLong)
        press.allowedTouchTypes = [UITouch.TouchType.direct.rawValue as NSNumber]
        // Before the engine's own.
        press.minimumPressDuration = 0.45
        addGestureRecognizer(press)
        addInteraction(pointer)
    }

    nonisolated deinit {}

    required init?(coder: NSCoder) { fatalError("Web views make their content.") }

    // MARK: Pictures

    func show(_ image: CGImage?) {
        layer.contents = image
        guard let image, bounds.width > 0 else { return }
        layer.contentsScale = CGFloat(image.width) / bounds.width
    }

    // MARK: Accessibility

    private var elementViews: [WebElementView] = []

    /// Shows the page's elements to assistive technologies, in the order of the document.
    func show(_ elements: [WebElement], zoom: CGFloat) {
        while elementViews.count > elements.count {
            elementViews.removeLast().removeFromSuperview()
        }
        for (index, element) in elements.enumerated() {
            if index == elementViews.count {
                let view = WebElementView(page: page, index: index)
                elementViews.append(view)
                addSubview(view)
            }
            elementViews[index].show(element, zoom: zoom)
        }
        accessibilityElements = elementViews
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        becomeFirstResponderForPage()
        for touch in touches {
            lastPlace = touch.location(in: self)
            if touch.type == .indirectPointer {
                page?.movePointer(to: touch.location(in: self))
                page?.press(button: Self.button(event), isDown: true)
            } else {
                let id = (0...).first { !self.touches.values.contains($0) } ?? 0
                self.touches[ObjectIdentifier(touch)] = id
                page?.touch(.began, id: id, at: touch.location(in: self))
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if touch.type == .indirectPointer {
                page?.movePointer(to: touch.location(in: self))
            } else if let id = self.touches[ObjectIdentifier(touch)] {
                page?.touch(.moved, id: id, at: touch.location(in: self))
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        end(touches, .ended, event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        end(touches, .cancelled, event)
    }

    private func end(_ touches: Set<UITouch>, _ phase: WebPage.TouchPhase, _ event: UIEvent?) {
        for touch in touches {
            if touch.type == .indirectPointer {
                page?.movePointer(to: touch.location(in: self))
                page?.press(button: Self.button(event), isDown: false)
            } else if let id = self.touches.removeValue(forKey: ObjectIdentifier(touch)) {
                page?.touch(phase, id: id, at: touch.location(in: self))
            }
        }
    }

    /// The button of an event: 0 the primary one, 1 the secondary.
    private static func button(_ event: UIEvent?) -> Int {
        event?.buttonMask.contains(.secondary) == true ? 1 : 0
    }

    private func becomeFirstResponderForPage() {
        guard !isFirstResponder, !textInput.isFirstResponder else { return }
        _ = becomeFirstResponder()
    }

    /// A finger that rests opens the menu of what is below it, as the secondary button does.
    private func pressedLong(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        for id in touches.values { page?.touch(.cancelled, id: id, at: press.location(in: self)) }
        touches = [:]
        page?.movePointer(to: press.location(in: self))
        page?.press(button: 1, isDown: true)
        page?.press(button: 1, isDown: false)
    }

    // MARK: Pointers

    private func scrolled(_ wheel: UIPanGestureRecognizer) {
        guard wheel.state == .began || wheel.state == .changed else { return }
        let movement = wheel.translation(in: self)
        wheel.setTranslation(.zero, in: self)
        page?.movePointer(to: wheel.location(in: self))
        page?.scroll(by: CGSize(width: -movement.x, height: -movement.y))
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        guard hover.state == .began || hover.state == .changed else { return }
        page?.movePointer(to: hover.location(in: self))
    }

    // MARK: Focus and keys

    override var canBecomeFirstResponder: Bool { page != nil }

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        page?.setFocus(true)
        return true
    }

    override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        if !isHandingOver { page?.setFocus(false) }
        return true
    }

    /// `true` while the responder for text takes over, or gives back.
    private var isHandingOver = false

    /// Text is edited in the page, or not any more.
    func setEditing(_ isEditing: Bool, purpose: Int, hints: Int) {
        textInput.setPurpose(purpose, hints: hints)
        isHandingOver = true
        defer { isHandingOver = false }
        if isEditing, isFirstResponder {
            if textInput.superview == nil { addSubview(textInput) }
            textInput.becomeFirstResponder()
        } else if !isEditing, textInput.isFirstResponder {
            super.becomeFirstResponder()
        }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !send(presses, isDown: true) { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !send(presses, isDown: false) { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !send(presses, isDown: false) { super.pressesCancelled(presses, with: event) }
    }

    /// Sends keys to the page; `false` for those that type text, which arrives by itself.
    private func send(_ presses: Set<UIPress>, isDown: Bool) -> Bool {
        var isHandled = false
        for press in presses {
            guard let key = press.key, let code = KeyCodes.code(of: key) else { continue }
            if textInput.isFirstResponder, KeyCodes.isText(key) { continue }
            if isDown, !key.modifierFlags.isEmpty { PageClipboard.prepare() }
            page?.key(code, modifiers: KeyCodes.modifiers(of: key), isDown: isDown)
            isHandled = true
        }
        return isHandled
    }
}
