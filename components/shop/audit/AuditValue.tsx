import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { languageTag } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { roles } from '@/lib/platform/identity/roles'
import { formatPrice, toGrosze } from '@/lib/platform/values/money'
import { withMinus } from '@/lib/platform/values/number-text'
import { formatMoment } from '@/lib/sales/orders/dates'
import { orderStatuses } from '@/lib/sales/orders/rules'
import { type Fact, isNothing } from '@/lib/shop/audit/rules'
import { pageLocale } from '@/lib/shop/texts/locale'

/** Longer texts are folded: an entry is to be taken in at a glance. */
const LONG = 220

const partsOf = (fact: Fact): Fact[] => (Array.isArray(fact) ? fact : [fact])

/** One value of a field, in the words of the trade. */
export async function AuditValue({ field, fact }: { field: string; fact: Fact }): Promise<ReactNode> {
  const t = await getTranslations('audit')
  const tOrders = await getTranslations('orders')
  const tRoles = await getTranslations('roles')
  const tValues = await getTranslations('audit.values')
  const tReasons = await getTranslations('productAdmin.stock.reasons')
  const tTrade = await getTranslations('facets.values')
  const locale = await pageLocale()
  // a text that is no code cannot be a part of a key
  const wordFor = (text: string) => {
    const key = /^[\w-]+$/.test(text) ? `${field}.${text}` : 'none'
    return wordOr(tTrade, key, wordOr(tValues, key, ''))
  }
  const wordOf = (part: Fact) => wordFor(String(part)) || String(part)
  if (isNothing(fact)) return <span className="text-soft">{t('nothing')}</span>
  if (typeof fact === 'boolean') return t(fact ? 'yes' : 'no')
  if (typeof fact === 'number')
    return /^(price|lowestPrice|refundAmount|refundLimit|gross)$/.test(field)
      ? formatPrice(toGrosze(fact), locale)
      : withMinus(fact.toLocaleString(languageTag[locale]))
  if (Array.isArray(fact))
    return (
      <ul>
        {fact.map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a past list does not change
          <li key={place}>
            {field === 'changedFields'
              ? wordOr(t, `fields.${each}`, String(each))
              : partsOf(each).map(wordOf).join(', ')}
          </li>
        ))}
      </ul>
    )
  const text = String(fact)
  const status = field === 'status' && orderStatuses.find((each) => each === text)
  if (status) return tOrders(`statuses.${status}`)
  const role = field === 'role' && roles.find((each) => each === text)
  if (role) return tRoles(role)
  if (field === 'reason' && /^[a-z]+$/.test(text)) return wordOr(tReasons, text, text)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return formatMoment(text, locale)
  const word = wordFor(text)
  if (word) return word
  if (text.length <= LONG) return <span className="whitespace-pre-line">{text}</span>
  return (
    <details>
      <summary>
        {text.slice(0, LONG)}… <span className="prose-link">{t('whole')}</span>
      </summary>
      <span className="whitespace-pre-line">{text.slice(LONG)}</span>
    </details>
  )
}
