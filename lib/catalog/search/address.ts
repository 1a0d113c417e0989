const SEARCH_PATH = '/products/title/'
/** Longer questions say nothing more about a title of at most 200 characters. */
const LONGEST = 200

/**
 * Cut, without control characters and without the half of a letter that a cut may leave: no page can show them. Joiners
 * and marks of direction come along with what is copied from a page.
 */
export const askedTitle = (title: string) =>
  title
    .slice(0, LONGEST)
    .replace(/[\p{Cs}\p{Cf}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()

export type TitleQuestion = { title: string; page: number }

/** Path of a title search without the language. */
export function titlePath(title: string, page = 1): string {
  // dots alone would climb the path, even encoded
  const clean = askedTitle(title)
  const asked = /^\.{1,2}$/.test(clean) ? `${clean} ` : clean
  const path = `${SEARCH_PATH}${encodeURIComponent(asked)}`
  return page > 1 ? `${path}/${page}` : path
}

/** A hand-typed address with a broken percent sign is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What the segments of a search address ask for. A slash that somebody typed as it is belongs to the title. */
export function titleQuestion(segments: readonly string[]): TitleQuestion {
  const last = segments.at(-1) ?? ''
  const paged = segments.length > 1 && /^[1-9]\d{0,5}$/.test(last)
  const title = (paged ? segments.slice(0, -1) : segments).map(decoded).join('/')
  return { title: askedTitle(title), page: paged ? Number(last) : 1 }
}

/** The title in a path without the language; empty where it is not a search. */
export const titleIn = (path: string): string =>
  path.startsWith(SEARCH_PATH) ? titleQuestion(path.slice(SEARCH_PATH.length).split('/')).title : ''
