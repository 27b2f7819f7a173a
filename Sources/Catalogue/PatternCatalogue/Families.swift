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

    /// What whole apps are arranged by.
    static let architectural: [Entry] = []

    /// The rules behind the patterns.
    static let principles: [Entry] = []
}
