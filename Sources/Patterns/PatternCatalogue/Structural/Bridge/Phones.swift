/// Phones of several makes that run several kinds of software.
enum Phones {
    /// The implementation side: something to run on a phone.
    protocol Software: AnyObject {
        func run()
    }

    final class PlaySoftware: Software {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func run() {
            stage.call(self) {
                stage.say("PlaySoftWare开始打开微信")
                stage.say("PlaySoftWare开始打开QQ")
            }
        }
    }

    final class WorkSoftware: Software {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func run() {
            stage.call(self) {
                stage.say("WorkSoftWare打开Xcode")
                stage.say("WorkSoftWare打开办公软件")
            }
        }
    }

    final class GameSoftware: Software {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func run() {
            stage.call(self) {
                stage.say("GameSoftware开始QQ斗地主")
                stage.say("GameSoftware开始QQ麻将")
            }
        }
    }

    /// The abstraction side: a phone, which runs whatever is on it.
    class Phone {
        /// The software of the phone.
        var software: (any Software)?

        let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// Runs the software and draws a line. A phone without software draws the line.
        func use() {
            stage.call(self) {
                software?.run()
                stage.say(String(repeating: "=", count: 28))
            }
        }
    }

    /// A make of phone that remembers how often it was used.
    final class PhoneWithCounter: Phone {
        private(set) var uses = 0

        override func use() {
            uses += 1
            super.use()
        }
    }
}
