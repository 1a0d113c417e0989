import { getTranslations } from 'next-intl/server'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import { createdAt, type PriceStep, priceSteps } from '@/lib/assortment/products/queries'
import { promotionsOf } from '@/lib/assortment/promotion/queries'
import { lowestPrice, promotionState } from '@/lib/assortment/promotion/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { formatDate, formatDateTime } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'
import { PromotionForm } from './PromotionForm'

export async function PriceHistory({ productId, grosze }: { productId: number; grosze: number }) {
  const t = await getTranslations('productAdmin.prices')
  const locale = await pageLocale()
  const [steps, since] = await Promise.all([priceSteps(productId), createdAt(productId)])
  const now = new Date()
  const { lowest, reducedAt } = lowestPrice(steps, grosze, now)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="rounded border-l-4 border-l-type bg-face p-4">
        <span className="block text-sm text-soft">
          {reducedAt ? t('lowestBefore', { day: formatDate(reducedAt.toISOString(), locale) }) : t('lowest')}
        </span>
        <Price grosze={lowest} locale={locale} className="text-lg" />
        <span className="mt-1 block text-sm text-soft">{t('omnibus')}</span>
      </p>
      {steps.length === 0 ? (
        <p className="text-soft">{t('none', { day: formatDate(since.toISOString(), locale) })}</p>
      ) : (
        <>
          <PriceChart steps={steps} since={since} now={now} label={t('chart')} />
          <Table
            caption={t('title')}
            rows={[...steps].reverse()}
            rowKey={({ at }) => at.toISOString()}
            columns={[
              { key: 'at', header: t('at'), cell: ({ at }) => formatDateTime(at.toISOString(), locale) },
              ...(['from', 'to'] as const).map((key) => ({
                key,
                header: t(key),
                numeric: true,
                cell: (step: PriceStep) => <Price grosze={step[key]} locale={locale} />,
              })),
            ]}
          />
        </>
      )}
    </div>
  )
}

const WIDTH = 640
const HEIGHT = 120
const EDGE = 6
/** The chart begins before the first change, by this share of the time since that change. */
const LEAD = 0.2
const HOUR_MS = 3_600_000

type Props = { steps: readonly PriceStep[]; since: Date; now: Date; label: string }

async function PriceChart({ steps, since, now, label }: Props) {
  const locale = await pageLocale()
  const first = steps[0]
  if (!first) return null
  // years without a change would press the changes against the edge
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
        <span>{formatDate(new Date(begin).toISOString(), locale)}</span>
        <span>{formatDate(now.toISOString(), locale)}</span>
      </figcaption>
    </figure>
  )
}

export async function PromotionPanel({ product }: { product: Product }) {
  const t = await getTranslations('productAdmin.promotion')
  const locale = await pageLocale()
  const promotions = await promotionsOf(product.id)
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-soft">{t('about')}</p>
      <PromotionForm productId={product.id} isOpen={promotions.some(({ endedAt }) => endedAt === null)} />
      {promotions.length > 0 ? (
        <Table
          caption={t('title')}
          rows={promotions}
          rowKey={({ id }) => String(id)}
          columns={[
            { key: 'state', header: t('state'), cell: (each) => t(`states.${promotionState(each)}`) },
            {
              key: 'price',
              header: t('price'),
              numeric: true,
              cell: ({ priceGrosze }) => <Price grosze={priceGrosze} locale={locale} />,
            },
            {
              key: 'regular',
              header: t('regular'),
              numeric: true,
              cell: ({ regularGrosze }) =>
                regularGrosze === null ? '–' : <Price grosze={regularGrosze} locale={locale} plain />,
            },
            {
              key: 'startsAt',
              header: t('startsAt'),
              cell: ({ startsAt }) => formatDateTime(startsAt.toISOString(), locale),
            },
            {
              key: 'endsAt',
              header: t('endsAt'),
              cell: ({ endsAt, endedAt }) => formatDateTime((endedAt ?? endsAt).toISOString(), locale),
            },
            { key: 'by', header: t('by'), cell: ({ plannedByName }) => plannedByName },
          ]}
        />
      ) : null}
    </div>
  )
}
