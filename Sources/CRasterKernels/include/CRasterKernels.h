#ifndef C_RASTER_KERNELS_H
#define C_RASTER_KERNELS_H
#endif
