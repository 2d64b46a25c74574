#ifndef FONTSCALE_CICONV_SHIM_H
#define FONTSCALE_CICONV_SHIM_H

// Part of the C library on Linux, a library of its own on Darwin, which the manifest links there.
#include <iconv.h>

#endif
