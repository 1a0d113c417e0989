import { useLocale, useTranslations } from 'next-intl'
import { useIdentityForm } from '@/components/customers/account/sign-in/identity-form'
import { PasswordField } from '@/components/customers/account/sign-in/PasswordField'
import { Button } from '@/components/ui/buttons/Button'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { NewPassword } from '@/lib/customers/account/schema'
import { choosePassword } from '@/lib/customers/guests/client'
import { localePath } from '@/lib/platform/i18n/routing'

/** Asks for a password, which turns a guest into an account. */
export function KeepOrdersForm({ email, onKept }: { email: string; onKept: () => void }) {
  const t = useTranslations()
  const locale = useLocale()
  const { register, submit, busy, errorOf, failure } = useIdentityForm({
    schema: NewPassword,
    task: 'keepOrders',
    send: async ({ password }) => {
      await choosePassword(email, password)
      onKept()
    },
    defaultValues: { password: '' },
  })
  const signIn = `${localePath(locale, '/signIn')}?next=${encodeURIComponent(localePath(locale, '/orders'))}`
  return (
    <form
      method="dialog"
      onSubmit={submit}
      noValidate
      className="mt-4 flex max-w-md flex-col gap-5 text-type"
    >
      {failure ? (
        <Notice
          kind="error"
          title={t(failure)}
          action={
            failure === 'guest.email_in_use' ? (
              <LinkButton href={signIn}>{t('guest.signIn')}</LinkButton>
            ) : undefined
          }
        />
      ) : null}
      {/* the user name for the browser's password manager */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...register('password')}
        label={t('guest.password')}
        hint={t('guest.passwordHint')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <Button type="submit" look="signal" busy={busy} busyLabel={t('guest.keeping')}>
        {t('guest.keep')}
      </Button>
    </form>
  )
}
