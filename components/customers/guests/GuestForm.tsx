import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { EmailField, useIdentityForm } from '@/components/customers/account/sign-in/identity-form'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Notice } from '@/components/ui/Notice'
import { confirmCode, requestCode } from '@/lib/customers/guests/client'
import { GuestAddress, GuestCode } from '@/lib/customers/guests/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { mergeVisitorCart } from '@/lib/sales/cart/merge'

/** Asks for an address, then for the code that it got, and leads on to the checkout. */
export function GuestForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo ? (
    <CodeForm email={sentTo} onBack={() => setSentTo(null)} />
  ) : (
    <AddressForm onSent={setSentTo} />
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
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

function CodeForm({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useTranslations()
  const locale = useLocale()
  const router = useRouter()
  const { register, submit, busy, errorOf, failure } = useIdentityForm({
    schema: GuestCode,
    task: 'guest',
    send: async ({ code }) => {
      const uid = await confirmCode(code)
      // the cart says what could not be had of a visitor's goods
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
            // the form has just taken the place of the one with the address
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

/** As the limit `addressCodesAgain` says. */
const WAIT_SECONDS = 60

/** Has another code sent, a minute after the one before. */
function SendAgain({ email }: { email: string }) {
  const t = useTranslations('guest')
  const locale = useLocale()
  const problemText = useProblemText()
  const [left, setLeft] = useState(WAIT_SECONDS)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])

  async function send() {
    setBusy(true)
    try {
      await requestCode(email, locale)
      setSaid(t('sentAgain'))
      setLeft(WAIT_SECONDS)
    } catch (error) {
      setSaid(problemText(error))
    } finally {
      setBusy(false)
    }
  }
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
        {said}
      </p>
    </div>
  )
}
