import Foundation
package import Platform

extension UIApplication {
    /// Runs a program from its start to its end.
    ///
    /// - Parameters:
    ///   - host: The machine to run on.
    ///   - makeDelegate: Makes the delegate, once the application is there.
    /// - Returns: The process's exit code.
    package static func main(
        host: any Platform.Host, delegate makeDelegate: () -> any UIApplicationDelegate
    ) -> Int32 {
        let application = UIApplication(host: host)
        let delegate = makeDelegate()
        application.launch(delegate: delegate)
        let exitCode = host.run()
        application.terminate()
        return exitCode
    }

    /// Makes a delegate of a class known only at run time, by its `init()`.
    ///
    /// - Precondition: The class is a `UIResponder`.
    package static func makeDelegate(
        of type: any UIApplicationDelegate.Type
    ) -> any UIApplicationDelegate {
        guard let responder = type as? UIResponder.Type,
            let delegate = makeInstance(of: responder) as? any UIApplicationDelegate
        else {
            preconditionFailure(
                """
                \(type) cannot be made by main(), because it is not a UIResponder. Write \
                “class \(type): UIResponder, UIApplicationDelegate”.
                """)
        }
        return delegate
    }

    // MARK: States

    /// Goes to another state of life, telling the delegate and observers.
    ///
    /// - Precondition: The state may follow the present one; see ``ApplicationLifeState/successors``.
    package func enter(_ state: ApplicationLifeState) {
        precondition(
            lifeState.successors.contains(state),
            """
            An application that is \(lifeState.rawValue) cannot become \(state.rawValue). From there it can go to \
            \(lifeState.successors.map(\.rawValue).sorted().joined(separator: ", ")).
            """)
        let old = lifeState
        if state == .notRunning, old != .suspended { tellWillTerminate() }
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
        switch (old, state) {
        case (_, .active):
            delegate?.applicationDidBecomeActive(self)
            post(Self.didBecomeActiveNotification)
        case (.inactive, .background):
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        default: break
        }
    }

    /// Starts with a delegate, which the application keeps.
    package func launch(delegate: any UIApplicationDelegate) {
        ownedDelegate = delegate
        self.delegate = delegate
        launch()
    }

    /// Starts: the delegate makes its windows, then events come.
    package func launch() {
        makeCurrent()
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        enter(.inactive)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        post(Self.didFinishLaunchingNotification)
        enter(.active)
    }

    /// Ends, from whatever state. A suspended application ends without a word, as it cannot run.
    package func terminate() {
        makeCurrent()
        if lifeState == .active { enter(.inactive) }
        if lifeState != .notRunning { enter(.notRunning) }
    }

    private func tellWillTerminate() {
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Ends a program that cannot go on, saying why.
    func fail(_ error: HostError) {
        FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
        host.stop(with: 1)
    }
}
