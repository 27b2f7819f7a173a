// zlib, by which CVectorTiles decompresses tiles.
#pragma once
