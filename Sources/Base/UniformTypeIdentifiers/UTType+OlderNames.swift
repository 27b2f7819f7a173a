// The names of types as they were written before `UTType`, by MobileCoreServices.

public let kUTTypeImage = "public.image"
public let kUTTypePNG = "public.png"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypeTIFF = "public.tiff"
public let kUTTypeBMP = "com.microsoft.bmp"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypeMPEG4 = "public.mpeg-4"
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
public let kUTTypeAudio = "public.audio"
public let kUTTypeMP3 = "public.mp3"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeRTF = "public.rtf"
public let kUTTypeHTML = "public.html"
public let kUTTypeXML = "public.xml"
public let kUTTypeJSON = "public.json"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeData = "public.data"
public let kUTTypeItem = "public.item"
public let kUTTypeContent = "public.content"
public let kUTTypeFolder = "public.folder"
public let kUTTypeDirectory = "public.directory"
public let kUTTypeZipArchive = "public.zip-archive"
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"

/// Returns `true` if the first type is the second or one of its kinds.
public func UTTypeConformsTo(_ type: String, _ other: String) -> Bool {
    type == other || UTType(type)?.conforms(to: UTType(importedAs: other)) == true
}
