#include "jpeg_reader.h"

#include <jerror.h>

#pragma STDC FP_CONTRACT OFF

static void source_was_opened(j_decompress_ptr codec) { (void)codec; }

/// The next bytes of the file, or, where it has ended, the end marker that it lacks.
static boolean source_refill(j_decompress_ptr codec) {
  static const uint8_t end_of_image[2] = {0xFF, JPEG_EOI};
  CodecJPEGReader *reader = codec->client_data;
  size_t wanted = jpeg_buffer_bytes;
  if (reader->has_given_all_rows) {
    if (wanted > reader->trailing_bytes) wanted = (size_t)reader->trailing_bytes;
    reader->trailing_bytes -= wanted;
  }

  int system_error = 0;
  size_t count = codec_source_read(reader->source, reader->position, reader->buffer, wanted,
                                   &system_error);
  if (system_error != 0) {
    reader->report.system_error = system_error;
    jpeg_reader_stop(reader, CodecStatusUnreadable, "reading failed");
  }
  reader->position += count;
  codec->src->next_input_byte = reader->buffer;
  codec->src->bytes_in_buffer = count;
  if (count == 0) {
    reader->is_at_end = 1;
    WARNMS(codec, JWRN_JPEG_EOF);
    codec->src->next_input_byte = end_of_image;
    codec->src->bytes_in_buffer = sizeof end_of_image;
  }
  return TRUE;
}

static void source_skip(j_decompress_ptr codec, long count) {
  CodecJPEGReader *reader = codec->client_data;
  if (count <= 0) return;
  size_t here = codec->src->bytes_in_buffer;
  if ((size_t)count <= here) {
    codec->src->next_input_byte += count;
    codec->src->bytes_in_buffer -= (size_t)count;
  } else {
    reader->position += (size_t)count - here;
    codec->src->bytes_in_buffer = 0;
  }
}

static void source_was_closed(j_decompress_ptr codec) { (void)codec; }

void jpeg_reader_use_source(CodecJPEGReader *reader) {
  reader->input.init_source = source_was_opened;
  reader->input.fill_input_buffer = source_refill;
  reader->input.skip_input_data = source_skip;
  reader->input.resync_to_restart = jpeg_resync_to_restart;
  reader->input.term_source = source_was_closed;
  reader->codec.src = &reader->input;
}
