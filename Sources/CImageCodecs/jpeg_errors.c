#include "jpeg_reader.h"

#include <jerror.h>

#pragma STDC FP_CONTRACT OFF

enum {
  /// A file that is warned of more often than this only burns time.
  most_warnings = 1000,
};

void jpeg_reader_stop(CodecJPEGReader *reader, CodecStatus status, const char *message) {
  if (reader->has_given_all_rows) {
    report_warn(&reader->report, message);
  } else {
    report_fail(&reader->report, status, message);
  }
  longjmp(reader->jump, 1);
}

/// Rows of the stored picture that were decoded before the damage.
static size_t whole_rows(const struct jpeg_decompress_struct *codec) {
  // Of a picture in several scans no row is whole before the last one.
  if (codec->global_state == 0 || codec->output_height == 0 || codec->progressive_mode ||
      codec->comps_in_scan != codec->num_components) {
    return 0;
  }
  size_t rows = (size_t)codec->input_iMCU_row * (size_t)codec->max_v_samp_factor * DCTSIZE;
  // The smooth enlargement of chroma looks at the row below.
  if (rows > 0 && codec->max_v_samp_factor > 1) rows -= (size_t)codec->max_v_samp_factor;
  return rows < codec->image_height ? rows : codec->image_height;
}

static void errors_exit(j_common_ptr codec) {
  CodecJPEGReader *reader = codec->client_data;
  char message[JMSG_LENGTH_MAX];
  codec->err->format_message(codec, message);
  CodecStatus status = reader->is_at_end ? CodecStatusTruncated : CodecStatusCorrupt;
  if (codec->err->msg_code == JERR_OUT_OF_MEMORY) status = CodecStatusOutOfMemory;
  if (codec->err->msg_code == JERR_NO_BACKING_STORE) {
    reader->report.needed_bytes = reader->settings.maximum_bytes;
    status = CodecStatusNeedsMemory;
  }
  jpeg_reader_stop(reader, status, message);
}

/// Warnings come with a level below 0. Some mean that pixels are lost, some are no one's concern.
static void errors_emit(j_common_ptr codec, int level) {
  if (level >= 0) return;
  CodecJPEGReader *reader = codec->client_data;
  char message[JMSG_LENGTH_MAX];
  codec->err->format_message(codec, message);
  switch (codec->err->msg_code) {
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_ARITH_BAD_CODE:
  case JWRN_MUST_RESYNC:
    if (!reader->has_given_all_rows) reader->report.whole_rows = whole_rows(&reader->codec);
    jpeg_reader_stop(reader, reader->is_at_end ? CodecStatusTruncated : CodecStatusCorrupt,
                     message);
  case JWRN_NOT_SEQUENTIAL:  // Written by cameras of Samsung.
  case JWRN_ADOBE_XFORM:
  case JWRN_JFIF_MAJOR:
    return;
  case JWRN_BOGUS_PROGRESSION:  // What counts is which bits have come by the last scan.
    report_warn(&reader->report, message);
    return;
  default:
    report_warn(&reader->report, message);
    reader->warning_count++;
    if (reader->warning_count > most_warnings) {
      jpeg_reader_stop(reader, CodecStatusCorrupt, "too many warnings");
    }
  }
}

/// libjpeg would print; nothing is printed here.
static void errors_output(j_common_ptr codec) { (void)codec; }

/// Called between the steps of reading a picture in several scans.
static void errors_progress(j_common_ptr codec) {
  CodecJPEGReader *reader = codec->client_data;
  if (reader->codec.input_scan_number > (int)reader->settings.maximum_scans) {
    jpeg_reader_stop(reader, CodecStatusTooManyScans, "too many scans");
  }
}

void jpeg_reader_use_errors(CodecJPEGReader *reader) {
  reader->codec.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = errors_exit;
  reader->errors.emit_message = errors_emit;
  reader->errors.output_message = errors_output;
  reader->progress.progress_monitor = errors_progress;
}
