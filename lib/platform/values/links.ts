/** Ends of addresses that mail programs link and that name no country. The Cyrillic ones are those of Russian and Belarus. */
const GENERIC = new Set(
  `com net org info biz edu gov mil int name pro mobi asia eu tel jobs cat coop aero travel museum shop store online site
  xyz top club vip live life app dev page link click buzz icu fun space website web tech digital cloud host hosting press
  agency email services service support help center company world today news blog media network systems solutions group
  team work works zone ltd llc inc gmbh sale discount deals bargains cheap promo market markets marketing finance bank
  money cash loan loans credit pay insure tax trade trading exchange cards gift gifts win bet casino games game bid auction
  rent cars car auto parts tires delivery express direct supply supplies tools store boutique fashion beauty health care
  photo photos video stream download software codes chat social dating sex porn cam men ru su рф рус бел укр қаз онлайн
  сайт орг ком дети москва`.split(/\s+/),
)

/** Whether a country has these two letters: all of them have addresses. */
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCountry = (ending: string): boolean =>
  /^[a-z]{2}$/i.test(ending) && countries.of(ending.toUpperCase()) !== undefined

/** Abbreviations before a point in names and addresses: the word after one is no domain ending. */
const ABBREVIATIONS = new Set(
  `ul al pl os st im gen ks dr mgr inż prof św woj pow gm lok nr tel kl bud adm płk mjr kpt bp abp sp ok ww tzn tj np itd itp
  mr mrs ms jr sr no apt ave rd bldg fl co ltd inc corp bros gmbh str rue via ул пр пер просп бул г гор обл пос дер корп стр
  кв оф им тел`.split(/\s+/),
)

/** Characters that browsers read as a point, and invisible letters. */
const POINTS = /[\u3002\uff0e\uff61\u2024]/g
const INVISIBLE = /\p{Cf}/gu

/** Labels of at most 63 signs (RFC 1035). Without these limits a long word costs the square of its length. */
const DOMAIN =
  /((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8})(\p{L}{2,63}|xn--[a-z0-9-]{1,59})(?![\p{L}\p{N}-])(:\d|[/?#]\S)?/giu
const ADDRESS = /:\/\/|www\.|\b\d{1,3}(?:\.\d{1,3}){3}[/:]|[\p{L}\p{N}]@[\p{L}\p{N}]/iu

/** Whether a mail program would make a link of something in a text: of an address with its scheme, and of any domain. */
export function hasLink(text: string, { allowsDomain = false } = {}): boolean {
  const plain = text.replace(INVISIBLE, '').replace(POINTS, '.')
  if (ADDRESS.test(plain)) return true
  return [...plain.matchAll(DOMAIN)].some(
    ([, before = '', ending = '', path]) =>
      (path !== undefined || !allowsDomain) && isDomain(before, ending, path),
  )
}

function isDomain(before: string, ending: string, path: string | undefined): boolean {
  const lower = ending.toLowerCase()
  const isTwo = isCountry(lower)
  if (!lower.startsWith('xn--') && !isTwo && !GENERIC.has(lower)) return false
  if (path !== undefined) return true
  const labels = before.split('.').slice(0, -1)
  const label = labels.at(-1) ?? ''
  // initials, and abbreviations alone: 'R.Nowak', 'ul.Info'; 'ul.evil.com' has a name between
  if (label.length < 2) return false
  if (labels.length === 1 && ABBREVIATIONS.has(label.toLowerCase())) return false
  // a sentence whose space was left out: 'pękła.Na boku'
  return !(isTwo && /^\p{Lu}\p{Ll}$/u.test(ending) && /\p{Ll}$/u.test(label))
}

/** A text that reads the same and that no mail program turns into a link: a space without width stands at its points. */
export const withoutLinks = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}])[.@](?=\p{L})|:(?=\/\/)/gu, '$&\u200b')
