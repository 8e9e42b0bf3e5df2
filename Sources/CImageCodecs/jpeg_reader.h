#ifndef CODEC_JPEG_READER_H
#define CODEC_JPEG_READER_H

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

#include "report.h"

enum { jpeg_buffer_bytes = 65536 };

/// All that lives longer than a call of libjpeg: on the heap, since what a function keeps on the
/// stack is indeterminate after a longjmp.
struct CodecJPEGReader {
  struct jpeg_decompress_struct codec;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr input;
  struct jpeg_progress_mgr progress;
  jmp_buf jump;
  CodecReaderSettings settings;
  CodecReport report;

  /// Where to read from; null between calls.
  const CodecSource *source;
  /// Offset of the first byte that is not yet in `buffer`.
  uint64_t position;
  /// Most bytes that may still be looked through for the end marker, behind the last row.
  uint64_t trailing_bytes;
  _Bool is_at_end;
  /// Whether every row was given out, so that nothing that follows can do harm.
  _Bool has_given_all_rows;
  size_t warning_count;

  /// A row of gray or CMYK, before it becomes RGBA.
  uint8_t *row;
  uint8_t buffer[jpeg_buffer_bytes];
};

/// Lets libjpeg read from `reader->source`.
void jpeg_reader_use_source(CodecJPEGReader *reader);

/// Lets libjpeg's errors, warnings and progress come to `reader->report`.
void jpeg_reader_use_errors(CodecJPEGReader *reader);

/// Leaves libjpeg; what comes after the last row is a warning only.
_Noreturn void jpeg_reader_stop(CodecJPEGReader *reader, CodecStatus status, const char *message);

#endif
