import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ChangesOnly, Editable } from '@/components/admin/editing/Editable'
import { AdminPages } from '@/components/admin/list/AdminPages'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Notice } from '@/components/ui/Notice'
import type { RegisterPage as Page } from '@/lib/registers/queries'
import { registerPath } from '@/lib/registers/rules'
import type { RegisterName, RegisterQuery } from '@/lib/registers/schema'
import { JunkBar } from './JunkBar'
import { RegisterFilters } from './RegisterFilters'

const words = {
  complaints: 'complaintRegister',
  returns: 'withdrawalRegister',
  safety: 'safetyRegister',
} as const

type Props<Row> = {
  name: RegisterName
  query: RegisterQuery
  register: Page & { rows: Row[] }
  children: (row: Row) => ReactNode
}

/** A register of what people sent to the shop: a search, a page of its entries, and what marks them as junk. */
export async function RegisterPage<Row>({ name, query, register, children }: Props<Row>) {
  const t = await getTranslations(words[name])
  const tList = await getTranslations('register.list')
  const { rows, total, page, pages, markable, newestId } = register
  const { pageSize: _, page: __, ...filter } = query
  const shown = registerPath(name, { ...query, page })
  const isFiltered = registerPath(name, filter) !== registerPath(name)
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
        <RegisterFilters key={registerPath(name, filter)} name={name} query={query} />
        <p role="status" className="mt-5 mb-2 text-sm text-soft">
          {tList('found', { count: total })}
        </p>
        {rows.length > 0 ? (
          <>
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
                {rows.map((row) => children(row))}
              </ol>
            </Editable>
          </>
        ) : isFiltered ? (
          <Notice title={tList('noneTitle')}>{tList('noneText')}</Notice>
        ) : (
          <Notice title={t('none')}>{t('noneText')}</Notice>
        )}
      <AdminPages
        label={tList('pages')}
        page={page}
        pages={pages}
        pathOf={(wanted) => registerPath(name, { ...query, page: wanted })}
        words={{ previous: tList('previous'), next: tList('next') }}
      />
    </PageContainer>
  )
}
