import type { User } from 'firebase/auth'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonClasses } from '@/components/ui/buttons/Button'
import { Link } from '@/components/ui/Link'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { deleteAccount } from '@/lib/customers/account/client'
import type { PasswordConfirmation } from '@/lib/customers/account/schema'
import { forgetCustomer } from '@/lib/customers/account/sign-out'
import { localePath } from '@/lib/platform/i18n/routing'
import { PasswordForm } from './PasswordForm'

/** Exports or deletes all data that the shop has about a person. */
export function AccountData({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const t = useTranslations()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const confirm = async ({ password }: PasswordConfirmation) => {
    await deleteAccount(user, password)
    forgetCustomer()
    onDeleted()
  }
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
      <Button look="quiet" wide onClick={() => setOpen(true)}>
        {t('deletion.button')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('deletion.title')}
        closeLabel={t('deletion.close')}
        closesOnBack
      >
        <PasswordForm
          label={t('deletion.password')}
          task="deletion"
          confirm={confirm}
          actions={(busy) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <Button wide onClick={close} look="quiet">
                {t('deletion.cancel')}
              </Button>
              <Button wide type="submit" busy={busy} busyLabel={t('deletion.busy')}>
                {t('deletion.confirm')}
              </Button>
            </div>
          )}
        >
          <p>{t('deletion.text')}</p>
        </PasswordForm>
      </Dialog>
    </aside>
  )
}
