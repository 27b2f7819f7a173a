import CGTK
import Foundation

/// A stand-in for a service of the desktop: it prints each call on one line, and sends the signals
/// that standard input names, such as `ActionInvoked (uint32 1, 'default')`, or those of other
/// objects, such as `/path interface Signal (true,)`.
struct DesktopService {
    private let name: String
    private let path: String
    private let interface: String
    private var bus = G_BUS_TYPE_SESSION

    /// The services by the program's argument.
    static let all = [
        "--notifications": DesktopService(
            name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
            interface: "org.freedesktop.Notifications"),
        "--portal": DesktopService(portal: "Notification"),
        "--settings": DesktopService(portal: "Settings"),
        "--login": DesktopService(
            name: "org.freedesktop.login1", path: "/org/freedesktop/login1",
            interface: "org.freedesktop.login1.Manager", bus: G_BUS_TYPE_SYSTEM),
    ]

    private init(
        name: String, path: String, interface: String, bus: GBusType = G_BUS_TYPE_SESSION
    ) {
        self.bus = bus
        self.name = name
        self.path = path
        self.interface = interface
    }

    private init(portal: String) {
        self.init(
            name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
            interface: "org.freedesktop.portal.\(portal)")
    }

    private static let methods = """
        <node>
          <interface name='org.freedesktop.Notifications'>
            <method name='GetServerInformation'>
              <arg type='s' direction='out'/><arg type='s' direction='out'/>
              <arg type='s' direction='out'/><arg type='s' direction='out'/>
            </method>
            <method name='Notify'>
              <arg type='s' direction='in'/><arg type='u' direction='in'/>
              <arg type='s' direction='in'/><arg type='s' direction='in'/>
              <arg type='s' direction='in'/><arg type='as' direction='in'/>
              <arg type='a{sv}' direction='in'/><arg type='i' direction='in'/>
              <arg type='u' direction='out'/>
            </method>
            <method name='CloseNotification'><arg type='u' direction='in'/></method>
          </interface>
          <interface name='org.freedesktop.portal.Notification'>
            <method name='AddNotification'>
              <arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>
            </method>
            <method name='RemoveNotification'><arg type='s' direction='in'/></method>
            <property name='version' type='u' access='read'/>
          </interface>
          <interface name='org.freedesktop.portal.Settings'>
            <method name='Read'>
              <arg type='s' direction='in'/><arg type='s' direction='in'/>
              <arg type='v' direction='out'/>
            </method>
          </interface>
          <interface name='org.freedesktop.login1.Manager'>
            <method name='GetSession'>
              <arg type='s' direction='in'/><arg type='o' direction='out'/>
            </method>
            <method name='Inhibit'>
              <arg type='s' direction='in'/><arg type='s' direction='in'/>
              <arg type='s' direction='in'/><arg type='s' direction='in'/>
              <arg type='h' direction='out'/>
            </method>
          </interface>
        </node>
        """

    /// Serves until the process is killed.
    func run() -> Never {
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, arguments, invocation, _ in
            guard let method, let arguments, let invocation else { return }
            let name = String(cString: method)
            let text = g_variant_print(arguments, 0)
            defer { g_free(text) }
            if name == "Inhibit" {
                say(name, text.map { String(cString: $0) } ?? "")
                return DesktopService.delay(invocation)
            }
            let answer =
                switch name {
                case "Notify": "(uint32 7,)"
                case "GetServerInformation": "('probe', 'tests', '1', '1.2')"
                case "Read" where text.map { String(cString: $0).contains("accent") } ?? false:
                    "(<<(0.25, 0.5, 0.75)>>,)"
                case "Read": "(<<uint32 0>>,)"
                case "GetSession": "(objectpath '/org/freedesktop/login1/session/_31',)"
                default: "()"
                }
            g_dbus_method_invocation_return_value(
                invocation, g_variant_parse(nil, answer, nil, nil, nil))
            // After the answer, so that what a test sends then comes later.
            say(name, text.map { String(cString: $0) } ?? "")
        }
        table.get_property = { _, _, _, _, _, _, _ in g_variant_new_uint32(1) }
        guard let bus = g_bus_get_sync(bus, nil, nil),
            let node = g_dbus_node_info_new_for_xml(Self.methods, nil)
        else { fatalError("There is no bus.") }
        g_dbus_connection_register_object(
            bus, path, g_dbus_node_info_lookup_interface(node, interface), &table,
            nil, nil, nil)
        g_bus_own_name_on_connection(
            bus, name, G_BUS_NAME_OWNER_FLAGS_NONE, { _, _, _ in say("ready") }, nil,
            nil, nil)
        nonisolated(unsafe) let connection = bus
        Thread.detachNewThread {
            while let line = readLine() {
                let isOther = line.hasPrefix("/")
                var words = line.split(separator: " ", maxSplits: isOther ? 3 : 1).map(String.init)
                if !isOther { words = [path, interface] + words }
                g_dbus_connection_emit_signal(
                    connection, nil, words[0], words[1], words[2],
                    g_variant_parse(nil, words[3], nil, nil, nil), nil)
            }
        }
        g_main_loop_run(g_main_loop_new(nil, 0))
        exit(0)
    }
}

extension DesktopService {
    /// Answers with a file, and says when the caller has closed it.
    private static func delay(_ invocation: OpaquePointer) {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let files = g_unix_fd_list_new_from_array([ends[1]], 1)
        g_dbus_method_invocation_return_value_with_unix_fd_list(
            invocation, g_variant_parse(nil, "(handle 0,)", nil, nil, nil), files)
        g_object_unref(files)
        let end = ends[0]
        Thread.detachNewThread {
            var byte: UInt8 = 0
            _ = read(end, &byte, 1)
            say("delay ended")
        }
    }
}

private nonisolated func say(_ words: String...) {
    FileHandle.standardOutput.write(Data((words.joined(separator: " ") + "\n").utf8))
}
