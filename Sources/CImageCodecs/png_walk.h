#ifndef CODEC_PNG_WALK_H
#define CODEC_PNG_WALK_H

#include "CImageCodecs.h"

/// A walk over the chunks of a PNG, from the first chunk of pixels on.
typedef struct PNGWalk {
  const CodecSource *source;
  uint64_t position;
  /// Of the chunk whose head was read last.
  uint32_t length;
  uint8_t name[4];
} PNGWalk;

/// Of all chunks of pixels, which follow one another; 0 where no other chunk comes behind.
uint64_t png_walk_compressed_count(PNGWalk walk);

/// Reads what the chunks of pixels hold, and their sums; stops behind the head of the next chunk.
_Bool png_walk_read_pixels(PNGWalk *walk, uint8_t *target, uint64_t count);

/// Whether all from the head of a chunk on, which has been read, to the end of the picture is sound
/// and such that libpng says nothing of it.
_Bool png_walk_ends_well(PNGWalk *walk);

#endif
