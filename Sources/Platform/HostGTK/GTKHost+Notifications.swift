import CGTK
import CGTKShim
public import Platform

// Notifications of the desktop; in a sandbox, of the portal.
extension GTKHost {
    public func findNotificationService(_ completion: @escaping @MainActor (Bool) -> Void) {
        let context = Unmanaged.passRetained(ServiceSearch(completion)).toOpaque()
        ts_find_notification_service(
            { context, isThere in
                guard let context else { return }
                let search = Unmanaged<ServiceSearch>.fromOpaque(context).takeRetainedValue()
                // GIO calls back on the main thread.
                MainActor.assumeIsolated { search.completion(isThere != 0) }
            }, context)
    }

    public func show(_ notification: DesktopNotification) {
        let words: [String] = notification.actions.flatMap { [$0.id, $0.title] }
        let texts = words.map { strdup($0) }
        let picture = notification.picture.flatMap { strdup($0) }
        defer {
            for text in texts { free(text) }
            free(picture)
        }
        let actions: [UnsafePointer<CChar>?] = texts.map { UnsafePointer($0) } + [nil]
        notification.id.withCString { id in
            notification.title.withCString { title in
                notification.body.withCString { body in
                    actions.withUnsafeBufferPointer { actions in
                        var message = TSNotification(
                            id: id, title: title, body: body, actions: actions.baseAddress,
                            urgency: Int32(notification.urgency.rawValue),
                            sounds: notification.playsSound ? 1 : 0, picture: picture)
                        ts_notify(&message)
                    }
                }
            }
        }
    }

    public func withdrawNotification(_ id: String) { ts_withdraw_notification(id) }

    /// Reports the answers to notifications to the client.
    func watchNotifications() {
        ts_watch_notifications(
            { context, text, answer, action in
                guard let text else { return }
                let id = String(cString: text)
                let answer: NotificationAnswer =
                    switch answer {
                    case TS_NOTIFICATION_OPENED: .opened
                    case TS_NOTIFICATION_ACTION: .action(action.map(String.init(cString:)) ?? "")
                    default: .dismissed
                    }
                GTKHost.at(context) { host in
                    host.perform { host.client?.hostNotification(id, wasAnsweredWith: answer) }
                }
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}

/// A search for the service, which GIO retains until it is answered.
private final class ServiceSearch: Sendable {
    let completion: @MainActor (Bool) -> Void

    init(_ completion: @escaping @MainActor (Bool) -> Void) { self.completion = completion }
}
