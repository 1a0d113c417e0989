import { useLocale, useTranslations } from 'next-intl'
import type { Check } from '@/lib/fitment/kit'
import { checkText, measureText, sourceText } from '@/lib/fitment/words'
import { VerdictBadge } from './VerdictBadge'

/** Every check of a judgment, with what it found, what to measure and where its rule comes from. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations()
  const decisive = checks.filter(({ isToCheck }) => !isToCheck)
  const toCheck = checks.filter(({ isToCheck }) => isToCheck)
  return (
    <div className="flex flex-col gap-4">
      <CheckItems checks={decisive} />
      {toCheck.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('fitment.toCheck')}</h3>
          <CheckItems checks={toCheck} />
        </section>
      ) : null}
      <p className="text-sm text-soft">{t('fitment.checkDocument')}</p>
    </div>
  )
}

function CheckItems({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {checks.map((check) => {
        const measure = measureText(check, t)
        return (
          <li
            key={`${check.check}-${check.reason}`}
            data-verdict={check.verdict}
            className="flex flex-col gap-1 py-3"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold">{t(`fitment.checks.${check.check}`)}</span>
              <VerdictBadge verdict={check.verdict} />
            </div>
            <p>{checkText(check, t, locale)}</p>
            {measure ? <p>{measure}</p> : null}
            <p className="text-sm text-soft">{sourceText(check, t)}</p>
          </li>
        )
      })}
    </ul>
  )
}
