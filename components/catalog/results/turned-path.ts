/**
 * Where a link leads from a result that the page has not reached yet: what the link changes of the page's own address is
 * changed in that of the result ahead. All three are paths of results of one type: `/tires`, `/tires/filter/season=winter`.
 */
export function turnedPath(here: string, link: string, ahead: string): string {
  const [before, after] = [partsOf(here), partsOf(link)]
  const kept = partsOf(ahead).filter((part) => !(before.includes(part) && !after.includes(part)))
  const added = after.filter((part) => !before.includes(part) && !kept.includes(part))
  // the pages of the longer list begin anew
  const parts = [...kept, ...added].filter((part) => !part.startsWith('page='))
  const lists = [ahead, link, here].find((path) => path.includes(FILTER))
  return parts.length > 0 && lists
    ? lists.split(FILTER)[0] + FILTER + parts.join('&')
    : link.split(FILTER)[0] || link
}

const FILTER = '/filter/'

const partsOf = (path: string): string[] => path.split(FILTER)[1]?.split('&') ?? []
