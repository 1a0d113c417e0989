import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SHOP_TIME_ZONE } from '@/lib/core/time-zone'
import type messages from '../../messages/pl.json'
import { pageLocale } from './locale'

/** Hands its client leaves the named message groups and no more: what a leaf does not say need not travel. */
export async function ClientMessages(props: { groups: (keyof typeof messages)[]; children: ReactNode }) {
  const all = await getMessages()
  const picked = Object.fromEntries(props.groups.map((group) => [group, all[group]]))
  return (
    <NextIntlClientProvider locale={await pageLocale()} messages={picked} timeZone={SHOP_TIME_ZONE}>
      {props.children}
    </NextIntlClientProvider>
  )
}
