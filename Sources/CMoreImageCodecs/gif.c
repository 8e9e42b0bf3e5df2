#include "CMoreImageCodecs.h"

#ifdef WATERFALL_GIF

#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

#pragma STDC FP_CONTRACT OFF

typedef struct Input {
  const CodecSource *source;
  uint64_t position;
  _Bool has_ended;
} Input;

static int read_input(GifFileType *file, GifByteType *target, int count) {
  Input *input = file->UserData;
  int system_error = 0;
  size_t got = codec_source_read(input->source, input->position, target, (size_t)count,
                                 &system_error);
  input->position += got;
  if (got < (size_t)count) input->has_ended = 1;
  return (int)got;
}

static FrameOutcome outcome_of(const Input *input, int error) {
  if (input->has_ended || error == D_GIF_ERR_EOF_TOO_SOON) return FrameOutcomeTruncated;
  return error == D_GIF_ERR_NOT_ENOUGH_MEM ? FrameOutcomeOutOfMemory : FrameOutcomeCorrupt;
}

/// Goes to the first picture; the index that is clear, or -1, is that of the control before it.
static int find_picture(GifFileType *file, int *clear_index) {
  for (;;) {
    GifRecordType kind;
    if (DGifGetRecordType(file, &kind) == GIF_ERROR) return GIF_ERROR;
    if (kind == IMAGE_DESC_RECORD_TYPE) return DGifGetImageDesc(file);
    if (kind != EXTENSION_RECORD_TYPE) return GIF_ERROR;
    int code;
    GifByteType *block;
    if (DGifGetExtension(file, &code, &block) == GIF_ERROR) return GIF_ERROR;
    while (block != NULL) {
      GraphicsControlBlock control;
      if (code == GRAPHICS_EXT_FUNC_CODE &&
          DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK) {
        *clear_index = control.TransparentColor;
      }
      if (DGifGetExtensionNext(file, &block) == GIF_ERROR) return GIF_ERROR;
    }
  }
}

static void paint(const GifPixelType *line, const ColorMapObject *map, int clear_index,
                  uint32_t width, uint8_t *pixels) {
  for (uint32_t x = 0; x < width; x++, pixels += 4) {
    if (line[x] == clear_index) continue;
    // What lies outside of the palette is black.
    if (line[x] < map->ColorCount) {
      const GifColorType *color = map->Colors + line[x];
      pixels[0] = color->Red;
      pixels[1] = color->Green;
      pixels[2] = color->Blue;
    }
    pixels[3] = 255;
  }
}

static FrameOutcome decode_picture(GifFileType *file, FramePlace place, int clear_index,
                                   GifPixelType *line, uint8_t *canvas) {
  static const uint32_t starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  const GifImageDesc *picture = &file->Image;
  const ColorMapObject *map = picture->ColorMap != NULL ? picture->ColorMap : file->SColorMap;
  if (map == NULL || (uint32_t)picture->Left != place.x || (uint32_t)picture->Top != place.y ||
      (uint32_t)picture->Width != place.width || (uint32_t)picture->Height != place.height) {
    return FrameOutcomeCorrupt;
  }
  int passes = picture->Interlace ? 4 : 1;
  for (int pass = 0; pass < passes; pass++) {
    uint32_t step = picture->Interlace ? steps[pass] : 1;
    for (uint32_t y = starts[pass]; y < place.height; y += step) {
      if (DGifGetLine(file, line, (int)place.width) == GIF_ERROR) {
        return outcome_of(file->UserData, file->Error);
      }
      size_t first = (size_t)(place.y + y) * place.canvas_width + place.x;
      paint(line, map, clear_index, place.width, canvas + first * 4);
    }
  }
  return FrameOutcomeDone;
}

FrameOutcome gif_frame_decode(const CodecSource *source, FramePlace place, uint8_t *canvas) {
  Input input = {source, 0, 0};
  int error = 0;
  GifFileType *file = DGifOpen(&input, read_input, &error);
  if (file == NULL) return outcome_of(&input, error);
  int clear_index = -1;
  FrameOutcome outcome;
  GifPixelType *line = malloc(place.width);
  if (line == NULL) {
    outcome = FrameOutcomeOutOfMemory;
  } else if (find_picture(file, &clear_index) == GIF_ERROR) {
    outcome = outcome_of(&input, file->Error);
  } else {
    outcome = decode_picture(file, place, clear_index, line, canvas);
  }
  free(line);
  DGifCloseFile(file, &error);
  return outcome;
}

const char *gif_version(void) {
#define TEXT_OF(number) #number
#define VERSION(major, minor, release) TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(release)
  return VERSION(GIFLIB_MAJOR, GIFLIB_MINOR, GIFLIB_RELEASE);
}

#endif
