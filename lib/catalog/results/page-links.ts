/**
 * The pages that are worth a link: the first, the last and those around the present one. A gap is the negative of the
 * page before it.
 */
export function pagesAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const before = shown[index - 1] ?? 0
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? [-before, each] : [each]
  })
}
