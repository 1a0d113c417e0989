import { getTranslations } from 'next-intl/server'
import { FileLink } from '@/components/admin/FileLink'
import { shopToday } from '@/lib/platform/values/clock'
import { ksefDeadline } from '@/lib/sales/invoices/ksef/rules'
import { readKsefSettings } from '@/lib/sales/invoices/ksef/settings'
import type { Invoice } from '@/lib/sales/invoices/schema'
import { formatDay } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'
import { KsefActions } from './KsefActions'
import { KsefForm } from './KsefForm'

/** The way of an invoice to KSeF: what became of it, what is to be done, and its number where the owner notes it. */
export async function KsefWay({ invoice }: { invoice: Invoice }) {
  const { id, number, ksefNumber, ksef } = invoice
  const form = <KsefForm key={ksefNumber} id={id} number={number} ksefNumber={ksefNumber} />
  if (!ksef) return form
  const { mode, certificate } = await readKsefSettings()
  const isByHand =
    mode !== 'api' || ksef.state === 'refused' || (ksef.state === 'accepted' && !ksef.hasReceipt)
  return (
    <div className="grid content-start gap-3">
      <Words invoice={invoice} ksef={ksef} isByHand={mode !== 'api'} />
      <KsefActions
        id={id}
        number={number}
        mayResend={ksef.state === 'refused' && mode === 'api'}
        mayBeOffline={ksef.state !== 'accepted' && !ksef.isOffline && certificate !== null}
      />
      {isByHand ? form : null}
    </div>
  )
}

type WordsProps = { invoice: Invoice; ksef: NonNullable<Invoice['ksef']>; isByHand: boolean }

async function Words({ invoice, ksef, isByHand }: WordsProps) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  const { failureEndedOn } = await readKsefSettings()
  const deadline = ksefDeadline(invoice.document.issueDate, failureEndedOn)
  const day = formatDay(deadline, locale)
  const { state, problem, isOffline, hasReceipt } = ksef
  return (
    <div className="text-sm">
      <p className="font-semibold">
        KSeF: {t(`ksefStates.${state === 'prepared' && isByHand ? 'manual' : state}`)}
      </p>
      {invoice.ksefNumber ? <p className="wrap-anywhere">{invoice.ksefNumber}</p> : null}
      {problem && state !== 'accepted' ? (
        <p className={state === 'refused' ? 'text-danger' : 'text-soft'} lang="pl">
          {t('ksefProblem', { words: problem })}
        </p>
      ) : null}
      {state === 'accepted' ? null : (
        <>
          <p className={deadline < shopToday() ? 'text-danger' : undefined}>
            {t(deadline < shopToday() ? 'ksefLate' : 'ksefDeadline', { day })}
          </p>
          <p>{t(isOffline ? 'ksefOffline' : 'ksefBuyerWaits')}</p>
        </>
      )}
      {hasReceipt ? (
        <FileLink
          href={`/api/admin/invoices/${invoice.id}/upo`}
          aria-label={t('upoNamed', { number: invoice.number })}
        >
          {t('upo')}
        </FileLink>
      ) : null}
    </div>
  )
}
