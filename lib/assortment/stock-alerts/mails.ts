import 'server-only'
import { productPath } from '@/lib/catalog/product/rules'
import { writtenTitle } from '@/lib/catalog/titles/title-columns'
import { type Locale, localeOf, localePath } from '@/lib/platform/i18n/routing'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { wordsOf } from '@/lib/shop/texts/translator'
import { confirmationKey, removalKey } from './keys'
import { alertToWriteAbout } from './queries'
import { waitAnew } from './service'

const page = (locale: Locale, path: string) => absoluteAddress(localePath(locale, path))

type Alert = NonNullable<Awaited<ReturnType<typeof alertToWriteAbout>>>

/** Common parts of the mails about an alert. By the headers (RFC 8058), mail programs show a button that ends all alerts. */
function mailAbout({ email, locale: stored, product, removalKey: digest }: Alert) {
  const locale = localeOf(stored)
  const leave = removalKey(digest)
  const headers = {
    'List-Unsubscribe': `<${absoluteAddress(`/api/stock-alerts/${leave}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const title = writtenTitle(product, locale) ?? product.title
  return { leave, locale, t: wordsOf(locale), title, common: { locale, to: email, headers } }
}

/** Asks an address to confirm its alert; null when it has answered already. */
export async function stockConfirmMail(payload: unknown): Promise<Mail | null> {
  const alert = await alertToWriteAbout(topics['stock.confirm'].parse(payload).stockAlertId)
  if (!alert || alert.confirmedAt) return null
  const { leave, locale, t, title, common } = mailAbout(alert)
  return writeMail({
    ...common,
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
  })
}

/** Says that a product is back in stock; null when it is sold out again. */
export async function stockBackMail(payload: unknown): Promise<Mail | null> {
  const alert = await alertToWriteAbout(topics['stock.back'].parse(payload).stockAlertId)
  if (!alert) return null
  if (alert.quantityInStock === 0) {
    await waitAnew(alert.id)
    return null
  }
  const { leave, locale, t, title, common } = mailAbout(alert)
  return writeMail({
    ...common,
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
  })
}
