import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { EmailField, useIdentityForm } from '@/components/customers/account/sign-in/identity-form'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/buttons/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Notice } from '@/components/ui/Notice'
import { confirmCode, requestCode } from '@/lib/customers/guests/client'
import { GuestAddress, GuestCode } from '@/lib/customers/guests/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { mergeVisitorCart } from '@/lib/sales/cart/merge'

/** Asks for an e-mail address, then for the code that was sent to it, and leads on to the checkout. */
export function GuestForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo ? (
    <GuestCodeForm email={sentTo} onBack={() => setSentTo(null)} />
  ) : (
    <GuestEmailForm onSent={setSentTo} />
  )
}

function GuestEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations()
  const locale = useLocale()
  const { register, setValue, submit, busy, errorOf, failure } = useIdentityForm({
    schema: GuestAddress,
    task: 'guest',
    send: async ({ email }) => {
      await requestCode(email, locale)
      onSent(email)
    },
    defaultValues: { email: '' },
  })
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <EmailField
        {...register('email')}
        label={t('guest.email')}
        hint={t('guest.emailHint')}
        error={errorOf('email')}
        autoComplete="email"
        onChoose={(email) => setValue('email', email, { shouldValidate: true })}
      />
      <Button type="submit" look="signal" wide busy={busy} busyLabel={t('guest.sending')}>
        {t('guest.send')}
      </Button>
    </form>
  )
}

function GuestCodeForm({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useTranslations()
  const locale = useLocale()
  const router = useRouter()
  const { register, submit, busy, errorOf, failure } = useIdentityForm({
    schema: GuestCode,
    task: 'guest',
    send: async ({ code }) => {
      const uid = await confirmCode(code)
      // the cart's page says which goods of the visitor could not be had
      const isWhole = (await mergeVisitorCart(uid)) === 'whole'
      router.push(localePath(locale, isWhole ? '/CreateOrder' : '/cart'))
    },
    defaultValues: { code: '' },
  })
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p role="status">{t('guest.sent', { email })}</p>
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <Field label={t('guest.code')} hint={t('guest.codeHint')} error={errorOf('code')} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            // this form replaces the one with the e-mail address after a press
            autoFocus
            className="font-mono text-lg tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" look="signal" wide busy={busy} busyLabel={t('guest.confirming')}>
        {t('guest.confirm')}
      </Button>
      <div className="flex flex-wrap gap-3">
        <SendAgain email={email} />
        <Button look="quiet" onClick={onBack}>
          {t('guest.otherEmail')}
        </Button>
      </div>
    </form>
  )
}

/** The length of the limit `addressCodesAgain`. */
const WAIT_SECONDS = 60

/** Sends another code, a minute after the one before. */
function SendAgain({ email }: { email: string }) {
  const t = useTranslations('guest')
  const locale = useLocale()
  const [left, setLeft] = useState(WAIT_SECONDS)
  const [message, setMessage] = useState('')
  const { busy, problem, attempt } = useAction({ showsProblem: true })
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])

  const send = () =>
    attempt(async () => {
      await requestCode(email, locale)
      setMessage(t('sentAgain'))
      setLeft(WAIT_SECONDS)
      return null
    })
  return (
    <div>
      <Button
        look="quiet"
        busy={busy}
        {...(left > 0 ? { disabledReason: t('again', { left }) } : {})}
        onClick={send}
      >
        {t('sendAgain')}
      </Button>
      <p role="status" className="mt-1 text-sm text-soft empty:hidden">
        {problem ?? message}
      </p>
    </div>
  )
}
