import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/Card'
import { classes } from '@/components/ui/classes'
import { Heading } from '@/components/ui/Heading'
import { reachOf, scaleOf } from '@/lib/office/dashboard/rules'
import type { ReportStep } from '@/lib/office/reports/schema'
import { languageTag } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { labelled, stepWords } from './chart-days'
import { StatisticsTable } from './StatisticsTable'

type Props = {
  title: string
  /** The unit above the axis: zł, zamówienia. */
  unit: string
  sum: ReactNode
  points: { day: string; value: number }[]
  step?: ReportStep
  /** How many of a value make one unit: 100 grosze make a zloty. */
  perUnit?: number
  /** A value with its unit, for the tooltip of a bar and the table. */
  say: (value: number) => string
  note?: string
  isOpen: boolean
}

/** A bar for every day, week or month. The labels stand outside the drawing, which stretches with the page. */
export async function DayChart(props: Props) {
  const { title, unit, sum, points, step = 'day', perUnit = 1, say, note, isOpen } = props
  const t = await getTranslations('dashboard')
  const locale = await pageLocale()
  const reach = reachOf(points.map(({ value }) => value))
  const scale = scaleOf(reach / perUnit).map((mark) => mark * perUnit)
  const top = scale.at(-1) ?? 1
  const words = stepWords[step]
  const long = (day: string) => words.long(day, locale)
  const number = new Intl.NumberFormat(languageTag[locale])
  const best = points.reduce((one, other) => (other.value > one.value ? other : one))
  const height = (value: number) => Math.min(1, value / top) * 100
  const cut = points.filter(({ value }) => value > top)
  // a centered label of the last narrow bar would reach beyond the drawing
  const isAtEdge = (n: number) => points.length > 7 && n === points.length - 1
  const summary = t('chart', { title, best: long(best.day), value: say(best.value) })
  return (
    <Card as="figure" className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading look="part">{title}</Heading>
        {sum}
      </figcaption>
      {note ? <p className="mt-1 text-sm text-soft">{note}</p> : null}
      <p className="mt-3 mb-3 text-sm text-soft">{unit}</p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="relative h-44 min-w-6 text-right text-sm text-soft tabular-nums">
          {scale.map((mark) => (
            <span
              key={mark}
              className="absolute right-0 translate-y-1/2"
              style={{ bottom: `${height(mark)}%` }}
            >
              {number.format(mark / perUnit)}
            </span>
          ))}
          {/* gives the axis the width of its widest mark */}
          <span className="invisible">{number.format(top / perUnit)}</span>
        </div>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${points.length} 100`}
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible"
        >
          {scale.map((step) => (
            <line
              key={step}
              x1="0"
              x2={points.length}
              y1={100 - height(step)}
              y2={100 - height(step)}
              vectorEffect="non-scaling-stroke"
              className={step === 0 ? 'stroke-type' : 'stroke-hairline'}
            />
          ))}
          {points.map(({ day, value }, n) => (
            <rect
              key={day}
              x={n + 0.15}
              width={0.7}
              y={100 - height(value)}
              height={height(value)}
              vectorEffect="non-scaling-stroke"
              className={isOpen && n === points.length - 1 ? 'fill-face stroke-type stroke-2' : 'fill-type'}
            >
              <title>{`${long(day)}: ${say(value)}`}</title>
            </rect>
          ))}
          {points.map(({ day, value }, n) =>
            value > top ? <rect key={day} x={n} width={1} y={8} height={3} className="fill-face" /> : null,
          )}
        </svg>
        <div
          aria-hidden="true"
          className="relative col-start-2 mt-1 h-5 text-sm whitespace-nowrap text-soft tabular-nums"
        >
          {labelled(points.length).map((n, place, all) => (
            <span
              key={n}
              className={classes(
                'absolute',
                isAtEdge(n) ? 'right-0' : '-translate-x-1/2',
                // a phone has room for every second label, counted from today
                points.length > 7 && (all.length - place) % 2 === 0 && 'max-sm:hidden',
              )}
              style={isAtEdge(n) ? {} : { left: `${((n + 0.5) / points.length) * 100}%` }}
            >
              {words.short(points[n]?.day ?? '', locale)}
            </span>
          ))}
        </div>
      </div>
      {cut.length > 0 ? (
        <p className="mt-2 text-sm text-soft">
          {t('cut', {
            days: cut.map(({ day, value }) => `${long(day)}: ${say(value)}`).join('; '),
          })}
        </p>
      ) : null}
      {isOpen ? (
        <p className="mt-2 flex items-center gap-2 text-sm text-soft">
          <span aria-hidden="true" className="inline-block h-3 w-2 border-2 border-type" />
          {t(step === 'day' ? 'today' : 'notOver')}
        </p>
      ) : null}
      {/* the exact numbers, also for those who cannot see the drawing */}
      <details className="mt-2">
        <summary className="prose-link inline-flex min-h-touch items-center text-sm">{t('asTable')}</summary>
        <StatisticsTable
          caption={title}
          heads={[t('day'), unit]}
          rows={points
            .toReversed()
            .map(({ day, value }) => ({ key: day, name: long(day), figures: [say(value)] }))}
          height="max-h-72"
        />
      </details>
    </Card>
  )
}
