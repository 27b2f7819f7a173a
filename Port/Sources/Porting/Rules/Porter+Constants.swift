import SwiftSyntax

// Constants of C that the compiler does not import from Linux's headers.
extension Porter {
    func portConstant(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.text
        guard let constant = Self.constants[name], !index.declares(name) else { return }
        edits.replace(node.baseName, with: constant)
        note(node, "\(name) is \(constant)")
    }

    private static let constants = [
        "MAXFLOAT": "Float.greatestFiniteMagnitude", "INFINITY": "Float.infinity",
        "NAN": "Float.nan", "CGFLOAT_MAX": "CGFloat.greatestFiniteMagnitude",
        "CGFLOAT_MIN": "CGFloat.leastNormalMagnitude", "CGFLOAT_EPSILON": "CGFloat.ulpOfOne",
        "INT16_MIN": "Int16.min", "SHRT_MIN": "Int16.min", "LONG_MIN": "Int.min",
        "ULONG_MAX": "UInt.max", "LLONG_MIN": "Int64.min", "ULLONG_MAX": "UInt64.max",
        "INT32_MIN": "Int32.min", "INT_MIN": "Int32.min",
        "UINT_MAX": "UInt32.max", "INT64_MAX": "Int64.max", "INT64_MIN": "Int64.min",
        "UINT64_MAX": "UInt64.max", "NSIntegerMax": "Int.max", "NSIntegerMin": "Int.min",
        "NSUIntegerMax": "UInt.max",
    ]
}
