'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Notice } from '@/components/ui/Notice'
import type { CallCode } from '@/lib/platform/http/client'
import { LeaveGuard } from './LeaveGuard'
import { SaveButton } from './SaveButton'

type Props = {
  state: {
    form: { formState: { isDirty: boolean }; reset: () => void }
    busy: string | null
    problem: CallCode | null
    refusals: number
    isSaved: boolean
  }
  /** Further buttons. */
  children?: ReactNode
}

/** The end of an editor's form: the reason for a refusal, the save button, and whether everything is saved. */
export function SaveBar({ state, children }: Props) {
  const t = useTranslations('editor')
  const problemText = useProblemText()
  const { form, busy, problem, refusals, isSaved } = state
  const { isDirty } = form.formState
  return (
    <>
      {refusals > 0 ? (
        <Notice kind="error" title={t('failed')}>
          {problem && problem !== 'invalid' ? problemText(problem) : t('check')}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <SaveButton busy={busy === 'save'} busyLabel={t('saving')}>
          {t('save')}
        </SaveButton>
        {children}
        <p role="status" className="font-medium text-field">
          {isSaved && !isDirty ? t('saved') : ''}
        </p>
        {isDirty ? <p className="text-sm text-soft">{t('unsaved')}</p> : null}
      </div>
      <LeaveGuard active={isDirty} text={t('leaveText')} onLeave={() => form.reset()} />
    </>
  )
}
