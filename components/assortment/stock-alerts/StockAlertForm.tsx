'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Notice } from '@/components/ui/Notice'
import { CallError, call, errorCode } from '@/lib/platform/http/client'
import { DoneNotice, focusOnMount } from './DoneNotice'

// no `useAction`: each answer has its own words in the place of the form, which the shop's page loads with it
type State = 'open' | 'busy' | 'noted' | 'notedOwn' | 'wrongEmail' | 'inStock' | 'tooMany' | 'failed'

export function StockAlertForm({ productId }: { productId: number }) {
  const t = useTranslations('stockAlert')
  const locale = useLocale()
  const [state, setState] = useState<State>('open')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setState('busy')
    try {
      const [email, website] = [String(form.get('email')), String(form.get('website'))]
      const { isAsked } = await call('POST /api/stock-alerts', {
        body: { productId, email, website, locale },
      })
      setState(isAsked ? 'noted' : 'notedOwn')
    } catch (error) {
      setState(stateAfter(error))
    }
  }

  if (state === 'noted' || state === 'notedOwn' || state === 'inStock') return <DoneNotice title={t(state)} />
  return (
    // with `dialog` a press before the script has loaded submits to no page
    <form method="dialog" onSubmit={submit} noValidate className="relative flex flex-col gap-3">
      <Field
        label={t('email')}
        hint={t('hint')}
        error={state === 'wrongEmail' ? t('wrongEmail') : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            ref={focusOnMount}
          />
        )}
      </Field>
      {/* a trap for robots: invisible, not read out, not reached by Tab, not filled in by the browser */}
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          {t('website')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {state === 'failed' || state === 'tooMany' ? <Notice kind="error" title={t(state)} /> : null}
      <Button type="submit" wide busy={state === 'busy'}>
        {t('submit')}
      </Button>
    </form>
  )
}

function stateAfter(error: unknown): State {
  console.warn(`${error}`)
  if (!(error instanceof CallError)) return 'failed'
  if (error.status === 422) return 'wrongEmail'
  if (error.status === 429) return 'tooMany'
  return errorCode(error) === 'product.in_stock' ? 'inStock' : 'failed'
}
