'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { Problem } from '@/components/admin/editing/Problem'
import { useAction } from '@/components/admin/editing/use-action'
import { Button } from '@/components/ui/Button'
import { call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { InvoiceBuyer } from '@/lib/sales/invoices/schema'

const names = ['name', 'taxId', 'address', 'postCode', 'city', 'country'] as const
type Texts = Record<(typeof names)[number], string>

/** Corrects an invoice with a wrong buyer to zero, and issues one with the right data in its place. */
export function ReplaceInvoice({ orderId, buyer }: { orderId: string; buyer: Texts }) {
  const t = useTranslations('invoices.replace')
  const [texts, setTexts] = useState(buyer)
  const { busy, faults, problem, form, show, attempt } = useAction({
    showsProblem: true,
    controlOf: (path) => path.replace('buyer.', ''),
  })
  const replace = (event: FormEvent) => {
    event.preventDefault()
    const { error } = InvoiceBuyer.safeParse(texts)
    if (error) return show(fieldErrors(error))
    show([])
    return attempt(async () => {
      const { number } = await call('POST /api/admin/invoices', { body: { orderId, buyer: texts } })
      return t('done', { number })
    })
  }
  return (
    <details className="mt-4">
      <summary className="flex min-h-touch items-center">
        <span className="prose-link">{t('title')}</span>
      </summary>
      <form ref={form} method="dialog" noValidate onSubmit={replace} className="mt-2 grid gap-4">
        <p className="text-sm text-soft">{t('hint')}</p>
        {names.map((name) => (
          <ControlField
            key={name}
            label={t(`fields.${name}`)}
            error={faults[name]}
            value={texts[name]}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        ))}
        <span>
          <Button type="submit" look="ink" busy={busy} busyLabel={t('busy')}>
            {t('submit')}
          </Button>
        </span>
        <Problem id="replace-problem">{problem}</Problem>
      </form>
    </details>
  )
}
