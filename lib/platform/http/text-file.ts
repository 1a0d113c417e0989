/** A text as a download. Its line ends show on every system, and its byte order mark makes old programs read UTF-8. */
export const textFile = (name: string, text: string): Response =>
  new Response(`\ufeff${text.replaceAll('\n', '\r\n')}`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  })
