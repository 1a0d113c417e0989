import 'server-only'
import { productPath } from '@/lib/catalog/product/rules'
import { writtenTitle } from '@/lib/catalog/words/written-titles'
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/routing'
import { wordsOf } from '@/lib/i18n/translator'
import { sellerLines } from '@/lib/mail/seller-lines'
import { type Mail, writeMail } from '@/lib/mail/template'
import { topics } from '@/lib/mail/topics'
import { absoluteAddress } from '@/lib/seo/origin'
import { alertToWriteAbout } from './queries'

/** The one mail that somebody asked for: a product is back in stock. */
export async function stockBackMail(payload: unknown): Promise<Mail | null> {
  const alert = await alertToWriteAbout(topics['stock.back'].parse(payload).stockAlertId)
  if (!alert) return null
  const locale = isLocale(alert.locale) ? alert.locale : defaultLocale
  const t = wordsOf(locale)
  const title = writtenTitle(alert.product, locale) ?? alert.product.title
  const page = (path: string) => absoluteAddress(localePath(locale, path))
  return writeMail({
    locale,
    to: alert.email,
    subject: t('mail.stockBack.subject', { title }),
    title: t('mail.stockBack.title', { title }),
    blocks: [
      { kind: 'text', text: t('mail.stockBack.text') },
      { kind: 'action', label: t('mail.stockBack.toProduct'), href: page(productPath(alert.product)) },
      {
        kind: 'notice',
        title: t('mail.stockBack.whyTitle'),
        paragraphs: [
          t('mail.stockBack.why'),
          `${t('mail.stockBack.remove')}: ${page('/stockAlerts')}?key=${alert.removalKey}`,
        ],
      },
    ],
    seller: sellerLines(t),
  })
}
