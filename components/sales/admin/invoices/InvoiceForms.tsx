'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { type PlainField, PlainFields } from '@/components/admin/editing/PlainFields'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { toPln } from '@/lib/platform/values/money'
import { readMoney, readNumber, typedNumber } from '@/lib/platform/values/number-text'
import { CorrectPrices, type Invoice } from '@/lib/sales/invoices/schema'
import type { OrderLine } from '@/lib/sales/orders/schema'

export function IssueInvoiceButton({ orderId }: { orderId: string }) {
  const t = useTranslations('invoices')
  const issue = async () => {
    const { number } = await call('POST /api/admin/invoices', { body: { orderId } })
    return t('issuedToast', { number })
  }
  return <ActionButton label={t('issue')} busyLabel={t('issuing')} work={issue} />
}

/** A folded form that corrects an invoice, with its hint. */
function CorrectionForm({ kind, children }: { kind: 'replace' | 'prices'; children: ReactNode }) {
  const t = useTranslations(`invoices.${kind}`)
  return (
    <details className="mt-4">
      <summary className="flex min-h-touch items-center">
        <span className="prose-link">{t('title')}</span>
      </summary>
      <p className="mt-2 mb-4 text-sm text-soft">{t('hint')}</p>
      {children}
    </details>
  )
}

const buyerFields = ['name', 'taxId', 'address', 'postCode', 'city', 'country'] as const
type BuyerTexts = Record<(typeof buyerFields)[number], string>

/** Corrects an invoice with a wrong buyer to zero, and issues one with the right data in its place. */
export function ReplaceInvoice({ orderId, buyer }: { orderId: string; buyer: BuyerTexts }) {
  const t = useTranslations('invoices.replace')
  const replace = async (entered: FormData) => {
    const typed = buyerFields.map((name) => [name, String(entered.get(`buyer.${name}`))])
    const body = { orderId, buyer: Object.fromEntries(typed) as BuyerTexts }
    const { number } = await call('POST /api/admin/invoices', { body })
    return t('done', { number })
  }
  return (
    <CorrectionForm kind="replace">
      <ToastedForm
        send={replace}
        button={{ label: t('submit'), busyLabel: t('busy'), look: 'ink' }}
        className="grid gap-4"
        fields={buyerFields.map((name) => ({
          name: `buyer.${name}`,
          label: t(`fields.${name}`),
          value: buyer[name],
        }))}
      />
    </CorrectionForm>
  )
}

type Line = Pick<OrderLine, 'id' | 'title' | 'priceGrosze' | 'vatRate'>
type PricesProps = { orderId: string; lines: readonly Line[]; deliveryGrosze: number | null }

/** Corrects wrong prices or rates of an order with an invoice, and issues a new one. */
export function CorrectPricesForm({ orderId, lines, deliveryGrosze }: PricesProps) {
  const t = useTranslations('invoices.prices')
  const locale = useLocale()
  const bodyOf = (entered: FormData) => {
    const typed = (name: string) => String(entered.get(name))
    return {
      orderId,
      isAgreed: entered.has('isAgreed'),
      lines: lines.map(({ id }, place) => ({
        orderLineId: id,
        price: readMoney(typed(`lines.${place}.price`)) ?? Number.NaN,
        vatRate: readNumber(typed(`lines.${place}.vatRate`)) ?? Number.NaN,
      })),
      ...(deliveryGrosze === null ? {} : { deliveryPrice: readMoney(typed('deliveryPrice')) ?? Number.NaN }),
    }
  }
  const check = (entered: FormData) => {
    const { error } = CorrectPrices.safeParse(bodyOf(entered))
    return error ? fieldErrors(error) : []
  }
  const correct = async (entered: FormData) => {
    const { number } = await call('POST /api/admin/invoices/prices', { body: bodyOf(entered) })
    return t('done', { number })
  }
  const number = (name: string, label: string, value: string): PlainField => ({
    name,
    label,
    value,
    inputMode: 'decimal',
  })
  const typedPrice = (grosze: number) => typedNumber(toPln(grosze), locale, 2)
  return (
    <CorrectionForm kind="prices">
      <ToastedForm
        send={correct}
        check={check}
        button={{ label: t('submit'), busyLabel: t('busy'), look: 'ink' }}
        className="grid gap-4"
      >
        {(faultOf) => (
          <>
            {lines.map(({ id, title, priceGrosze, vatRate }, place) => (
              <fieldset key={id} className="grid gap-3">
                <legend className="mb-2 font-semibold wrap-anywhere">{title}</legend>
                <PlainFields
                  faultOf={faultOf}
                  fields={[
                    number(`lines.${place}.price`, t('price'), typedPrice(priceGrosze)),
                    number(`lines.${place}.vatRate`, t('vatRate'), typedNumber(vatRate, locale)),
                  ]}
                />
              </fieldset>
            ))}
            {deliveryGrosze === null ? null : (
              <PlainFields
                faultOf={faultOf}
                fields={[number('deliveryPrice', t('delivery'), typedPrice(deliveryGrosze))]}
              />
            )}
            <Checkbox name="isAgreed" label={t('isAgreed')} error={faultOf('isAgreed')} />
          </>
        )}
      </ToastedForm>
    </CorrectionForm>
  )
}

export function KsefForm({ id, number, ksefNumber }: Pick<Invoice, 'id' | 'number' | 'ksefNumber'>) {
  const t = useTranslations('invoices')
  const send = async (entered: FormData) => {
    const body = { ksefNumber: String(entered.get('ksefNumber') ?? '') }
    await call('PATCH /api/admin/invoices/[id]', { params: { id }, body })
    return t('saved')
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('save'), busyLabel: t('saving') }}
      className="grid content-start gap-3"
      fields={[
        {
          name: 'ksefNumber',
          label: (
            <>
              <span aria-hidden="true">{t('ksef')}</span>
              <span className="sr-only">{t('ksefNamed', { number })}</span>
            </>
          ),
          value: ksefNumber ?? '',
          maxLength: 40,
        },
      ]}
    />
  )
}

type KsefActionsProps = { id: number; number: string; mayResend: boolean; mayBeOffline: boolean }

/** Buttons to send an invoice to KSeF again, or to declare it issued offline. */
export function KsefActions({ id, number, mayResend, mayBeOffline }: KsefActionsProps) {
  const t = useTranslations('invoices')
  const button = (action: 'resend' | 'offline', done: 'resent' | 'offlineDone') => (
    <ActionButton
      label={t(action)}
      busyLabel={t('working')}
      work={async () => {
        await call('POST /api/admin/invoices/[id]/ksef', { params: { id }, body: { action } })
        return t(done, { number })
      }}
    />
  )
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {mayResend ? button('resend', 'resent') : null}
      {mayBeOffline ? button('offline', 'offlineDone') : null}
    </div>
  )
}
