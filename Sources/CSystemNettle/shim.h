#pragma once
#if __has_include(<nettle/sha2.h>)
#include <nettle/sha2.h>
#include <nettle/version.h>
#else
#error "Nettle was not found. Run 'apt-get install nettle-dev pkg-config' (macOS: 'brew install nettle pkgconf')."
#endif
