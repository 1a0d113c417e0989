const SEARCH_PATH = '/products/title/'
/** Longer questions say nothing more about a title of at most 200 characters. */
const LONGEST = 200

/**
 * A title to search for, without what no page can show: control characters, and the half of a letter that cutting may
 * leave. Joiners and marks of direction go too: they come along with text that is copied from a page.
 */
export const cleanTitle = (title: string) =>
  title
    .slice(0, LONGEST)
    .replace(/[\p{Cs}\p{Cf}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()

export type TitleQuestion = { title: string; page: number }

/** Path of a title search without the language. */
export function titlePath(title: string, page = 1): string {
  // dots alone would climb the path, even encoded
  const clean = cleanTitle(title)
  const segment = /^\.{1,2}$/.test(clean) ? `${clean} ` : clean
  const path = `${SEARCH_PATH}${encodeURIComponent(segment)}`
  return page > 1 ? `${path}/${page}` : path
}

/** A hand-typed address with a percent sign that encodes nothing is used as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Reads the segments of a search address. A slash that was typed unencoded belongs to the title. */
export function titleQuestion(segments: readonly string[]): TitleQuestion {
  const last = segments.at(-1) ?? ''
  const hasPage = segments.length > 1 && /^[1-9]\d{0,5}$/.test(last)
  const title = (hasPage ? segments.slice(0, -1) : segments).map(decoded).join('/')
  return { title: cleanTitle(title), page: hasPage ? Number(last) : 1 }
}

/** The title in a path without the language; empty for another page's path. */
export const titleIn = (path: string): string =>
  path.startsWith(SEARCH_PATH) ? titleQuestion(path.slice(SEARCH_PATH.length).split('/')).title : ''
