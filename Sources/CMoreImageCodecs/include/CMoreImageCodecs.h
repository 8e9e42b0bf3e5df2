#ifndef C_MORE_IMAGE_CODECS_H
#define C_MORE_IMAGE_CODECS_H

#include <stddef.h>
#include <stdint.h>

#include "CImageCodecs.h"

// Formats that a build may leave out: a function is there only with the trait of its format. None
// calls back into Swift or keeps a pointer to the caller's memory.

#pragma clang assume_nonnull begin

typedef enum __attribute__((enum_extensibility(closed))) FrameOutcome {
  FrameOutcomeDone,
  FrameOutcomeTruncated,
  FrameOutcomeCorrupt,
  FrameOutcomeUnsupported,
  FrameOutcomeOutOfMemory,
  /// The library that would decode it cannot be loaded.
  FrameOutcomeUnavailable,
} FrameOutcome;

/// Clear RGBA, whose memory is taken only when it is written to; null when there is none.
uint8_t *_Nullable frame_canvas_create(size_t width, size_t height);
void frame_canvas_destroy(uint8_t *canvas);

/// Where a frame lies on its canvas; all of it does.
typedef struct FramePlace {
  uint32_t canvas_width;
  uint32_t canvas_height;
  uint32_t x;
  uint32_t y;
  /// The size that the headers promised; a frame of another size is corrupt.
  uint32_t width;
  uint32_t height;
} FramePlace;

/// Decodes the chunks of one frame onto a canvas of straight RGBA; without `has_alpha` the frame is
/// made opaque.
FrameOutcome webp_frame_decode(const uint8_t *bytes, size_t count, FramePlace place,
                               _Bool has_alpha, uint8_t *canvas);
/// The version of the libwebp that is loaded: 0x010204 for 1.2.4.
int webp_version(void);

/// A clip in the making.
typedef struct WebPClip WebPClip;

/// - `loop_count`: how often it plays, 0 without end.
/// - `quality`: 0 to 100, or -1 for a clip without loss.
///
/// Null when there is no memory.
WebPClip *_Nullable webp_clip_create(uint32_t width, uint32_t height, int loop_count, int quality);
/// Adds a frame of straight RGBA that is seen from then on, counted from the first frame.
FrameOutcome webp_clip_add(WebPClip *clip, const uint8_t *pixels, int milliseconds);
/// Ends the last frame then, and makes the file.
FrameOutcome webp_clip_finish(WebPClip *clip, int milliseconds);
/// Why the last call failed.
const char *webp_clip_message(const WebPClip *clip);
/// The file; null before the clip is finished.
const uint8_t *_Nullable webp_clip_bytes(const WebPClip *clip);
size_t webp_clip_byte_count(const WebPClip *clip);
void webp_clip_destroy(WebPClip *clip);

/// Decodes the first picture of a GIF onto a clear canvas of RGBA.
FrameOutcome gif_frame_decode(const CodecSource *source, FramePlace place, uint8_t *canvas);
/// The version of the giflib that this was built with, as text.
const char *gif_version(void);

/// In bytes; longer profiles are passed over.
enum { heif_longest_profile = 8000000, heif_longest_exif = 1 << 20 };

/// The main picture of a HEIF file, turned and mirrored as the file says.
typedef struct HEIFPicture {
  uint32_t width;
  uint32_t height;
  _Bool has_alpha;
  /// Whether a channel has more than 8 bits.
  _Bool is_deep;
  /// Code points of ITU-T H.273, or 0.
  uint8_t primaries;
  uint8_t transfer;
  uint8_t *_Nullable profile;
  size_t profile_count;
  /// The first block of Exif, read with the headers: the place of the TIFF header in four bytes, then
  /// what that is counted from.
  uint8_t *_Nullable exif;
  size_t exif_count;
} HEIFPicture;

/// Reads the headers and, when `pixels` is not null, colors and straight RGBA; a picture that has
/// not the size that stands in `picture` is then corrupt. To be released, whatever the outcome.
FrameOutcome heif_picture_read(const CodecSource *source, HEIFPicture *picture,
                               uint8_t *_Nullable pixels);
void heif_picture_release(HEIFPicture *picture);
/// The version of the libheif that is loaded, as text; null where it is not installed.
const char *_Nullable heif_version(void);

#pragma clang assume_nonnull end

#endif
