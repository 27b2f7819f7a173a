/// A file in C or C++: what it includes, and where it is something else.
///
/// Parts that a build for Linux leaves out, such as those in `#ifdef __OBJC__`, do not count.
struct CFile {
    struct Include: Hashable {
        let name: String

        /// `true` for `"a.h"`, `false` for `<a.h>`.
        let isQuoted: Bool

        /// Counted from 1.
        let line: Int

        /// `false` where it depends on a condition that the compiler decides.
        let isCertain: Bool

        var description: String { isQuoted ? "\"\(name)\"" : "<\(name)>" }
    }

    private(set) var includes: [Include] = []

    /// The first lines of Objective-C and of C++, from 1.
    private(set) var objectiveCLine: Int?
    private(set) var cPlusPlusLine: Int?

    /// The classes, protocols, types, functions and constants that it declares.
    private(set) var names: Set<String> = []

    /// `true` if it declares or defines something: it is not a mere list of other headers.
    private(set) var declares = false

    /// The conditions around a line: `nil` for those that the compiler decides.
    private var conditions: [Bool?] = []

    /// For each condition, `true` once a branch is taken for sure.
    private var taken: [Bool] = []

    /// Reads a file. Only of headers, the names are of use.
    init(_ text: String, isHeader: Bool = true) {
        for (index, line) in Self.withoutComments(text).enumerated() {
            let line = line.drop(while: \.isWhitespace)
            if line.first == "#" {
                read(directive: line.dropFirst().drop(while: \.isWhitespace), line: index + 1)
            } else if !line.isEmpty, !conditions.contains(false) {
                declares = true
                if isHeader, let name = Self.declared(in: line.prefix(500)) { names.insert(name) }
                if !conditions.contains(nil) { look(at: line, number: index + 1) }
            }
        }
    }

    private mutating func read(directive: Substring, line: Int) {
        let word = String(directive.prefix(while: \.isLetter))
        let rest = directive.dropFirst(word.count).drop(while: \.isWhitespace)
        switch word {
        case "if": begin(Self.value(rest))
        case "ifdef": begin(Self.isDefined(rest))
        case "ifndef": begin(Self.isDefined(rest).map { !$0 } ?? true)
        case "elif", "else":
            guard let last = conditions.popLast(), let isTaken = taken.last else { return }
            // What follows a branch that is taken is not.
            let own = word == "else" ? true : Self.value(rest)
            let value: Bool? = isTaken ? false : last == false ? own : nil
            conditions.append(value)
            if value == true { taken[taken.count - 1] = true }
        case "endif":
            _ = conditions.popLast()
            _ = taken.popLast()
        case "include", "import":
            guard !conditions.contains(false), let first = rest.first else { return }
            let name = rest.dropFirst().prefix { $0 != (first == "<" ? ">" : "\"") }
            guard first == "<" || first == "\"" else { return }
            includes.append(
                Include(
                    name: String(name), isQuoted: first == "\"", line: line,
                    isCertain: !conditions.contains(nil)))
        default: break
        }
    }

    private mutating func begin(_ condition: Bool?) {
        conditions.append(condition)
        taken.append(condition == true)
    }

    private mutating func look(at line: Substring, number: Int) {
        guard Self.mayBeOther(line) else { return }
        if objectiveCLine == nil,
            line.first == "@"
                || line.contains(
                    /\bNS_ASSUME_NONNULL|\bNS[A-Z][A-Za-z]+\b|\bCG(Float|Rect)\b|^[-+] ?\(/)
        {
            objectiveCLine = number
        }
        if cPlusPlusLine == nil, line.contains(/^(class|namespace|template|using)\b|\bstd::/) {
            cPlusPlusLine = number
        }
    }

    /// What a line declares, if it begins a declaration.
    private static func declared(in line: Substring) -> String? {
        if let match = line.prefixMatch(of: /@(?:interface|protocol)\s+(\w+)\s*([(;,]?)/) {
            // A category adds to a class, and a forward declaration says nothing.
            return match.2.isEmpty ? String(match.1) : nil
        }
        if let match = line.firstMatch(of: /NS_(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)/) {
            return String(match.1)
        }
        guard line.contains(";") else { return nil }
        if let match = line.prefixMatch(of: /(?:\w+[\s*]+)+(\w+)\s*\(/) { return String(match.1) }
        // Xcode's templates declare the version of each framework.
        guard let match = line.prefixMatch(of: /(?:extern|[A-Z]+_(?:EXPORT|EXTERN))\b.*?(\w+)\s*;/),
            !match.1.contains("Version")
        else { return nil }
        return String(match.1)
    }

    /// `false` for most lines of C: files may have hundreds of thousands.
    private static func mayBeOther(_ line: Substring) -> Bool {
        guard let first = line.utf8.first else { return false }
        if "@+-cntu".utf8.contains(first) { return true }
        var last: UInt8 = 0
        for byte in line.utf8 {
            // “NS”, “CG”, “::”
            if last == 78 && byte == 83 || last == 67 && byte == 71 || last == 58 && byte == 58 {
                return true
            }
            last = byte
        }
        return false
    }

    // MARK: Conditions

    /// The names that only Apple's, Microsoft's and Google's compilers define.
    private static let foreign: Set<String> = [
        "__OBJC__", "__APPLE__", "__APPLE_CC__", "__MACH__", "_WIN32", "WIN32", "_MSC_VER",
        "__ANDROID__", "__cplusplus", "__ARM_NEON", "__ARM_NEON__", "__arm64__", "__arm__",
    ]

    private static func isDefined(_ text: Substring) -> Bool? {
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if foreign.contains(String(name)) || name.hasPrefix("TARGET_OS_") { return false }
        return name == "__linux__" ? true : nil
    }

    /// The value of the condition of an `#if`; `nil` where the compiler decides.
    private static func value(_ text: Substring) -> Bool? {
        let sums = text.split(separator: "||", omittingEmptySubsequences: false).map { sum in
            let factors = sum.split(separator: "&&", omittingEmptySubsequences: false)
                .map { factor(String($0.filter { !$0.isWhitespace })) }
            return factors.contains(false) ? false : factors.contains(nil) ? nil : true
        }
        return sums.contains(true) ? true : sums.contains(nil) ? nil : false
    }

    private static func factor(_ text: String) -> Bool? {
        if text == "0" || text == "1" { return text == "1" }
        if text.hasPrefix("!") {
            let value = factor(String(text.dropFirst()))
            // `!defined(HEADER_H)` guards a header.
            return value.map { !$0 } ?? (text.hasPrefix("!defined") ? true : nil)
        }
        if let match = text.firstMatch(of: /^__has_include\(<(.+)>\)$/) {
            return AppleHeader.isApple(String(match.1)) ? false : nil
        }
        if text.hasPrefix("__has_feature(objc_arc)") { return false }
        if let match = text.firstMatch(of: /^(?:defined)?\(?(\w+)\)?$/) {
            return isDefined(Substring(match.1))
        }
        return nil
    }

    // MARK: Comments

    /// The lines without comments. Texts keep theirs.
    static func withoutComments(_ text: String) -> [Substring] {
        let bytes = Array(text.utf8)
        var (result, index) = ([UInt8](), 0)
        result.reserveCapacity(bytes.count)
        func next(is byte: Character, after offset: Int) -> Bool {
            index + offset < bytes.count && bytes[index + offset] == byte.asciiValue
        }
        while index < bytes.count {
            if next(is: "/", after: 0), next(is: "/", after: 1) {
                while index < bytes.count, !next(is: "\n", after: 0) { index += 1 }
            } else if next(is: "/", after: 0), next(is: "*", after: 1) {
                index += 2
                while index < bytes.count, !(next(is: "*", after: 0) && next(is: "/", after: 1)) {
                    if next(is: "\n", after: 0) { result.append(bytes[index]) }
                    index += 1
                }
                index += 2
            } else if next(is: "\"", after: 0) {
                repeat {
                    let isEscape = next(is: "\\", after: 0)
                    result += bytes[index...min(index + (isEscape ? 1 : 0), bytes.count - 1)]
                    index += isEscape ? 2 : 1
                } while index < bytes.count && !next(is: "\"", after: 0)
                    && !next(is: "\n", after: 0)
                if next(is: "\"", after: 0) {
                    result.append(bytes[index])
                    index += 1
                }
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
}

/// The headers that come with Apple's systems and not with Linux.
enum AppleHeader {
    private static let folders: Set<String> = [
        "mach", "mach-o", "libkern", "os", "objc", "simd", "xpc", "dispatch", "malloc",
        "architecture", "device",
    ]
    private static let names: Set<String> = [
        "TargetConditionals.h", "Availability.h", "AvailabilityMacros.h", "copyfile.h",
        "removefile.h", "asl.h", "sandbox.h", "notify.h", "Block.h", "libproc.h", "libc.h",
        "sys/sysctl.h", "sys/event.h", "machine/endian.h", "arm_neon.h",
    ]

    /// Folders with capital letters that Linux has.
    private static let others: Set<String> = ["EGL", "GL", "GLES2", "GLES3", "KHR", "SDL2", "X11"]

    static func isApple(_ name: String) -> Bool {
        if names.contains(name) { return true }
        let parts = name.split(separator: "/")
        guard parts.count > 1 else { return false }
        let folder = String(parts[0])
        return folders.contains(folder)
            || folder.first?.isUppercase == true && !others.contains(folder)
    }
}
