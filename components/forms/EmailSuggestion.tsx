'use client'

import { useTranslations } from 'next-intl'
import { meantEmail } from '@/lib/platform/values/meant-email'

/** Suggests `gmail.com` for `gmial.com`. It refuses nothing, because the typed address may be right. */
export function EmailSuggestion({ typed, onChoose }: { typed: string; onChoose: (email: string) => void }) {
  const t = useTranslations('errors')
  const meant = meantEmail(typed)
  return (
    <p role="status" className="text-sm empty:hidden">
      {meant
        ? t.rich('email_meant', {
            email: meant,
            choose: (words) => (
              <button type="button" onClick={() => onChoose(meant)} className="prose-link touch-link">
                {words}
              </button>
            ),
          })
        : null}
    </p>
  )
}
