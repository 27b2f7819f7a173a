/// A day at work, where a worker's activity depends on the hour.
enum WorkingDay {
    /// The worker's condition during some hours of the day.
    protocol WorkState: AnyObject {
        /// Works if it is the time for it, or hands over to the next state.
        func writeProgram(for work: Work)
    }

    /// The worker, with the hour of the clock.
    final class Work {
        /// The time of the day in hours, from 0 to 24.
        var hour = 0.0

        /// `true` for a finished task, which counts from 17 o'clock.
        var isFinished = false

        private var state: any WorkState = ForenoonState()
        let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func writeProgram() {
            stage.call(self) { state.writeProgram(for: self) }
        }

        /// Enters another state, which gets to work at once.
        func change(to state: any WorkState) {
            stage.call(self) { self.state = state }
            writeProgram()
        }

        /// Starts a new day: back to the first state.
        func startNewDay() {
            state = ForenoonState()
            isFinished = false
        }

        fileprivate func report(_ mood: String) {
            stage.say("当前时间:{\(hour.plain)}点,\(mood)")
        }
    }

    /// Before 12.
    final class ForenoonState: WorkState {
        func writeProgram(for work: Work) {
            work.stage.call(self) {
                if work.hour < 12 {
                    work.report("上午工作,精神百倍")
                } else {
                    work.change(to: work.stage.create(NoonState()))
                }
            }
        }
    }

    /// From 12 to 13.
    final class NoonState: WorkState {
        func writeProgram(for work: Work) {
            work.stage.call(self) {
                if work.hour < 13 {
                    work.report("饿了,午饭;犯困,午休")
                } else {
                    work.change(to: work.stage.create(AfternoonState()))
                }
            }
        }
    }

    /// From 13 to 17.
    final class AfternoonState: WorkState {
        func writeProgram(for work: Work) {
            work.stage.call(self) {
                if work.hour < 17 {
                    work.report("下午状态还不错,继续努力")
                } else {
                    work.change(to: work.stage.create(EveningState()))
                }
            }
        }
    }

    /// From 17 to 21, unless the task is done.
    final class EveningState: WorkState {
        func writeProgram(for work: Work) {
            work.stage.call(self) {
                if work.isFinished {
                    work.change(to: work.stage.create(RestState()))
                } else if work.hour < 21 {
                    work.report("加班哦,疲累之极")
                } else {
                    work.change(to: work.stage.create(SleepState()))
                }
            }
        }
    }

    /// From 21 with the task undone.
    final class SleepState: WorkState {
        func writeProgram(for work: Work) {
            work.stage.call(self) { work.report("不行了,睡着了") }
        }
    }

    /// At home.
    final class RestState: WorkState {
        func writeProgram(for work: Work) {
            work.stage.call(self) { work.report("下班回家了") }
        }
    }
}
