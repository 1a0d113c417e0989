import compile from 'icu-minify/compile'
import formatMessage from 'use-intl/format-message'

/** The compiler's objects have no prototype, and React sends only those that have one. */
const plain = (message: unknown) => JSON.parse(JSON.stringify(message))

/**
 * A message as the formatter takes it: in the built shop compiled, since the parser of ICU would be 10 kB of script in every
 * first visit. Tests and scripts have the usual formatter.
 */
export const compiledMessage = (message: string): string =>
  formatMessage.raw ? message : plain(compile(message))
