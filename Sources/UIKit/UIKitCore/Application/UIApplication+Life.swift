package import Foundation
package import Platform

extension UIApplication {
    /// Runs a program from launch to termination.
    ///
    /// - Parameters:
    ///   - host: The host to run on.
    ///   - remembersWindows: `true` to open the windows of the last launch again, with their sizes
    ///     and contents.
    ///   - info: What the app's `Info.plist` states. An app for phones alone has a phone's screen.
    ///   - makeDelegate: A closure that creates the delegate, called once the application exists.
    /// - Returns: The process's exit code.
    package static func main(
        host: any Platform.Host, remembersWindows: Bool = true, info: AppInfo = .main,
        delegate makeDelegate: () -> any UIApplicationDelegate
    ) -> Int32 {
        let application = UIApplication(
            host: host, info: info, screen: info.screen(on: host.screen))
        application.makeCurrentForAll()
        if remembersWindows, let folder = SceneStore.userFolder(ofApp: application.name) {
            application.rememberWindows(in: folder)
        }
        let delegate = makeDelegate()
        application.launch(
            delegate: delegate,
            shortcut: ProcessInfo.processInfo.environment[shortcutVariable])
        let exitCode = host.run()
        application.terminate()
        return exitCode
    }

    /// Keeps the windows in a file in this folder, and opens those of the last launch again.
    package func rememberWindows(in folder: URL) {
        sceneStore = SceneStore(folder: folder) { [name] message in
            FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
        }
    }

    /// Creates a delegate of a class known only at run time, with its `init()`.
    ///
    /// - Precondition: The class is a `UIResponder`.
    package static func makeDelegate(
        of type: any UIApplicationDelegate.Type
    ) -> any UIApplicationDelegate {
        guard let responder = type as? UIResponder.Type,
            let delegate = makeInstance(of: responder) as? any UIApplicationDelegate
        else {
            fatalError(
                """
                \(type) cannot be created by main(), because it is not a UIResponder. Write \
                “class \(type): UIResponder, UIApplicationDelegate”.
                """)
        }
        return delegate
    }

    // MARK: States

    /// Transitions to another life state and notifies the delegate and observers.
    ///
    /// - Precondition: The transition is allowed; see ``ApplicationLifeState/successors``.
    package func enter(_ state: ApplicationLifeState) {
        requires(
            lifeState.successors.contains(state),
            """
            An application that is \(lifeState.rawValue) cannot become \(state.rawValue). From \
            there it can go to \
            \(lifeState.successors.map(\.rawValue).sorted().joined(separator: ", ")).
            """)
        let old = lifeState
        // With a scene, its delegate is notified instead of the application's.
        let delegate = scenes.isEmpty ? delegate : nil
        if state == .background, old == .inactive { keepScenes() }
        if state != .active { updateScenes(in: state) }
        if state == .notRunning, old != .suspended { notifyWillTerminate() }
        switch (old, state) {
        case (.active, .inactive):
            delegate?.applicationWillResignActive(self)
            post(Self.willResignActiveNotification)
        case (.background, .inactive):
            delegate?.applicationWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
        default: break
        }
        lifeState = state
        if state == .active { updateScenes(in: state) }
        switch (old, state) {
        case (_, .active):
            delegate?.applicationDidBecomeActive(self)
            post(Self.didBecomeActiveNotification)
            postDayChange()
        case (.inactive, .background):
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        default: break
        }
    }

    /// Launches with a delegate, which the application retains.
    ///
    /// - Parameter shortcut: The type of the quick action for which the app is launched.
    package func launch(delegate: any UIApplicationDelegate, shortcut: String? = nil) {
        retainedDelegate = delegate
        self.delegate = delegate
        launch(shortcut: shortcut)
    }

    /// Launches: the delegate has the main storyboard's window or creates its own, then the
    /// application becomes active.
    package func launch(shortcut: String? = nil) {
        makeCurrent()
        let saved = sceneStore?.read()
        savedWindowPlace = saved?.window
        let window = loadMainStoryboard()
        let item = shortcut.flatMap(shortcutItem)
        let options = item.map { [LaunchOptionsKey.shortcutItem: $0 as Any] }
        let willLaunch = delegate?.application(self, willFinishLaunchingWithOptions: options)
        enter(.inactive)
        let didLaunch = delegate?.application(self, didFinishLaunchingWithOptions: options)
        post(Self.didFinishLaunchingNotification)
        connectScenes(of: saved, shortcut: item)
        showMainStoryboard(window)
        enter(.active)
        // A delegate that returns false has performed the action; a scene gets it as it connects.
        if let item, willLaunch != false, didLaunch != false, scenes.isEmpty { perform(item) }
    }

    /// Terminates from any state. A suspended application cannot run and is not notified.
    package func terminate() {
        makeCurrent()
        endScenes()
        if lifeState == .active { enter(.inactive) }
        if lifeState != .notRunning { enter(.notRunning) }
    }

    private func notifyWillTerminate() {
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Stops a program that cannot continue, with the reason on standard error.
    func fail(_ error: HostError) {
        FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
        host.stop(with: 1)
    }
}
