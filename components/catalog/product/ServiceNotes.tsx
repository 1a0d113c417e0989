import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { ProductType } from '@/lib/catalog/product/schema'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

const notes = ['delivery', 'payment', 'certification'] as const

/** Delivery, payment and certification, with a link to the page about the company. */
export async function ServiceNotes({ type }: { type: ProductType }) {
  const t = await getTranslations('product')
  // only tires are certified; the other products have the guarantee instead
  const keyOf = (note: (typeof notes)[number]) =>
    note === 'certification' && type !== 'Tire' ? 'guarantee' : note
  return (
    <div className="grid gap-5 md:max-lg:grid-cols-3">
      {notes.map((note) => (
        <section key={note}>
          <h2 className="font-semibold">{t(keyOf(note))}</h2>
          <p className="mt-0.5 text-soft">{t(`${keyOf(note)}Text`)}</p>
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
