/// A time or a way at which an app calls a component.
nonisolated enum Moment: String, CaseIterable, Sendable {
    case twice, inCompletion, whileLeaving, beforeWindow, moved, removedAndAdded
    case ownerReleased, valuesByCodeAndTyped, settingsReplaced, background
}

extension Moment {
    /// Calls a component at this moment, and looks at it then. The host is in its window, except
    /// for ``beforeWindow``; for ``ownerReleased`` the caller releases it afterwards.
    func play(_ component: Component) {
        let stage = component.stage
        switch self {
        case .beforeWindow:
            component.show()
            stage.install()
            component.becameVisible()
        case .inCompletion:
            var isAgain = false
            component.whenEnded = { [unowned component] in
                guard !isAgain else { return }
                isAgain = true
                component.show()
            }
            component.show()
            stage.pass(1)
            component.hide()
            stage.pass(1)
            component.expect(isAgain, "nothing was called at the end")
        case .ownerReleased:
            component.show()
            component.leaveWorkPending()
            stage.pass(0.1)
            return
        default:
            component.show()
        }
        stage.pass(1)
        stage.happen()
        change(component)
        component.checkShown("\(self)")
        component.hide()
        if self == .twice { component.hide() }
        stage.pass(1)
        component.checkHidden("\(self)")
    }

    private func change(_ component: Component) {
        let stage = component.stage
        switch self {
        case .twice: component.show()
        case .whileLeaving:
            component.hide()
            stage.pass(0.1)
            component.show()
        case .moved: stage.move()
        case .removedAndAdded:
            stage.takeAway()
            stage.pass(0.5)
            stage.bringBack()
            component.cameBack()
        case .valuesByCodeAndTyped: component.useValues()
        case .settingsReplaced: component.replaceSettings()
        case .background:
            stage.goToBackgroundAndBack()
            component.cameBack()
        default: break
        }
        stage.pass(1)
    }
}
