'use client'

import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/overlay/toast-store'
import { type Chosen, isChosen, toggleChosen } from '@/lib/storefront/compare/chosen'
import { useChosen } from './use-chosen'

type Props = Chosen & { className?: string }

export function CompareToggle({ path, name, className = 'card-compare print:hidden' }: Props) {
  const t = useTranslations('compareBar')
  const isOn = isChosen(useChosen(), path)
  const toggle = () => {
    const refusal = toggleChosen({ path, name })
    if (refusal) showToast(t(refusal), { kind: 'error' })
  }
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('compareNamed', { title: name })}
      onClick={toggle}
      className={className}
    >
      <span>
        {isOn ? '✓ ' : ''}
        {t('compare')}
      </span>
    </button>
  )
}
