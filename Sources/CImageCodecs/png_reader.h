#ifndef CODEC_PNG_READER_H
#define CODEC_PNG_READER_H

#include <setjmp.h>

#include <png.h>

#include "png_whole.h"
#include "report.h"

enum { png_buffer_bytes = 16384 };

/// All that lives longer than a call of libpng: on the heap, since what a function keeps on the
/// stack is indeterminate after a longjmp.
struct CodecPNGReader {
  png_structp codec;
  png_infop info;
  jmp_buf jump;
  CodecReaderSettings settings;
  CodecReport report;

  /// Where to read from; null between calls.
  const CodecSource *source;
  /// Offset of the first byte that is not yet in `buffer`.
  uint64_t position;
  size_t buffer_start;
  size_t buffer_end;

  size_t row_bytes;
  _Bool is_wide;
  _Bool has_alpha;
  size_t rows_given;
  _Bool has_given_all_rows;
  /// One row of 16 bits, or the whole of an interlaced picture; else null.
  uint8_t *rows;
  _Bool is_interlaced;
  _Bool has_read_passes;

  CodecPNGShape shape;
  /// Offset of the first chunk of pixels.
  uint64_t pixels_position;
  PNGWhole whole;
  _Bool has_tried_whole;
  uint8_t buffer[png_buffer_bytes];
};

/// Lets libpng read from `reader->source`.
void png_reader_use_source(CodecPNGReader *reader);

/// For `png_create_read_struct`: errors and warnings come to the report.
_Noreturn void png_reader_error(png_structp codec, png_const_charp message);
void png_reader_warning(png_structp codec, png_const_charp message);

/// Leaves libpng; what comes after the last row is a warning only.
_Noreturn void png_reader_stop(CodecPNGReader *reader, CodecStatus status, const char *message);

#endif
