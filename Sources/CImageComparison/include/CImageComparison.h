#ifndef C_IMAGE_COMPARISON_H
#define C_IMAGE_COMPARISON_H

#include <stddef.h>
#include <stdint.h>

// The inner loops of comparing pictures. A pixel is four bytes of straight sRGB: red, green, blue,
// alpha. Nothing allocates, and no library function decides anything, so that every processor and
// every system counts the same.

#pragma clang assume_nonnull begin

/// The part that two pictures share: from their top left corner, `width` by `height`.
typedef struct ComparePair {
  const uint8_t *a;
  const uint8_t *b;
  /// In pixels.
  size_t a_stride;
  size_t b_stride;
  size_t width;
  size_t height;
} ComparePair;

/// What a pixel of a row is found to be.
typedef enum __attribute__((enum_extensibility(closed), flag_enum)) CompareClass {
  CompareClassEqual = 0,
  /// Changed, but by no more than the metric allows.
  CompareClassTolerated = 1,
  CompareClassDifferent = 2,
} CompareClass;

// MARK: Where something changed

/// Marks with 1 which of the tiles, `side` pixels wide, of `rows` rows from `y` on hold a byte that
/// differs; how many there are.
size_t compare_changed_tiles(const ComparePair *pair, size_t y, size_t rows, size_t side,
                             uint8_t *changed);

/// The greatest change of a channel, as seen over black or over white, in 255ths of a level.
uint32_t compare_largest_change(const uint8_t *a, const uint8_t *b, size_t count);

// MARK: Metrics, a row of pixels at a time; classes are written, not added

/// Every change counts, but for colors of which nothing is seen.
void compare_exact_row(const uint8_t *a, const uint8_t *b, size_t count, uint8_t *classes);

/// Changes of more than `limit` 255ths of a level count, see `compare_largest_change`.
void compare_channel_row(const uint8_t *a, const uint8_t *b, size_t count, uint32_t limit,
                         uint8_t *classes);

/// Changes of more than `limit` count, in the square of the distance in YIQ.
///
/// `index` is that of the first pixel in its picture, from which follows the checkerboard that
/// what is transparent is laid on.
void compare_yiq_row(const uint8_t *a, const uint8_t *b, size_t count, size_t index, double limit,
                     uint8_t *classes);

enum {
  compare_linear_count = 257,
  compare_root_count = 4098,
};

/// Tables that some metrics read; filled once.
typedef struct CompareTables {
  /// Light of each level of sRGB, the last one twice.
  double linear[compare_linear_count];
  /// Cube roots of 0/4096 to 4097/4096.
  double roots[compare_root_count];
} CompareTables;

void compare_tables_fill(CompareTables *tables);

/// Changes of more than `limit` count, in the distance HyAB of OKLab with its toe.
void compare_oklab_row(const CompareTables *tables, const uint8_t *a, const uint8_t *b,
                       size_t count, size_t index, double limit, uint8_t *classes);

/// Which formula of the CIE measures a difference in Lab.
typedef enum __attribute__((enum_extensibility(closed))) CompareFormula {
  /// CIE94 for graphic arts, the greater of both directions.
  CompareFormulaCIE94,
  CompareFormulaCIEDE2000,
} CompareFormula;

/// Changes of more than `limit` count, as seen over black or over white.
void compare_lab_row(const CompareTables *tables, CompareFormula formula, const uint8_t *a,
                     const uint8_t *b, size_t count, double limit, uint8_t *classes);

/// The difference of two colors in Lab, each L, a and b.
double compare_ciede2000(const double *lab1, const double *lab2);
double compare_cie94(const double *lab1, const double *lab2);

// MARK: Edges

/// How brightness is told where pixels are transparent.
typedef enum __attribute__((enum_extensibility(closed))) CompareBackdrop {
  CompareBackdropCheckerboard,
  CompareBackdropWhite,
} CompareBackdrop;

/// Of the different pixels of a row from `x` on, finds those that are, in one of the pictures, part of
/// an edge that is smoothed; they become `antialiased`, and their number is returned.
size_t compare_antialiased_row(const ComparePair *pair, size_t x, size_t y, size_t count,
                               CompareBackdrop backdrop, uint8_t *classes, uint8_t antialiased);

enum {
  /// The side of the pieces that `compare_structure` works on.
  compare_piece = 32,
  /// How far it looks around a pixel.
  compare_reach = 15,
  /// The side of its tables of sums.
  compare_sums_side = compare_piece + 2 * compare_reach + 1,
};

/// Memory of `compare_structure`, given by the caller so that it is taken once.
typedef struct CompareSums {
  /// Sums from the top left corner, for each channel: a, b, a squared, b squared, a times b.
  uint32_t sums[3][5][compare_sums_side][compare_sums_side];
} CompareSums;

/// Of the different pixels in a piece whose top left corner is at `x` and `y`, finds those that are
/// smoothed edges: where neither picture is flat, and both have the same structure around.
///
/// `classes` is that of the pixel at `x` and `y`, with `stride` to the next row; those found become
/// `antialiased`, whose number is returned. Transparent pixels are seen over `ground`, 0 or 255.
size_t compare_structure(const ComparePair *pair, size_t x, size_t y, uint8_t ground,
                         CompareSums *sums, uint8_t *classes, size_t stride, uint8_t antialiased);

// MARK: Counting

enum { compare_class_count = 8 };

/// Adds to `counts` how many of the pixels are of each class.
void compare_tally(const uint8_t *classes, size_t count, uint64_t *counts);

/// Whether no pixel of either row is transparent.
_Bool compare_is_opaque(const uint8_t *a, const uint8_t *b, size_t count);

#pragma clang assume_nonnull end

#endif
