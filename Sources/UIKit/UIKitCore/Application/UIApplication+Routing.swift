import CoreGraphics
import Platform

extension UIApplication {
    /// Sends input of a window of the desktop to the one of its windows that it is for.
    ///
    /// A touch stays with the window in which it began. Others, and the pointer of a mouse, are for
    /// the front-most window that has a view there; keys and text are for the key window.
    ///
    /// - Parameter window: The first window of the scene; another one for input that is known to be
    ///   for it, in its own coordinates.
    func route(_ input: InputEvent, from window: UIWindow) {
        guard let stage = window.stage, stage.base === window, stage.windows.count > 1 else {
            return send(input, to: window)
        }
        switch input {
        case .pointer(let pointer):
            route(pointer, from: stage, base: window)
        case .scroll(var scroll):
            let target = stage.window(at: scroll.location) ?? window
            scroll.location = stage.convert(scroll.location, to: target)
            send(.scroll(scroll), to: target)
        case .key, .text:
            send(input, to: stage.keyWindow ?? window)
        }
    }

    private func route(_ pointer: PointerInput, from stage: WindowStage, base: UIWindow) {
        let old = touches.window(of: pointer, in: stage)
        var target = old ?? base
        if pointer.phase == .began || pointer.phase == .hovered {
            target = stage.window(at: pointer.current.location) ?? base
            if let old, let ending = touches.missingEnding(before: pointer, in: old) {
                send(.pointer(ending), to: old)
            } else if let old, old !== target {
                var leaving = pointer.placed(in: old, of: stage)
                leaving.phase = .left
                send(.pointer(leaving), to: old)
            }
        }
        send(.pointer(pointer.placed(in: target, of: stage)), to: target)
    }
}

extension PointerInput {
    /// The input in the coordinates of a window of a scene.
    fileprivate func placed(in window: UIWindow, of stage: WindowStage) -> PointerInput {
        var placed = self
        for index in placed.samples.indices {
            placed.samples[index].location = stage.convert(samples[index].location, to: window)
        }
        return placed
    }
}
