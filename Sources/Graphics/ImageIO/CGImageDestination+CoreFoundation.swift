public import CoreGraphics
public import Foundation

// The functions of destinations with arguments as they are written on Apple's platforms:
// `url as CFURL`, `properties as CFDictionary`.

/// Creates a destination that appends to `data`.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: String, _ count: Int, _ options: NSDictionary
) -> CGImageDestination? { CGImageDestinationCreateWithData(data, type, count, nil) }

/// Creates a destination that writes a file.
public func CGImageDestinationCreateWithURL(
    _ url: NSURL, _ type: String, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestinationCreateWithURL(url as URL, type, count, nil) }

/// Sets the image to write, or adds a frame to a GIF.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: NSDictionary
) { CGImageDestinationAddImage(destination, image, properties as? [String: Any]) }

/// Sets properties of the whole file.
public func CGImageDestinationSetProperties(
    _ destination: CGImageDestination, _ properties: NSDictionary
) { CGImageDestinationSetProperties(destination, properties as? [String: Any]) }
