/** A text to keep, as a download. Line ends are those that every system shows; the mark says UTF-8 to old programs. */
export const textFile = (name: string, text: string): Response =>
  new Response(`\ufeff${text.replaceAll('\n', '\r\n')}`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  })
