'use client'

import { useTranslations } from 'next-intl'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { call } from '@/lib/platform/http/client'

type Props = { id: number; number: string; ksefNumber: string | null }

/** The number that the national system gave to an invoice. */
export function KsefForm({ id, number, ksefNumber }: Props) {
  const t = useTranslations('invoices')
  const send = async (entered: FormData) => {
    await call('PATCH /api/admin/invoices/[id]', {
      params: { id },
      body: { ksefNumber: String(entered.get('ksefNumber') ?? '') },
    })
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
              <VisuallyHidden>{t('ksefNamed', { number })}</VisuallyHidden>
            </>
          ),
          value: ksefNumber ?? '',
          maxLength: 40,
        },
      ]}
    />
  )
}
