import { Price } from '@/components/ui/Price'
import type { PriceStep } from '@/lib/assortment/products/queries'
import { formatDay } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'

const WIDTH = 640
const HEIGHT = 120
const EDGE = 6
/** The chart begins earlier than the first change, by this share of the time since then. */
const LEAD = 0.2
const HOUR_MS = 3_600_000

type Props = { steps: readonly PriceStep[]; since: Date; now: Date; label: string }

/** A step chart of the price. The table below has the same figures. */
export async function PriceChart({ steps, since, now, label }: Props) {
  const locale = await pageLocale()
  const first = steps[0]
  if (!first) return null
  // otherwise years without a change would press the changes against the edge
  const before = (now.getTime() - first.at.getTime()) * LEAD + HOUR_MS
  const begin = Math.min(first.at.getTime(), Math.max(since.getTime(), first.at.getTime() - before))
  const prices = [first.from, ...steps.map(({ to }) => to)]
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const x = (time: number) => (((time - begin) / Math.max(1, now.getTime() - begin)) * WIDTH).toFixed(1)
  const y = (grosze: number) =>
    (HEIGHT - EDGE - ((grosze - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE)).toFixed(1)
  const line = steps.map(({ at, to }) => `H${x(at.getTime())}V${y(to)}`).join('')
  return (
    <figure aria-label={label}>
      <div className="flex gap-3">
        <div className="flex flex-col justify-between text-sm text-soft" aria-hidden="true">
          <Price grosze={most} locale={locale} />
          <Price grosze={least} locale={locale} />
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-28 min-w-0 flex-1 border-b border-l border-hairline"
        >
          <path
            d={`M0 ${y(first.from)}${line}H${WIDTH}`}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <figcaption className="mt-1 flex justify-between text-sm text-soft" aria-hidden="true">
        <span>{formatDay(new Date(begin).toISOString(), locale)}</span>
        <span>{formatDay(now.toISOString(), locale)}</span>
      </figcaption>
    </figure>
  )
}
