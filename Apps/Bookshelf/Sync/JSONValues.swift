// What is exchanged are JSON values, so that who imports this module has them too.
@_exported public import TextReading
