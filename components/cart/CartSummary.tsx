'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CheckKitLink } from '@/components/fitment/kit/CheckKitLink'
import { formatArrival } from '@/components/orders/dates'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { Price } from '@/components/ui/Price'
import { lineProblem } from '@/lib/cart/rules'
import type { CartItem } from '@/lib/cart/schema'
import { cartTotal, pieceCount } from '@/lib/cart/totals'
import { netOf } from '@/lib/core/values/vat'
import { expectedDelivery } from '@/lib/core/values/working-days'
import { kitFieldsOf } from '@/lib/fitment/kit-products'
import { localePath } from '@/lib/i18n/routing'

/** The totals and the way to the checkout. */
export function CartSummary({ items }: { items: CartItem[] }) {
  const t = useTranslations('cartPage')
  const locale = useLocale()
  const isBlocked = items.some(lineProblem)
  const total = cartTotal(items)
  return (
    <section className="rounded border border-hairline bg-face p-5 lg:sticky lg:top-4">
      <h2 className="font-display text-lg font-bold">{t('summary')}</h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
        <dt className="text-soft">{t('pieces', { count: pieceCount(items) })}</dt>
        <dd className="text-right">
          <Price grosze={total} locale={locale} plain />
        </dd>
        <dt className="text-soft">{t('delivery')}</dt>
        <dd className="text-right">{t('free')}</dd>
        <dt className="text-soft">{t('net')}</dt>
        <dd className="text-right">
          <Price grosze={netOf(total)} locale={locale} plain />
        </dd>
        <dt className="mt-2 border-t border-hairline pt-3 text-lg font-semibold">{t('total')}</dt>
        <dd className="mt-2 border-t border-hairline pt-3 text-right">
          <Price grosze={total} locale={locale} className="text-lg" />
        </dd>
      </dl>
      <p className="mt-1 text-sm text-soft">{t('gross')}</p>
      <p className="mt-3 mb-5">
        {t('arrival', { date: formatArrival(expectedDelivery(new Date()).toISOString(), locale) })}
      </p>
      {isBlocked ? (
        <Button look="signal" wide disabledReason={t('blocked')}>
          {t('order')}
        </Button>
      ) : (
        <LinkButton look="signal" wide href={localePath(locale, '/CreateOrder')}>
          {t('order')}
        </LinkButton>
      )}
      <p className="mt-3 text-sm text-soft">{isBlocked ? t('blocked') : t('facts')}</p>
      <p className="mt-2">
        <CheckKitLink parts={kitFieldsOf(items.map(({ product }) => product))} text={t('checkKit')} />
      </p>
    </section>
  )
}
