#ifndef C_IMAGE_CODECS_H
#define C_IMAGE_CODECS_H

#include <stddef.h>
#include <stdint.h>

#include "codec_color.h"
#include "codec_hash.h"
#include "codec_png_band.h"
#include "codec_png_frame.h"

// Swift must see neither setjmp nor the structures of libpng and libjpeg, so none of their headers
// stands here. Every function that can fail sets its own setjmp and returns a status; none calls
// back into Swift, and none keeps a pointer to the caller's memory after it has returned.

#pragma clang assume_nonnull begin

typedef enum __attribute__((enum_extensibility(closed))) CodecStatus {
  CodecStatusDone,
  CodecStatusTruncated,
  CodecStatusCorrupt,
  CodecStatusUnreadable,
  CodecStatusTooManyScans,
  CodecStatusNeedsMemory,
  CodecStatusOutOfMemory,
} CodecStatus;

/// Where the bytes of a picture are: an open file, or memory when `bytes` is not null.
typedef struct CodecSource {
  int descriptor;
  const uint8_t *_Nullable bytes;
  size_t count;
} CodecSource;

/// Reads at an offset, without moving the descriptor's own; fewer bytes than asked for only at the
/// end. `system_error` is 0, or the errno of a failure.
size_t codec_source_read(const CodecSource *source, uint64_t offset, uint8_t *buffer, size_t count,
                         int *system_error);

// MARK: What went wrong

/// What a reader or writer has to say of its last call; lives as long as its owner.
typedef struct CodecReport CodecReport;

CodecStatus codec_report_status(const CodecReport *report);
const char *codec_report_message(const CodecReport *report);
/// The errno of `CodecStatusUnreadable`.
int codec_report_system_error(const CodecReport *report);
/// The bytes that `CodecStatusNeedsMemory` speaks of.
uint64_t codec_report_needed_bytes(const CodecReport *report);
/// Rows of the stored picture, from the top, that do not depend on what is missing or damaged.
size_t codec_report_whole_rows(const CodecReport *report);
/// Different warnings so far; only the first few are kept.
size_t codec_report_warning_count(const CodecReport *report);
const char *codec_report_warning(const CodecReport *report, size_t index);

// MARK: Reading

typedef struct CodecReaderSettings {
  /// The stored size that the headers promised; a picture of another size is corrupt.
  uint32_t width;
  uint32_t height;
  /// Numerator of the scale `n/8` at which a JPEG is decoded: 8, 4, 2 or 1.
  uint32_t eighths;
  /// Most bytes that a picture may need while it is decoded.
  uint64_t maximum_bytes;
  /// Most scans of a progressive JPEG.
  uint32_t maximum_scans;
  /// Null, or what makes sRGB of the picture's colors; must outlive the reader.
  const CodecColorTransform *_Nullable transform;
  /// Whether colors are given as they are, not multiplied by their alpha.
  _Bool is_straight;
  /// Whether a PNG is left to libpng, which needs no more than a few rows at a time.
  _Bool reads_row_by_row;
} CodecReaderSettings;

typedef struct CodecJPEGReader CodecJPEGReader;

/// Null when there is no memory.
CodecJPEGReader *_Nullable codec_jpeg_reader_create(CodecReaderSettings settings);
void codec_jpeg_reader_destroy(CodecJPEGReader *reader);
const CodecReport *codec_jpeg_reader_report(const CodecJPEGReader *reader);
/// Reads the headers; of a picture in several scans, everything.
CodecStatus codec_jpeg_reader_open(CodecJPEGReader *reader, const CodecSource *source);
uint32_t codec_jpeg_reader_width(const CodecJPEGReader *reader);
uint32_t codec_jpeg_reader_height(const CodecJPEGReader *reader);
/// Decodes the next rows to RGBA; 0 rows mean that the picture has ended and was whole.
CodecStatus codec_jpeg_reader_read(CodecJPEGReader *reader, const CodecSource *source,
                                   uint8_t *pixels, size_t capacity, size_t *row_count);

/// What the header of a PNG says.
typedef struct CodecPNGShape {
  uint32_t width;
  uint32_t height;
  uint8_t bit_depth;
  uint8_t color_type;
  _Bool is_interlaced;
} CodecPNGShape;

/// How many bytes a PNG that is read whole takes for its rows and for so many compressed bytes; 0
/// where it is not of a kind or a size that is.
uint64_t codec_png_whole_bytes(CodecPNGShape shape, uint64_t compressed_count);

typedef struct CodecPNGReader CodecPNGReader;

/// Null when there is no memory.
CodecPNGReader *_Nullable codec_png_reader_create(CodecReaderSettings settings);
void codec_png_reader_destroy(CodecPNGReader *reader);
const CodecReport *codec_png_reader_report(const CodecPNGReader *reader);
/// Reads everything before the pixels.
CodecStatus codec_png_reader_open(CodecPNGReader *reader, const CodecSource *source);
/// Decodes the next rows to RGBA, premultiplied or straight; 0 rows mean that the picture has ended
/// and was whole.
CodecStatus codec_png_reader_read(CodecPNGReader *reader, const CodecSource *source,
                                  uint8_t *pixels, size_t capacity, size_t *row_count);
/// Whether the pixels were inflated all at once, without libpng.
_Bool codec_png_reader_is_whole(const CodecPNGReader *reader);

// MARK: Writing

/// Bytes made by a writer, to be copied before its next call.
typedef struct CodecBytes CodecBytes;

size_t codec_bytes_count(const CodecBytes *bytes);
const uint8_t *_Nullable codec_bytes_start(const CodecBytes *bytes);

typedef struct CodecPNGWriterSettings {
  uint32_t width;
  uint32_t height;
  /// Whether alpha is left out.
  _Bool is_opaque;
  uint32_t pixels_per_meter;
  /// Null, or what the keyword `Software` says.
  const char *_Nullable software;
} CodecPNGWriterSettings;

typedef struct CodecPNGWriter CodecPNGWriter;

/// Null when there is no memory.
CodecPNGWriter *_Nullable codec_png_writer_create(void);
void codec_png_writer_destroy(CodecPNGWriter *writer);
const CodecReport *codec_png_writer_report(const CodecPNGWriter *writer);
/// What the last call has made.
const CodecBytes *codec_png_writer_bytes(const CodecPNGWriter *writer);
/// Writes everything before the pixels.
CodecStatus codec_png_writer_start(CodecPNGWriter *writer, CodecPNGWriterSettings settings);
/// Compresses rows of straight RGBA.
CodecStatus codec_png_writer_write(CodecPNGWriter *writer, const uint8_t *colors, size_t row_count);
CodecStatus codec_png_writer_finish(CodecPNGWriter *writer);

typedef struct CodecJPEGWriterSettings {
  uint32_t width;
  uint32_t height;
  /// From 1 to 100, as libjpeg counts.
  int quality;
  /// How many pixels wide and high a chroma sample is: 1 or 2.
  int chroma_width;
  int chroma_height;
  _Bool is_progressive;
  _Bool is_gray;
  /// Whether codes are fitted to the picture, of which the coefficients are all kept until the end.
  _Bool is_optimized;
  /// The resolution, or 0 where none is said.
  uint16_t pixels_per_inch;
  /// From 1 to 8; written as Exif when it is not 1.
  uint8_t orientation;
  /// Null, or a comment.
  const char *_Nullable comment;
} CodecJPEGWriterSettings;

typedef struct CodecJPEGWriter CodecJPEGWriter;

/// Null when there is no memory.
CodecJPEGWriter *_Nullable codec_jpeg_writer_create(void);
void codec_jpeg_writer_destroy(CodecJPEGWriter *writer);
const CodecReport *codec_jpeg_writer_report(const CodecJPEGWriter *writer);
/// What the last call has made.
const CodecBytes *codec_jpeg_writer_bytes(const CodecJPEGWriter *writer);
/// Writes everything before the pixels.
CodecStatus codec_jpeg_writer_start(CodecJPEGWriter *writer, CodecJPEGWriterSettings settings);
/// Compresses rows of RGBA, whose alpha is not looked at.
CodecStatus codec_jpeg_writer_write(CodecJPEGWriter *writer, const uint8_t *pixels,
                                    size_t row_count);
CodecStatus codec_jpeg_writer_finish(CodecJPEGWriter *writer);

// MARK: Rows

/// Multiplies RGBA by its alpha, in place, rounded to the nearest.
void codec_rows_premultiply(uint8_t *pixels, size_t count);
/// Sixteen-bit big-endian RGBA to RGBA, rounded to the nearest.
void codec_rows_narrow(const uint8_t *wide, uint8_t *pixels, size_t count);
/// 255 becomes 0, in place.
void codec_rows_invert(uint8_t *bytes, size_t count);
void codec_rows_from_gray(const uint8_t *gray, uint8_t *pixels, size_t count);
/// `is_inverted`: 255 is no ink, as in all files of Adobe.
void codec_rows_from_cmyk(const uint8_t *inks, uint8_t *pixels, size_t count, _Bool is_inverted);

#pragma clang assume_nonnull end

/// The version of the libpng that is loaded, as text.
const char *_Nonnull codec_png_version(void);
/// The kind and version of the libjpeg that this was built with, as text.
const char *_Nonnull codec_jpeg_version(void);

#endif
