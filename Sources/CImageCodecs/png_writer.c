#include <setjmp.h>
#include <stdlib.h>

#include <png.h>
#include <zlib.h>

#include "bytes.h"
#include "report.h"

#pragma STDC FP_CONTRACT OFF

enum { chunk_bytes = 65536 };

/// All that lives longer than a call of libpng: on the heap, since what a function keeps on the
/// stack is indeterminate after a longjmp.
struct CodecPNGWriter {
  png_structp codec;
  png_infop info;
  jmp_buf jump;
  CodecPNGWriterSettings settings;
  CodecReport report;
  CodecBytes bytes;
};

CodecPNGWriter *codec_png_writer_create(void) { return calloc(1, sizeof(CodecPNGWriter)); }

void codec_png_writer_destroy(CodecPNGWriter *writer) {
  png_destroy_write_struct(&writer->codec, &writer->info);
  bytes_release(&writer->bytes);
  free(writer);
}

const CodecReport *codec_png_writer_report(const CodecPNGWriter *writer) {
  return &writer->report;
}

const CodecBytes *codec_png_writer_bytes(const CodecPNGWriter *writer) { return &writer->bytes; }

static _Noreturn void writer_error(png_structp codec, png_const_charp message) {
  CodecPNGWriter *writer = png_get_error_ptr(codec);
  report_fail(&writer->report, CodecStatusCorrupt, message);
  longjmp(writer->jump, 1);
}

static void writer_warning(png_structp codec, png_const_charp message) {
  CodecPNGWriter *writer = png_get_error_ptr(codec);
  report_warn(&writer->report, message);
}

static void writer_append(png_structp codec, png_bytep data, size_t count) {
  CodecPNGWriter *writer = png_get_io_ptr(codec);
  if (bytes_append(&writer->bytes, data, count)) return;
  report_fail(&writer->report, CodecStatusOutOfMemory, "out of memory");
  longjmp(writer->jump, 1);
}

static void writer_flush(png_structp codec) { (void)codec; }

/// What makes the smallest file of all that libpng and zlib offer, for pictures of several colors.
static void set_compression(png_structp codec) {
  png_set_compression_buffer_size(codec, chunk_bytes);
  png_set_compression_level(codec, 9);
  png_set_compression_mem_level(codec, 9);
  png_set_compression_strategy(codec, Z_FILTERED);
  png_set_filter(codec, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
}

/// May leave by longjmp.
static void start_picture(CodecPNGWriter *writer) {
  const CodecPNGWriterSettings *settings = &writer->settings;
  writer->codec =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, writer_error, writer_warning);
  if (writer->codec != NULL) writer->info = png_create_info_struct(writer->codec);
  if (writer->info == NULL) {
    report_fail(&writer->report, CodecStatusOutOfMemory, "out of memory");
    return;
  }
  png_set_user_limits(writer->codec, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_write_fn(writer->codec, writer, writer_append, writer_flush);
  set_compression(writer->codec);
  png_set_IHDR(writer->codec, writer->info, settings->width, settings->height, 8,
               settings->is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(writer->codec, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(writer->codec, writer->info, settings->pixels_per_meter,
               settings->pixels_per_meter, PNG_RESOLUTION_METER);
  if (settings->software != NULL) {
    png_text text = {.compression = PNG_TEXT_COMPRESSION_NONE,
                     .key = (png_charp) "Software",
                     .text = (png_charp)settings->software};
    png_set_text(writer->codec, writer->info, &text, 1);
  }
  png_write_info(writer->codec, writer->info);
  if (settings->is_opaque) png_set_filler(writer->codec, 0, PNG_FILLER_AFTER);
}

CodecStatus codec_png_writer_start(CodecPNGWriter *writer, CodecPNGWriterSettings settings) {
  writer->settings = settings;
  if (setjmp(writer->jump) == 0) start_picture(writer);
  writer->settings.software = NULL;
  return writer->report.status;
}

CodecStatus codec_png_writer_write(CodecPNGWriter *writer, const uint8_t *colors,
                                   size_t row_count) {
  bytes_clear(&writer->bytes);
  if (writer->report.status != CodecStatusDone) return writer->report.status;
  if (setjmp(writer->jump) == 0) {
    for (size_t y = 0; y < row_count; y++) {
      png_write_row(writer->codec, colors + y * writer->settings.width * 4);
    }
  }
  return writer->report.status;
}

CodecStatus codec_png_writer_finish(CodecPNGWriter *writer) {
  bytes_clear(&writer->bytes);
  if (writer->report.status != CodecStatusDone) return writer->report.status;
  if (setjmp(writer->jump) == 0) png_write_end(writer->codec, writer->info);
  return writer->report.status;
}
