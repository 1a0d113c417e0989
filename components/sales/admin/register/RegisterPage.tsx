import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly, Editable } from '@/components/admin/editing/Editable'
import { AdminList } from '@/components/admin/list/AdminList'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { optionsOf } from '@/components/admin/list/options'
import { PickBox } from '@/components/admin/list/PickBox'
import { JunkBar, JunkButton } from '@/components/sales/admin/register/JunkButton'
import { JUNK_FORM } from '@/components/sales/admin/register/junk-form'
import { Card } from '@/components/ui/Card'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { readSearchParams } from '@/lib/platform/http/request/search-params'
import { formatDate, formatDateTime } from '@/lib/sales/orders/dates'
import type { RegisterPage as Page } from '@/lib/sales/registers/queries'
import {
  entryStates,
  junkDeletedAt,
  type RegisterName,
  RegisterQuery,
  registerPath,
} from '@/lib/sales/registers/schema'

const words = {
  complaints: 'complaintRegister',
  returns: 'withdrawalRegister',
  safety: 'safetyRegister',
} as const

/** A page of a register of statements: search, entries, and buttons that mark entries as junk. */
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
      const tFilters = await getTranslations('register.filters')
      const register = await readRegister(query)
      const { rows, page, markable, newestId } = register
      const { pageSize: _, page: __, ...filter } = query
      const shown = registerPath(name, { ...query, page })
      return (
        <>
          <FilterForm
            path={registerPath(name)}
            query={query}
            address={registerPath(name, { ...query, page: 1 })}
            className="flex flex-wrap items-end gap-4 md:max-w-4xl"
            submit={tFilters('submit')}
            reset={tFilters('reset')}
            fields={[
              {
                name: 'state',
                label: tFilters('state'),
                all: tFilters('all'),
                options: optionsOf(entryStates, (each) => tFilters(`states.${each}`)),
                className: 'min-w-0 flex-1 basis-40 md:flex-none md:basis-56',
              },
              {
                name: 'sender',
                label: tFilters('sender'),
                all: tFilters('allSenders'),
                options: optionsOf(senders, (each) => tFilters(`senders.${each}`)),
                className: 'min-w-0 flex-1 basis-40 md:flex-none md:basis-48',
              },
              {
                name: 'search',
                label: tFilters('search'),
                className: 'min-w-0 flex-1 basis-48 md:basis-64',
              },
            ]}
          />
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
              {/* a new key for another page: boxes and forms begin anew */}
              <ol key={shown} className="grid gap-4">
                {rows.map(entry)}
              </ol>
            </Editable>
          </AdminList>
        </>
      )
    },
  )

const senders = ['known', 'unknown'] as const

type EntryProps = {
  /** The id to which other pages link. */
  anchor: string
  /** Null where the entry may neither be marked as junk nor taken back. */
  junk: JunkProps | null
  title: ReactNode
  /** The form of the staff: null for a closed entry, undefined where another page has the form. */
  form?: ReactNode
  children: ReactNode
}

export function RegisterEntry({ anchor, junk, title, form, children }: EntryProps) {
  const t = useTranslations('register.junk')
  const isAlone = form === undefined
  const marking = junk ? (
    <ChangesOnly area="orders">
      <div className={isAlone ? 'self-start md:justify-self-end' : 'mt-3'}>
        <JunkOne {...junk} />
      </div>
    </ChangesOnly>
  ) : null
  return (
    <Card as="li" id={anchor}>
      <article aria-labelledby={`${anchor}-title`} className="grid gap-4 md:grid-cols-2 md:gap-8">
        <div className="min-w-0">
          <div className="flex items-start gap-1">
            {junk ? (
              <ChangesOnly area="orders">
                <PickBox
                  className="-ml-3"
                  name="entry"
                  form={JUNK_FORM}
                  value={junk.id}
                  data-order={junk.hasOrder ? '' : undefined}
                  aria-label={t('pickOne', { id: junk.id })}
                />
              </ChangesOnly>
            ) : null}
            <Heading id={`${anchor}-title`} look="part" className="min-w-0 wrap-anywhere">
              {title}
            </Heading>
          </div>
          {children}
          {isAlone ? null : marking}
        </div>
        {isAlone ? marking : form}
      </article>
    </Card>
  )
}

type JunkProps = { register: RegisterName; id: number; hasOrder: boolean; isJunk: boolean }

export function JunkOne({ register, id, hasOrder, isJunk }: JunkProps) {
  const t = useTranslations('register.junk')
  return (
    <JunkButton
      register={register}
      isJunk={!isJunk}
      entries={{ ids: [id] }}
      count={1}
      withOrder={hasOrder ? 1 : 0}
      label={t(isJunk ? 'undo' : 'mark')}
      name={t(isJunk ? 'undoOne' : 'markOne', { id })}
    />
  )
}

/** Since when an entry is junk, by whom, and when it is deleted. */
export function JunkSince({ junkAt, junkBy }: { junkAt: Date | null; junkBy: string | null }) {
  const t = useTranslations('register.junk')
  const locale = useLocale()
  if (!junkAt) return null
  return (
    <p className="mt-1 text-sm font-semibold">
      {t('since', {
        moment: formatDateTime(junkAt.toISOString(), locale),
        name: junkBy ?? '',
        date: formatDate(junkDeletedAt(junkAt).toISOString(), locale),
      })}
    </p>
  )
}

/** By when something must be done; `overdue` are the words for a day that is over. */
export function DueText({ due, overdue }: { due: string; overdue: string | null }) {
  if (overdue === null) return <span>{due}</span>
  return (
    <strong className="text-danger">
      {due} ({overdue})
    </strong>
  )
}
