import { defaultLocale, type Locale, languageTag, locales, perLocale } from '@/lib/platform/i18n/routing'
import { type FieldIn, fieldIn } from '@/lib/platform/i18n/translated-fields'
import { SHOP_TIME_ZONE } from '@/lib/platform/time/time-zone'

/** The language of the shop's owner, in which every item is written; other languages are optional. */
export const NEWS_LANGUAGE: Locale = defaultLocale

/** The fields of an item's texts. Another language than Polish has both or neither. */
export const textFields = perLocale((locale) => ({
  title: fieldIn('title', locale),
  description: fieldIn('description', locale),
}))

/** An item's texts; those of other languages than Polish are empty if not written. */
export type NewsTexts = Record<FieldIn<'title' | 'description'>, string>

/** An item with its texts in the visitor's language, or in Polish if they are not written. */
export function newsIn<Item extends NewsTexts>(item: Item, locale: Locale): Item & { language: Locale } {
  const { title, description } = textFields[locale]
  return item[title] && item[description]
    ? { ...item, title: item[title], description: item[description], language: locale }
    : { ...item, language: NEWS_LANGUAGE }
}

export const missingLanguages = (item: NewsTexts): Locale[] =>
  locales.filter((locale) => newsIn(item, locale).language !== locale)

/** Not published, published for a later time, or visible to everyone. */
export type NewsState = 'draft' | 'scheduled' | 'published'

export const newsPath = (id: number) => `/news/${id}`

const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/
const VIDEO_ID = /^[\w-]{11}$/

/** The id in a link to a video (watch, shorts, live, embed, youtu.be), with any other parameters. */
export function videoId(link: string): string | null {
  const address = parseLink(link.trim())
  if (!address) return null
  const host = address.hostname.toLowerCase()
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean)
  const id =
    host === 'youtu.be'
      ? first
      : !YOUTUBE.test(host)
        ? ''
        : first === 'watch'
          ? (address.searchParams.get('v') ?? '')
          : ['shorts', 'embed', 'live', 'v'].includes(first)
            ? second
            : ''
  return VIDEO_ID.test(id) ? id : null
}

/** Reads a link with or without its scheme, as editors paste both. */
function parseLink(link: string): URL | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) ? url : null
}

function startOf(link: string): number {
  const parameters = parseLink(link.trim())?.searchParams
  const written = parameters?.get('t') ?? parameters?.get('start') ?? ''
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(written)
  if (!match) return 0
  const [, hours = 0, minutes = 0, seconds = 0] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** The player of a video link, on the host that sets no cookie before the film plays; null for another link. */
export function embedAddress(link: string): string | null {
  const id = videoId(link)
  if (!id) return null
  const start = startOf(link)
  const parameters = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    ...(start ? { start: String(start) } : {}),
  })
  return `https://www.youtube-nocookie.com/embed/${id}?${parameters}`
}

/** The page of a video on its own site. */
export const watchAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`

/** The day of an item in the time zone of Poland, as the language writes it. */
export const newsDate = (createdDate: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: SHOP_TIME_ZONE })
    .format(new Date(createdDate))
    .replace(/\s(?=\p{L}{1,2}\.?$)/u, '\u00a0')

/** The beginning of a text, cut between words. */
export function excerpt(text: string, most: number): string {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  if (oneLine.length <= most) return oneLine
  const lastSpace = oneLine.slice(0, most + 1).lastIndexOf(' ')
  const end = lastSpace > most / 2 ? lastSpace : most
  return `${oneLine.slice(0, end).replace(/[\s.,;:–-]+$/, '')}…`
}
