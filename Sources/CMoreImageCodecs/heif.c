#include "CMoreImageCodecs.h"

#ifdef WATERFALL_HEIF

#include <stdlib.h>
#include <string.h>

#include "heif_library.h"

#pragma STDC FP_CONTRACT OFF

typedef struct Input {
  const CodecSource *source;
  int64_t position;
  _Bool has_ended;
} Input;

static int64_t input_position(void *data) { return ((Input *)data)->position; }

static int input_read(void *target, size_t count, void *data) {
  Input *input = data;
  int system_error = 0;
  size_t got = codec_source_read(input->source, (uint64_t)input->position, target, count,
                                 &system_error);
  input->position += (int64_t)got;
  if (got < count) input->has_ended = 1;
  return got < count;
}

static int input_seek(int64_t position, void *data) {
  if (position < 0) return 1;
  ((Input *)data)->position = position;
  return 0;
}

static enum heif_reader_grow_status input_wait(int64_t size, void *data) {
  Input *input = data;
  uint8_t last;
  int system_error = 0;
  if (size <= 0) return heif_reader_grow_status_size_reached;
  if (codec_source_read(input->source, (uint64_t)size - 1, &last, 1, &system_error) == 1) {
    return heif_reader_grow_status_size_reached;
  }
  input->has_ended = 1;
  return heif_reader_grow_status_size_beyond_eof;
}

static FrameOutcome outcome_of(const Input *input, struct heif_error error) {
  if (error.code == heif_error_Ok) return FrameOutcomeDone;
  if (input->has_ended || error.subcode == heif_suberror_End_of_data) {
    return FrameOutcomeTruncated;
  }
  switch (error.code) {
  case heif_error_Memory_allocation_error: return FrameOutcomeOutOfMemory;
  case heif_error_Unsupported_filetype:
  case heif_error_Unsupported_feature: return FrameOutcomeUnsupported;
  default: return FrameOutcomeCorrupt;
  }
}

static void read_color(const HEIFLibrary *heif, const struct heif_image_handle *handle,
                       HEIFPicture *picture) {
  size_t count = heif->heif_image_handle_get_raw_color_profile_size(handle);
  if (count > 0 && count <= heif_longest_profile) {
    picture->profile = malloc(count);
    if (picture->profile != NULL &&
        heif->heif_image_handle_get_raw_color_profile(handle, picture->profile).code ==
            heif_error_Ok) {
      picture->profile_count = count;
    }
  }
  struct heif_color_profile_nclx *points = NULL;
  if (heif->heif_image_handle_get_nclx_color_profile(handle, &points).code == heif_error_Ok &&
      points != NULL) {
    picture->primaries = (uint8_t)points->color_primaries;
    picture->transfer = (uint8_t)points->transfer_characteristics;
    heif->heif_nclx_color_profile_free(points);
  }
}

static void read_exif(const HEIFLibrary *heif, const struct heif_image_handle *handle,
                      HEIFPicture *picture) {
  heif_item_id block;
  if (heif->heif_image_handle_get_list_of_metadata_block_IDs(handle, "Exif", &block, 1) < 1) return;
  size_t count = heif->heif_image_handle_get_metadata_size(handle, block);
  if (count <= 4 || count > heif_longest_exif) return;
  picture->exif = malloc(count);
  if (picture->exif != NULL &&
      heif->heif_image_handle_get_metadata(handle, block, picture->exif).code == heif_error_Ok) {
    picture->exif_count = count;
  }
}

static void make_straight(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    uint32_t alpha = pixels[3];
    for (int k = 0; k < 3 && alpha > 0; k++) {
      uint32_t straight = (pixels[k] * 255u + alpha / 2) / alpha;
      pixels[k] = (uint8_t)(straight > 255 ? 255 : straight);
    }
  }
}

static FrameOutcome copy_rows(const HEIFLibrary *heif, const struct heif_image *image,
                              const HEIFPicture *picture, uint8_t *pixels) {
  int stride = 0;
  const uint8_t *rows =
      heif->heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride);
  if (rows == NULL ||
      heif->heif_image_get_width(image, heif_channel_interleaved) != (int)picture->width ||
      heif->heif_image_get_height(image, heif_channel_interleaved) != (int)picture->height) {
    return FrameOutcomeCorrupt;
  }
  size_t row_bytes = (size_t)picture->width * 4;
  for (size_t y = 0; y < picture->height; y++) {
    uint8_t *row = pixels + y * row_bytes;
    memcpy(row, rows + y * (size_t)stride, row_bytes);
    for (size_t x = 0; x < picture->width && !picture->has_alpha; x++) row[x * 4 + 3] = 255;
  }
  return FrameOutcomeDone;
}

static FrameOutcome decode(const HEIFLibrary *heif, const Input *input,
                           const struct heif_image_handle *handle, const HEIFPicture *picture,
                           uint8_t *pixels) {
  struct heif_decoding_options *options = heif->heif_decoding_options_alloc();
  if (options == NULL) return FrameOutcomeOutOfMemory;
  options->convert_hdr_to_8bit = 1;
  options->strict_decoding = 1;
  struct heif_image *image = NULL;
  struct heif_error error = heif->heif_decode_image(handle, &image, heif_colorspace_RGB,
                                                    heif_chroma_interleaved_RGBA, options);
  heif->heif_decoding_options_free(options);
  FrameOutcome outcome = outcome_of(input, error);
  if (outcome == FrameOutcomeDone) outcome = copy_rows(heif, image, picture, pixels);
  if (outcome == FrameOutcomeDone && heif->heif_image_handle_is_premultiplied_alpha(handle)) {
    make_straight(pixels, (size_t)picture->width * picture->height);
  }
  if (image != NULL) heif->heif_image_release(image);
  return outcome;
}

FrameOutcome heif_picture_read(const CodecSource *source, HEIFPicture *picture, uint8_t *pixels) {
  static const struct heif_reader reader = {1, input_position, input_read, input_seek, input_wait};
  HEIFPicture promised = *picture;
  *picture = (HEIFPicture){0};
  const HEIFLibrary *heif = heif_library();
  if (heif == NULL) return FrameOutcomeUnavailable;
  struct heif_context *context = heif->heif_context_alloc();
  if (context == NULL) return FrameOutcomeOutOfMemory;
  Input input = {source, 0, 0};
  struct heif_image_handle *handle = NULL;
  struct heif_error error = heif->heif_context_read_from_reader(context, &reader, &input, NULL);
  if (error.code == heif_error_Ok) {
    error = heif->heif_context_get_primary_image_handle(context, &handle);
  }
  FrameOutcome outcome = outcome_of(&input, error);
  if (outcome == FrameOutcomeDone) {
    int width = heif->heif_image_handle_get_width(handle);
    int height = heif->heif_image_handle_get_height(handle);
    picture->width = width > 0 ? (uint32_t)width : 0;
    picture->height = height > 0 ? (uint32_t)height : 0;
    picture->has_alpha = heif->heif_image_handle_has_alpha_channel(handle) != 0;
    picture->is_deep = heif->heif_image_handle_get_luma_bits_per_pixel(handle) > 8;
    if (picture->width == 0 || picture->height == 0) outcome = FrameOutcomeCorrupt;
  }
  if (outcome == FrameOutcomeDone && pixels == NULL) read_exif(heif, handle, picture);
  if (outcome == FrameOutcomeDone && pixels != NULL) {
    _Bool is_same = promised.width == picture->width && promised.height == picture->height;
    read_color(heif, handle, picture);
    outcome = is_same ? decode(heif, &input, handle, picture, pixels) : FrameOutcomeCorrupt;
  }
  if (handle != NULL) heif->heif_image_handle_release(handle);
  heif->heif_context_free(context);
  return outcome;
}

void heif_picture_release(HEIFPicture *picture) {
  free(picture->profile);
  free(picture->exif);
  *picture = (HEIFPicture){0};
}

const char *heif_version(void) {
  const HEIFLibrary *heif = heif_library();
  return heif == NULL ? NULL : heif->heif_get_version();
}

#endif
