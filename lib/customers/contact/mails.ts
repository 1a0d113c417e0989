import 'server-only'
import { productPath } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { env } from '@/lib/platform/runtime/env'
import { shop } from '@/lib/platform/shop-details'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { wordsOf } from '@/lib/shop/texts/translator'
import { readMessage } from './queries'

type Link = [name: string, value: string, href: string]

/** The visitor's message as a mail to the shop, in the shop's language. A reply goes to the visitor. */
export async function contactMail(payload: unknown): Promise<Mail | null> {
  const message = await readMessage(topics['contact.message'].parse(payload).contactMessageId)
  if (!message) return null
  const t = wordsOf(defaultLocale)
  const { product } = message
  const address = product && productPath({ id: product.id, productType: product.productType as ProductType })
  return writeMail({
    locale: defaultLocale,
    to: shop.email,
    replyTo: message.fromEmail,
    subject: t('mail.contact.subject', { name: message.fromName }),
    title: t('mail.contact.title'),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [t('mail.contact.name'), message.fromName],
          [t('mail.contact.email'), message.fromEmail],
          [t('mail.phone'), message.phone],
          ...(product
            ? [[t('mail.safety.product'), product.title, `${env().SHOP_ORIGIN}${address}`] satisfies Link]
            : []),
        ],
      },
      { kind: 'quote', text: message.message },
      { kind: 'text', text: t('mail.contact.reply') },
    ],
  })
}
