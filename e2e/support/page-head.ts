import { load } from 'cheerio'
import { askPatiently } from './api'

type Described = { '@type': string } & Record<string, unknown>

/** What a page's head tells search engines and social networks. */
export type PageHead = {
  status: number
  language: string | undefined
  titles: string[]
  descriptions: string[]
  canonical: string[]
  /** hreflang → address */
  alternates: Record<string, string>
  hidden: boolean
  /** Property or name → content, for Open Graph and Twitter cards. */
  share: Record<string, string>
  feeds: string[]
  documents: Described[]
}

/** The canonical form of an address: that of a home page ends with a slash. */
const whole = (address: string) => (URL.canParse(address) ? new URL(address).href : address)

/**
 * Requests an address without following redirects. Retries once, because a busy server may close a kept-alive
 * connection just as it is reused; browsers retry too. A server that is down would fail the second time as well.
 */
export async function visit(address: string): Promise<Response> {
  const ask = () => fetch(address, { redirect: 'manual' })
  return askPatiently(() => ask().catch(ask))
}

/** Requests a page as a search engine does and reads its head. */
export async function fetchHead(address: string): Promise<PageHead> {
  const response = await visit(address)
  const $ = load(await response.text())
  const attribute = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '')
  const pairs = (selector: string, key: string, value: string) =>
    Object.fromEntries(
      $(selector)
        .toArray()
        .map((element) => [$(element).attr(key) ?? '', whole($(element).attr(value) ?? '')]),
    )
  return {
    status: response.status,
    language: $('html').attr('lang'),
    titles: $('head > title')
      .toArray()
      .map((title) => $(title).text()),
    descriptions: attribute('head > meta[name=description]', 'content'),
    canonical: attribute('head > link[rel=canonical]', 'href').map(whole),
    alternates: pairs('head > link[rel=alternate][hreflang]', 'hreflang', 'href'),
    hidden: attribute('meta[name=robots]', 'content').some((robots) => robots.includes('noindex')),
    share: {
      ...pairs('head > meta[property^="og:"]', 'property', 'content'),
      ...pairs('head > meta[name^="twitter:"]', 'name', 'content'),
    },
    feeds: attribute('head > link[rel=alternate][type="application/rss+xml"]', 'href'),
    documents: $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text())),
  }
}

/** Runs `work` for every item, a few at a time, and returns the results in order. */
export async function forEach<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  atATime = 6,
): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const place = next++
      answers[place] = await work(items[place] as Item)
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return answers
}
