extension Catalogue {
    /// How objects are made.
    static let creational: [Entry] = [
        simpleFactory, factoryMethod, abstractFactory, builder, singleton, prototype,
    ]

    /// How objects are put together.
    static let structural: [Entry] = [
        composite, adapter, bridge, decorator, facade, flyweight, proxy,
    ]

    /// How objects work together.
    static let behavioural: [Entry] = [
        iterator, command, mediator, observer, state, strategy, templateMethod, chain, interpreter,
        visitor,
        memento,
    ]

    /// Arrangements of whole apps, and an idiom they build on.
    static let architectural: [Entry] = [delegation, mvc, optionSet]

    /// The rules behind the patterns.
    static let principles: [Entry] = [
        singleResponsibility, liskovSubstitution, dependencyInversion, interfaceSegregation,
        lawOfDemeter, openClosed, compositeReuse,
    ]

    /// The principles in one sentence.
    public static let principlesSummary = BilingualText(
        "Build the frame with abstraction, and extend the details with implementation.",
        "用抽象构建框架，用实现扩展细节。")
}
