/// Exam papers with the same questions and each student's own answers.
enum Papers {
    /// A paper. The questions and their order are its own, the answers are for its heirs.
    class TestPaper {
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// The template method: asks every question and writes the answer under it.
        func write() {
            stage.call(self) {
                askQuestion1()
                askQuestion2()
            }
        }

        /// The letter that the student chose.
        func answer1() -> String {
            preconditionFailure("\(type(of: self)) has no answer1(). Override it.")
        }

        /// The letter that the student chose.
        func answer2() -> String {
            preconditionFailure("\(type(of: self)) has no answer2(). Override it.")
        }

        private func askQuestion1() {
            stage.say(
                "问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:"
                    + "a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维")
            stage.say("答案:" + stage.call(self, "answer1()") { answer1() })
        }

        private func askQuestion2() {
            stage.say(
                "问题:杨过、程英、陆无双铲除了情花,造成[ ]:"
                    + "a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化")
            stage.say("答案:" + stage.call(self, "answer2()") { answer2() })
        }
    }

    final class PaperA: TestPaper {
        override func answer1() -> String { "b" }
        override func answer2() -> String { "c" }
    }

    final class PaperB: TestPaper {
        override func answer1() -> String { "a" }
        override func answer2() -> String { "d" }
    }
}
