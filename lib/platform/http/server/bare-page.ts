import { type Locale, locales } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { escapeMarkup } from '@/lib/platform/values/markup'
import { type BareWord, bareWords } from '@/messages/bare'

const look = `:root{color-scheme:light dark}
body{margin:0;padding:12vh 1.5rem;background:light-dark(#f5f3ee,#1a1d21);color:light-dark(#15171a,#f5f3ee);font:1rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:auto}h1{font-size:1.5rem;line-height:1.2;margin:0}p{margin:.25rem 0}
a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:1rem;padding:0 1.25rem;border-radius:5px;
background:light-dark(#15171a,#f5f3ee);color:light-dark(#f5f3ee,#15171a);font-weight:600;text-decoration:none}`

/** The page's link: `word` is its text, 'back' by default. */
type Way = { locale: Locale; path: string; word?: BareWord }

/** A page without the layout, in one language or in all while the visitor's is unknown; caches must not store it. */
export function barePage(
  status: number,
  word: BareWord,
  { way, headers = {} }: { way?: Way; headers?: Record<string, string> } = {},
): Response {
  const languages = way ? [way.locale] : [...locales]
  const said = (locale: Locale) => escapeMarkup(bareWords[locale][word].replace('{phone}', () => shop.phone))
  const lines = languages.map((locale, n) =>
    n === 0 ? `<h1 lang="${locale}">${said(locale)}</h1>` : `<p lang="${locale}">${said(locale)}</p>`,
  )
  const body = `<!doctype html><html lang="${languages[0]}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${status} ${languages.map(said).join(' · ')}</title><style>${look}</style>
<main>${lines.join('')}<a href="${way?.path ?? '/'}">${way ? bareWords[way.locale][way.word ?? 'back'] : escapeMarkup(shop.name)}</a></main></html>`
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store', ...headers },
  })
}
