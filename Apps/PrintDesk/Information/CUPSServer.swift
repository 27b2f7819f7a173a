import CCUPS
import Foundation

/// A connection to a CUPS server.
///
/// Every call waits for the server, at most ``patience`` without a byte from it, and none asks for
/// a password.
final class CUPSServer {
    /// In seconds.
    private static let patience = 20.0

    private let connection: OpaquePointer

    /// Connects to a server.
    ///
    /// - Parameter name: The server's name or the path of its socket; `nil` for the system's.
    init(_ name: String?) throws(DeskSystemError) {
        // By default CUPS reads a password from the terminal.
        cupsSetPasswordCB2({ _, _, _, _, _ in nil }, nil)
        let host = name ?? cupsServer().map { String(cString: $0) } ?? "localhost"
        guard
            let connection = httpConnect2(
                host, ippPort(), nil, AF_UNSPEC, cupsEncryption(), 1,
                Int32(Self.patience * 1000), nil)
        else { throw .printer(reason: Self.lastError) }
        httpSetTimeout(connection, Self.patience, { _, _ in 0 }, nil)
        self.connection = connection
    }

    deinit { httpClose(connection) }

    private static var lastError: String {
        cupsLastErrorString().map { String(cString: $0) } ?? ""
    }

    // MARK: Queues

    func queueNames() -> [String] {
        var destinations: UnsafeMutablePointer<cups_dest_t>?
        let count = cupsGetDests2(connection, &destinations)
        defer { cupsFreeDests(count, destinations) }
        return UnsafeBufferPointer(start: destinations, count: Int(count)).compactMap {
            $0.name.map { String(cString: $0) }
        }
    }

    func hasQueue(_ name: String) throws(DeskSystemError) -> Bool {
        let path = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name
        for folder in ["printers", "classes"]
        where try printer("ipp://localhost/\(folder)/\(path)") != nil { return true }
        return false
    }

    /// The state of a printer; `nil` if there is none.
    func printer(_ uri: String) throws(DeskSystemError) -> IPPAttributes? {
        let names = ["printer-state", "printer-state-reasons", "printer-state-message"]
        return try ask(IPP_OP_GET_PRINTER_ATTRIBUTES, ["printer-uri": uri], attributes: names)
    }

    /// Lets a printer go on that is stopped.
    func resume(printer uri: String) throws(DeskSystemError) {
        let answer = try ask(IPP_OP_RESUME_PRINTER, ["printer-uri": uri], path: "/admin/")
        guard answer != nil else { throw .printer(reason: Self.lastError) }
    }

    // MARK: Jobs

    /// Sends a file.
    ///
    /// - Returns: The number of its job.
    func print(
        _ file: URL, named name: String, in queue: String, options: [(name: String, value: String)]
    ) throws(DeskSystemError) -> Int {
        var list: UnsafeMutablePointer<cups_option_t>?
        var count: Int32 = 0
        for (name, value) in options { count = cupsAddOption(name, value, count, &list) }
        defer { cupsFreeOptions(count, list) }
        let job = cupsPrintFile2(connection, queue, file.path, name, count, list)
        guard job != 0 else { throw .printer(reason: Self.lastError) }
        return Int(job)
    }

    /// A job's attributes; `nil` if there is no such job.
    func job(_ number: Int, attributes: [String]) throws(DeskSystemError) -> IPPAttributes? {
        try ask(
            IPP_OP_GET_JOB_ATTRIBUTES, ["job-uri": Self.uri(of: number)], attributes: attributes)
    }

    /// All jobs of the user, also those that have ended.
    func jobs(attributes: [String]) throws(DeskSystemError) -> [IPPAttributes.Part] {
        try ask(
            IPP_OP_GET_JOBS, ["printer-uri": "ipp://localhost/", "which-jobs": "all"],
            attributes: attributes, ofUserAlone: true)?.parts ?? []
    }

    /// Cancels or releases a job.
    func change(_ number: Int, by operation: ipp_op_t) throws(DeskSystemError) {
        let answer = try ask(operation, ["job-uri": Self.uri(of: number)], path: "/jobs/")
        guard answer != nil else { throw .printer(reason: Self.lastError) }
    }

    private static func uri(of number: Int) -> String { "ipp://localhost/jobs/\(number)" }

    // MARK: Requests

    /// Sends a request.
    ///
    /// - Returns: The answer; `nil` if what the request is about is not there.
    private func ask(
        _ operation: ipp_op_t, _ values: KeyValuePairs<String, String>,
        attributes: [String] = [], ofUserAlone: Bool = false, path: String = "/"
    ) throws(DeskSystemError) -> IPPAttributes? {
        let request = ippNewRequest(operation)
        for (name, value) in values {
            let tag = name.hasSuffix("-uri") ? IPP_TAG_URI : IPP_TAG_KEYWORD
            ippAddString(request, IPP_TAG_OPERATION, tag, name, nil, value)
        }
        ippAddString(
            request, IPP_TAG_OPERATION, IPP_TAG_NAME, "requesting-user-name", nil, cupsUser())
        if ofUserAlone { ippAddBoolean(request, IPP_TAG_OPERATION, "my-jobs", 1) }
        if let first = attributes.first {
            let list = ippAddString(
                request, IPP_TAG_OPERATION, IPP_TAG_KEYWORD, "requested-attributes", nil, first)
            var attribute = list
            for (index, name) in attributes.enumerated().dropFirst() {
                ippSetString(request, &attribute, Int32(index), name)
            }
        }
        let response = cupsDoRequest(connection, request, path)
        let status = cupsLastError()
        let reason = Self.lastError
        let answer = response.map(IPPAttributes.init)
        switch status {
        case _ where status.rawValue <= IPP_STATUS_OK_EVENTS_COMPLETE.rawValue && answer != nil:
            return answer
        case IPP_STATUS_ERROR_NOT_FOUND: return nil
        case IPP_STATUS_ERROR_FORBIDDEN, IPP_STATUS_ERROR_NOT_AUTHORIZED,
            IPP_STATUS_ERROR_NOT_AUTHENTICATED, IPP_STATUS_ERROR_CUPS_AUTHENTICATION_CANCELED:
            throw .forbidden
        default: throw .printer(reason: reason)
        }
    }
}

/// The attributes of an answer.
struct IPPAttributes {
    /// The values of one job or printer, as text.
    struct Part {
        fileprivate(set) var values: [String: [String]] = [:]

        func string(_ name: String) -> String? { values[name]?.first }

        func integer(_ name: String) -> Int? { string(name).flatMap { Int($0) } }
    }

    /// The jobs or printers of the answer.
    private(set) var parts: [Part] = []

    /// Reads an answer, and frees it.
    init(_ response: OpaquePointer) {
        defer { ippDelete(response) }
        var part = Part()
        var attribute = ippFirstAttribute(response)
        while let current = attribute {
            if let name = ippGetName(current) {
                let tag = ippGetGroupTag(current)
                if tag == IPP_TAG_JOB || tag == IPP_TAG_PRINTER {
                    part.values[String(cString: name)] = Self.values(of: current)
                }
            } else if !part.values.isEmpty {
                // Attributes without a name separate the groups.
                parts.append(part)
                part = Part()
            }
            attribute = ippNextAttribute(response)
        }
        if !part.values.isEmpty { parts.append(part) }
    }

    private static func values(of attribute: OpaquePointer) -> [String] {
        (0..<ippGetCount(attribute)).compactMap { index in
            switch ippGetValueTag(attribute) {
            case IPP_TAG_INTEGER, IPP_TAG_ENUM: String(ippGetInteger(attribute, index))
            default: ippGetString(attribute, index, nil).map { String(cString: $0) }
            }
        }
    }

    func string(_ name: String) -> String? { parts.first?.string(name) }

    func integer(_ name: String) -> Int? { parts.first?.integer(name) }

    /// The values of a list of keywords, without `none`.
    func keywords(_ name: String) -> [String] {
        (parts.first?.values[name] ?? []).filter { $0 != "none" }
    }
}
