const FILTER = '/filter/'
const partsOf = (path: string): string[] => path.split(FILTER)[1]?.split('&') ?? []

/**
 * Where a link leads from a result that the page has not reached yet: what the link changes of the page's own address is
 * changed in that of the result ahead. All three are addresses of results of one type: `/tires`, `/tires/filter/season=winter`.
 */
export function turnedPath(here: string, link: string, ahead: string): string {
  const [before, after] = [partsOf(here), partsOf(link)]
  const parts = [...new Set([...partsOf(ahead), ...after])].filter(
    // the pages of the longer list begin anew
    (part) => !/^page/.test(part) && (after.includes(part) || !before.includes(part)),
  )
  const [list = link] = (parts[0] ? ahead : link).split(FILTER)
  return parts[0] ? list + FILTER + parts.join('&') : list
}
