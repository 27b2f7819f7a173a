nonisolated extension LabWords {
    /// The pages in English.
    static let englishPages: [Page: PageWords] = [
        .equations: PageWords(
            "Equations",
            "Constraints are equations. Three views have twelve unknowns, and twelve equations give them one solution."
        ),
        .twoLabels: PageWords(
            "Two labels",
            "When the box is too narrow for both, the label that resists compression less is cut."),
        .fourPictures: PageWords(
            "Four pictures",
            "The pictures hang together and are centred as a group. A hidden one has the width 0."),
        .threeQuarters: PageWords(
            "Three quarters", "The inner view keeps its share of the outer one’s width."),
        .severalBounds: PageWords(
            "Several bounds",
            "The green label starts right of every bar, and of the line at one third: the tightest bound decides."
        ),
        .basic: PageWords("Basic", "Two tiles above, one below; all have the same height."),
        .update: PageWords(
            "Update", "An update changes the constants of the constraints that are there already."),
        .remake: PageWords(
            "Remake", "A remade layout drops the old constraints and starts afresh."),
        .constants: PageWords(
            "Constants", "Insets, points and sizes are said as they are; no superview is named."),
        .edges: PageWords("Edges", "One chain places all four edges, by different insets."),
        .aspectFit: PageWords(
            "Aspect fit",
            "The ratio is required, and so is the room; to be as large as possible is a wish."),
        .animated: PageWords(
            "Animation", "Constants change at once, and the views go to their new places in time."),
        .debug: PageWords(
            "Debugging", "Keys name views and constraints in messages, instead of classes."),
        .labels: PageWords(
            "Labels", "Text has a size of its own, from which the layout makes the rest."),
        .scroll: PageWords(
            "Scrolling", "What is laid out inside decides how far it scrolls."),
        .array: PageWords("Arrays", "One update moves three views."),
        .chaining: PageWords("Chaining", "Several attributes are placed by one chain."),
        .margins: PageWords("Margins", "Each box fills the margins of the one around it."),
        .distribute: PageWords(
            "Distribution", "Views lie along an axis with fixed gaps, or with a fixed length."),
        .guides: PageWords(
            "Guides", "A guide that nobody sees divides the safe area; two tiles keep to its edge."),
        .diagnoses: PageWords(
            "Diagnoses",
            "One solution, several or none: the engine says which unknowns are free, and which constraints contradict each other."
        ),
        .stacks: PageWords("Stack views", "A row or column that makes its constraints itself."),
    ]

    /// The pages in simplified Chinese.
    static let chinesePages: [Page: PageWords] = [
        .equations: PageWords("方程组", "约束就是方程。三个视图有十二个未知数，十二个方程给出唯一解。"),
        .twoLabels: PageWords("两个标签", "空间不够时，抗压缩优先级低的标签被截断。"),
        .fourPictures: PageWords("四张图片", "图片首尾相连，作为一组居中；隐藏的图片宽度为 0。"),
        .threeQuarters: PageWords("四分之三", "内层视图的宽度始终是外层的固定比例。"),
        .severalBounds: PageWords("多重约束", "绿色标签在每个色条和三分之一线的右侧：最紧的约束起决定作用。"),
        .basic: PageWords("基础", "上面两块，下面一块，三块等高。"),
        .update: PageWords("更新", "更新只改变已有约束的常数。"),
        .remake: PageWords("重做", "重做布局会去掉旧约束，从头开始。"),
        .constants: PageWords("常数", "内边距、点和尺寸可以直接书写，不必写出父视图。"),
        .edges: PageWords("四边", "一条链放好四条边，各边内缩不同。"),
        .aspectFit: PageWords("等比适应", "比例与空间是必需的，尽可能大只是愿望。"),
        .animated: PageWords("动画", "常数立即改变，视图随时间移到新位置。"),
        .debug: PageWords("调试", "键名让消息里出现视图和约束的名字，而不是类名。"),
        .labels: PageWords("标签", "文字有自己的尺寸，布局由此推出其余部分。"),
        .scroll: PageWords("滚动", "内部的布局决定能滚动多远。"),
        .array: PageWords("数组", "一次更新移动三个视图。"),
        .chaining: PageWords("链式", "一条链放好多个属性。"),
        .margins: PageWords("边距", "每个盒子填满外层盒子的边距以内。"),
        .distribute: PageWords("分布", "视图沿一条轴排列：间距固定，或长度固定。"),
        .guides: PageWords("布局参考", "看不见的参考线划分安全区，两块瓷砖贴着它的边。"),
        .diagnoses: PageWords("诊断", "唯一解、多个解或无解：引擎指出哪些未知数自由，哪些约束互相矛盾。"),
        .stacks: PageWords("堆栈视图", "自己生成约束的一行或一列。"),
    ]
}
