import Platform
public import UIKit

/// An inspector of an app's views, which ctrl+shift+D opens in the window that has the focus.
///
/// A tap picks a view: the panel shows its class, frame and properties, the constraints that place
/// it with file and line, its recognisers and its responder chain. *Layers* shows the views one
/// above the other. With *Use App*, touches go to the app and the panel lists them with the
/// responders that they pass.
@MainActor
public final class Inspector {
    private var panel: InspectorView?

    /// Installs the key in an application.
    public init(application: UIApplication) {
        application.inputObservers.append { [weak self] input, window in
            self?.receive(input, in: window) ?? false
        }
    }

    /// `true` while the inspector is open.
    public var isOpen: Bool { panel?.window != nil }

    private func receive(_ input: InputEvent, in window: UIWindow) -> Bool {
        switch input {
        case .key(let key) where key.isInspectorKey:
            if key.phase == .down { toggle(in: window) }
            return true
        case .key(let key) where key.key == .escape && isOpen:
            if key.phase == .down { close() }
            return true
        case .pointer(let pointer) where pointer.phase == .began:
            if isOpen { panel?.logTouch(at: pointer.current.location) }
            return false
        default:
            return false
        }
    }

    private func toggle(in window: UIWindow) {
        if isOpen { return close() }
        let panel = InspectorView(inspecting: window)
        self.panel = panel
        window.addSubview(panel)
        panel.close = { [unowned self] in close() }
    }

    private func close() {
        panel?.removeFromSuperview()
        panel = nil
    }
}

extension KeyInput {
    fileprivate var isInspectorKey: Bool {
        key == .character("d") && modifiers.isSuperset(of: [.control, .shift])
    }
}
