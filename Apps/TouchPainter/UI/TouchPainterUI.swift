// TouchPainterUI
