// Re-exports all modules of QR.
@_exported public import QRMaking
@_exported public import QRPayloads
@_exported public import QRReading
