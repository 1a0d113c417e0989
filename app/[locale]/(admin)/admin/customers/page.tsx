import { maySee } from '@/components/admin/admin-gate'
import { adminPage } from '@/components/admin/admin-page'
import { customersPath, customersQuery } from '@/components/admin/customers-address'
import { AdminList } from '@/components/admin/list/AdminList'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { CustomersTable } from '@/components/customers/admin/customers/CustomersTable'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { listCustomers } from '@/lib/customers/directory/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('customers.title')

export default adminPage(
  {
    words: 'customers',
    read: customersQuery,
    path: customersPath,
    head: async ({ t }) => ({
      aside: (await maySee('/admin/customers/erasure')) ? (
        <ShopButton path="/admin/customers/erasure" look="quiet">
          {t('pastTitle')}
        </ShopButton>
      ) : null,
    }),
  },
  async ({ t, query }) => {
    const list = await listCustomers(query)
    return (
      <>
        <FilterForm
          path="/admin/customers"
          query={query}
          address={customersPath({ ...query, page: 1 })}
          className="flex max-w-xl flex-wrap items-end gap-4"
          submit={t('show')}
          fields={[{ name: 'search', label: t('search'), className: 'min-w-0 flex-1 basis-48' }]}
        />
        <AdminList t={t} list={list} pathOf={(page) => customersPath({ ...query, page })}>
          <CustomersTable customers={list.customers} />
        </AdminList>
      </>
    )
  },
)
