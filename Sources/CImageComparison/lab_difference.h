#ifndef LAB_DIFFERENCE_H
#define LAB_DIFFERENCE_H

#include "CImageComparison.h"

/// Whether two colors in Lab differ by more than a limit.
_Bool lab_is_far(CompareFormula formula, const double *p, const double *q, double limit);

#endif
