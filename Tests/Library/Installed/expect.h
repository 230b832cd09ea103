// What the C tests of libstylus share.
#ifndef EXPECT_H
#define EXPECT_H
#include <stdio.h>

static int failures;

#define EXPECT(condition)                                                                     \
  do {                                                                                        \
    if (!(condition)) failures++, fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
  } while (0)

#endif
