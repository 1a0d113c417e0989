import type { Locale } from '@/lib/platform/i18n/routing'
import type { GlossaryTerm } from '@/lib/storefront/words/glossary'

/** What one thing of the trade is called in the shop's messages. */
export type Term = { readonly [Language in Locale]: string } & {
  /** The term of `/glossary` whose name holds these names. */
  readonly glossary?: GlossaryTerm
  /** Other names, foreign or out of date, that no message uses. A visitor may well search by them. */
  readonly not: { readonly [Language in Locale]?: RegExp }
}

/** One name for each thing in each language. `terms.test.ts` holds the messages to it. */
export const terms: readonly Term[] = [
  {
    glossary: 'retread',
    en: 'retread',
    pl: 'bieżnikowan',
    ru: 'восстановленн',
    not: { en: /remou?ld|recap|refurbished/i, pl: /nalew[ae]k|regenerowan|odnawian/i, ru: /наварн|ретред/i },
  },
  {
    glossary: 'casing',
    en: 'casing',
    pl: 'karkas',
    ru: 'каркас',
    not: { en: /\bcarcass/i, pl: /\bosnow/i, ru: /(?<!\p{L})остов/iu },
  },
  { glossary: 'tire-size', en: 'tire', pl: 'opon', ru: 'шин', not: { en: /\btyre/i, ru: /покрыш/i } },
  {
    glossary: 'rim-size',
    en: 'wheel',
    pl: 'felg',
    ru: 'диск',
    not: { pl: /obręcz|kołpak/i, ru: /дисков[оы]е колес/i },
  },
  {
    glossary: 'load-index',
    en: 'load index',
    pl: 'indeks nośności',
    ru: 'индекс нагрузки',
    not: { en: /load rating index/i, pl: /indeks\w* obciążeni/i, ru: /индекс\S* груз/i },
  },
  {
    glossary: 'speed-index',
    en: 'speed rating',
    pl: 'indeks prędkości',
    ru: 'индекс скорости',
    not: { en: /speed (symbol|index)/i, pl: /kategori\w* prędkości/i, ru: /символ\S* скорости/i },
  },
  { glossary: 'ic-vc', en: 'IC/VC', pl: 'LI/SI', ru: 'LI/SI', not: { pl: /IC\/VC/i, ru: /IC\/VC/i } },
  {
    glossary: 'overall-diameter',
    en: 'overall diameter',
    pl: 'średnica zewnętrzna',
    ru: 'наружный диаметр',
    not: { en: /(outer|outside|total) diameter/i, pl: /średnic\w* całkowit/i, ru: /внешн\S* диаметр/i },
  },
  {
    glossary: 'bolt-pattern',
    en: 'bolt pattern',
    pl: 'rozstaw śrub',
    ru: 'разболтовк',
    not: { en: /(stud|lug|hole) pattern/i, pl: /rozstaw\w* (szpilek|otworów)/i, ru: /сверловк/i },
  },
  {
    glossary: 'center-bore',
    en: 'center bore',
    pl: 'otwór centrujący',
    ru: 'центральное отверстие',
    not: { en: /cent(er|re) hole|spigot/i, pl: /otw[oó]r\w* centraln/i, ru: /ступичн\S* отверст/i },
  },
  {
    glossary: 'offset',
    en: 'offset',
    pl: 'odsadzeni',
    ru: 'вылет',
    not: { pl: /osadzeni[ea]/i, ru: /вынос диск|отсадк/i },
  },
  {
    glossary: 'nut-seat',
    en: 'lug seat',
    pl: 'gniazdo nakrętki',
    ru: 'посадк',
    not: { en: /nut seat/i },
  },
  {
    glossary: 'slip-on',
    en: 'slip-on',
    pl: 'przelotow',
    ru: 'сквозн',
    not: { en: /slide-on|slip-over/i, ru: /проходн/i },
  },
  {
    glossary: 'bolt-on',
    en: 'bolt-on',
    pl: 'przykręcan',
    ru: 'со шпильками',
    not: { en: /wheel adapter/i, pl: /adapter/i, ru: /адаптер/i },
  },
  {
    en: 'hub-centric ring',
    pl: 'pierścień centrujący',
    ru: 'центровочное кольцо',
    not: { en: /centering ring|hub ring/i, pl: /pierście\S+ redukcyjn/i, ru: /переходн\S* кольц/i },
  },
  { en: 'lip', pl: 'kołnierz', ru: 'бортик', not: { pl: /pierście\S+ dystansu/i } },
  { en: 'spacer', pl: 'dystans', ru: 'проставк', not: { pl: /podkładk\w* dystansow/i, ru: /расширител/i } },
  {
    en: 'lug nut',
    pl: 'nakrętk',
    ru: 'гайк',
    not: { en: /wheel nut|(?<!\blug )\bnuts?\b(?! \{)/i, pl: /mutr/i },
  },
  { en: 'aspect ratio', pl: 'profil', ru: 'профил', not: { en: /\bprofile\b/i } },
  { en: 'dual', pl: 'bliźniacz', ru: 'сдвоен', not: { en: /\btwin (wheel|tire)/i, ru: /спарен/i } },
  { en: 'fender', pl: 'błotnik', ru: 'крыл', not: { en: /mudguard|wheel arch/i } },
  { en: 'email', pl: 'e-mail', ru: 'e-mail', not: { en: /e-mail/i, ru: /эл\.\s?почт|электронн\S+ почт/i } },
  { en: 'link', pl: 'link', ru: 'ссылк', not: { pl: /odnośnik/i } },
  { en: 'package', pl: 'paczk', ru: 'посылк', not: { en: /parcel/i, ru: /бандерол/i } },
  {
    en: 'admin panel',
    pl: 'panel',
    ru: 'панел',
    not: { en: /administration\b/i, ru: /админк/i },
  },
  // American words where a British or translated one slips in easily.
  { en: 'transmission', pl: 'skrzyni', ru: 'КП', not: { en: /gearbox/i } },
  { en: 'catalog', pl: 'katalog', ru: 'каталог', not: { en: /catalogue/i } },
  { en: 'for sale', pl: 'sprzeda', ru: 'продаж', not: { en: /\bon sale\b/i } },
  { en: 'someone', pl: 'ktoś', ru: 'кто-то', not: { en: /somebody/i } },
]
