extension Papers {
    /// The same papers without inheritance: what a student has to give is a protocol, and the paper
    /// is an extension of it, which no student can change.
    protocol Student {
        var answers: (first: String, second: String) { get }
    }

    struct StudentA: Student { let answers = (first: "b", second: "c") }
    struct StudentB: Student { let answers = (first: "a", second: "d") }
}

extension Papers.Student {
    /// The paper with the student's answers, line by line.
    var paper: [String] {
        [
            "问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:"
                + "a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维",
            "答案:\(answers.first)",
            "问题:杨过、程英、陆无双铲除了情花,造成[ ]:"
                + "a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化",
            "答案:\(answers.second)",
        ]
    }
}
