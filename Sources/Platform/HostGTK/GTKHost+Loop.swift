import CGTK
import CGTKShim
import Foundation
import Platform

// MARK: - The main loop

extension GTKHost {
    public func run() -> Int32 {
        isRunning = true
        defer { isRunning = false }
        exitCode = nil
        while true {
            ts_run_loop_pass()
            freeClosedWindows()
            if isDisplayLost { stopAfterDisplayLoss() }
            if let exitCode { return exitCode }
            g_main_context_iteration(nil, 1)
        }
    }

    public func stop(with exitCode: Int32) { self.exitCode = exitCode }

    /// Frees closed windows while none of their events is being handled.
    private func freeClosedWindows() {
        guard !closedWindows.isEmpty, !isDisplayLost else { return }
        for window in closedWindows { window.free() }
        closedWindows = []
    }
}

// MARK: - Interruption

extension GTKHost {
    func watchSignals() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&signals, signal)
            // After the display's events: when the X server dies, the session's bus dies with it,
            // which GIO answers with a SIGTERM.
            g_unix_signal_add_full(
                G_PRIORITY_DEFAULT + 10, signal,
                { context in
                    GTKHost.at(context) { $0.wasInterrupted() }
                    return 1
                }, context, nil)
        }
        // Unblocks the signals, which a process started from a thread with blocked signals inherits
        // blocked.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Leaves the first interruption to the client. The second one stops the program.
    private func wasInterrupted() {
        guard !isDisplayLost else { return }
        let isSecond = isInterrupted
        isInterrupted = true
        if let client, !isSecond { client.hostWasInterrupted() } else { stop(with: 130) }
    }
}

// MARK: - A lost display

extension GTKHost {
    var displayLostError: HostError {
        let isWayland = getenv("WAYLAND_DISPLAY") != nil && getenv("GDK_BACKEND") == nil
        return .displayLost(
            reason: isWayland
                ? "the Wayland compositor closed the connection"
                : "the X server “\(String(cString: gdk_display_get_name(display)))” closed the connection"
        )
    }

    /// Records the loss. GTK may call this at any time, so the remaining work is deferred.
    func displayWasLost() {
        guard !isDisplayLost else { return }
        isDisplayLost = true
        guard isRunning else {
            reportDisplayLoss()
            _exit(1)
        }
        g_main_context_wakeup(nil)
    }

    private func stopAfterDisplayLoss() {
        reportDisplayLoss()
        client?.hostDidLoseDisplay(displayLostError)
        if exitCode == nil { exitCode = 1 }
    }

    private func reportDisplayLoss() {
        let name = ProcessInfo.processInfo.processName
        FileHandle.standardError.write(Data("\(name): \(displayLostError)\n".utf8))
    }
}
