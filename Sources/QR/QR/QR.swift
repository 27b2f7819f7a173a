// The whole of QR under one name.
@_exported public import QRMaking
@_exported public import QRPayloads
@_exported public import QRReading
