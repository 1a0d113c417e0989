'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { ControlField } from '@/components/admin/editing/ControlField'
import { Problem } from '@/components/admin/editing/Problem'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { toPln } from '@/lib/platform/values/money'
import { readMoney, readNumber, typedNumber } from '@/lib/platform/values/number-text'
import { CorrectPrices, type Invoice, InvoiceBuyer } from '@/lib/sales/invoices/schema'
import type { OrderLine } from '@/lib/sales/orders/schema'

export function IssueInvoiceButton({ orderId }: { orderId: string }) {
  const t = useTranslations('invoices')
  const issue = async () => {
    const { number } = await call('POST /api/admin/invoices', { body: { orderId } })
    return t('issuedToast', { number })
  }
  return <ActionButton label={t('issue')} busyLabel={t('issuing')} work={issue} />
}

type FormProps = {
  kind: 'replace' | 'prices'
  action: ReturnType<typeof useAction>
  onSubmit: (entered: FormData) => unknown
  children: ReactNode
}

function CorrectionForm({ kind, action, onSubmit, children }: FormProps) {
  const t = useTranslations(`invoices.${kind}`)
  return (
    <details className="mt-4">
      <summary className="flex min-h-touch items-center">
        <span className="prose-link">{t('title')}</span>
      </summary>
      <form
        ref={action.form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          return onSubmit(new FormData(event.currentTarget))
        }}
        className="mt-2 grid gap-4"
      >
        <p className="text-sm text-soft">{t('hint')}</p>
        {children}
        <span>
          <Button type="submit" look="ink" busy={action.busy} busyLabel={t('busy')}>
            {t('submit')}
          </Button>
        </span>
        <Problem id={`${kind}-problem`}>{action.problem}</Problem>
      </form>
    </details>
  )
}

const buyerFields = ['name', 'taxId', 'address', 'postCode', 'city', 'country'] as const
type BuyerTexts = Record<(typeof buyerFields)[number], string>

/** Corrects an invoice with a wrong buyer to zero, and issues one with the right data in its place. */
export function ReplaceInvoice({ orderId, buyer }: { orderId: string; buyer: BuyerTexts }) {
  const t = useTranslations('invoices.replace')
  const [texts, setTexts] = useState(buyer)
  const action = useAction({ showsProblem: true, controlOf: (path) => path.replace('buyer.', '') })
  const replace = () => {
    const { error } = InvoiceBuyer.safeParse(texts)
    action.show(error ? fieldErrors(error) : [])
    if (error) return
    return action.attempt(async () => {
      const { number } = await call('POST /api/admin/invoices', { body: { orderId, buyer: texts } })
      return t('done', { number })
    })
  }
  return (
    <CorrectionForm kind="replace" action={action} onSubmit={replace}>
      {buyerFields.map((name) => (
        <ControlField
          key={name}
          label={t(`fields.${name}`)}
          error={action.faults[name]}
          value={texts[name]}
          onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
        />
      ))}
    </CorrectionForm>
  )
}

type Line = Pick<OrderLine, 'id' | 'title' | 'priceGrosze' | 'vatRate'>
type PricesProps = { orderId: string; lines: readonly Line[]; deliveryGrosze: number | null }

/** Corrects wrong prices or rates of an order with an invoice, and issues a new one. */
export function CorrectPricesForm({ orderId, lines, deliveryGrosze }: PricesProps) {
  const t = useTranslations('invoices.prices')
  const locale = useLocale()
  const action = useAction({ showsProblem: true })
  const correct = (entered: FormData) => {
    const typed = (name: string) => String(entered.get(name))
    const body = {
      orderId,
      isAgreed: entered.has('isAgreed'),
      lines: lines.map(({ id }, place) => ({
        orderLineId: id,
        price: readMoney(typed(`lines.${place}.price`)) ?? Number.NaN,
        vatRate: readNumber(typed(`lines.${place}.vatRate`)) ?? Number.NaN,
      })),
      ...(deliveryGrosze === null ? {} : { deliveryPrice: readMoney(typed('deliveryPrice')) ?? Number.NaN }),
    }
    const { error } = CorrectPrices.safeParse(body)
    action.show(error ? fieldErrors(error) : [])
    if (error) return
    return action.attempt(async () => {
      const { number } = await call('POST /api/admin/invoices/prices', { body })
      return t('done', { number })
    })
  }
  // the controls have the names of the call's fields
  const control = (name: string, value: string) => ({
    name,
    error: action.faults[name],
    defaultValue: value,
    inputMode: 'decimal' as const,
  })
  const typedPrice = (grosze: number) => typedNumber(toPln(grosze), locale, 2)
  return (
    <CorrectionForm kind="prices" action={action} onSubmit={correct}>
      {lines.map(({ id, title, priceGrosze, vatRate }, place) => (
        <fieldset key={id} className="grid gap-3">
          <legend className="mb-2 font-semibold wrap-anywhere">{title}</legend>
          <ControlField label={t('price')} {...control(`lines.${place}.price`, typedPrice(priceGrosze))} />
          <ControlField
            label={t('vatRate')}
            {...control(`lines.${place}.vatRate`, typedNumber(vatRate, locale))}
          />
        </fieldset>
      ))}
      {deliveryGrosze === null ? null : (
        <ControlField label={t('delivery')} {...control('deliveryPrice', typedPrice(deliveryGrosze))} />
      )}
      <Checkbox name="isAgreed" label={t('isAgreed')} error={action.faults.isAgreed} />
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
