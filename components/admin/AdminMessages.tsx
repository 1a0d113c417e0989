import 'server-only'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLocale } from '@/lib/shop/texts/locale'
import type messages from '@/messages/pl.json'
import { MessagesFromText } from './MessagesFromText'

type Messages = typeof messages

/** Long texts that only the shop's pages and mails have. */
const notForStaff = ['glossary', 'kit', 'mail', 'rulesPage'] satisfies (keyof Messages)[] as string[]

const texts = new WeakMap<Messages, string>()

/** Five thousand messages as one text: React would take each of them into every page by itself. */
function staffMessages(all: Messages): string {
  const known = texts.get(all)
  if (known) return known
  const picked = Object.entries(all).filter(([group]) => !notForStaff.includes(group))
  const text = JSON.stringify(Object.fromEntries(picked))
  texts.set(all, text)
  return text
}

/** Gives the client components of the administration, which has no byte budget, all messages that it may need. */
export async function AdminMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesFromText text={staffMessages(await getMessages())} locale={await pageLocale()}>
      {children}
    </MessagesFromText>
  )
}
