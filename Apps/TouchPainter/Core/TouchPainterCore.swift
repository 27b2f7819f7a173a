// TouchPainterCore
