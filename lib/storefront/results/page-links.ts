/** The first, the last, and the current page with its neighbors; a gap is the negative of the page before it. */
export function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const linked = [...new Set(wanted)].sort((a, b) => a - b)
  return linked.flatMap((each, index) => {
    const previous = linked[index - 1] ?? 0
    // a gap of one page is filled with that page
    if (each - previous === 2) return [each - 1, each]
    return each - previous > 2 ? [-previous, each] : [each]
  })
}
