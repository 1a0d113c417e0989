import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Heading } from '@/components/ui/Heading'
import { isForSale, questionPath } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { isGuaranteed } from '@/lib/platform/shop-details'
import { offeredText } from '@/lib/sales/payment-ways/cached'
import { DeliveryNotes } from './DeliveryNotes'

/** The guarantee of the shop's own products, or the seller's liability, and the approval if known. */
async function certificationOf(product: Product): Promise<[title: string, text: string]> {
  const t = await getTranslations('product')
  const isTire = product.productType === 'Tire'
  const { makerName } = product
  const isOurs = isGuaranteed({ manufacturer: isTire ? product.manufacturer : null, makerName })
  const isRetread = isTire && product.retread
  if (isOurs && isRetread && product.approval && product.approvalNumber)
    return [t('certification'), t('certificationText', { regulation: product.approval.slice(1) })]
  const isLabelled = isTire && product.eprelId !== null
  const unproven = isRetread ? 'approvalNotGiven' : 'certificationUnknown'
  const certification = t(isLabelled ? 'certificationOfNewTire' : unproven)
  return isOurs
    ? [t('certification'), `${t('guaranteeText')} ${certification}`]
    : [t('liability'), `${t('liabilityText')} ${certification}`]
}

/** Delivery (of products for sale), payment and guarantee, with a link to the page about the company. */
export async function ServiceNotes({ product }: { product: Product }) {
  const t = await getTranslations('product')
  const tRules = await getTranslations('rulesPage.sections')
  const notes: [title: string, text: string][] = [
    [t('payment'), t('paymentText', { methods: await offeredText() })],
    await certificationOf(product),
  ]
  return (
    <div className="grid gap-5 md:max-lg:grid-cols-3 print:hidden">
      {isForSale(product) ? (
        <section>
          <Heading look="part">{t('delivery')}</Heading>
          <DeliveryNotes product={product} />
        </section>
      ) : null}
      {notes.map(([title, text]) => (
        <section key={title}>
          <Heading look="part">{title}</Heading>
          <p className="mt-0.5 text-soft">{text}</p>
        </section>
      ))}
      <p className="flex flex-wrap gap-x-6 md:max-lg:col-span-3">
        <TextLink path={questionPath(product.id)} className="font-semibold">
          {t('ask')}
        </TextLink>
        <TextLink path="/aboutcompany" className="font-semibold">
          {t('aboutCompany')}
        </TextLink>
        <TextLink path="/rules#complaints" className="font-semibold">
          {tRules('complaints.title')}
        </TextLink>
      </p>
    </div>
  )
}
