import 'server-only'

/** The library of pictures, loaded at its first use: a server needs it for new pictures only. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread per picture: two pictures in parallel use the cores better than one picture on all of them.
  sharp.concurrency(1)
  // libvips would keep its last hundred operations, with 100 MB of pixels for each progressive JPEG of 25 megapixels, and
  // no picture comes twice.
  sharp.cache(false)
  return sharp
}
