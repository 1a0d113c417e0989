'use client'

import type { User } from 'firebase/auth'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonClasses } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { DeleteAccountDialog } from './DeleteAccountDialog'

/** What a person may do with all that the shop holds about them: take it along, or have it deleted. */
export function AccountData({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const t = useTranslations()
  const locale = useLocale()
  const [asks, setAsks] = useState(false)
  return (
    <aside
      aria-label={t('details.dataTitle')}
      className="max-w-2xl border-t border-hairline pt-8 lg:border-0 lg:pt-0"
    >
      <h2 className="font-display text-lg font-bold">{t('details.dataTitle')}</h2>
      <p className="mt-3 mb-3">{t('details.exportText')}</p>
      <a href="/api/account/export" download className={buttonClasses('quiet', true)}>
        {t('details.export')}
      </a>
      <p className="mt-7 mb-3">
        {t('details.deleteText')}{' '}
        <Link href={localePath(locale, '/data-delition')} className="prose-link">
          {t('details.deleteMore')}
        </Link>
      </p>
      <Button look="quiet" wide onClick={() => setAsks(true)}>
        {t('deletion.button')}
      </Button>
      <DeleteAccountDialog user={user} open={asks} onClose={() => setAsks(false)} onDeleted={onDeleted} />
    </aside>
  )
}
