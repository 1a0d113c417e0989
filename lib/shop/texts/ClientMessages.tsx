import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'
import type messages from '@/messages/pl.json'
import { pageLocale } from './locale'
import {
  cartErrors,
  errorsOfShop,
  finderWords,
  galleryWords,
  shortFitmentWords,
  tireFinderWords,
} from './message-groups'

type Messages = typeof messages

/**
 * `errors.shop` has all codes that a customer's call may answer;
 * `errors.cart` has those of adding to the cart, and `product.gallery` the words around pictures, for product pages,
 * where every kilobyte counts. `finder.tires` lacks what is said of wheels and spacers. `fitment.short` has the words around texts that a call answers, `orders.arrivals` when an order
 * comes.
 */
type MessageGroup =
  | keyof Messages
  | 'errors.shop'
  | 'errors.cart'
  | 'finder.tires'
  | 'product.gallery'
  | 'fitment.short'
  | 'orders.arrivals'

/** Gives client components the named message groups only, so that other messages are not sent to the browser. */
export async function ClientMessages(props: { groups: MessageGroup[]; children: ReactNode }) {
  const all = await getMessages()
  const picked = Object.fromEntries(
    props.groups.map((group) => {
      if (group === 'errors.shop') return ['errors', errorsOfShop(all)]
      if (group === 'errors.cart') return ['errors', cartErrors(all)]
      if (group === 'product.gallery') return ['product', galleryWords(all)]
      if (group === 'fitment.short') return ['fitment', shortFitmentWords(all)]
      if (group === 'orders.arrivals') return ['orders', { arrivals: all.orders.arrivals }]
      if (group === 'finder') return ['finder', finderWords(all)]
      if (group === 'finder.tires') return ['finder', tireFinderWords(all)]
      return [group, all[group]]
    }),
  )
  return (
    <NextIntlClientProvider
      locale={await pageLocale()}
      messages={picked as Partial<Messages>}
      timeZone={SHOP_TIME_ZONE}
    >
      {props.children}
    </NextIntlClientProvider>
  )
}
