import 'server-only'
import { productPath } from '@/lib/catalog/product/rules'
import { writtenTitle } from '@/lib/catalog/titles/written-titles'
import { type Locale, localeOf, localePath } from '@/lib/platform/i18n/routing'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { wordsOf } from '@/lib/shop/texts/translator'
import { confirmationKey, removalKey } from './keys'
import { alertToWriteAbout } from './queries'
import { waitAnew } from './service'

const page = (locale: Locale, path: string) => absoluteAddress(localePath(locale, path))

/** With these, mail programs show a button of their own that takes the address out (RFC 8058). */
const leaveHeaders = (key: string) => ({
  'List-Unsubscribe': `<${absoluteAddress(`/api/stock-alerts/${key}`)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Asks an address whether it wants to be told; nothing where it has answered already. */
export async function stockConfirmMail(payload: unknown): Promise<Mail | null> {
  const alert = await alertToWriteAbout(topics['stock.confirm'].parse(payload).stockAlertId)
  if (!alert || alert.confirmedAt) return null
  const leave = removalKey(alert.removalKey)
  const locale = localeOf(alert.locale)
  const t = wordsOf(locale)
  const title = writtenTitle(alert.product, locale) ?? alert.product.title
  return writeMail({
    locale,
    to: alert.email,
    subject: t('mail.stockConfirm.subject'),
    blocks: [
      { kind: 'text', text: t('mail.stockConfirm.text', { title }) },
      {
        kind: 'action',
        label: t('mail.stockConfirm.confirm'),
        href: `${page(locale, '/stockAlerts')}?confirm=${confirmationKey(alert.id)}&key=${leave}`,
      },
      { kind: 'text', text: t('mail.stockConfirm.otherwise') },
    ],
    headers: leaveHeaders(leave),
  })
}

/** The one mail that somebody asked for: a product is back in stock. Nothing where it is sold out again. */
export async function stockBackMail(payload: unknown): Promise<Mail | null> {
  const alert = await alertToWriteAbout(topics['stock.back'].parse(payload).stockAlertId)
  if (!alert) return null
  if (alert.quantityInStock === 0) {
    await waitAnew(alert.id)
    return null
  }
  const leave = removalKey(alert.removalKey)
  const locale = localeOf(alert.locale)
  const t = wordsOf(locale)
  const title = writtenTitle(alert.product, locale) ?? alert.product.title
  return writeMail({
    locale,
    to: alert.email,
    subject: t('mail.stockBack.subject', { title }),
    title: t('mail.stockBack.title', { title }),
    blocks: [
      { kind: 'text', text: t('mail.stockBack.text') },
      {
        kind: 'action',
        label: t('mail.stockBack.toProduct'),
        href: page(locale, productPath(alert.product)),
      },
      {
        kind: 'notice',
        title: t('mail.stockBack.whyTitle'),
        paragraphs: [
          t('mail.stockBack.why'),
          `${t('mail.stockBack.remove')}: ${page(locale, '/stockAlerts')}?key=${leave}`,
        ],
      },
    ],
    headers: leaveHeaders(leave),
  })
}
