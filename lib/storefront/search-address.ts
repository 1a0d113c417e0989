import { type ProductSort, productSorts } from '@/lib/catalog/product/sorts'
import { decodedSegment } from '@/lib/storefront/decoded-segment'

const SEARCH_PATH = '/products/title/'
/** Longer questions say nothing more about a title of at most 200 characters. */
export const LONGEST_QUESTION = 200

/** Without control characters, the half of a letter that cutting may leave, and joiners that come with copied text. */
export const cleanTitle = (title: string) =>
  title
    .slice(0, LONGEST_QUESTION)
    .replace(/[\p{Cs}\p{Cf}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()

export type TitleQuestion = {
  title: string
  page: number
  sort?: ProductSort | undefined
  /** Whether titles are searched even where the question means a size: the address names an order or a page. */
  isTitleMeant: boolean
}

export function titlePath(
  title: string,
  { page, sort }: { page?: number | undefined; sort?: ProductSort | undefined } = {},
): string {
  // dots alone would climb the path, even encoded
  const clean = cleanTitle(title)
  const segment = /^\.{1,2}$/.test(clean) ? `${clean} ` : clean
  return [`${SEARCH_PATH}${encodeURIComponent(segment)}`, sort, page].filter(Boolean).join('/')
}

/** Reads the segments of a search address. A slash that was typed unencoded belongs to the title. */
export function titleQuestion(segments: readonly string[]): TitleQuestion {
  const parts = [...segments]
  const page = parts.length > 1 && /^[1-9]\d{0,5}$/.test(parts.at(-1) ?? '') ? Number(parts.pop()) : undefined
  const sort = parts.length > 1 ? productSorts.find((each) => each === parts.at(-1)) : undefined
  if (sort) parts.pop()
  return {
    title: cleanTitle(parts.map(decodedSegment).join('/')),
    page: page ?? 1,
    sort,
    isTitleMeant: page !== undefined || sort !== undefined,
  }
}

export const titleIn = (path: string): string =>
  path.startsWith(SEARCH_PATH) ? titleQuestion(path.slice(SEARCH_PATH.length).split('/')).title : ''

const QUESTION = 'q'

/** The path that a question means, with the question, so that the page there can say what was searched for. */
export const pathFor = (path: string, title: string) => `${path}?${QUESTION}=${encodeURIComponent(title)}`

export const questionIn = (search: string) => cleanTitle(new URLSearchParams(search).get(QUESTION) ?? '')
