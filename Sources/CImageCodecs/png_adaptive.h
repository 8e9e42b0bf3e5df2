#ifndef CODEC_PNG_ADAPTIVE_H
#define CODEC_PNG_ADAPTIVE_H

#include <stddef.h>
#include <stdint.h>

#include "codec_png_frame.h"

/// Bytes that the filtered rows of a frame have.
size_t png_adaptive_count(const CodecPNGFrame *frame);

/// Bytes that are needed while a frame is filtered.
size_t png_adaptive_scratch_count(const CodecPNGFrame *frame);

/// Filters all rows of a frame, each by the filter that leaves the smallest sum of magnitudes; each
/// begins with the number of its filter.
///
/// Source: PNG Specification (Third Edition), 12.7. Choosing by entropy gained a thousandth.
void png_adaptive_filter(uint8_t *target, uint8_t *scratch, const CodecPNGFrame *frame);

#endif
