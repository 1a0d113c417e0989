import { defaultLocale, type Locale, languageTag, locales, perLocale } from '@/lib/platform/i18n/routing'
import { type FieldIn, fieldIn } from '@/lib/platform/i18n/translated-fields'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'

/** Every item is written in the language of the shop's owner; other languages may be added to it. */
export const NEWS_LANGUAGE: Locale = defaultLocale

/** The fields that hold an item's texts: of a language other than Polish both are written, or neither is. */
export const textFields = perLocale((locale) => ({
  title: fieldIn('title', locale),
  description: fieldIn('description', locale),
}))

/** What an item says; in other languages than Polish empty where nobody has written it. */
export type NewsTexts = Record<FieldIn<'title' | 'description'>, string>

/** The texts of an item for a visitor: in the visitor's language, else as they were written first. */
export function newsIn<Item extends NewsTexts>(item: Item, locale: Locale): Item & { language: Locale } {
  const { title, description } = textFields[locale]
  return item[title] && item[description]
    ? { ...item, title: item[title], description: item[description], language: locale }
    : { ...item, language: NEWS_LANGUAGE }
}

export const missingLanguages = (item: NewsTexts): Locale[] =>
  locales.filter((locale) => newsIn(item, locale).language !== locale)

/** Where an item stands: not published, published for a later day, or seen by everyone. */
export type NewsState = 'draft' | 'scheduled' | 'published'

export const newsPath = (id: number) => `/news/${id}`

const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/
const VIDEO_ID = /^[\w-]{11}$/

/** The id in a link to a video: watch, shorts, live, embed or youtu.be, whatever else the link carries. */
export function videoId(link: string): string | null {
  const address = parse(link.trim())
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

/** Editors paste links with and without the scheme. */
function parse(link: string): URL | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) ? url : null
}

function startOf(link: string): number {
  const parameters = parse(link.trim())?.searchParams
  const written = parameters?.get('t') ?? parameters?.get('start') ?? ''
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(written)
  if (!match) return 0
  const [, hours = 0, minutes = 0, seconds = 0] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** The player for a video link, on the host that sets no cookie before the film plays; null where the link is none. */
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

/** The page of a video on its own site, for whoever would rather watch there. */
export const watchAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`

/** The day an item appeared, as the language writes it and as it was in Poland. */
export const newsDate = (createdDate: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: SHOP_TIME_ZONE })
    .format(new Date(createdDate))
    .replace(/\s(?=\p{L}{1,2}\.?$)/u, '\u00a0')

/** The beginning of a text, cut between words, for lists and search results. */
export function excerpt(text: string, most: number): string {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  if (oneLine.length <= most) return oneLine
  const lastSpace = oneLine.slice(0, most + 1).lastIndexOf(' ')
  const end = lastSpace > most / 2 ? lastSpace : most
  return `${oneLine.slice(0, end).replace(/[\s.,;:–-]+$/, '')}…`
}
