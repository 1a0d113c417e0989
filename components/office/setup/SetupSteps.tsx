import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Badge } from '@/components/ui/Badge'
import { classes } from '@/components/ui/classes'
import { Heading } from '@/components/ui/Heading'
import type { SetupStep, StepKey } from '@/lib/office/setup/rules'
import { valuesOf } from '@/lib/office/shop-health/words'
import { pageLocale } from '@/lib/shop/texts/locale'

const tones = { done: 'field', missing: 'rust', optional: 'plain' } as const

type Props = {
  steps: SetupStep[]
  /** The controls of a step that is done on this page. */
  actions: Partial<Record<StepKey, ReactNode>>
}

/** The steps to the first order: what is done, what is missing, and the page where it is done. */
export async function SetupSteps({ steps, actions }: Props) {
  const t = await getTranslations()
  const locale = await pageLocale()
  const now = new Date()
  const linesOf = ({ lines, readings = [] }: SetupStep) => [
    ...lines.map(({ state, words, values }) => ({ state, text: t(`setup.steps.${words}`, values) })),
    ...readings.map((reading) => ({
      state: reading.state === 'good' ? ('done' as const) : ('missing' as const),
      text: `${t(`shopHealth.readings.${reading.key}.name`)}: ${t(`shopHealth.readings.${reading.words}`, valuesOf(reading, now, locale))}`,
    })),
  ]
  return (
    <ol className="max-w-4xl border-t border-hairline">
      {steps.map((step, place) => (
        <li
          key={step.key}
          className="grid gap-x-6 gap-y-2 border-b border-hairline py-4 md:grid-cols-[16rem_1fr]"
        >
          <Heading look="part" className="flex items-baseline justify-between gap-3">
            <span>
              {place + 1}. {t(`setup.steps.${step.key}.title`)}
            </span>
            <Badge tone={tones[step.state]}>{t(`setup.${step.state}`)}</Badge>
          </Heading>
          <div className="grid min-w-0 justify-items-start gap-2 wrap-anywhere">
            <ul className="grid gap-1">
              {linesOf(step).map(({ state, text }) => (
                <li key={text} className={classes(state === 'off' && 'text-soft', 'flex gap-2')}>
                  <span aria-hidden className={classes('w-4 shrink-0 text-center', marks[state].look)}>
                    {marks[state].sign}
                  </span>
                  <span className="min-w-0">{text}</span>
                </li>
              ))}
            </ul>
            <TextLink path={step.path} className={classes(step.state === 'missing' && 'font-semibold')}>
              {t(`setup.steps.${step.key}.link`)}
            </TextLink>
            {actions[step.key]}
          </div>
        </li>
      ))}
    </ol>
  )
}

const marks = {
  done: { sign: '✓', look: 'text-field' },
  missing: { sign: '!', look: 'font-bold text-danger' },
  off: { sign: '–', look: '' },
}
