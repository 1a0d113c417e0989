import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'
import { pageLocale } from './locale'
import { type GroupPart, isPart, type Messages, messageParts } from './message-parts'

/** Gives client components the named message groups only, so that other messages are not sent to the browser. */
export async function ClientMessages(props: { groups: (keyof Messages | GroupPart)[]; children: ReactNode }) {
  const all = await getMessages()
  const picked = props.groups.map((group) =>
    isPart(group) ? messageParts[group](all) : { [group]: all[group] },
  )
  return (
    <NextIntlClientProvider
      locale={await pageLocale()}
      messages={Object.assign({}, ...picked) as Partial<Messages>}
      timeZone={SHOP_TIME_ZONE}
    >
      {props.children}
    </NextIntlClientProvider>
  )
}
