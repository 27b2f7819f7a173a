// Clipper has C++ headers only: CClipper gives it a C interface.
#pragma once
