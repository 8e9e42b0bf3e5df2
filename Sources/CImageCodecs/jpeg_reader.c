#include "jpeg_reader.h"

#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

CodecJPEGReader *codec_jpeg_reader_create(CodecReaderSettings settings) {
  CodecJPEGReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->settings = settings;
  reader->trailing_bytes = jpeg_buffer_bytes;
  return reader;
}

void codec_jpeg_reader_destroy(CodecJPEGReader *reader) {
  jpeg_destroy_decompress(&reader->codec);
  free(reader->row);
  free(reader);
}

const CodecReport *codec_jpeg_reader_report(const CodecJPEGReader *reader) {
  return &reader->report;
}

uint32_t codec_jpeg_reader_width(const CodecJPEGReader *reader) {
  return reader->codec.output_width;
}

uint32_t codec_jpeg_reader_height(const CodecJPEGReader *reader) {
  return reader->codec.output_height;
}

/// Bytes of the coefficients that a picture in several scans keeps till its last one.
static uint64_t coefficient_bytes(const struct jpeg_decompress_struct *codec) {
  uint64_t blocks = 0;
  for (int i = 0; i < codec->num_components; i++) {
    const jpeg_component_info *component = &codec->comp_info[i];
    uint64_t width = component->width_in_blocks + (uint64_t)component->h_samp_factor;
    uint64_t height = component->height_in_blocks + (uint64_t)component->v_samp_factor;
    blocks += width * height;
  }
  return blocks * sizeof(JBLOCK);
}

/// Whether a picture in several scans lacks one, though its file may end as it should.
static _Bool lacks_scans(const struct jpeg_decompress_struct *codec) {
  for (int i = 0; i < codec->num_components; i++) {
    // libjpeg copies a component's table when its first scan begins.
    if (codec->comp_info[i].quant_table == NULL) return 1;
    if (!codec->progressive_mode) continue;
    for (int k = 0; k < DCTSIZE2; k++) {
      // -1: never sent; above 0: sent without its lowest bits.
      if (codec->coef_bits[i][k] != 0) return 1;
    }
  }
  return 0;
}

static J_COLOR_SPACE row_color_space(const struct jpeg_decompress_struct *codec) {
  switch (codec->jpeg_color_space) {
  case JCS_GRAYSCALE:
    return JCS_GRAYSCALE;
  case JCS_CMYK:
  case JCS_YCCK:
    return JCS_CMYK;
  default:
    return JCS_EXT_RGBA;
  }
}

/// May leave by longjmp.
static void open_picture(CodecJPEGReader *reader) {
  struct jpeg_decompress_struct *codec = &reader->codec;
  jpeg_create_decompress(codec);
  jpeg_reader_use_source(reader);
  codec->progress = &reader->progress;
  codec->mem->max_memory_to_use = (long)reader->settings.maximum_bytes;
  jpeg_read_header(codec, TRUE);
  if (codec->image_width != reader->settings.width ||
      codec->image_height != reader->settings.height) {
    jpeg_reader_stop(reader, CodecStatusCorrupt, "the size is given twice");
  }

  _Bool has_scans = jpeg_has_multiple_scans(codec);
  uint64_t needed = has_scans ? coefficient_bytes(codec) : 0;
  if (needed > reader->settings.maximum_bytes) {
    reader->report.needed_bytes = needed;
    jpeg_reader_stop(reader, CodecStatusNeedsMemory, "too many coefficients");
  }

  codec->out_color_space = row_color_space(codec);
  codec->scale_num = reader->settings.eighths;
  codec->scale_denom = 8;
  codec->dct_method = JDCT_ISLOW;
  codec->do_fancy_upsampling = TRUE;
  codec->do_block_smoothing = TRUE;
  jpeg_start_decompress(codec);
  if (has_scans && lacks_scans(codec)) {
    jpeg_reader_stop(reader, CodecStatusTruncated, "scans are missing");
  }

  if (codec->out_color_space != JCS_EXT_RGBA) {
    reader->row = malloc((size_t)codec->output_width * (size_t)codec->output_components);
    if (reader->row == NULL) jpeg_reader_stop(reader, CodecStatusOutOfMemory, "out of memory");
  }
}

CodecStatus codec_jpeg_reader_open(CodecJPEGReader *reader, const CodecSource *source) {
  reader->codec.client_data = reader;
  reader->source = source;
  jpeg_reader_use_errors(reader);
  if (setjmp(reader->jump) == 0) open_picture(reader);
  reader->source = NULL;
  return reader->report.status;
}

/// May leave by longjmp.
static void read_row(CodecJPEGReader *reader, uint8_t *pixels) {
  struct jpeg_decompress_struct *codec = &reader->codec;
  JSAMPROW row = reader->row == NULL ? pixels : reader->row;
  if (jpeg_read_scanlines(codec, &row, 1) != 1) {
    jpeg_reader_stop(reader, CodecStatusCorrupt, "no row was decoded");
  }
  size_t width = codec->output_width;
  const CodecColorTransform *transform = reader->settings.transform;
  if (codec->out_color_space == JCS_CMYK) {
    if (transform == NULL) {
      codec_rows_from_cmyk(reader->row, pixels, width, codec->saw_Adobe_marker);
    } else {
      // All files of Adobe's store 255 for no ink.
      if (!codec->saw_Adobe_marker) codec_rows_invert(reader->row, width * 4);
      codec_color_transform_apply(transform, reader->row, pixels, width);
    }
    return;
  }
  if (codec->out_color_space == JCS_GRAYSCALE) codec_rows_from_gray(reader->row, pixels, width);
  if (transform != NULL) codec_color_transform_apply(transform, pixels, pixels, width);
}

/// Looks for the end marker behind the last row. May leave by longjmp.
static void finish_picture(CodecJPEGReader *reader) {
  // An arithmetic decoder cannot tell its last zeros from bytes that are cut off.
  if (reader->codec.arith_code && reader->is_at_end) {
    jpeg_reader_stop(reader, CodecStatusTruncated, "the end is missing");
  }
  reader->has_given_all_rows = 1;
  jpeg_finish_decompress(&reader->codec);
}

CodecStatus codec_jpeg_reader_read(CodecJPEGReader *reader, const CodecSource *source,
                                   uint8_t *pixels, size_t capacity, size_t *row_count) {
  *row_count = 0;
  if (reader->report.status != CodecStatusDone || reader->has_given_all_rows) {
    return reader->report.status;
  }
  reader->source = source;
  if (setjmp(reader->jump) == 0) {
    size_t row_bytes = (size_t)reader->codec.output_width * 4;
    while (*row_count < capacity && reader->codec.output_scanline < reader->codec.output_height) {
      read_row(reader, pixels + *row_count * row_bytes);
      *row_count += 1;
    }
    if (*row_count == 0 && capacity > 0) finish_picture(reader);
  }
  reader->source = NULL;
  return reader->report.status;
}
