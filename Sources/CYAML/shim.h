#ifndef FONTSCALE_CYAML_SHIM_H
#define FONTSCALE_CYAML_SHIM_H

#include <yaml.h>

#endif
