import Spelling

extension CatalogueError: CustomStringConvertible {
    public var description: String { text(in: .english) }

    /// The sentence for the person who asked.
    public func text(in language: Language) -> String {
        sentence.text(in: language)
    }

    private var sentence: BilingualText {
        switch self {
        case .unknownEntry(let id, let nearest):
            BilingualText(
                "There is no pattern “\(id)”.\(nearest.map { " Did you mean “\($0)”?" } ?? "") "
                    + "“touchstone patterns list” shows them all.",
                "没有名为“\(id)”的模式。\(nearest.map { "是不是想找“\($0)”？" } ?? "")"
                    + "“touchstone patterns list”会列出全部模式。")
        case .unknownExample(let id, let entry, let known):
            BilingualText(
                "“\(entry)” has no example “\(id)”. It has \(known.joined(separator: ", ")).",
                "“\(entry)”没有名为“\(id)”的示例，可选：\(known.joined(separator: "、"))。")
        case .unknownInput(let name, let example, let known):
            unknownInput(name, of: example, known: known)
        case .badInput(let name, let text, let problem):
            BilingualText(
                "Input “\(name)”: \(problem.reason(in: text).english)",
                "输入项“\(name)”：\(problem.reason(in: text).chinese)")
        case .divisionByZero(let dividend):
            BilingualText(
                "\(dividend.plain) cannot be divided by zero. Choose another divisor.",
                "\(dividend.plain) 不能除以零，请换一个除数。")
        }
    }

    private func unknownInput(_ name: String, of example: String, known: [String]) -> BilingualText
    {
        guard !known.isEmpty else {
            return BilingualText(
                "Example “\(example)” has no input “\(name)”: it takes none.",
                "示例“\(example)”没有输入项“\(name)”：它不接受任何输入。")
        }
        let nearest = Nearest.match(for: name, among: known)
        return BilingualText(
            "Example “\(example)” has no input “\(name)”."
                + (nearest.map { " Did you mean “\($0)”?" } ?? "")
                + " It takes \(known.joined(separator: ", ")).",
            "示例“\(example)”没有输入项“\(name)”。"
                + (nearest.map { "是不是“\($0)”？" } ?? "")
                + "它的输入项：\(known.joined(separator: "、"))。")
    }
}

extension InputProblem {
    /// The problem of `text`, as a sentence.
    fileprivate func reason(in text: String) -> BilingualText {
        switch self {
        case .empty:
            BilingualText(
                "nothing was given. Give it a value, or leave it out.", "内容为空。请给出内容，或者省略该项。")
        case .notANumber(let word):
            BilingualText(
                "“\(word)” is not a number. Write digits, as in 250 or 0.5.",
                "“\(word)”不是数字。请写成 250 或 0.5 这样的形式。")
        case .notAWholeNumber(let word):
            BilingualText(
                "“\(word)” is not a whole number. Write digits only, as in 250.",
                "“\(word)”不是整数。请只写数字，例如 250。")
        case .outOfRange(let number, let range):
            BilingualText(
                "\(number) is out of range. It can be from \(range.english).",
                "\(number) 超出范围，应在 \(range.chinese) 之间。")
        case .notAChoice(let word, let choices):
            notAChoice(word, choices)
        case .tooLong(let letters, let most):
            BilingualText(
                "the text has \(letters) letters, and \(most) is the most it can have.",
                "文本有 \(letters) 个字，最多 \(most) 个。")
        case .unexpected(let found, let position, let expected):
            BilingualText(
                "at position \(position) of “\(text)”, “\(found)” is unknown there. "
                    + "Expected \(expected.english).",
                "“\(text)”的第 \(position) 个位置上，“\(found)”无法识别，此处应为\(expected.chinese)。")
        }
    }

    private func notAChoice(_ word: String, _ choices: [String]) -> BilingualText {
        let nearest = Nearest.match(for: word, among: choices)
        return BilingualText(
            "“\(word)” cannot be chosen." + (nearest.map { " Did you mean “\($0)”?" } ?? "")
                + " It can be \(choices.joined(separator: ", ")).",
            "不能选“\(word)”。" + (nearest.map { "是不是“\($0)”？" } ?? "")
                + "可选：\(choices.joined(separator: "、"))。")
    }
}
