import ProjectPlans

/// A method with parameters: where its body begins.
struct RubyMethod {
    struct Parameter {
        let name: String

        /// `true` for one that callers name, `version: '1.0'`.
        let isNamed: Bool

        /// The value if a call has none.
        let value: RubyValue?
    }

    let parameters: [Parameter]
    let body: Int
}

// MARK: - Loops

extension RubyReader {
    /// The methods of lists and hashes whose blocks run once for each element.
    static let loops: Set<String> = ["each", "each_pair", "each_with_index"]

    /// Reads the block of `value.each do |a, b| … end` once for each element.
    ///
    /// - Returns: A call with all statements, or without a block if the elements are not known.
    mutating func loop(over value: RubyValue, named name: String) throws(ProjectError) -> RubyValue
    {
        let line = next.line
        let isBrace = isSign("{")
        index += 1
        let names = blockParameters()
        let elements = Self.elements(of: value, isNumbered: name == "each_with_index")
        let read = try statements(of: elements, names, until: isBrace ? [.sign("}")] : [])
        if isBrace ? isSign("}") : isName("end") { index += 1 }
        var call = RubyCall(receiver: [], name: RubyCall.loop, arguments: [], line: line)
        call.block = read
        return .call(call)
    }

    /// Reads `for a in list do … end`.
    mutating func forLoop() throws(ProjectError) -> [RubyStatement] {
        let line = next.line
        index += 1
        var names: [String] = []
        while !isName("in"), next.kind != .newline, next.kind != .end {
            if case .name(let name) = next.kind { names.append(name) }
            index += 1
        }
        if isName("in") { index += 1 }
        let elements = Self.elements(of: try expression(), isNumbered: false)
        if isName("do") { index += 1 }
        let read = try statements(of: elements, names, until: [])
        if isName("end") { index += 1 }
        return read ?? [.skipped("each", line: line)]
    }

    /// The names of `|a, b|`.
    private mutating func blockParameters() -> [String] {
        guard isSign("|") else { return [] }
        index += 1
        var names: [String] = []
        while !isSign("|"), next.kind != .newline, next.kind != .end {
            if case .name(let name) = next.kind { names.append(name) }
            index += 1
        }
        if isSign("|") { index += 1 }
        return names
    }

    /// What a loop's parameters are, for each of its runs; `nil` if that is not known.
    private static func elements(of value: RubyValue, isNumbered: Bool) -> [[RubyValue]]? {
        let elements: [[RubyValue]]
        switch value {
        case .array(let values):
            elements = values.map { value in
                if case .array(let parts) = value { parts } else { [value] }
            }
        case .hash(let pairs): elements = pairs.map { [$0.key, $0.value] }
        default: return nil
        }
        guard isNumbered else { return elements }
        return elements.enumerated().map { [$1[0], .word("\($0)")] }
    }

    /// Reads statements up to the end of their block once for each element. The parameters' names
    /// are known within.
    private mutating func statements(
        of elements: [[RubyValue]]?, _ names: [String], until closing: Set<RubyToken.Kind>
    ) throws(ProjectError) -> [RubyStatement]? {
        let start = index
        guard let elements, !elements.isEmpty, expands else {
            let before = expands
            expands = false
            _ = try statements(until: closing)
            expands = before
            return elements == nil ? nil : []
        }
        let outer = known
        defer { known = outer }
        var read: [RubyStatement] = []
        for element in elements {
            index = start
            for (name, value) in zip(names, element) { known[name] = value }
            read += try statements(until: closing)
        }
        return read
    }
}

// MARK: - Methods

extension RubyReader {
    /// Reads `def name(a, b = 1, c: 2) … end`.
    mutating func definition() throws(ProjectError) -> [RubyStatement] {
        let line = next.line
        index += 1
        guard case .name(let name) = next.kind else {
            index -= 1
            skipBlock()
            return [.skipped("def", line: line)]
        }
        index += 1
        let parameters = try parameters()
        while next.kind != .newline, next.kind != .end, !isSign(";") { index += 1 }
        let start = index
        let before = expands
        expands = expands && parameters.isEmpty
        let body = try statements(until: [])
        expands = before
        if isName("end") { index += 1 }
        guard !parameters.isEmpty else { return [.definition(name: name, body: body)] }
        methods[name] = RubyMethod(parameters: parameters, body: start)
        return []
    }

    private mutating func parameters() throws(ProjectError) -> [RubyMethod.Parameter] {
        var parameters: [RubyMethod.Parameter] = []
        while next.kind != .newline, next.kind != .end, !isSign(")"), !isSign(";") {
            switch next.kind {
            case .name(let name):
                index += 1
                var value: RubyValue?
                if isSign("=") {
                    index += 1
                    value = try expression()
                }
                parameters.append(.init(name: name, isNamed: false, value: value))
            case .label(let name):
                index += 1
                let isRequired =
                    isSign(",") || isSign(")") || isSign(";") || next.kind == .newline
                let value = isRequired ? nil : try expression()
                parameters.append(.init(name: name, isNamed: true, value: value))
            default: index += 1
            }
        }
        return parameters
    }

    /// The statements of the method that is called, with its parameters known; `nil` if there is no
    /// method with parameters of this name.
    mutating func body(of call: RubyCall) throws(ProjectError) -> [RubyStatement]? {
        guard call.receiver.isEmpty, let method = methods[call.name] else { return nil }
        guard expands, openMethods.insert(call.name).inserted else { return [] }
        let (outer, after) = (known, index)
        defer {
            openMethods.remove(call.name)
            known = outer
            index = after
        }
        var given = call.arguments[...]
        let named = method.parameters.contains(where: \.isNamed) ? given.last : nil
        for parameter in method.parameters {
            let value = parameter.isNamed ? named?[parameter.name] : given.popFirst()
            known[parameter.name] = value.flatMap { $0.isLiteral ? $0 : nil } ?? parameter.value
        }
        index = method.body
        return try statements(until: [])
    }
}
