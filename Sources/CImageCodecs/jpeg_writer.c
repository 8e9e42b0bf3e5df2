#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "bytes.h"
#include "report.h"

#pragma STDC FP_CONTRACT OFF

enum { block_bytes = 16384 };

/// All that lives longer than a call of libjpeg: on the heap, since what a function keeps on the
/// stack is indeterminate after a longjmp.
struct CodecJPEGWriter {
  struct jpeg_compress_struct codec;
  struct jpeg_error_mgr errors;
  struct jpeg_destination_mgr output;
  jmp_buf jump;
  CodecJPEGWriterSettings settings;
  CodecReport report;
  CodecBytes bytes;
  uint8_t block[block_bytes];
};

CodecJPEGWriter *codec_jpeg_writer_create(void) { return calloc(1, sizeof(CodecJPEGWriter)); }

void codec_jpeg_writer_destroy(CodecJPEGWriter *writer) {
  jpeg_destroy_compress(&writer->codec);
  bytes_release(&writer->bytes);
  free(writer);
}

const CodecReport *codec_jpeg_writer_report(const CodecJPEGWriter *writer) {
  return &writer->report;
}

const CodecBytes *codec_jpeg_writer_bytes(const CodecJPEGWriter *writer) { return &writer->bytes; }

static void writer_error(j_common_ptr codec) {
  CodecJPEGWriter *writer = codec->client_data;
  char message[JMSG_LENGTH_MAX];
  codec->err->format_message(codec, message);
  report_fail(&writer->report, CodecStatusCorrupt, message);
  longjmp(writer->jump, 1);
}

static void writer_emit(j_common_ptr codec, int level) {
  (void)codec;
  (void)level;
}

static void writer_print(j_common_ptr codec) { (void)codec; }

static void append(CodecJPEGWriter *writer, size_t count) {
  if (bytes_append(&writer->bytes, writer->block, count)) return;
  report_fail(&writer->report, CodecStatusOutOfMemory, "out of memory");
  longjmp(writer->jump, 1);
}

static void output_begin(j_compress_ptr codec) {
  CodecJPEGWriter *writer = codec->client_data;
  writer->output.next_output_byte = writer->block;
  writer->output.free_in_buffer = block_bytes;
}

static boolean output_full(j_compress_ptr codec) {
  append(codec->client_data, block_bytes);
  output_begin(codec);
  return TRUE;
}

static void output_end(j_compress_ptr codec) {
  CodecJPEGWriter *writer = codec->client_data;
  append(writer, block_bytes - writer->output.free_in_buffer);
}

/// Exif with one entry: the orientation. Source: Exif 2.32 (CIPA DC-008), 4.5 and 4.6.4.
static void write_orientation(CodecJPEGWriter *writer) {
  uint8_t exif[] = {'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0,
                    0,   8,   0,   1,   1, 0x12, 0, 3, 0, 0, 0, 1,
                    0,   writer->settings.orientation, 0, 0, 0, 0, 0, 0};
  jpeg_write_marker(&writer->codec, JPEG_APP0 + 1, exif, sizeof exif);
}

static void set_codec(CodecJPEGWriter *writer) {
  struct jpeg_compress_struct *codec = &writer->codec;
  const CodecJPEGWriterSettings *settings = &writer->settings;
  codec->dest = &writer->output;
  writer->output.init_destination = output_begin;
  writer->output.empty_output_buffer = output_full;
  writer->output.term_destination = output_end;
  codec->image_width = settings->width;
  codec->image_height = settings->height;
  codec->input_components = 4;
  codec->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(codec);
  if (settings->is_gray) jpeg_set_colorspace(codec, JCS_GRAYSCALE);
  jpeg_set_quality(codec, settings->quality, TRUE);
  codec->dct_method = JDCT_ISLOW;
  codec->optimize_coding = settings->is_optimized;
  if (settings->pixels_per_inch > 0) {
    codec->density_unit = 1;
    codec->X_density = settings->pixels_per_inch;
    codec->Y_density = settings->pixels_per_inch;
  }
  codec->comp_info[0].h_samp_factor = settings->is_gray ? 1 : settings->chroma_width;
  codec->comp_info[0].v_samp_factor = settings->is_gray ? 1 : settings->chroma_height;
  if (settings->is_progressive) jpeg_simple_progression(codec);
}

/// May leave by longjmp.
static void start_picture(CodecJPEGWriter *writer) {
  struct jpeg_compress_struct *codec = &writer->codec;
  const CodecJPEGWriterSettings *settings = &writer->settings;
  jpeg_create_compress(codec);
  set_codec(writer);
  jpeg_start_compress(codec, TRUE);
  if (settings->orientation > 1) write_orientation(writer);
  if (settings->comment != NULL) {
    jpeg_write_marker(codec, JPEG_COM, (const JOCTET *)settings->comment,
                      (unsigned)strlen(settings->comment));
  }
}

CodecStatus codec_jpeg_writer_start(CodecJPEGWriter *writer, CodecJPEGWriterSettings settings) {
  writer->settings = settings;
  writer->codec.client_data = writer;
  writer->codec.err = jpeg_std_error(&writer->errors);
  writer->errors.error_exit = writer_error;
  writer->errors.emit_message = writer_emit;
  writer->errors.output_message = writer_print;
  if (setjmp(writer->jump) == 0) start_picture(writer);
  writer->settings.comment = NULL;
  return writer->report.status;
}

CodecStatus codec_jpeg_writer_write(CodecJPEGWriter *writer, const uint8_t *pixels,
                                    size_t row_count) {
  bytes_clear(&writer->bytes);
  if (writer->report.status != CodecStatusDone) return writer->report.status;
  if (setjmp(writer->jump) == 0) {
    for (size_t y = 0; y < row_count; y++) {
      // libjpeg's rows are not const, though it only reads them.
      JSAMPROW row = (JSAMPROW)pixels + y * writer->codec.image_width * 4;
      jpeg_write_scanlines(&writer->codec, &row, 1);
    }
  }
  return writer->report.status;
}

CodecStatus codec_jpeg_writer_finish(CodecJPEGWriter *writer) {
  bytes_clear(&writer->bytes);
  if (writer->report.status != CodecStatusDone) return writer->report.status;
  if (setjmp(writer->jump) == 0) jpeg_finish_compress(&writer->codec);
  return writer->report.status;
}
