'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/layout/Icon'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { useCart } from '@/lib/sales/cart/client'
import { pieceCount } from '@/lib/sales/cart/totals'

/** The way to the cart, with the number of pieces in it. The badge keeps its place while there is nothing to count. */
export function CartButton() {
  const t = useTranslations('layout')
  const locale = useLocale()
  const { pieces } = useCart()
  const count = pieceCount(pieces)
  return (
    <Link
      href={localePath(locale, '/cart')}
      aria-label={count > 0 ? t('cartWith', { count }) : t('cart')}
      className="relative flex h-11 min-w-11 items-center justify-center gap-2 rounded bg-face px-2.5 font-medium hover:bg-lug"
    >
      <Icon name="cart" />
      <span className="hidden xl:inline">{t('cart')}</span>
      <span
        aria-hidden="true"
        className={classes(
          'absolute -top-1 -right-1 min-w-5 rounded-full bg-signal px-1 text-center text-sm font-bold text-ink',
          'tabular-nums xl:-top-1.5 xl:-right-2',
          count === 0 && 'invisible',
        )}
      >
        {count}
      </span>
    </Link>
  )
}
