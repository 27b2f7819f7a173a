import Platform

/// Passes on to an application what its host says.
final class HostLink: HostClient {
    private unowned let application: UIApplication

    init(_ application: UIApplication) { self.application = application }

    func hostWillShowFrame(at time: Double) { application.showFrame(at: time) }

    func hostDidChangeAppearance(_ appearance: Appearance) {
        application.makeCurrent()
        application.screen.setAppearance(appearance)
        for window in application.windows { window.updateTraits() }
    }

    func hostWasInterrupted() {
        application.makeCurrent()
        // What a shell reports of a program that ctrl-C ended.
        application.host.stop(with: 130)
    }

    /// The host has said why.
    func hostDidLoseDisplay(_ error: HostError) { application.host.stop(with: 1) }
}
