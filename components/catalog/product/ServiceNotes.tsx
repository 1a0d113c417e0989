import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/catalog/product/schema'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { isGuaranteed } from '@/lib/shop'

/** Delivery, payment and guarantee, which only the shop's own products carry, with a link to the page about the company. */
export async function ServiceNotes({ product }: { product: Product }) {
  const t = await getTranslations('product')
  const isTire = product.productType === 'Tire'
  const approval = isTire && product.retread ? product.approval : null
  const manufacturer = isTire ? product.manufacturer : null
  const notes: [title: string, text: string][] = [
    [t('delivery'), t('deliveryText')],
    [t('payment'), t('paymentText')],
  ]
  if (!isGuaranteed({ manufacturer, makerName: product.makerName }))
    notes.push([t('liability'), t('liabilityText')])
  else if (approval)
    notes.push([t('certification'), t('certificationText', { regulation: approval.slice(1) })])
  else notes.push([t('guarantee'), t('guaranteeText')])
  return (
    <div className="grid gap-5 md:max-lg:grid-cols-3">
      {notes.map(([title, text]) => (
        <section key={title}>
          <h2 className="font-semibold">{title}</h2>
          <p className="mt-0.5 text-soft">{text}</p>
        </section>
      ))}
      <p className="md:max-lg:col-span-3">
        <Link
          href={localePath(await pageLocale(), '/aboutcompany')}
          className="prose-link inline-block py-1.5 font-semibold"
        >
          {t('aboutCompany')}
        </Link>
      </p>
    </div>
  )
}
