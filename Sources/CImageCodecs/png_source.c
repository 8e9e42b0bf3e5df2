#include "png_reader.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

void png_reader_stop(CodecPNGReader *reader, CodecStatus status, const char *message) {
  if (reader->has_given_all_rows) {
    report_warn(&reader->report, message);
  } else {
    reader->report.whole_rows = reader->is_interlaced ? 0 : reader->rows_given;
    report_fail(&reader->report, status, message);
  }
  longjmp(reader->jump, 1);
}

void png_reader_error(png_structp codec, png_const_charp message) {
  CodecPNGReader *reader = png_get_error_ptr(codec);
  CodecStatus status = CodecStatusCorrupt;
  if (strcmp(message, "Out of memory") == 0) status = CodecStatusOutOfMemory;
  png_reader_stop(reader, status, message);
}

/// What costs no pixel and is found in files of good will. libpng tells its warnings apart by their
/// words only.
static _Bool is_harmless(const char *message) {
  // A small first letter: no pixel needs the chunk. Those of color are read and judged in Swift.
  _Bool is_ancillary = message[0] >= 'a' && message[0] <= 'z' && strncmp(message, "tRNS", 4) != 0;
  if (is_ancillary && strstr(message, ": CRC error") != NULL) return 1;
  return strstr(message, "Extra compressed data") != NULL ||
         strstr(message, "out-of-range samples") != NULL;
}

void png_reader_warning(png_structp codec, png_const_charp message) {
  CodecPNGReader *reader = png_get_error_ptr(codec);
  if (!is_harmless(message)) report_warn(&reader->report, message);
}

/// Hands libpng exactly `count` bytes, or stops.
static void source_read(png_structp codec, png_bytep target, size_t count) {
  CodecPNGReader *reader = png_get_io_ptr(codec);
  while (count > 0) {
    if (reader->buffer_start == reader->buffer_end) {
      int system_error = 0;
      size_t got = codec_source_read(reader->source, reader->position, reader->buffer,
                                     png_buffer_bytes, &system_error);
      if (system_error != 0) {
        reader->report.system_error = system_error;
        png_reader_stop(reader, CodecStatusUnreadable, "reading failed");
      }
      if (got == 0) png_reader_stop(reader, CodecStatusTruncated, "the file ends too early");
      reader->position += got;
      reader->buffer_start = 0;
      reader->buffer_end = got;
    }
    size_t here = reader->buffer_end - reader->buffer_start;
    size_t copied = count < here ? count : here;
    memcpy(target, reader->buffer + reader->buffer_start, copied);
    reader->buffer_start += copied;
    target += copied;
    count -= copied;
  }
}

void png_reader_use_source(CodecPNGReader *reader) {
  png_set_read_fn(reader->codec, reader, source_read);
}
