#pragma once
#include <graphviz/gvc.h>
