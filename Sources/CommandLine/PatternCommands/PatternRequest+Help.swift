public import PatternCatalogue

extension PatternRequest {
    /// How `touchstone patterns` is used.
    public static func helpText(in language: Language) -> String {
        help.text(in: language)
    }

    private static let help = BilingualText(
        """
        touchstone patterns shows the design patterns, and runs them.

        USAGE
          touchstone patterns list                  names the patterns
          touchstone patterns show <pattern>        prints its chapter
          touchstone patterns run <pattern>         runs its example
          touchstone patterns diagram <pattern>     draws its classes or its messages
          touchstone patterns search "<trouble>"    finds what helps, in English or Chinese
          touchstone patterns show uml              explains the diagrams' notation

        OPTIONS
          list
            --family F        creational, structural, behavioural, architectural or principle.
          run
            --example E       Which example, where there are several; “show” names them.
            --form F          document: as in the books, or idiomatic: as Swift has it.
            --<input> V       Changes an input; “show” names them.
          diagram
            --example E       Which example.
            --kind K          class, or sequence: the messages of a run. class unless said.
            --format F        text, mermaid or svg. What --output’s name says, or else text.
            --appearance A    light, dark or automatic: the colours of svg.
            --output FILE     Write a file instead of printing.
          all
            --language L      en or zh; the system’s unless said.

        EXAMPLES
          touchstone patterns run strategy --amount 250
          touchstone patterns run builder --example characters
          touchstone patterns diagram state --kind sequence --output state.svg
          touchstone patterns search "too many if"

        EXIT CODES
          0    All went well.
          1    A file could not be written.
          2    The command line has a mistake.
        """,
        """
        touchstone patterns 展示并运行设计模式。

        用法
          touchstone patterns list                  列出所有模式
          touchstone patterns show <模式>           显示该模式的一章
          touchstone patterns run <模式>            运行示例
          touchstone patterns diagram <模式>        画出类图或时序图
          touchstone patterns search "<问题>"       按症状查找，中英文均可
          touchstone patterns show uml              说明类图的图示

        选项
          list
            --family F        creational、structural、behavioural、architectural 或 principle。
          run
            --example E       有多个示例时选择一个；“show”会列出它们。
            --form F          document：与文档一致；idiomatic：Swift 的惯用写法。
            --<输入项> V      改变输入；“show”会列出输入项。
          diagram
            --example E       选择示例。
            --kind K          class（类图），或 sequence：一次运行的消息；默认 class。
            --format F        text、mermaid 或 svg；默认由 --output 的文件名决定，否则为 text。
            --appearance A    light、dark 或 automatic：svg 的颜色。
            --output FILE     写入文件，而不是打印。
          通用
            --language L      en 或 zh；默认为系统语言。

        例子
          touchstone patterns run strategy --amount 250
          touchstone patterns run builder --example characters
          touchstone patterns diagram state --kind sequence --output state.svg
          touchstone patterns search "if 分支太多"

        退出码
          0    一切正常。
          1    文件无法写入。
          2    命令行有误。
        """)
}
