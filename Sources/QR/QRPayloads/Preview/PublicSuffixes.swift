import CPSL

/// Mozilla's list of the endings below which names are registered, such as `com` and `co.uk`, as
/// Debian's libpsl has it; see
/// Documentation/Decisions/0025-public-suffixes-by-libpsl.md.
enum PublicSuffixes {
    /// Returns the part of a host name that its owner registered: `example.co.uk` for
    /// `www.example.co.uk`; `nil` for an ending alone.
    ///
    /// - Parameter host: A name in lower case, in Unicode or as `xn--`.
    static func registrableDomain(of host: String) -> String? {
        host.withCString { name in
            psl_registrable_domain(psl_builtin(), name).map { String(cString: $0) }
        }
    }

    /// Returns `true` if names are registered below `name` at an official registry.
    static func contain(_ name: String) -> Bool {
        psl_is_public_suffix2(psl_builtin(), name, PSL_TYPE_ICANN | PSL_TYPE_NO_STAR_RULE) != 0
    }
}
