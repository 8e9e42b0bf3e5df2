#include "report.h"

#include <stdio.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

void report_fail(CodecReport *report, CodecStatus status, const char *message) {
  if (report->status != CodecStatusDone) return;
  report->status = status;
  snprintf(report->message, report_text_bytes, "%s", message);
}

void report_warn(CodecReport *report, const char *message) {
  if (report->warning_count == report_kept_warnings) return;
  char *next = report->warnings[report->warning_count];
  snprintf(next, report_text_bytes, "%s", message);
  for (size_t i = 0; i < report->warning_count; i++) {
    if (strcmp(report->warnings[i], next) == 0) return;
  }
  report->warning_count++;
}

CodecStatus codec_report_status(const CodecReport *report) { return report->status; }

const char *codec_report_message(const CodecReport *report) { return report->message; }

int codec_report_system_error(const CodecReport *report) { return report->system_error; }

uint64_t codec_report_needed_bytes(const CodecReport *report) { return report->needed_bytes; }

size_t codec_report_whole_rows(const CodecReport *report) { return report->whole_rows; }

size_t codec_report_warning_count(const CodecReport *report) { return report->warning_count; }

const char *codec_report_warning(const CodecReport *report, size_t index) {
  return index < report->warning_count ? report->warnings[index] : "";
}
