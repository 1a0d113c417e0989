import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { CheckKitLink } from '@/components/fitment/kit/CheckKitLink'
import { CountrySelect } from '@/components/forms/CountrySelect'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Button } from '@/components/ui/buttons/Button'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Field } from '@/components/ui/controls/Field'
import { SumFact } from '@/components/ui/Facts'
import { Price } from '@/components/ui/Price'
import { kitFieldsOf } from '@/lib/fitment/kit-check/products'
import { localePath } from '@/lib/platform/i18n/routing'
import { expectedDelivery } from '@/lib/platform/time/working-days'
import { netOf } from '@/lib/platform/values/vat'
import { lineProblem } from '@/lib/sales/cart/rules'
import type { CartItem } from '@/lib/sales/cart/schema'
import { cartTotal, deliveryLines, pieceCount } from '@/lib/sales/cart/totals'
import { type DeliveryTable, deliveryPrice, groszeOf } from '@/lib/sales/delivery/rules'
import { formatArrival } from '@/lib/sales/orders/dates'

/** What the server knows when it renders the cart's page. */
export type CartTerms = {
  delivery: DeliveryTable | null
  /** The offered ways of payment, listed for a sentence. */
  payments: string
}

/** `orderAt`: where the order begins, if not at the checkout. */
export type CartProps = CartTerms & { items: CartItem[]; orderAt?: string }

export function CartSummary({ items, delivery: table, payments, orderAt }: CartProps) {
  const t = useTranslations('cartPage')
  const tGuarantee = useTranslations('guaranteeNotice')
  const locale = useLocale()
  const isBlocked = items.some(lineProblem)
  const [country, setCountry] = useState('PL')
  const to = { country, typeOfDelivery: 'shipping_to_customer' } as const
  const delivery = table ? deliveryPrice(deliveryLines(items), to, table) : 'noTable'
  const goods = cartTotal(items)
  const total = goods + groszeOf(delivery)
  const price = (grosze: number) => <Price grosze={grosze} locale={locale} plain />
  const freeWord = delivery === 'onRequest' ? 'onRequest' : 'free'
  const deliveryWord = typeof delivery === 'object' ? 'freeDelivery' : freeWord
  return (
    <section className="rounded border border-hairline bg-face p-5 lg:sticky lg:top-4">
      <h2 className="font-display text-lg font-bold">{t('summary')}</h2>
      {table ? (
        <div className="mt-4">
          <Field label={t('country')}>
            {(control) => (
              <CountrySelect
                {...control}
                value={country}
                onChange={(event) => setCountry(event.target.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
      <dl aria-live="polite" className="mt-4 grid grid-cols-[1fr_auto] gap-y-2">
        <SumFact name={t('pieces', { count: pieceCount(items) })}>{price(goods)}</SumFact>
        <SumFact name={t('delivery')}>
          {typeof delivery === 'object' && delivery.grosze > 0 ? price(delivery.grosze) : t(deliveryWord)}
        </SumFact>
        <SumFact name={t('net')}>{price(netOf(total))}</SumFact>
        <div className="contents">
          <dt className="mt-2 border-t border-hairline pt-3 text-lg font-semibold">{t('total')}</dt>
          <dd className="mt-2 border-t border-hairline pt-3 text-right">
            <Price grosze={total} locale={locale} className="text-lg" />
          </dd>
        </div>
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
        <LinkButton look="signal" wide href={orderAt ?? localePath(locale, '/CreateOrder')}>
          {t('order')}
        </LinkButton>
      )}
      <p className="mt-3 text-sm text-soft">{isBlocked ? t('blocked') : t('facts', { methods: payments })}</p>
      <p className="mt-2">
        <CheckKitLink parts={kitFieldsOf(items.map(({ product }) => product))} text={t('checkKit')} />
      </p>
      <p className="mt-2">
        <TextLink path="/rules#complaints">{tGuarantee('title')}</TextLink>
      </p>
    </section>
  )
}
