import { getTranslations } from 'next-intl/server'
import { adminOrLeave, maySee } from '@/components/admin/admin-gate'
import { CustomersTable } from '@/components/admin/customers/CustomersTable'
import { customersPath, customersQuery } from '@/components/admin/customers/customers-address'
import { AdminList } from '@/components/admin/list/AdminList'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { FilterSearch } from '@/components/admin/list/FilterSearch'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { listCustomers } from '@/lib/customers/queries'
import type { SearchParams } from '@/lib/http/request/search-params'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('customers.title')

export default async function CustomersPage(props: { searchParams: Promise<SearchParams> }) {
  const query = customersQuery(await props.searchParams)
  await adminOrLeave(customersPath(query))
  const t = await getTranslations('customers')
  const locale = await pageLocale()
  const { customers, total, page, pages } = await listCustomers(query)
  return (
    <PageContainer>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        aside={
          (await maySee('/admin/customers/erasure')) ? (
            <LinkButton look="quiet" href={localePath(locale, '/admin/customers/erasure')}>
              {t('pastTitle')}
            </LinkButton>
          ) : null
        }
      />
      <search>
        <FilterForm
          action={localePath(locale, '/admin/customers')}
          query={query.search ?? ''}
          className="flex max-w-xl flex-wrap items-end gap-4"
        >
          <div className="min-w-0 flex-1 basis-48">
            <FilterSearch label={t('search')} value={query.search} />
          </div>
          <Button type="submit">{t('show')}</Button>
        </FilterForm>
      </search>
      <AdminList
        t={t}
        total={total}
        isEmpty={customers.length === 0}
        page={page}
        pages={pages}
        pathOf={(wanted) => customersPath({ ...query, page: wanted })}
      >
        <CustomersTable customers={customers} />
      </AdminList>
    </PageContainer>
  )
}
