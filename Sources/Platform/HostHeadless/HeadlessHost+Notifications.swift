public import Platform

// The notifications of the simulated desktop. They stay until a script answers them.
extension HeadlessHost {
    /// Reports ``showsNotifications``.
    public func findNotificationService(_ completion: @escaping @MainActor (Bool) -> Void) {
        schedule(at: now) { [showsNotifications] in completion(showsNotifications) }
    }

    /// Appends the notification to ``notifications``, in place of one of its id.
    public func show(_ notification: DesktopNotification) {
        guard showsNotifications else { return }
        withdrawNotification(notification.id)
        notifications.append(notification)
    }

    public func withdrawNotification(_ id: String) { notifications.removeAll { $0.id == id } }

    /// Answers a notification as the user would, which removes it.
    ///
    /// - Parameters:
    ///   - id: The id of a notification that is shown.
    ///   - answer: What the user does: opens it, by default.
    /// - Precondition: The notification is shown, and has the button that is pressed.
    public func answerNotification(_ id: String, with answer: NotificationAnswer = .opened) {
        guard let notification = notifications.first(where: { $0.id == id }) else {
            preconditionFailure(
                "No notification \"\(id)\" is shown. Shown are: "
                    + notifications.map(\.id).formatted(.list(type: .and)))
        }
        if case .action(let action) = answer {
            precondition(
                notification.actions.contains { $0.id == action },
                "The notification \"\(id)\" has no button \"\(action)\".")
        }
        withdrawNotification(id)
        client?.hostNotification(id, wasAnsweredWith: answer)
    }
}
