import Foundation
import Observing

/// A headline that is watched in the two ways of Cocoa: by observing its key, and by notifications.
enum Headlines {
    /// The subject.
    final class Headline: KeyValueObservable {
        /// The notification's name, with the text that it carries.
        static let dataChanges = NotificationKey<String>("data changes")

        /// The text. It can be observed.
        @Observed var text: String

        private let center: NotificationCenter
        private let stage: Stage

        init(_ text: String, center: NotificationCenter, stage: Stage) {
            self.text = text
            self.center = center
            self.stage = stage
        }

        /// Changes the text. Observers of the key hear of it at once, and then those of the
        /// notification.
        func change(to text: String) {
            stage.call(self, "change(to: \(text))") {
                self.text = text
                center.post(Self.dataChanges, object: self, payload: text)
            }
        }
    }

    /// Observes the key, beginning with the text of now.
    final class KeyObserver {
        private var observation: NSKeyValueObservation?
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// Receives the present text, and every change from here on.
        func observe(_ headline: Headline) {
            stage.call(self, "observe(headline)") {
                observation = headline.observe(\.text, options: [.initial, .new]) {
                    [unowned self] _, change in
                    receive(change.newValue ?? "")
                }
            }
        }

        private func receive(_ text: String) {
            stage.call(self, "receive(\(text))") { stage.say("键值观察:\(text)") }
        }
    }

    /// Observes the notification, of one headline only.
    final class NotificationListener: Sendable {
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// Listens for as long as what is returned is kept.
        func listen(to headline: Headline, on center: NotificationCenter) -> NotificationObservation
        {
            center.observe(Headline.dataChanges, object: headline) { [self] notification in
                receive(notification.payload)
            }
        }

        private func receive(_ text: String) {
            stage.call(self, "receive(\(text))") { stage.say("通知:\(text)") }
        }
    }
}
