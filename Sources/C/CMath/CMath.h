// The functions of libm, and nothing else of the C library: what the pure rooms may see of it.
#pragma once
#include <math.h>
