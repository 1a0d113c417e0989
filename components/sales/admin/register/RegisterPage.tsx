import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly, Editable } from '@/components/admin/editing/Editable'
import { AdminList } from '@/components/admin/list/AdminList'
import { Notice } from '@/components/ui/Notice'
import { readSearchParams } from '@/lib/platform/http/request/search-params'
import type { RegisterPage as Page } from '@/lib/sales/registers/queries'
import { type RegisterName, RegisterQuery, registerPath } from '@/lib/sales/registers/schema'
import { JunkBar } from './JunkBar'
import { RegisterFilters } from './RegisterFilters'

const words = {
  complaints: 'complaintRegister',
  returns: 'withdrawalRegister',
  safety: 'safetyRegister',
} as const

/** The page of what people sent to the shop: a search, a page of its entries, and what marks them as junk. */
export const registerPage = <Row,>(
  name: RegisterName,
  readRegister: (query: RegisterQuery) => Promise<Page & { rows: Row[] }>,
  entry: (row: Row) => ReactNode,
) =>
  adminPage(
    {
      words: words[name],
      read: (params) => readSearchParams(RegisterQuery, params),
      path: (query) => registerPath(name, query),
    },
    async ({ t, query }) => {
      const tList = await getTranslations('register.list')
      const register = await readRegister(query)
      const { rows, page, markable, newestId } = register
      const { pageSize: _, page: __, ...filter } = query
      const shown = registerPath(name, { ...query, page })
      return (
        <>
          <RegisterFilters name={name} query={query} />
          <AdminList
            t={tList}
            list={register}
            pathOf={(wanted) => registerPath(name, { ...query, page: wanted })}
            isFiltered={registerPath(name, filter) !== registerPath(name)}
            none={<Notice title={t('none')}>{t('noneText')}</Notice>}
            words={{ previous: tList('previous'), next: tList('next') }}
          >
            <ChangesOnly area="orders">
              {markable.count > 0 ? (
                <JunkBar
                  key={shown}
                  register={name}
                  filter={filter}
                  markable={markable}
                  newestId={newestId}
                />
              ) : null}
            </ChangesOnly>
            <Editable area="orders">
              {/* another page has boxes and forms of its own */}
              <ol key={shown} className="grid gap-4">
                {rows.map(entry)}
              </ol>
            </Editable>
          </AdminList>
        </>
      )
    },
  )
