'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useFirstFault } from '@/components/forms/use-first-fault'
import { Button } from '@/components/ui/buttons/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { useChooseMyCar } from '@/lib/fitment/my-car/client'
import { type OwnFigureTexts, readOwnFigures } from '@/lib/fitment/my-car/own-figures'
import type { NamedCar, OwnFigures } from '@/lib/fitment/my-car/schema'
import { typedNumber } from '@/lib/platform/values/number-text'

type Props = {
  car: NamedCar
  /** The field to unfold and focus. */
  asked?: keyof OwnFigures
  onSaved?: () => void
}

/** Figures that only the owner of a car knows. They are saved together, once each can be read. */
export function OwnFiguresForm({ car, asked, onSaved }: Props) {
  const t = useTranslations('myCar')
  const locale = useLocale()
  const choose = useChooseMyCar()
  const typed = (value: number | null) => (value === null ? '' : typedNumber(value, locale))
  const [texts, setTexts] = useState<OwnFigureTexts>({
    tire: car.tire ?? '',
    offset: typed(car.offset),
    axleLoad: typed(car.axleLoad),
  })
  const [problems, setProblems] = useState<Partial<Record<keyof OwnFigures, true>>>({})
  const [isSaved, setSaved] = useState(false)
  const form = useFirstFault(problems)
  function save(event: FormEvent) {
    event.preventDefault()
    const reading = readOwnFigures(texts)
    setProblems(reading.problems)
    setSaved(reading.figures !== null)
    if (!reading.figures) return
    choose({ ...car, ...reading.figures })
    onSaved?.()
  }
  const field = (name: keyof OwnFigures, label: string, hint: string) => (
    <Field
      label={label}
      hint={hint}
      error={problems[name] ? t(`problems.${name}`) : undefined}
      {...(name === 'tire' ? {} : { optionalLabel: t('optional') })}
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={texts[name]}
          onChange={({ target }) => {
            setTexts({ ...texts, [name]: target.value })
            setSaved(false)
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...(name === 'axleLoad' && { inputMode: 'numeric' })}
          {...(asked === name && { 'data-autofocus': true })}
        />
      )}
    </Field>
  )
  return (
    <form ref={form} onSubmit={save} noValidate className="grid max-w-prose gap-4">
      {field('tire', t('sidewall'), t('sidewallHint'))}
      <details
        open={asked === 'offset' || asked === 'axleLoad' || car.offset !== null || car.axleLoad !== null}
      >
        <summary className="prose-link min-h-touch cursor-pointer py-2">{t('more')}</summary>
        <div className="mt-2 grid gap-4">
          {field('offset', t('offset'), t('offsetHint'))}
          {field('axleLoad', t('axleLoad'), t('axleLoadHint'))}
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{t('save')}</Button>
        <p role="status" className="text-sm font-semibold text-field">
          {isSaved ? t('saved') : ''}
        </p>
      </div>
    </form>
  )
}
