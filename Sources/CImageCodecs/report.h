#ifndef CODEC_REPORT_H
#define CODEC_REPORT_H

#include "CImageCodecs.h"

enum { report_text_bytes = 200, report_kept_warnings = 8 };

struct CodecReport {
  CodecStatus status;
  int system_error;
  uint64_t needed_bytes;
  size_t whole_rows;
  size_t warning_count;
  char message[report_text_bytes];
  char warnings[report_kept_warnings][report_text_bytes];
};

/// Keeps the first failure; later ones only follow from it.
void report_fail(CodecReport *report, CodecStatus status, const char *message);

/// Keeps a warning, unless it was given before or there are too many.
void report_warn(CodecReport *report, const char *message);

#endif
