public import Foundation

/// What Layout Lab says to a person, in their language.
public nonisolated struct LabWords: Hashable, Sendable {
    let title: String
    let back: String
    let turn: String
    let choosePage: String
    let workedSection: String
    let exampleSection: String
    let engineSection: String

    // Controls.
    let width: String
    let gap: String
    let inset: String
    let margin: String
    let offset: String
    let ratio: String
    let share: String
    let bar: String
    let preferRight: String
    let shrink: String
    let grow: String
    let move: String
    let animate: String
    let keys: String
    let lower: String
    let raise: String
    let fixedGap: String
    let fixedLength: String
    let horizontal: String
    let vertical: String
    let fill: String
    let equally: String
    let bySize: String
    let spacing: String
    let centering: String
    let leading: String
    let center: String
    let trailing: String

    // Texts in examples.
    let leftText: String
    let rightText: String
    let greenText: String
    let shortText: String
    let longText: String

    // Diagnoses.
    let sufficient: String
    let ambiguous: String
    let conflict: String

    /// Titles and explanations of the pages.
    private let pages: [Page: PageWords]

    /// What a page is called.
    struct PageWords: Hashable {
        let title: String
        let explanation: String

        init(_ title: String, _ explanation: String) {
            self.title = title
            self.explanation = explanation
        }
    }

    func title(of page: Page) -> String { pages[page]?.title ?? page.rawValue }

    func explanation(of page: Page) -> String { pages[page]?.explanation ?? "" }

    /// The words for the languages of a locale: Chinese, and English for all others.
    public static func words(for locale: Locale) -> LabWords {
        locale.language.languageCode == .chinese ? simplifiedChinese : english
    }
}

nonisolated extension LabWords {
    public static let english = LabWords(
        title: "Layout Lab", back: "Back", turn: "Right to left", choosePage: "Choose a layout",
        workedSection: "Worked cases", exampleSection: "Examples", engineSection: "The engine",
        width: "Width", gap: "Gap", inset: "Inset", margin: "Margin", offset: "Offset",
        ratio: "Ratio", share: "Share", bar: "Bar", preferRight: "Prefer the second label",
        shrink: "Shrink", grow: "Grow", move: "Move", animate: "Animate", keys: "Keys",
        lower: "Lower", raise: "Raise", fixedGap: "Fixed gap", fixedLength: "Fixed length",
        horizontal: "Horizontal", vertical: "Vertical", fill: "fill", equally: "equally",
        bySize: "by size", spacing: "spacing", centering: "centering", leading: "leading",
        center: "center", trailing: "trailing", leftText: "A label with a long text",
        rightText: "Important", greenText: " green label ", shortText: "Short",
        longText:
            "A label of many lines takes the room that the short one leaves, and is as high as its text needs at that width.",
        sufficient: "Sufficient", ambiguous: "Ambiguous", conflict: "Conflict",
        pages: englishPages)

    public static let simplifiedChinese = LabWords(
        title: "布局实验室", back: "返回", turn: "从右到左", choosePage: "请选择一个布局", workedSection: "讲解案例",
        exampleSection: "示例", engineSection: "布局引擎", width: "宽度", gap: "间距", inset: "内缩",
        margin: "边距",
        offset: "偏移", ratio: "宽高比", share: "占比", bar: "色条", preferRight: "优先显示第二个标签", shrink: "缩小",
        grow: "放大", move: "移动", animate: "动画", keys: "键名", lower: "下移", raise: "上移",
        fixedGap: "固定间距",
        fixedLength: "固定长度", horizontal: "水平", vertical: "垂直", fill: "填满", equally: "等分",
        bySize: "按大小", spacing: "等间距", centering: "等中心距", leading: "起始", center: "居中",
        trailing: "末尾", leftText: "一个文字很长很长很长的标签",
        rightText: "重要内容", greenText: " 绿色标签 ", shortText: "短文字",
        longText: "多行标签占用短标签留下的空间，其高度正好容纳该宽度下的全部文字。拖动滑块，看文字如何换行。", sufficient: "充分约束",
        ambiguous: "欠约束", conflict: "冲突约束", pages: chinesePages)
}
