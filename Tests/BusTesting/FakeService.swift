import CGIO
import Foundation
import ProgramTesting
import Synchronization

/// A bus of its own.
package final class PrivateBus {
    package static let isInstalled = FileManager.default.fileExists(atPath: "/usr/bin/dbus-daemon")

    package let address: String
    private let daemon: ChildProcess

    package init() throws {
        daemon = try ChildProcess(
            "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"])
        address = try daemon.wait(for: "an address") { $0.hasPrefix("unix:") }
    }
}

/// A service on a bus, whose methods and properties are closures. Values are in GVariant's text
/// format.
package final class FakeService: Sendable {
    /// Returns a method's result; `nil` for an error. May emit signals.
    package typealias Answer =
        @Sendable (_ method: String, _ arguments: String, _ service: FakeService) ->
        String?

    private let answer: Answer
    private let property: @Sendable (_ path: String, _ name: String) -> String
    private let file: Int32?
    private let isOver = Mutex(false)
    private nonisolated(unsafe) var connection: OpaquePointer?
    private nonisolated(unsafe) var vtable = GDBusInterfaceVTable()
    private let ended = DispatchSemaphore(value: 0)

    /// Starts a service with objects, each with the interfaces of an XML description.
    ///
    /// - Parameter file: A descriptor that comes with every result whose text begins with
    ///   `(handle`.
    package init(
        _ name: String, at address: String, objects: [(path: String, interface: String)],
        property: @escaping @Sendable (String, String) -> String = { _, _ in "''" },
        file: Int32? = nil, answer: @escaping Answer
    ) {
        self.answer = answer
        self.property = property
        self.file = file
        let ready = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in
            let context = g_main_context_new()
            g_main_context_push_thread_default(context)
            let flags = GDBusConnectionFlags(
                rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
            vtable.method_call = { _, _, _, _, method, arguments, invocation, data in
                guard let data, let method, let arguments else { return }
                let service = Unmanaged<FakeService>.fromOpaque(data).takeUnretainedValue()
                let text = g_variant_print(arguments, 0)
                defer { g_free(text) }
                let result = service.answer(
                    String(cString: method), text.map { String(cString: $0) } ?? "", service)
                if let result, let file = service.file, result.hasPrefix("(handle") {
                    let files = g_unix_fd_list_new()
                    g_unix_fd_list_append(files, file, nil)
                    g_dbus_method_invocation_return_value_with_unix_fd_list(
                        invocation, FakeService.variant(result), files)
                    g_object_unref(files)
                } else if let result {
                    g_dbus_method_invocation_return_value(invocation, FakeService.variant(result))
                } else {
                    g_dbus_method_invocation_return_dbus_error(
                        invocation, "org.freedesktop.DBus.Error.AccessDenied", "Not allowed")
                }
            }
            vtable.get_property = { _, _, path, _, name, _, data in
                guard let data, let path, let name else { return nil }
                let service = Unmanaged<FakeService>.fromOpaque(data).takeUnretainedValue()
                return FakeService.variant(
                    service.property(String(cString: path), String(cString: name)))
            }
            for object in objects {
                let node = g_dbus_node_info_new_for_xml("<node>\(object.interface)</node>", nil)
                g_dbus_connection_register_object(
                    connection, object.path, node?.pointee.interfaces[0], &vtable,
                    Unmanaged.passUnretained(self).toOpaque(), nil, nil)
            }
            _ = g_dbus_connection_call_sync(
                connection, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                "org.freedesktop.DBus", "RequestName", FakeService.variant("('\(name)', uint32 0)"),
                nil,
                G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
            ready.signal()
            while !isOver.withLock({ $0 }) {
                if g_main_context_iteration(context, 0) == 0 { usleep(2_000) }
            }
            g_dbus_connection_close_sync(connection, nil, nil)
            g_main_context_pop_thread_default(context)
            ended.signal()
        }
        thread.start()
        ready.wait()
    }

    /// Ends the service.
    package func stop() {
        isOver.withLock { $0 = true }
        ended.wait()
    }

    /// Emits a signal, from an answer.
    package func emit(_ path: String, _ interface: String, _ signal: String, _ arguments: String) {
        g_dbus_connection_emit_signal(
            connection, nil, path, interface, signal, FakeService.variant(arguments), nil)
    }

    private static func variant(_ text: String) -> OpaquePointer? {
        g_variant_parse(nil, text, nil, nil, nil)
    }
}
