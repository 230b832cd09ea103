#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

// libpng leaves a failing call by longjmp, which must not pass through a frame of Swift: here are the calls
// that we need, each of which catches it. What libpng calls back returns first, so no frame of Swift is
// between a longjmp and its setjmp.

/// A PNG that is being written.
typedef struct cpng_writer {
  png_structp png;
  png_infop info;
  /// Why the last call failed, in libpng's words.
  char message[128];
} cpng_writer;

/// Takes bytes of the file, in their order.
typedef void (*cpng_sink)(void *_Nullable context, const unsigned char *_Nonnull bytes, size_t count);

static inline void cpng_on_error(png_structp png, png_const_charp message) {
  cpng_writer *writer = (cpng_writer *)png_get_error_ptr(png);
  snprintf(writer->message, sizeof writer->message, "%s", message);
  png_longjmp(png, 1);
}

static inline void cpng_on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

typedef struct cpng_context {
  cpng_writer writer;
  cpng_sink sink;
  void *sink_context;
} cpng_context;

static inline void cpng_on_write(png_structp png, png_bytep bytes, size_t count) {
  cpng_context *context = (cpng_context *)png_get_io_ptr(png);
  context->sink(context->sink_context, bytes, count);
}

static inline void cpng_on_flush(png_structp png) { (void)png; }

/// What kind of pixels a picture has.
typedef struct cpng_kind {
  /// Whether each pixel has a fourth byte.
  int has_alpha;
  /// The only colour, red lowest, if there are levels of it.
  unsigned tint;
  /// How many opacities the only colour has, 0...; 0: pixels have colours of their own.
  int tint_levels;
  /// Pixels in a metre; 0: not said.
  unsigned per_metre;
  /// 0...9.
  int level;
  /// Whether rows are packed as they are: smaller for little pictures of much ink.
  int is_unfiltered;
} cpng_kind;

/// What a picture is, besides its pixels.
typedef struct cpng_header {
  unsigned width, height;
  cpng_kind kind;
} cpng_header;

/// Frees a writer.
static inline void cpng_end(cpng_context *_Nullable context) {
  if (!context) return;
  png_destroy_write_struct(&context->writer.png, &context->writer.info);
  free(context);
}

/// A writer; NULL if there is no memory.
static inline cpng_context *_Nullable cpng_begin(cpng_sink _Nonnull sink, void *_Nullable sink_context) {
  cpng_context *context = (cpng_context *)calloc(1, sizeof *context);
  if (!context) return NULL;
  context->sink = sink;
  context->sink_context = sink_context;
  context->writer.png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &context->writer, cpng_on_error, cpng_on_warning);
  if (context->writer.png) context->writer.info = png_create_info_struct(context->writer.png);
  if (!context->writer.info) {
    cpng_end(context);
    return NULL;
  }
  png_set_write_fn(context->writer.png, context, cpng_on_write, cpng_on_flush);
  return context;
}

/// Says that there is one colour, and that pixels are its opacities.
static inline void cpng_set_tint(png_structp png, png_infop info, unsigned tint, int levels) {
  png_color colors[256];
  png_byte opacities[256];
  for (int level = 0; level < levels; level++) {
    colors[level] = (png_color){tint & 255, tint >> 8 & 255, tint >> 16 & 255};
    opacities[level] = (png_byte)level;
  }
  png_set_PLTE(png, info, colors, levels);
  png_set_tRNS(png, info, opacities, levels, NULL);
}

/// Writes what stands before the pixels; 0 if that fails.
static inline int cpng_write_header(cpng_context *_Nonnull context, cpng_header header) {
  png_structp png = context->writer.png;
  png_infop info = context->writer.info;
  cpng_kind kind = header.kind;
  if (setjmp(png_jmpbuf(png))) return 0;
  int colors = kind.tint_levels ? PNG_COLOR_TYPE_PALETTE : kind.has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
  png_set_IHDR(
      png, info, header.width, header.height, 8, colors, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
      PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, kind.level);
  if (kind.tint_levels) {
    cpng_set_tint(png, info, kind.tint, kind.tint_levels);
  } else {
    // sRGB, and for readers that do not know it its gamma and chromaticities.
    png_set_sRGB_gAMA_and_cHRM(png, info, PNG_sRGB_INTENT_RELATIVE);
  }
  if (kind.per_metre) {
    png_set_pHYs(png, info, kind.per_metre, kind.per_metre, PNG_RESOLUTION_METER);
  }
  // Ink is flat or grain: trying all filters on each row takes longer than packing it, and gains nothing.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, kind.tint_levels || kind.is_unfiltered ? PNG_FILTER_NONE : PNG_FILTER_UP);
  png_write_info(png, info);
  // Rows have four bytes for each pixel all the same.
  if (!kind.has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
  return 1;
}

/// Writes the next row; 0 if that fails.
static inline int cpng_write_row(cpng_context *_Nonnull context, const unsigned char *_Nonnull row) {
  if (setjmp(png_jmpbuf(context->writer.png))) return 0;
  png_write_row(context->writer.png, row);
  return 1;
}

/// Writes what stands behind the pixels; 0 if that fails.
static inline int cpng_write_end(cpng_context *_Nonnull context) {
  if (setjmp(png_jmpbuf(context->writer.png))) return 0;
  png_write_end(context->writer.png, NULL);
  return 1;
}

/// Why the last call failed.
static inline const char *_Nonnull cpng_message(const cpng_context *_Nonnull context) {
  return context->writer.message;
}

/// What went wrong with a simplified read.
static inline const char *_Nonnull cpng_image_message(const png_image *_Nonnull image) {
  return image->message;
}

/// Pixels of four bytes, red first and alpha last, not premultiplied, in sRGB.
static inline unsigned cpng_rgba(void) { return PNG_FORMAT_RGBA; }
