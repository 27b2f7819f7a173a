extension Catalogue {
    static let state = Entry(
        id: "state",
        name: BilingualText("State", "状态模式"),
        family: .behavioural,
        intent: BilingualText(
            "Lets an object behave differently when its inner state changes, as if it changed its class.",
            "允许一个对象在其内部状态改变时改变它的行为，看起来就像改变了它的类。"),
        motivation: BilingualText(
            "Somebody works all day: fresh in the forenoon, hungry at noon, tired in the evening. As one "
                + "method it is a ladder of conditions that grows with every new mood. As states, each one "
                + "knows its hours and who comes next.",
            "一天的工作状态随时间变化：上午精神百倍，中午犯困，晚上加班。写成一个方法就是一长串条件判断；"
                + "拆成状态类之后，每个状态只管自己的时段，并知道下一个状态是谁。"),
        whenToUse: [
            BilingualText(
                "An object's behaviour depends on its state, and it has to change while the program runs.",
                "对象的行为取决于它的状态，并且必须在运行时随状态改变行为。"),
            BilingualText(
                "The conditions that lead from one state to another have become too complex for one method.",
                "控制状态转换的条件表达式过于复杂，需要把判断逻辑转移到一系列状态类中。"),
        ],
        symptoms: [
            BilingualText(
                "a long if else ladder on a mode, status or phase", "围绕模式、状态或阶段的一长串 if else"),
            BilingualText(
                "flags that contradict each other", "多个布尔标志互相矛盾"),
            BilingualText(
                "every method begins by asking in which state the object is", "每个方法开头都在判断当前状态"),
        ],
        roles: [
            PatternRole(
                BilingualText("Context", "环境"), ["Work"],
                BilingualText(
                    "Keeps the current state and passes requests on to it.", "持有当前状态，并把请求转交给它。")),
            PatternRole(
                BilingualText("State", "抽象状态"), ["WorkState"],
                BilingualText("What a state is asked for.", "状态的公共接口。")),
            PatternRole(
                BilingualText("Concrete state", "具体状态"),
                [
                    "ForenoonState", "NoonState", "AfternoonState", "EveningState", "SleepState",
                    "RestState",
                ],
                BilingualText(
                    "Behaves for its hours, and hands over to the next state.",
                    "实现本状态的行为，并负责切换到下一个状态。")),
        ],
        examples: [WorkingDay.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The day only goes forward: 9 o'clock after 22 o'clock is still asleep.",
                    "状态只能向前：22 点之后再到 9 点仍然在睡觉。"),
                mended: BilingualText(
                    "An earlier hour begins a new day with `startNewDay()`.",
                    "时间变早时用 `startNewDay()` 开始新的一天。")),
            MendedQuirk(
                BilingualText("Half past twelve is printed as 12.", "12.5 点会被打印成 12 点。"),
                mended: BilingualText(
                    "Fractions of hours are printed as they are.", "小时的小数部分照实打印。")),
            MendedQuirk(
                BilingualText("The evening is called Event.", "晚上的状态类被误命名为 Event。"),
                mended: BilingualText("It is `EveningState`.", "改名为 `EveningState`。")),
        ],
        threadSafety: BilingualText(
            "A day of work changes with every call and belongs to one thread. `Phase` is a value and can "
                + "be computed anywhere.",
            "`Work` 每次调用都会改变，只应由一个线程使用。`Phase` 是值，可在任何线程计算。"),
        related: ["strategy", "singleton", "flyweight"])
}
