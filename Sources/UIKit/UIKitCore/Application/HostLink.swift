import Foundation
import Platform

/// The adapter that forwards the host's callbacks to an application.
final class HostLink: HostClient {
    private unowned let application: UIApplication

    init(_ application: UIApplication) { self.application = application }

    func hostWillShowFrame(at time: Double) { application.showFrame(at: time) }

    func hostDidChangeAppearance(_ appearance: Appearance) {
        application.makeCurrent()
        application.screen.setAppearance(application.info.appearance ?? appearance)
        for window in application.windows { window.updateTraits() }
    }

    func hostDidChangeAccentColor() {
        application.makeCurrent()
        application.screen.setAccentColor(application.host.accentColor)
        for window in application.windows {
            window.updateTraits()
            window.accentColorDidChange()
        }
    }

    func hostDidChangeContrast() {
        application.makeCurrent()
        application.screen.setContrast(isHigh: application.host.prefersHighContrast)
        for window in application.windows { window.updateTraits() }
        NotificationCenter.default.post(
            name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }

    func hostDidChangeReducesMotion() {
        application.makeCurrent()
        NotificationCenter.default.post(
            name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }

    func hostDidChangeTextScale() {
        application.makeCurrent()
        application.adoptTextScale()
    }

    func hostNotification(_ id: String, wasAnsweredWith answer: NotificationAnswer) {
        application.makeCurrent()
        application.notificationAnswering?.notification(id, wasAnsweredWith: answer)
    }

    func hostIsLowOnMemory() {
        application.makeCurrent()
        application.receiveMemoryWarning()
    }

    func hostSession(didBecome state: SessionState) {
        application.makeCurrent()
        application.session = state
        application.updateVisibility()
    }

    func hostWasInterrupted() {
        application.makeCurrent()
        // The exit code that shells report for a program ended by ctrl-C.
        application.host.stop(with: 130)
    }

    /// Stops without a message, because the host has already printed the error.
    func hostDidLoseDisplay(_ error: HostError) { application.host.stop(with: 1) }
}
