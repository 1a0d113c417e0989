'use client'

import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import type { Locale } from '@/lib/platform/i18n/routing'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'

export function MessagesFromText(props: { text: string; locale: Locale; children: ReactNode }) {
  const messages = useMemo(() => JSON.parse(props.text), [props.text])
  return (
    <NextIntlClientProvider locale={props.locale} messages={messages} timeZone={SHOP_TIME_ZONE}>
      {props.children}
    </NextIntlClientProvider>
  )
}
