import { getTranslations } from 'next-intl/server'
import { AdminLink } from '@/components/admin/AdminLink'
import { maySee } from '@/components/admin/admin-gate'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { formatPrice } from '@/lib/platform/values/money'
import type { Invoice } from '@/lib/sales/invoices/schema'
import { formatMoment } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'
import { InvoiceFiles } from './InvoiceFiles'
import { KsefWay } from './KsefWay'

/** What was issued in a month, with its files and its number in the national system. */
export async function InvoiceList({ invoices }: { invoices: Invoice[] }) {
  const t = await getTranslations('invoices')
  if (invoices.length === 0) return <Notice title={t('none')}>{t('noneText')}</Notice>
  return (
    <ol className="grid gap-4">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="rounded border border-hairline bg-face p-4 md:p-5">
          <Entry invoice={invoice} />
        </li>
      ))}
    </ol>
  )
}

async function Entry({ invoice }: { invoice: Invoice }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  const { id, kind, number, orderId, buyer } = invoice
  const titleId = `invoice-${id}`
  const order = (
    <>
      {t('order')} <span className="whitespace-nowrap">{orderId}</span>
    </>
  )
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:gap-8"
    >
      <div className="min-w-0">
        <h2 id={titleId} className="font-semibold">
          {number} ({t(`kinds.${kind}`)})
        </h2>
        <p className="text-sm text-soft">
          {t('issued')}: {formatMoment(invoice.issuedAt, locale)}
        </p>
        <p className="mt-1 wrap-anywhere">
          {buyer ? buyer.name : t('erased')}
          {buyer?.taxId ? ` (${buyer.taxId})` : null}
        </p>
        {(await maySee(`/admin/order/${orderId}`)) ? (
          <AdminLink path={`/admin/order/${orderId}`}>{order}</AdminLink>
        ) : (
          order
        )}
        <Facts
          look="inline"
          className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums"
          facts={[
            [t('net'), formatPrice(invoice.netGrosze, locale)],
            [t('vat'), formatPrice(invoice.vatGrosze, locale)],
            [t('gross'), formatPrice(invoice.grossGrosze, locale)],
          ]}
        />
        {buyer ? <InvoiceFiles id={id} number={number} /> : null}
      </div>
      <KsefWay invoice={invoice} />
    </article>
  )
}
