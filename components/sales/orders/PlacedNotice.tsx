'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Confirmation } from '@/components/ui/Confirmation'
import { Notice } from '@/components/ui/Notice'
import { Unbroken } from '@/components/ui/Unbroken'
import { CopyNumber } from './CopyNumber'

/** Says that the order was placed; `children` tell what happens next. */
export function PlacedNotice({ id, children }: { id: string; children?: ReactNode }) {
  const t = useTranslations('orders')
  return (
    <Confirmation>
      <Notice
        kind="success"
        title={
          <>
            <span>
              <Unbroken text={t('placed', { id })} />
            </span>{' '}
            <CopyNumber id={id} />
          </>
        }
      >
        {children}
      </Notice>
    </Confirmation>
  )
}
