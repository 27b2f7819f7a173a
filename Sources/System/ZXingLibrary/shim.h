// ZXing-C++ has C++ headers only: CZXing gives it a C interface.
#pragma once
