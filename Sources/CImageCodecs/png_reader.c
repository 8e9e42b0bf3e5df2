#include "png_reader.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

enum {
  most_chunk_bytes = 8000000,
  most_chunks_kept = 128,
};

/// Chunks that libpng need not read, whatever their size; those of color are read in Swift.
static const uint8_t skipped_chunks[] =
    "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0"
    "pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0tEXt\0tIME\0zTXt";

CodecPNGReader *codec_png_reader_create(CodecReaderSettings settings) {
  CodecPNGReader *reader = calloc(1, sizeof *reader);
  if (reader != NULL) reader->settings = settings;
  return reader;
}

void codec_png_reader_destroy(CodecPNGReader *reader) {
  png_destroy_read_struct(&reader->codec, &reader->info, NULL);
  png_whole_free(&reader->whole);
  free(reader->rows);
  free(reader);
}

const CodecReport *codec_png_reader_report(const CodecPNGReader *reader) {
  return &reader->report;
}

static void set_limits(CodecPNGReader *reader) {
  png_structp codec = reader->codec;
  // Pixels and bytes were counted before; libpng need not refuse long sides by itself.
  png_set_user_limits(codec, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_cache_max(codec, most_chunks_kept);
  png_set_chunk_malloc_max(codec, most_chunk_bytes);
  png_set_benign_errors(codec, 1);
#ifdef PNG_HANDLE_AS_UNKNOWN_SUPPORTED
  png_set_keep_unknown_chunks(codec, PNG_HANDLE_CHUNK_NEVER, skipped_chunks,
                              sizeof skipped_chunks / 5);
#endif
}

static void note_shape(CodecPNGReader *reader) {
  reader->shape = (CodecPNGShape){
      .width = reader->settings.width,
      .height = reader->settings.height,
      .bit_depth = png_get_bit_depth(reader->codec, reader->info),
      .color_type = png_get_color_type(reader->codec, reader->info),
      .is_interlaced = png_get_interlace_type(reader->codec, reader->info) != PNG_INTERLACE_NONE,
  };
  // Colors that are transparent are left to libpng.
  reader->has_tried_whole = reader->settings.reads_row_by_row ||
                            png_get_valid(reader->codec, reader->info, PNG_INFO_tRNS) != 0;
}

/// Whatever the color type, rows are straight RGBA of 8 or 16 bits.
static void set_transforms(CodecPNGReader *reader) {
  png_structp codec = reader->codec;
  int color_type = png_get_color_type(codec, reader->info);
  reader->is_wide = png_get_bit_depth(codec, reader->info) == 16;
  reader->has_alpha = (color_type & PNG_COLOR_MASK_ALPHA) != 0 ||
                      png_get_valid(codec, reader->info, PNG_INFO_tRNS) != 0;
  png_set_expand(codec);
  if ((color_type & PNG_COLOR_MASK_COLOR) == 0) png_set_gray_to_rgb(codec);
  if (!reader->has_alpha) png_set_add_alpha(codec, 0xFFFF, PNG_FILLER_AFTER);
  reader->is_interlaced = png_set_interlace_handling(codec) > 1;
  png_read_update_info(codec, reader->info);
  reader->row_bytes = png_get_rowbytes(codec, reader->info);
  if (reader->row_bytes != (size_t)reader->settings.width * (reader->is_wide ? 8 : 4)) {
    png_reader_stop(reader, CodecStatusCorrupt, "rows of an unexpected length");
  }
}

/// May leave by longjmp.
static void open_picture(CodecPNGReader *reader) {
  reader->codec = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, png_reader_error,
                                         png_reader_warning);
  if (reader->codec != NULL) reader->info = png_create_info_struct(reader->codec);
  if (reader->info == NULL) png_reader_stop(reader, CodecStatusOutOfMemory, "out of memory");
  set_limits(reader);
  png_reader_use_source(reader);
  png_read_info(reader->codec, reader->info);
  if (png_get_image_width(reader->codec, reader->info) != reader->settings.width ||
      png_get_image_height(reader->codec, reader->info) != reader->settings.height) {
    png_reader_stop(reader, CodecStatusCorrupt, "the size is given twice");
  }
  // The head of the first chunk of pixels is read.
  reader->pixels_position = reader->position - (reader->buffer_end - reader->buffer_start) - 8;
  note_shape(reader);
  set_transforms(reader);

  size_t kept_rows = reader->is_interlaced ? reader->settings.height : reader->is_wide;
  // libpng keeps two rows of its own.
  uint64_t needed = (uint64_t)reader->row_bytes * ((uint64_t)kept_rows + 2);
  if (needed > reader->settings.maximum_bytes) {
    reader->report.needed_bytes = needed;
    png_reader_stop(reader, CodecStatusNeedsMemory, "too many pixels at once");
  }
  if (kept_rows > 0) {
    reader->rows = malloc(reader->row_bytes * kept_rows);
    if (reader->rows == NULL) png_reader_stop(reader, CodecStatusOutOfMemory, "out of memory");
  }
}

CodecStatus codec_png_reader_open(CodecPNGReader *reader, const CodecSource *source) {
  reader->source = source;
  if (setjmp(reader->jump) == 0) open_picture(reader);
  reader->source = NULL;
  return reader->report.status;
}

/// Each pass of an interlaced picture fills pixels between those of the passes before.
static void read_passes(CodecPNGReader *reader) {
  int passes = png_set_interlace_handling(reader->codec);
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < reader->settings.height; y++) {
      png_read_row(reader->codec, reader->rows + y * reader->row_bytes, NULL);
    }
  }
  reader->has_read_passes = 1;
}

/// May leave by longjmp.
static void read_row(CodecPNGReader *reader, uint8_t *pixels) {
  size_t width = reader->settings.width;
  const uint8_t *row = reader->rows;
  if (reader->whole.memory != NULL) {
    png_whole_read_row(&reader->whole, reader->rows_given, reader->settings.height, pixels, width);
  } else if (reader->is_interlaced) {
    if (!reader->has_read_passes) read_passes(reader);
    row += reader->rows_given * reader->row_bytes;
    if (!reader->is_wide) memcpy(pixels, row, reader->row_bytes);
  } else {
    png_read_row(reader->codec, reader->is_wide ? reader->rows : pixels, NULL);
  }
  const CodecColorTransform *transform = reader->settings.transform;
  if (transform != NULL) {
    codec_color_transform_apply(transform, reader->is_wide ? row : pixels, pixels, width);
  } else if (reader->is_wide) {
    codec_rows_narrow(row, pixels, width);
  }
  if (reader->has_alpha && !reader->settings.is_straight) codec_rows_premultiply(pixels, width);
  reader->rows_given++;
}

CodecStatus codec_png_reader_read(CodecPNGReader *reader, const CodecSource *source,
                                  uint8_t *pixels, size_t capacity, size_t *row_count) {
  *row_count = 0;
  if (reader->report.status != CodecStatusDone || reader->has_given_all_rows) {
    return reader->report.status;
  }
  reader->source = source;
  if (!reader->has_tried_whole) {
    reader->has_tried_whole = 1;
    png_whole_inflate(&reader->whole, source, reader->pixels_position, reader->shape,
                      reader->settings.maximum_bytes);
  }
  if (setjmp(reader->jump) == 0) {
    size_t height = reader->settings.height;
    while (*row_count < capacity && reader->rows_given < height) {
      read_row(reader, pixels + *row_count * reader->settings.width * 4);
      *row_count += 1;
    }
    if (*row_count == 0 && capacity > 0) {
      reader->has_given_all_rows = 1;
      if (reader->whole.memory == NULL) png_read_end(reader->codec, NULL);
    }
  }
  reader->source = NULL;
  return reader->report.status;
}

_Bool codec_png_reader_is_whole(const CodecPNGReader *reader) {
  return reader->whole.memory != NULL;
}
