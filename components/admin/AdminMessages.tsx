import 'server-only'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLocale } from '@/lib/shop/texts/locale'
import type messages from '@/messages/pl.json'
import { MessagesFromText } from './MessagesFromText'

type Messages = typeof messages

/** The groups that client components of the administration use; a test names a missing one. */
const forStaff = [
  'admin',
  'adminDelivery',
  'adminKsef',
  'adminNews',
  'adminSearch',
  'adminSettings',
  'adminVehicles',
  'card',
  'checkout',
  'complaint',
  'complaintRegister',
  'countries',
  'customers',
  'delivery',
  'editor',
  'errors',
  'facets',
  'failedMails',
  'fields',
  'fitment',
  'import',
  'invoices',
  'languages',
  'layout',
  'leave',
  'news',
  'notes',
  'orders',
  'phoneOrder',
  'product',
  'productAdmin',
  'productTitle',
  'receipts',
  'received',
  'register',
  'returnPage',
  'roles',
  'safetyRegister',
  'secondFactor',
  'setup',
  'signIn',
  'staff',
  'ui',
  'withdrawalRegister',
] satisfies (keyof Messages)[]

const texts = new WeakMap<Messages, string>()

/** The messages as one JSON text: React would serialize thousands of objects for every page. */
function staffMessages(all: Messages): string {
  const known = texts.get(all)
  if (known) return known
  const text = JSON.stringify(Object.fromEntries(forStaff.map((group) => [group, all[group]])))
  texts.set(all, text)
  return text
}

/** Gives the client components of the administration the messages of all its pages. */
export async function AdminMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesFromText text={staffMessages(await getMessages())} locale={await pageLocale()}>
      {children}
    </MessagesFromText>
  )
}
