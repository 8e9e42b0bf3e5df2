#ifndef HEIF_LIBRARY_H
#define HEIF_LIBRARY_H

#include <libheif/heif.h>

// Each function that is used.
#define HEIF_EACH_FUNCTION(call)                          \
  call(heif_context_alloc)                                \
  call(heif_context_free)                                 \
  call(heif_context_get_primary_image_handle)             \
  call(heif_context_read_from_reader)                     \
  call(heif_decode_image)                                 \
  call(heif_decoding_options_alloc)                       \
  call(heif_decoding_options_free)                        \
  call(heif_get_version)                                  \
  call(heif_image_get_height)                             \
  call(heif_image_get_plane_readonly)                     \
  call(heif_image_get_width)                              \
  call(heif_image_handle_get_height)                      \
  call(heif_image_handle_get_list_of_metadata_block_IDs)  \
  call(heif_image_handle_get_luma_bits_per_pixel)         \
  call(heif_image_handle_get_metadata)                    \
  call(heif_image_handle_get_metadata_size)               \
  call(heif_image_handle_get_nclx_color_profile)          \
  call(heif_image_handle_get_raw_color_profile)           \
  call(heif_image_handle_get_raw_color_profile_size)      \
  call(heif_image_handle_get_width)                       \
  call(heif_image_handle_has_alpha_channel)               \
  call(heif_image_handle_is_premultiplied_alpha)          \
  call(heif_image_handle_release)                         \
  call(heif_image_release)                                \
  call(heif_nclx_color_profile_free)

/// The functions of libheif.
typedef struct HEIFLibrary {
#define HEIF_FIELD(name) __typeof__(name) *name;
  HEIF_EACH_FUNCTION(HEIF_FIELD)
#undef HEIF_FIELD
} HEIFLibrary;

/// The library, loaded when it is first asked for: its codecs make up most of what a program that
/// draws no HEIC would wait for at its start. Null where it is not installed, or lacks a function.
const HEIFLibrary *heif_library(void);

#endif
