#include "CImageCodecs.h"

#pragma STDC FP_CONTRACT OFF

/// A product of two bytes divided by 255, rounded to the nearest.
///
/// Exact for all products of two bytes. Source: Blinn, "Three Wrongs Make a Right", IEEE CG&A 1995.
static inline uint8_t divided(uint32_t product) {
  uint32_t t = product + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

/// Sixteen bits rounded to the nearest eight. Source: PNG specification (Third Edition), 13.12.
static inline uint8_t narrowed(const uint8_t *wide) {
  uint32_t value = (uint32_t)wide[0] << 8 | wide[1];
  return (uint8_t)((value * 255 + 32895) >> 16);
}

void codec_rows_premultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    uint32_t alpha = pixels[3];
    pixels[0] = divided(pixels[0] * alpha);
    pixels[1] = divided(pixels[1] * alpha);
    pixels[2] = divided(pixels[2] * alpha);
  }
}

void codec_rows_narrow(const uint8_t *wide, uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count * 4; i++) pixels[i] = narrowed(wide + i * 2);
}

void codec_rows_invert(uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) bytes[i] ^= 255;
}

void codec_rows_from_gray(const uint8_t *gray, uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    pixels[0] = pixels[1] = pixels[2] = gray[i];
    pixels[3] = 255;
  }
}

void codec_rows_from_cmyk(const uint8_t *inks, uint8_t *pixels, size_t count, _Bool is_inverted) {
  uint8_t flip = is_inverted ? 0 : 255;
  for (size_t i = 0; i < count; i++, inks += 4, pixels += 4) {
    uint32_t paper = inks[3] ^ flip;
    pixels[0] = divided((inks[0] ^ flip) * paper);
    pixels[1] = divided((inks[1] ^ flip) * paper);
    pixels[2] = divided((inks[2] ^ flip) * paper);
    pixels[3] = 255;
  }
}
