import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SHOP_TIME_ZONE } from '@/lib/core/time-zone'
import type messages from '../../messages/pl.json'
import { pageLocale } from './locale'

type Messages = typeof messages

/**
 * Pages of the administration take `errors` whole. `errors.shop` is all that a call of a customer may answer;
 * `errors.cart` is what adding to the cart may answer, for the pages of products, where every kilobyte counts.
 */
type MessageGroup = keyof Messages | 'errors.shop' | 'errors.cart'

/** Hands its client leaves the named message groups and no more: what a leaf does not say need not travel. */
export async function ClientMessages(props: { groups: MessageGroup[]; children: ReactNode }) {
  const all = await getMessages()
  const picked = Object.fromEntries(
    props.groups.map((group) => {
      if (group === 'errors.shop') return ['errors', errorsOfShop(all)]
      if (group === 'errors.cart') return ['errors', { account: all.errors.account, cart: all.errors.cart }]
      return [group, all[group]]
    }),
  )
  return (
    <NextIntlClientProvider locale={await pageLocale()} messages={picked} timeZone={SHOP_TIME_ZONE}>
      {props.children}
    </NextIntlClientProvider>
  )
}

function errorsOfShop({ errors }: Messages) {
  const { import: _import, news: _news, picture: _picture, ...ofShop } = errors
  return ofShop
}
