import FoundationGaps

/// The words of the system, in the app's language.
package enum SystemText {
    /// Returns a word in the app's language; English where there is no other.
    package static func localized(_ english: String) -> String {
        Language.current == .simplifiedChinese ? chinese[english] ?? english : english
    }

    /// The reason why a document was not saved.
    package static func conflict(file name: String) -> String {
        Language.current == .simplifiedChinese
            ? "“\(name)”已被其他程序更改，因此未存储。请先复原文稿，或另存为新文件。"
            : """
            “\(name)” was changed by another program and was not saved. Revert the document, or save \
            it under another name.
            """
    }

    /// The question whether to close a document that could not be saved.
    package static func unsaved(document name: String) -> String {
        Language.current == .simplifiedChinese
            ? "“\(name)”未能存储。" : "“\(name)” could not be saved."
    }

    /// The reason why a text was not pasted.
    package static func pasteIsTooLong(limit: Int) -> String {
        Language.current == .simplifiedChinese
            ? "文本过长，无法粘贴：上限为 \(limit) 百万个字符。"
            : """
            The text is too long to paste: the limit is \(limit) million characters. Open it as a \
            file instead.
            """
    }

    /// The title of a search without results.
    package nonisolated static func noResults(for searched: String) -> String {
        Language.current == .simplifiedChinese
            ? "没有“\(searched)”的结果" : "No Results for “\(searched)”"
    }

    private static let chinese = [
        "Done": "完成", "Cancel": "取消", "Edit": "编辑", "Save": "存储", "Back": "返回",
        "Delete": "删除", "Cut": "剪切", "Copy": "拷贝", "Paste": "粘贴", "Select": "选择",
        "Select All": "全选", "Find": "查找", "Replace": "替换",
        "Loading…": "正在载入…", "No Results": "无结果",
        "Check the spelling or try a new search.": "请检查拼写或尝试其他搜索词。",
        "Bookmarks": "书签", "Recent Results": "最近的结果",
        "Replace All": "全部替换", "Previous": "上一个", "Next": "下一个", "Not Found": "未找到",
        "OK": "好", "Print": "打印", "More": "更多",
        "The document could not be printed.": "文稿无法打印。",
        "Previous month": "上个月", "Next month": "下个月",
        "Grid": "网格", "Spectrum": "光谱", "Sliders": "滑块", "Colours": "颜色", "Colour": "颜色",
        "Red": "红色", "Green": "绿色", "Blue": "蓝色", "Opacity": "不透明度",
        "Pick a colour from the screen": "从屏幕取色",
        "Choose Font": "选取字体", "Search fonts": "搜索字体",
        "Favorites": "个人收藏", "Featured": "精选", "Top Rated": "评分最高", "Recents": "最近",
        "Contacts": "联系人", "History": "历史记录", "Search": "搜索", "Sidebar": "边栏",
        "Save to Files": "存储到文件", "Open With…": "打开方式…", "Text": "文本", "Image": "图像",
        "Downloads": "下载",
        "Most Recent": "最新", "Most Viewed": "最多浏览",
        "Keyboard Shortcuts": "键盘快捷键", "This Screen": "当前屏幕",
        "Close without Saving": "不存储并关闭",
        "The last changes are not saved yet.": "最近的更改尚未存储。",
        "Paste and Match Style": "粘贴并匹配样式", "Format": "格式", "Bold": "粗体", "Italic": "斜体",
        "Underline": "下划线", "Bigger": "更大", "Smaller": "更小",
        "return": "换行", "go": "前往", "join": "加入", "next": "下一项", "route": "路线", "search": "搜索",
        "send": "发送", "done": "完成", "continue": "继续", "space": "空格", "shift": "换档",
        "delete": "删除", "Hide keyboard": "隐藏键盘",
        "Customize Toolbar": "自定义工具栏", "Duplicate": "复制", "Move": "移动", "Export": "导出",
        "Rename": "重新命名", "Share": "共享",
        "No Guesses Found": "未找到建议", "Learn Spelling": "学习拼写",
    ]
}
