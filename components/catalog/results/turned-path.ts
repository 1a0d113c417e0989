/**
 * Where a link leads from a result that the page has not reached yet: what the link changes of the page's own address is
 * changed in that of the result ahead. All three are paths of results of one type: `/tires`, `/tires/filter/season=winter`.
 */
export function turnedPath(here: string, link: string, ahead: string): string {
  const [before = [], after = [], kept = []] = [here, link, ahead].map(
    (path) => path.split(FILTER)[1]?.split('&') ?? [],
  )
  const isLeft = (part: string) => after.includes(part) || !before.includes(part)
  // the pages of the longer list begin anew
  const parts = [...new Set([...kept, ...after])].filter((part) => isLeft(part) && !/^page=/.test(part))
  const [finder = link] = link.split(FILTER)
  return parts[0] ? (ahead + FILTER).split(FILTER)[0] + FILTER + parts.join('&') : finder
}

const FILTER = '/filter/'
