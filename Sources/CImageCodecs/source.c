#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "CImageCodecs.h"

#pragma STDC FP_CONTRACT OFF

// A file is read with pread and never mapped: a file that is cut while it is mapped kills the
// process, and the descriptor may be shared with other threads.
size_t codec_source_read(const CodecSource *source, uint64_t offset, uint8_t *buffer, size_t count,
                         int *system_error) {
  *system_error = 0;
  // Of an empty array Swift has no address, and memcpy takes no null.
  if (count == 0) return 0;
  if (source->descriptor < 0) {
    if (source->bytes == NULL || offset >= source->count) return 0;
    size_t rest = source->count - (size_t)offset;
    size_t copied = count < rest ? count : rest;
    memcpy(buffer, source->bytes + offset, copied);
    return copied;
  }
  size_t done = 0;
  while (done < count && offset <= (uint64_t)INT64_MAX - done) {
    ssize_t got = pread(source->descriptor, buffer + done, count - done, (off_t)(offset + done));
    if (got > 0) {
      done += (size_t)got;
    } else if (got == 0) {
      break;
    } else if (errno != EINTR) {
      *system_error = errno;
      break;
    }
  }
  return done;
}
