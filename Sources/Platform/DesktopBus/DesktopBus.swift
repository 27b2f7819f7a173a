import CGIO
import Dispatch
import Foundation

/// A connection to services of the desktop by D-Bus, for the time of its use.
package final class DesktopBus {
    /// A bus.
    package enum Name: Hashable, Sendable {
        case system, session

        /// A bus at an address, for tests.
        case address(String)
    }

    /// Why a call failed.
    package struct Failure: Error, Hashable, Sendable {
        /// `true` if there is no bus, or no such service.
        package let isMissing: Bool

        /// `true` if the user or the system refused.
        package let isRefused: Bool

        /// The service's words.
        package let reason: String
    }

    private static let queue = DispatchQueue(
        label: "touchstone.bus", qos: .userInitiated, attributes: .concurrent)

    private let connection: OpaquePointer
    private let context: OpaquePointer

    private init(_ connection: OpaquePointer, _ context: OpaquePointer) {
        self.connection = connection
        self.context = context
    }

    deinit {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Runs work with a connection, away from the calling thread.
    package static func use<Value: Sendable>(
        _ name: Name, _ work: @escaping @Sendable (DesktopBus) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async {
                continuation.resume(with: Result { try useBlocking(name, work) })
            }
        }
    }

    /// Runs work with a connection on the calling thread.
    package static func useBlocking<Value>(
        _ name: Name, _ work: (DesktopBus) throws -> Value
    ) throws -> Value {
        // Signals come in this thread's context, which lives as long as the connection.
        guard let context = g_main_context_new() else {
            preconditionFailure("GLib made no main context.")
        }
        g_main_context_push_thread_default(context)
        defer {
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
        return try work(open(name, context))
    }

    private static func open(_ name: Name, _ context: OpaquePointer) throws -> DesktopBus {
        var error: UnsafeMutablePointer<GError>?
        let address: String
        switch name {
        case .address(let given): address = given
        case .system, .session:
            let kind = name == .system ? G_BUS_TYPE_SYSTEM : G_BUS_TYPE_SESSION
            guard let found = g_dbus_address_get_for_bus_sync(kind, nil, &error) else {
                throw failure(error, isMissing: true)
            }
            address = String(cString: found)
            g_free(found)
        }
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard
            let connection = g_dbus_connection_new_for_address_sync(
                address, flags, nil, nil, &error)
        else { throw failure(error, isMissing: true) }
        return DesktopBus(connection, context)
    }

    private static func failure(
        _ error: UnsafeMutablePointer<GError>?, isMissing: Bool = false
    ) -> Failure {
        guard let error else {
            return Failure(isMissing: isMissing, isRefused: false, reason: "")
        }
        defer { g_error_free(error) }
        let name = g_dbus_error_get_remote_error(error)
        defer { g_free(name) }
        g_dbus_error_strip_remote_error(error)
        let word = name.map { String(cString: $0) } ?? ""
        return Failure(
            isMissing: isMissing || word.hasSuffix(".ServiceUnknown")
                || word.hasSuffix(".UnknownMethod") || word.hasSuffix(".UnknownInterface"),
            isRefused: word.hasSuffix(".AccessDenied") || word.hasSuffix(".PermissionDenied")
                || word.hasSuffix(".NotAuthorized"),
            reason: String(cString: error.pointee.message))
    }

    /// The connection's name in paths of requests to portals.
    package var sender: String {
        let name = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
        return String(name.drop { $0 == ":" }).replacing(".", with: "_")
    }

    /// Calls a method of a service.
    ///
    /// - Parameter milliseconds: The timeout.
    @discardableResult
    package func call(
        _ service: String, _ path: String, _ interface: String, _ method: String,
        _ arguments: [BusValue] = [], milliseconds: Int32 = 30_000
    ) throws -> BusAnswer {
        var error: UnsafeMutablePointer<GError>?
        guard
            let answer = g_dbus_connection_call_sync(
                connection, service, path, interface, method, BusValue.tuple(arguments), nil,
                G_DBUS_CALL_FLAGS_NONE, milliseconds, nil, &error)
        else { throw Self.failure(error) }
        return BusAnswer(answer)
    }

    /// Calls a method of a service that gives a file, and returns the file's descriptor, which the
    /// caller closes; `nil` if there is none in the answer.
    package func openFile(
        _ service: String, _ path: String, _ interface: String, _ method: String,
        _ arguments: [BusValue] = []
    ) throws -> Int32? {
        var error: UnsafeMutablePointer<GError>?
        var files: UnsafeMutablePointer<GUnixFDList>?
        guard
            let answer = g_dbus_connection_call_with_unix_fd_list_sync(
                connection, service, path, interface, method, BusValue.tuple(arguments), nil,
                G_DBUS_CALL_FLAGS_NONE, 30_000, nil, &files, nil, &error)
        else { throw Self.failure(error) }
        g_variant_unref(answer)
        guard let files else { return nil }
        defer { g_object_unref(files) }
        // The list keeps its own descriptors, and gives copies.
        let descriptor = g_unix_fd_list_get(files, 0, nil)
        return descriptor < 0 ? nil : descriptor
    }

    /// Returns a property of an object.
    package func property(
        _ service: String, _ path: String, _ interface: String, _ name: String,
        milliseconds: Int32 = 30_000
    ) throws -> BusAnswer? {
        try call(
            service, path, "org.freedesktop.DBus.Properties", "Get",
            [.text(interface), .text(name)], milliseconds: milliseconds)[0]?[0]
    }

    /// Waits for some time in the connection's context.
    package func pause(milliseconds: UInt32) { _ = wait(milliseconds) { false } }

    /// What a signal's handler fills.
    private final class Signal {
        var arguments: BusAnswer?
    }

    /// Returns the arguments of a signal that follows some work; `nil` if none follows in time.
    func signal(
        _ interface: String, _ member: String, path: String, milliseconds: UInt32,
        after work: () throws -> Void
    ) throws -> BusAnswer? {
        let signal = Signal()
        let subscription = g_dbus_connection_signal_subscribe(
            connection, nil, interface, member, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, arguments, data in
                guard let arguments, let data else { return }
                let signal = Unmanaged<Signal>.fromOpaque(data).takeUnretainedValue()
                signal.arguments = BusAnswer(g_variant_ref(arguments))
            }, Unmanaged.passUnretained(signal).toOpaque(), nil)
        defer { g_dbus_connection_signal_unsubscribe(connection, subscription) }
        try work()
        _ = wait(milliseconds) { signal.arguments != nil }
        return signal.arguments
    }

    /// Asks a portal of the desktop, which asks the user, and returns the arguments of its answer:
    /// 0 and results, 1 after the user's refusal, or 2; `nil` if none comes in ten minutes.
    package func ask(
        _ portal: String, _ method: String, _ arguments: [BusValue],
        _ options: [String: BusValue] = [:]
    ) throws -> BusAnswer? {
        let token = "touchstone\(UInt32.random(in: 0 ... .max))"
        // The answer may come before the call returns, so it is awaited from before.
        let request = "\(Self.portalPath)/request/\(sender)/\(token)"
        var options = options
        options["handle_token"] = .text(token)
        return try signal(
            "org.freedesktop.portal.Request", "Response", path: request, milliseconds: 600_000
        ) {
            try call(
                Self.portalService, Self.portalPath, "org.freedesktop.portal.\(portal)", method,
                arguments + [.options(options)])
        }
    }

    /// The service of all portals.
    package static let portalService = "org.freedesktop.portal.Desktop"

    /// The object of all portals.
    package static let portalPath = "/org/freedesktop/portal/desktop"

    /// Serves the context until a condition holds or the time is over.
    private func wait(_ milliseconds: UInt32, until condition: () -> Bool) -> Bool {
        let isOver = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        isOver.initialize(to: false)
        let timer = g_timeout_source_new(milliseconds)
        g_source_set_callback(
            timer,
            { data in
                data?.assumingMemoryBound(to: Bool.self).pointee = true
                return 0
            }, isOver, nil)
        g_source_attach(timer, context)
        while !condition(), !isOver.pointee { g_main_context_iteration(context, 1) }
        g_source_destroy(timer)
        g_source_unref(timer)
        isOver.deallocate()
        return condition()
    }
}
