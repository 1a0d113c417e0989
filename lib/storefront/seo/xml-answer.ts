import 'server-only'

const headers = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  // Crawlers and feed readers come often and can live with an hour's delay.
  'cache-control': 'public, max-age=3600',
})

export const xmlAnswer = (xml: string, type = 'application/xml'): Response =>
  new Response(xml, { headers: headers(type) })

/** No faster than the client reads; waits for the first piece, so that an early failure still gets an error status. */
export async function streamedXmlAnswer(request: Request, pieces: AsyncGenerator<string>): Promise<Response> {
  const first = await pieces.next()
  if (request.method === 'HEAD') {
    await pieces.return(undefined)
    return new Response(null, { headers: headers('application/xml') })
  }
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | undefined = first
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = next ?? (await pieces.next())
      next = undefined
      if (piece.done) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return new Response(body, { headers: headers('application/xml') })
}
