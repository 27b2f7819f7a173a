#pragma once
#include <linux/rtnetlink.h>
