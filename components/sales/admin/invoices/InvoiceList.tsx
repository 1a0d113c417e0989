import { getTranslations } from 'next-intl/server'
import { maySee } from '@/components/admin/admin-gate'
import { FileLink } from '@/components/admin/FileLink'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Card } from '@/components/ui/Card'
import { Facts } from '@/components/ui/Facts'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { shopToday } from '@/lib/platform/time/clock'
import { formatPrice } from '@/lib/platform/values/money'
import { invoiceAddress, noteAddress } from '@/lib/sales/document-numbers'
import { ksefDeadline } from '@/lib/sales/invoices/ksef/rules'
import { readKsefSettings } from '@/lib/sales/invoices/ksef/settings'
import type { DebitNote } from '@/lib/sales/invoices/notes/queries'
import type { gapsOfMonth } from '@/lib/sales/invoices/queries'
import type { Invoice } from '@/lib/sales/invoices/schema'
import { formatDate, formatDateTime } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'
import { KsefActions, KsefForm } from './InvoiceForms'

export async function InvoiceList({ invoices }: { invoices: Invoice[] }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  const seesOrders = await maySee('/admin/order/x')
  if (invoices.length === 0) return <Notice title={t('none')}>{t('noneText')}</Notice>
  const orderOf = ({ orderId }: Invoice) => (
    <>
      {t('order')} <span className="whitespace-nowrap">{orderId}</span>
    </>
  )
  return (
    <ol className="grid gap-4">
      {invoices.map((invoice) => (
        <Card as="li" key={invoice.id}>
          <article
            aria-labelledby={`invoice-${invoice.id}`}
            className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:gap-8"
          >
            <div className="min-w-0">
              <Heading id={`invoice-${invoice.id}`} look="part">
                {invoice.number} ({t(`kinds.${invoice.kind}`)})
              </Heading>
              <p className="text-sm text-soft">
                {t('issued')}: {formatDateTime(invoice.issuedAt, locale)}
              </p>
              <p className="mt-1 wrap-anywhere">
                {invoice.buyer ? invoice.buyer.name : t('erased')}
                {invoice.buyer?.taxId ? ` (${invoice.buyer.taxId})` : null}
              </p>
              {seesOrders ? (
                <TextLink path={`/admin/order/${invoice.orderId}`}>{orderOf(invoice)}</TextLink>
              ) : (
                orderOf(invoice)
              )}
              <Facts
                look="inline"
                className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums"
                facts={[
                  [t('net'), formatPrice(invoice.netGrosze, locale)],
                  [t('vat'), formatPrice(invoice.vatGrosze, locale)],
                  [t('gross'), formatPrice(invoice.grossGrosze, locale)],
                ]}
              />
              {invoice.buyer ? <InvoiceFiles id={invoice.id} number={invoice.number} /> : null}
            </div>
            <KsefWay invoice={invoice} />
          </article>
        </Card>
      ))}
    </ol>
  )
}

/** Numbers of a month that were skipped: their documents were lost when a backup was restored. */
export async function InvoiceGaps({ gaps }: { gaps: Awaited<ReturnType<typeof gapsOfMonth>> }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  if (gaps.length === 0) return null
  return (
    <ul className="mb-6 grid gap-2 text-sm">
      {gaps.map(({ first, last, notedAt, notedBy }) => (
        <li key={first}>{t('skipped', { first, last, date: formatDate(notedAt, locale), name: notedBy })}</li>
      ))}
    </ul>
  )
}

/** How far an invoice is on its way to KSeF, with buttons for the next step, and a form for its number where it is sent by hand. */
export async function KsefWay({ invoice }: { invoice: Invoice }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  const { id, number, ksefNumber, ksef } = invoice
  const form = <KsefForm key={ksefNumber} id={id} number={number} ksefNumber={ksefNumber} />
  if (!ksef) return form
  const { mode, certificate, failureEndedOn } = await readKsefSettings()
  const { state, problem, isOffline, hasReceipt } = ksef
  const isAccepted = state === 'accepted'
  const isByHand = mode !== 'api'
  const deadline = ksefDeadline(invoice.document.issueDate, failureEndedOn)
  const isLate = deadline < shopToday()
  return (
    <div className="grid content-start gap-3">
      <div className="text-sm">
        <p className="font-semibold">
          KSeF: {t(`ksefStates.${state === 'prepared' && isByHand ? 'manual' : state}`)}
        </p>
        {ksefNumber ? <p className="wrap-anywhere">{ksefNumber}</p> : null}
        {problem && !isAccepted ? (
          <p className={state === 'refused' ? 'text-danger' : 'text-soft'} lang="pl">
            {t('ksefProblem', { words: problem })}
          </p>
        ) : null}
        {isAccepted ? null : (
          <>
            <p className={isLate ? 'text-danger' : undefined}>
              {t(isLate ? 'ksefLate' : 'ksefDeadline', { day: formatDate(deadline, locale) })}
            </p>
            <p>{t(isOffline ? 'ksefOffline' : 'ksefBuyerWaits')}</p>
          </>
        )}
        {hasReceipt ? (
          <FileLink href={`/api/admin/invoices/${id}/upo`} aria-label={t('upoNamed', { number })}>
            {t('upo')}
          </FileLink>
        ) : null}
      </div>
      <KsefActions
        id={id}
        number={number}
        mayResend={state === 'refused' && !isByHand}
        mayBeOffline={!isAccepted && !isOffline && certificate !== null}
      />
      {isByHand || state === 'refused' || (isAccepted && !hasReceipt) ? form : null}
    </div>
  )
}

export async function InvoiceFiles({ id, number }: { id: number; number: string }) {
  const t = await getTranslations('invoices')
  return (
    <span className="flex gap-x-5">
      <FileLink href={invoiceAddress(id)} aria-label={t('pdfNamed', { number })}>
        {t('pdf')}
      </FileLink>
      <FileLink href={`/api/admin/invoices/${id}/ksef`} aria-label={t('xmlNamed', { number })}>
        {t('xml')}
      </FileLink>
    </span>
  )
}

export async function NoteList({ notes }: { notes: readonly DebitNote[] }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  return (
    <ul className="grid gap-4">
      {notes.map(({ id, number, issuedAt, orderId, buyer, amountGrosze, document }) => (
        <li key={id}>
          <p className="font-semibold">{number}</p>
          <p className="text-sm text-soft">
            {formatDateTime(issuedAt, locale)}, {t('order')} {orderId}, {formatPrice(amountGrosze, locale)}
            {document.dueGrosze > 0
              ? `, ${t('notes.duePart', { amount: formatPrice(document.dueGrosze, locale) })}`
              : null}
          </p>
          {buyer ? (
            <FileLink href={noteAddress(id)} aria-label={t('pdfNamed', { number })}>
              {t('pdf')}
            </FileLink>
          ) : (
            <p className="text-sm">{t('erased')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
