import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Card } from '@/components/ui/Card'
import { nameOfField } from '@/lib/catalog/words/field-text'
import { languageTag } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { roles } from '@/lib/platform/identity/roles'
import { formatPrice, toGrosze } from '@/lib/platform/values/money'
import { withMinus } from '@/lib/platform/values/number-text'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { orderStatuses } from '@/lib/sales/orders/rules'
import { entryPath } from '@/lib/sales/registers/schema'
import type { AuditFact } from '@/lib/shop/audit/rules'
import { differences, isNothing, theBuyer } from '@/lib/shop/audit/rules'
import type { AuditEntry } from '@/lib/shop/audit/schema'
import { pageLocale } from '@/lib/shop/texts/locale'
import { auditPath } from './AuditFilters'

/** More fields, of a new product for example, are folded: the list must stay short enough to be scanned. */
const MOST_SHOWN = 6

const pathOf: Partial<Record<AuditEntry['subjectType'], (id: string) => string>> = {
  order: (id) => `/admin/order/${id}`,
  product: (id) => `/admin/products/${id}`,
  news: (id) => `/admin/news/${id}`,
  import: (id) => `/admin/import/${id}`,
  mail: () => '/admin/mails',
  safety: (id) => entryPath('safety', id),
  invoice: () => '/admin/invoices',
  settings: () => '/admin/settings',
  staff: () => '/admin/staff',
  withdrawal: () => '/admin/withdrawals',
  return: (id) => entryPath('returns', id),
  complaint: (id) => entryPath('complaints', id),
  search: () => '/admin/search',
  vehicle: (id) => `/admin/vehicles/${id}`,
}

/** The page of an entry's subject; undefined for a subject without a page, or a deleted one. */
function subjectPath({ action, subjectType, subjectId, after }: AuditEntry): string | undefined {
  // an exported file has no page, but the customer whose data it holds has one
  if (after === null || (action.startsWith('export.') && subjectType !== 'account')) return undefined
  return pathOf[subjectType]?.(subjectId)
}

/** What was changed, by whom and when, with each field before and after. */
export async function AuditList({ entries }: { entries: AuditEntry[] }) {
  const tAdmin = await getTranslations('admin')
  const t = await getTranslations('audit')
  const locale = await pageLocale()
  return (
    <ol className="grid gap-3">
      {entries.map((entry) => {
        const path = subjectPath(entry)
        return (
          <Card
            as="li"
            key={entry.id}
            padding="low"
            className="grid gap-x-8 gap-y-2 md:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[30rem_minmax(0,1fr)]"
          >
            <div className="grid content-start gap-x-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
              <p className="font-semibold">{wordOr(t, `actions.${entry.action}`, entry.action)}</p>
              <p className="wrap-anywhere">
                {t(`subjects.${entry.subjectType}`)}{' '}
                {path ? <TextLink path={path}>{entry.subjectId}</TextLink> : entry.subjectId}
              </p>
              <p className="mt-1 text-sm text-soft">
                <time dateTime={entry.at}>{formatDateTime(entry.at, locale)}</time>
                <span className="block">
                  {entry.actor === theBuyer.uid ? tAdmin('byBuyer') : entry.actorName}
                  {entry.actorName === entry.actor ? null : (
                    <span className="break-all"> ({entry.actor})</span>
                  )}
                </span>
              </p>
              <p className="text-sm">
                <TextLink
                  path={auditPath({ type: entry.subjectType, id: entry.subjectId })}
                  aria-label={t('allOfNamed', { id: entry.subjectId })}
                >
                  {t('allOf')}
                </TextLink>
              </p>
            </div>
            <Differences entry={entry} />
          </Card>
        )
      })}
    </ol>
  )
}

async function Differences({ entry }: { entry: AuditEntry }) {
  const t = await getTranslations()
  const facts = differences(entry)
  if (facts.length === 0) return <p className="text-soft">{t('audit.noFacts')}</p>
  const ofProduct = (field: string) => nameOfField(field, t)
  const ofOthers = (field: string) => wordOr(t, `audit.fields.${field}`, undefined)
  const [first, second] = entry.subjectType === 'product' ? [ofProduct, ofOthers] : [ofOthers, ofProduct]
  const ofVehicle = (field: string) =>
    entry.subjectType === 'vehicle' ? wordOr(t, `adminVehicles.fields.${field}`, undefined) : undefined
  const nameOf = (field: string) => ofVehicle(field) ?? first(field) ?? second(field) ?? field
  const sides = (['before', 'after'] as const).filter((side) => entry[side])
  const table = (
    <table className="w-full table-fixed self-start text-sm">
      <caption className="sr-only">{t('audit.changes')}</caption>
      <thead>
        <tr className="text-left text-soft">
          <th scope="col" className="pb-1 font-normal max-md:w-[30%]">
            {t('audit.field')}
          </th>
          {sides.map((side) => (
            <th key={side} scope="col" className="pb-1 pl-3 font-normal">
              {t(`audit.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.field} className="border-t border-hairline align-top">
            <th scope="row" className="py-1.5 text-left font-semibold wrap-anywhere">
              {nameOf(fact.field)}
            </th>
            {sides.map((side) => (
              <td key={side} className="py-1.5 pl-3 wrap-anywhere">
                <AuditValue field={fact.field} fact={fact[side]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (facts.length <= MOST_SHOWN) return table
  return (
    <details>
      <summary className="flex min-h-touch items-center md:min-h-8">
        <span className="prose-link">{t('audit.facts', { count: facts.length })}</span>
      </summary>
      <div className="mt-2">{table}</div>
    </details>
  )
}

/** Characters of a text that are shown; the rest is folded. */
const LONG = 220

const factParts = (fact: AuditFact): AuditFact[] => (Array.isArray(fact) ? fact : [fact])

/** One value of a field, in the words of the trade. */
async function AuditValue({ field, fact }: { field: string; fact: AuditFact }): Promise<ReactNode> {
  const t = await getTranslations()
  const locale = await pageLocale()
  // only a code can be a part of a message key
  const wordFor = (text: string) => {
    const key = /^[\w-]+$/.test(text) ? `${field}.${text}` : 'none'
    return wordOr(t, `facets.values.${key}`, wordOr(t, `audit.values.${key}`, ''))
  }
  const wordOf = (part: AuditFact) => wordFor(String(part)) || String(part)
  if (isNothing(fact)) return <span className="text-soft">{t('audit.nothing')}</span>
  if (typeof fact === 'boolean') return t(fact ? 'audit.yes' : 'audit.no')
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
              ? wordOr(t, `audit.fields.${each}`, String(each))
              : factParts(each).map(wordOf).join(', ')}
          </li>
        ))}
      </ul>
    )
  const text = String(fact)
  const status = field === 'status' && orderStatuses.find((each) => each === text)
  if (status) return t(`orders.statuses.${status}`)
  const role = field === 'role' && roles.find((each) => each === text)
  if (role) return t(`roles.${role}`)
  if (field === 'reason' && /^[a-z]+$/.test(text))
    return wordOr(t, `productAdmin.stock.reasons.${text}`, text)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return formatDateTime(text, locale)
  const word = wordFor(text)
  if (word) return word
  if (text.length <= LONG) return <span className="whitespace-pre-line">{text}</span>
  return (
    <details>
      <summary>
        {text.slice(0, LONG)}… <span className="prose-link">{t('audit.whole')}</span>
      </summary>
      <span className="whitespace-pre-line">{text.slice(LONG)}</span>
    </details>
  )
}
