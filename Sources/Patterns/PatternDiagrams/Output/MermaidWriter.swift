import PatternCatalogue

/// Writes diagrams in Mermaid's language.
enum MermaidWriter {
    // MARK: Class diagrams

    static func text(of diagram: ClassDiagram, language: Language) -> String {
        let ids = Dictionary(
            uniqueKeysWithValues: diagram.boxes.map { ($0.name, identifier($0.name)) })
        var lines = ["classDiagram"]
        for box in diagram.boxes {
            let id = identifier(box.name)
            lines.append(
                id == box.name ? "    class \(id)" : "    class \(id)[\"\(escaped(box.name))\"]")
            if let keyword = keyword(of: box.kind) { lines.append("    <<\(keyword)>> \(id)") }
            lines += box.attributes.map { "    \(id) : \(text(of: $0))" }
            lines += box.operations.map { "    \(id) : \(text(of: $0))" }
            for lollipop in box.lollipops {
                lines.append("    \(identifier(lollipop)) ()-- \(id)")
            }
        }
        for relation in diagram.relations {
            guard let source = ids[relation.source], let target = ids[relation.target] else {
                continue
            }
            lines.append("    " + text(of: relation, from: source, to: target, language: language))
        }
        for note in diagram.notes {
            let text = escaped(note.text.text(in: language)).replacing("\n", with: "<br/>")
            lines.append("    note for \(ids[note.box] ?? note.box) \"\(text)\"")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func keyword(of kind: ClassBox.Kind) -> String? {
        switch kind {
        case .class: nil
        case .abstractClass: "abstract"
        case .interface: "interface"
        case .structure: "struct"
        case .enumeration: "enumeration"
        case .actor: "actor"
        }
    }

    private static func text(of member: ClassMember) -> String {
        let classifier = member.isStatic ? "$" : member.isAbstract ? "*" : ""
        return "\(member.visibility.rawValue)\(escaped(member.signature))\(classifier)"
    }

    private static func text(
        of relation: ClassRelation, from source: String, to target: String,
        language: Language
    ) -> String {
        let arrow =
            switch relation.kind {
            case .generalisation: "--|>"
            case .realisation: "..|>"
            case .composition: "*-->"
            case .aggregation: "o-->"
            case .association: "-->"
            case .dependency: "..>"
            }
        let texts = (
            source: quoted([relation.sourceMultiplicity, relation.sourceRole]),
            target: quoted([relation.multiplicity, relation.role])
        )
        let label = relation.label.map { " : \(escaped($0.text(in: language)))" } ?? ""
        return "\(source)\(texts.source) \(arrow)\(texts.target) \(target)\(label)"
    }

    private static func quoted(_ words: [String?]) -> String {
        let words = words.compactMap(\.self)
        return words.isEmpty ? "" : " \"\(escaped(words.joined(separator: " ")))\""
    }

    // MARK: Sequence diagrams

    static func text(of diagram: SequenceDiagram) -> String {
        var lines = ["sequenceDiagram"]
        let ids = Dictionary(
            diagram.participants.enumerated().map { ($0.element.name, "p\($0.offset + 1)") },
            uniquingKeysWith: { first, _ in first })
        let created = diagram.createdParticipants
        func declaration(_ participant: SequenceDiagram.Participant) -> String {
            let name = [participant.name, participant.type].compactMap(\.self)
                .joined(separator: ": ")
            return "participant \(ids[participant.name] ?? "p0") as \(escaped(name))"
        }
        lines += diagram.participants.filter { !created.contains($0.name) }
            .map { "    \(declaration($0))" }
        var waiting = created
        for message in diagram.messages {
            guard let sender = ids[message.sender], let receiver = ids[message.receiver] else {
                continue
            }
            if message.kind == .creation, waiting.remove(message.receiver) != nil,
                let participant = diagram.participants.first(where: { $0.name == message.receiver })
            {
                lines.append("    create \(declaration(participant))")
            }
            lines += text(of: message, from: sender, to: receiver).map { "    \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func text(
        of message: SequenceDiagram.Message, from sender: String, to receiver: String
    ) -> [String] {
        // An arrow needs a text after its colon.
        let text = message.text.isEmpty ? "#160;" : escaped(message.text)
        switch message.kind {
        case .call: return ["\(sender)->>\(receiver): \(text)", "activate \(receiver)"]
        case .creation: return ["\(sender)-->>\(receiver): \(text)"]
        case .signal: return ["\(sender)-)\(receiver): \(text)"]
        case .return where message.text.isEmpty: return ["deactivate \(sender)"]
        case .return: return ["\(sender)-->>\(receiver): \(text)", "deactivate \(sender)"]
        }
    }

    // MARK: Words

    /// A name that Mermaid takes as it is: letters, digits and underscores, and none of its own
    /// words.
    static func identifier(_ name: String) -> String {
        let plain = String(
            name.map { character in
                character.isASCII && (character.isLetter || character.isNumber) ? character : "_"
            })
        let isTaken = words.contains(plain.lowercased()) || plain.first?.isLetter != true
        return plain != name || isTaken ? "type_\(plain)_\(checksum(of: name))" : plain
    }

    private static let words: Set<String> = [
        "class", "note", "namespace", "direction", "link", "click", "callback", "end", "style",
    ]

    /// Tells names apart that differ only in characters that Mermaid does not take.
    private static func checksum(of name: String) -> Int {
        name.unicodeScalars.reduce(7) { ($0 * 31 + Int($1.value)) % 99_991 }
    }

    /// Text without the characters that Mermaid would read as its own.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "#", ";", "\"", "<", ">", "{", "}", "~", "`", "%", "$", "*", ":":
                result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
