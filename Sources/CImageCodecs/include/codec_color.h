#ifndef CODEC_COLOR_H
#define CODEC_COLOR_H

#include <stddef.h>
#include <stdint.h>

// Colors of any space to sRGB. As elsewhere, nothing calls back into Swift, and none of these keeps
// a pointer to the caller's memory.

#pragma clang assume_nonnull begin

/// How the pixels lie that a transform takes; it always gives straight RGBA of 8 bits.
typedef enum __attribute__((enum_extensibility(closed))) CodecColorLayout {
  /// Straight RGBA.
  CodecColorLayoutRGBA8,
  /// Straight RGBA, big-endian.
  CodecColorLayoutRGBA16,
  /// Straight RGBA whose red, green and blue are equal.
  CodecColorLayoutGray8,
  /// The same, big-endian.
  CodecColorLayoutGray16,
  /// Inks, 255 for none.
  CodecColorLayoutCMYK8,
} CodecColorLayout;

typedef enum __attribute__((enum_extensibility(closed))) CodecColorOutcome {
  CodecColorOutcomeMade,
  /// The space is sRGB to within one level, so that there is nothing to do.
  CodecColorOutcomeIsSRGB,
  /// The space makes no sense, or does not fit the layout.
  CodecColorOutcomeUnusable,
  CodecColorOutcomeOutOfMemory,
} CodecColorOutcome;

/// A space that is told in numbers.
typedef struct CodecColorimetry {
  /// x and y of white, red, green and blue.
  double chromaticities[8];
  /// g, a, b, c, d: light is (a v + b) to the power of g from v = d on, and c v below.
  double curve[5];
  /// Null, or light for evenly spaced values instead of `curve`; 65535 is the most.
  const uint16_t *_Nullable table;
  size_t table_count;
} CodecColorimetry;

/// May be used by several threads at once.
typedef struct CodecColorTransform CodecColorTransform;

CodecColorOutcome codec_color_transform_from_profile(
    const uint8_t *profile, size_t count, CodecColorLayout layout,
    CodecColorTransform *_Nullable *_Nonnull result);
CodecColorOutcome codec_color_transform_from_colorimetry(
    const CodecColorimetry *colorimetry, CodecColorLayout layout,
    CodecColorTransform *_Nullable *_Nonnull result);
void codec_color_transform_destroy(CodecColorTransform *transform);

/// `pixels` may be `source` where that has 8 bits.
void codec_color_transform_apply(const CodecColorTransform *transform, const uint8_t *source,
                                 uint8_t *pixels, size_t count);

/// The version of the Little CMS that is loaded: 2140 for 2.14, 2141 for 2.14.1.
int codec_color_version(void);

// MARK: What is packed in a PNG

/// Inflates data of zlib until `target` is full, the data ends or is damaged; how much there is.
size_t codec_inflate(const uint8_t *packed, size_t count, uint8_t *target, size_t capacity);

/// The checksum of a PNG chunk's name and content.
uint32_t codec_checksum(const uint8_t *bytes, size_t count);

/// The same of bytes that follow others, whose checksum is known; that of none is 0.
uint32_t codec_checksum_continue(uint32_t checksum, const uint8_t *bytes, size_t count);

#pragma clang assume_nonnull end

#endif
