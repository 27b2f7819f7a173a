import Foundation
import ProjectPlans

/// What a podspec says about a pod or a part of it, whether it is written in Ruby or JSON.
struct Podspec {
    let path: String
    private let values: [String: PropertyValue]
    private(set) var remarks: [PlanRemark] = []

    /// The names of attributes that have two spellings.
    private static let singular = [
        "resource": "resources", "resource_bundle": "resource_bundles", "framework": "frameworks",
        "weak_framework": "weak_frameworks", "default_subspec": "default_subspecs",
        "swift_version": "swift_versions", "exclude_file": "exclude_files",
        "source_file": "source_files",
    ]

    /// Reads the podspec at `path`.
    init(at path: String) throws(ProjectError) {
        try self.init(ProjectFolder.text(of: path), at: path)
    }

    /// Reads a podspec's text.
    init(_ text: String, at path: String) throws(ProjectError) {
        self.path = path
        if Paths.ending(path) == "json" {
            guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
                case .dictionary(let values) = Self.value(json, depth: 0)
            else { throw ProjectError(file: path, "the JSON of the podspec is damaged") }
            self.values = values
            return
        }
        var values: [String: PropertyValue] = [:]
        let statements = try RubyReader.read(text, path: path)
        let specs = statements.compactMap { statement -> RubyCall? in
            guard case .call(let call) = statement, call.name == "new", call.block != nil,
                call.receiver.last == "Spec" || call.receiver.last == "Specification"
            else { return nil }
            return call
        }
        guard let spec = specs.first else {
            throw ProjectError(file: path, "there is no “Pod::Spec.new do |s|”")
        }
        Self.read(spec, into: &values, path: path, remarks: &remarks, depth: 0)
        self.values = values
    }

    private init(path: String, values: [String: PropertyValue]) {
        self.path = path
        self.values = values
    }

    // MARK: Reading

    private static func value(_ json: Any, depth: Int) -> PropertyValue {
        guard depth < 64 else { return .string("") }
        switch json {
        case let text as String: return .string(text)
        case let list as [Any]: return .array(list.map { value($0, depth: depth + 1) })
        case let values as [String: Any]:
            return .dictionary(values.mapValues { value($0, depth: depth + 1) })
        case let flag as Bool: return .boolean(flag)
        default: return .string("\(json)")
        }
    }

    private static func value(_ ruby: RubyValue) -> PropertyValue {
        switch ruby {
        case .string(let text), .symbol(let text), .word(let text): .string(text)
        case .array(let values): .array(values.map(value))
        case .hash(let pairs):
            .dictionary(
                pairs.reduce(into: [:]) { values, pair in
                    if let key = pair.key.text { values[key] = value(pair.value) }
                })
        case .call, .unknown: .string("")
        }
    }

    /// Reads the statements of `Pod::Spec.new do |s|`, or of a part.
    private static func read(
        _ spec: RubyCall, into values: inout [String: PropertyValue], path: String,
        remarks: inout [PlanRemark], depth: Int
    ) {
        guard depth < 16 else { return }
        let own = spec.parameter ?? "s"
        for statement in spec.block ?? [] {
            switch statement {
            case .assignment(let target, let value, let adds, _):
                guard target.first == own else { continue }
                set(Self.value(value), at: target.dropFirst(), adds: adds, in: &values)
            case .call(let call):
                guard call.receiver.first == own || call.name == "new" else { continue }
                let names = call.receiver.dropFirst()
                switch call.name {
                case "subspec":
                    guard let name = call.arguments.first?.text else { continue }
                    var part: [String: PropertyValue] = ["name": .string(name)]
                    read(call, into: &part, path: path, remarks: &remarks, depth: depth + 1)
                    append(.dictionary(part), to: "subspecs", in: &values)
                case "dependency":
                    guard let name = call.arguments.first?.text else { continue }
                    set(
                        .dictionary([name: .array([])]), at: names + ["dependencies"], adds: true,
                        in: &values)
                case "test_spec", "app_spec", "script_phase", "deprecated": break
                default:
                    guard !call.arguments.isEmpty else { continue }
                    let all = call.arguments.map(Self.value)
                    set(
                        all.count == 1 ? all[0] : .array(all), at: names + [call.name],
                        adds: false, in: &values)
                }
            case .skipped(let what, let line) where what == "if" || what == "unless":
                remarks.append(
                    PlanRemark(
                        .warning,
                        "Conditions of podspecs are not evaluated: this one is left out.",
                        at: PlanPlace(file: path, line: line)))
            case .skipped("each", let line):
                remarks.append(
                    PlanRemark(
                        .warning, "This loop is not understood: what is in it is left out.",
                        at: PlanPlace(file: path, line: line)))
            default: break
            }
        }
    }

    private static func append(
        _ value: PropertyValue, to key: String, in values: inout [String: PropertyValue]
    ) {
        values[key] = .array((values[key]?.elements ?? []) + [value])
    }

    /// Sets the value of `name`, or of `ios.name`.
    private static func set(
        _ value: PropertyValue, at names: ArraySlice<String>, adds: Bool,
        in values: inout [String: PropertyValue]
    ) {
        guard let first = names.first else { return }
        let key = singular[first] ?? first
        guard names.count == 1 else {
            var inner = values[key]?.values ?? [:]
            set(value, at: names.dropFirst(), adds: adds, in: &inner)
            values[key] = .dictionary(inner)
            return
        }
        if adds, let old = values[key] {
            if let more = value.values, let known = old.values {
                values[key] = .dictionary(known.merging(more) { _, new in new })
            } else {
                values[key] = .array(
                    (old.elements ?? [old]) + (value.elements ?? [value]))
            }
        } else {
            values[key] = value
        }
    }
}

// MARK: - Attributes

extension Podspec {
    var name: String { text("name") ?? Paths.stem(Paths.stem(path)) }

    /// The name of the module, if the pod sets it.
    var moduleName: String? { text("module_name") ?? text("header_dir") }

    /// The newest version of Swift that the pod names.
    var swiftVersion: String? {
        texts("swift_versions").max { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    var sourceFiles: [String] { texts("source_files") }
    var excludedFiles: [String] { texts("exclude_files") }
    var resources: [String] { texts("resources") }
    var frameworks: [String] { texts("frameworks") + texts("weak_frameworks") }

    /// Libraries that come compiled.
    var binaries: [String] { texts("vendored_frameworks") + texts("vendored_libraries") }

    /// Patterns of resources by the names of their bundles.
    var resourceBundles: [String: [String]] {
        all("resource_bundles").reduce(into: [:]) { bundles, value in
            for (name, patterns) in value.values ?? [:] {
                bundles[name, default: []] += Self.texts(patterns)
            }
        }
    }

    /// The names of the pods and parts that it needs.
    var dependencies: [String] { all("dependencies").flatMap { ($0.values ?? [:]).keys.sorted() } }

    /// Build settings of the pod.
    var buildSettings: [String: String] {
        (all("pod_target_xcconfig") + all("xcconfig")).reduce(into: [:]) { settings, value in
            for (key, value) in value.values ?? [:] {
                settings[key] = Self.texts(value).joined(separator: " ")
            }
        }
    }

    /// The parts, `subspecs`.
    var parts: [Podspec] {
        (values["subspecs"]?.elements ?? []).compactMap { value in
            value.values.map { Podspec(path: path, values: $0) }
        }
    }

    /// The names of the parts that a pod consists of if none is named; empty for all.
    var defaultParts: [String] { texts("default_subspecs") }

    /// What the pod and its part for iOS say.
    private func all(_ key: String) -> [PropertyValue] {
        let own = values["ios"]?.values ?? [:]
        let spelled = Self.singular.first { $0.value == key }?.key
        return [values, own].flatMap { values in
            [key, spelled].compactMap { name in name.flatMap { values[$0] } }
        }
    }

    private func text(_ key: String) -> String? {
        guard let text = values[key]?.text, !text.isEmpty else { return nil }
        return text
    }

    private func texts(_ key: String) -> [String] { all(key).flatMap(Self.texts) }

    private static func texts(_ value: PropertyValue) -> [String] {
        if let elements = value.elements { return elements.flatMap(texts) }
        return value.text.map { $0.isEmpty ? [] : [$0] } ?? []
    }
}
