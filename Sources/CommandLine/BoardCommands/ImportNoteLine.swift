import CommandLineKit
import PlanBoardCore
import Spelling

/// What an import has skipped or changed, as a line of text.
enum ImportNoteLine {
    static func wording(_ note: ImportNote) -> Wording {
        let name = note.name.printable()
        let count = note.count
        return switch note.kind {
        case .noTitle:
            Wording(
                "  without a title, skipped: \(count)\(lines(note, "line"))",
                "  没有标题，已跳过：\(count)\(lines(note, "行"))")
        case .noList:
            Wording(
                "  of a list that the file does not have, skipped: \(count)",
                "  所属列表不在文件中，已跳过：\(count)")
        case .otherText:
            Wording(
                "  text outside of columns and cards, left out: \(count)\(lines(note, "line"))",
                "  列和卡片之外的文字，未导入：\(count)\(lines(note, "行"))")
        case .noDate:
            Wording(
                "  “\(name)” is not a date that can be read: \(count)\(lines(note, "line"))",
                "  “\(name)”不是可以识别的日期：\(count)\(lines(note, "行"))")
        case .keptField:
            Wording(
                "  “\(name)” is kept and exported again, but not shown: \(count)",
                "  “\(name)”会保留并随导出写回，但不显示：\(count)")
        case .leftOutField:
            Wording(
                "  “\(name)” has no place on a board, left out: \(count)",
                "  计划板上没有“\(name)”的位置，未导入：\(count)")
        case .archived:
            Wording("  in the archive: \(count)", "  放入归档：\(count)")
        case .archivedList:
            Wording("  the archived list “\(name)” is no column", "  已归档的列表“\(name)”没有成为列")
        case .unreadableLists:
            Wording("  lists that cannot be read: \(count)", "  无法读取的列表：\(count)")
        case .unreadableCards:
            Wording("  cards that cannot be read, skipped: \(count)", "  无法读取的卡片，已跳过：\(count)")
        case .unreadableChecklists:
            Wording("  checklists that cannot be read: \(count)", "  无法读取的清单：\(count)")
        case .unreadableSteps:
            Wording("  steps that cannot be read: \(count)", "  无法读取的步骤：\(count)")
        case .looseSteps:
            Wording(
                "  steps of cards that the file does not have: \(count)",
                "  所属卡片不在文件中的步骤：\(count)")
        case .looseComments:
            Wording(
                "  comments of cards that the file does not have: \(count)",
                "  所属卡片不在文件中的评论：\(count)")
        case .missingSteps:
            Wording(
                "  steps that the file does not have: \(count)", "  文件中没有的步骤：\(count)")
        case .missingComments:
            Wording(
                "  older comments that the file does not have: \(count)",
                "  文件中没有的较早评论：\(count)")
        case .lastActionsOnly:
            Wording(
                "  the file has only the last actions; older comments may be missing",
                "  文件只包含最近的操作，可能缺少较早的评论")
        }
    }

    /// The first lines of the file that a note applies to, in parentheses.
    private static func lines(_ note: ImportNote, _ word: String) -> String {
        guard !note.places.isEmpty else { return "" }
        let numbers = note.places.prefix(8).map { "\($0)" }.joined(separator: ", ")
        return " (\(word) \(numbers)\(note.places.count > 8 ? "…" : ""))"
    }
}
