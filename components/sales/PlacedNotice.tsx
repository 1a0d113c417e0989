import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useCopy } from '@/components/ui/buttons/use-copy'
import { Confirmation } from '@/components/ui/Confirmation'
import { Notice } from '@/components/ui/Notice'
import { UnbrokenNumbers } from '@/components/ui/UnbrokenNumbers'

/** Says that the order was placed; `children` say what happens next. */
export function PlacedNotice({ id, children }: { id: string; children?: ReactNode }) {
  const t = useTranslations('orders')
  return (
    <Confirmation>
      <Notice
        kind="success"
        title={
          <>
            <span>
              <UnbrokenNumbers text={t('placed', { id })} />
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

/** A button that copies a number; `label` names it where it is not that of an order. */
export function CopyNumber({ id, label }: { id: string; label?: string }) {
  const t = useTranslations('orders')
  const { outcome, copy } = useCopy(id)
  const isCopied = outcome === 'copied'
  return (
    <span className="inline-flex items-center">
      <button
        type="button"
        onClick={copy}
        aria-label={label ?? t('copyNamed', { id })}
        className="inline-flex size-11 items-center justify-center rounded text-soft hover:bg-hairline md:size-8"
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]">
          {isCopied ? <path d="M2 8.5 6 12.5 14 4" /> : <path d="M5 5V2h9v9h-3M2 5h9v9H2z" />}
        </svg>
      </button>
      <span role="status" className="text-sm text-soft">
        {isCopied ? t('copied') : ''}
      </span>
    </span>
  )
}
