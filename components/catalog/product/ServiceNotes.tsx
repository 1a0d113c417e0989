import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/catalog/product/schema'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/** The guarantee, and which approval is known of a product. */
async function certificationOf(product: Product): Promise<string> {
  const t = await getTranslations('product')
  const isTire = product.productType === 'Tire'
  if (isTire && product.retread && product.approval)
    return t('certificationText', { regulation: product.approval.slice(1) })
  const isLabelled = isTire && product.eprelId !== null
  return `${t('guaranteeText')} ${t(isLabelled ? 'certificationOfNewTire' : 'certificationUnknown')}`
}

/** Delivery, payment and guarantee, with a link to the page about the company. */
export async function ServiceNotes({ product }: { product: Product }) {
  const t = await getTranslations('product')
  const notes: [title: string, text: string][] = [
    [t('delivery'), t('deliveryText')],
    [t('payment'), t('paymentText')],
    [t('certification'), await certificationOf(product)],
  ]
  return (
    <div className="grid gap-5 md:max-lg:grid-cols-3 print:hidden">
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
