import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { customerPath } from '@/components/admin/customers-address'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import type { CustomerRow } from '@/lib/customers/directory/queries'
import { formatDate } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'

/** An e-mail address that may wrap before its `@`, so that no word of it is broken. */
function breakAtHost(email: string): ReactNode {
  const at = email.indexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

export async function CustomersTable({ customers }: { customers: CustomerRow[] }) {
  const t = await getTranslations('customers')
  const locale = await pageLocale()
  return (
    <Table
      caption={t('title')}
      rows={customers}
      rowKey={({ uid }) => uid}
      columns={[
        {
          key: 'name',
          header: t('name'),
          wide: true,
          rest: true,
          cell: ({ uid, name }) => (
            <TextLink path={customerPath(uid)} className="font-semibold wrap-anywhere">
              {name}
            </TextLink>
          ),
        },
        {
          key: 'contact',
          header: t('contact'),
          cell: ({ email, phone }) => (
            <span className="block wrap-anywhere md:min-w-64 xl:min-w-80">
              {breakAtHost(email)}
              <span className="block">{phone}</span>
            </span>
          ),
        },
        { key: 'orders', header: t('orders'), numeric: true, cell: ({ orders }) => orders },
        {
          key: 'total',
          header: t('total'),
          numeric: true,
          cell: ({ totalGrosze }) => <Price grosze={totalGrosze} locale={locale} />,
        },
        {
          key: 'last',
          header: t('lastOrder'),
          cell: ({ lastOrder }) => <time dateTime={lastOrder}>{formatDate(lastOrder, locale)}</time>,
        },
      ]}
    />
  )
}
