import 'server-only'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/layout/links/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { type PageWords, pageWords, type WordGroup } from '@/components/layout/page-words'
import type { SearchParams } from '@/lib/platform/http/request/search-params'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { ShopUser } from '@/lib/platform/identity/user'
import { pageLocale } from '@/lib/shop/texts/locale'
import { adminOrLeave } from './admin-gate'

/** What a page is rendered from: the user, the query of the address and the item that the page is about. */
type Visit<Words extends WordGroup, Query, Item> = {
  t: PageWords<Words>
  locale: Locale
  user: ShopUser
  query: Query
  item: Item
}

type Head = { title?: ReactNode; lead?: ReactNode; aside?: ReactNode }

type Options<Words extends WordGroup, Query, Item> = {
  /** The group with the messages of the page: its `title` and perhaps its `lead`. */
  words: Words
  /** Reads the query of the address. */
  read?: (params: SearchParams) => Query | Promise<Query>
  /** The path without its language, to which signing in returns. */
  path: string | ((query: Query, id: string) => string)
  /** Reads the item with the id of the address, once the user may see the page. It calls `notFound` for a missing item. */
  find?: (id: string, user: ShopUser) => Promise<Item>
  /** Replaces the words of the heading and adds what stands beside it. */
  head?: (visit: Visit<Words, Query, Item>) => Head | Promise<Head>
  /** The path of a link beside the heading; the message `back` has its words. */
  back?: string
}

type Props = { params: Promise<Record<string, string>>; searchParams: Promise<SearchParams> }

/** A page of the administration: checks who asks (`adminOrLeave`), reads the item and draws `body` below the heading. */
export function adminPage<Words extends WordGroup, Query = undefined, Item = unknown>(
  { words, read, path, find, head, back }: Options<Words, Query, Item>,
  body: (visit: Visit<Words, Query, Item>) => ReactNode | Promise<ReactNode>,
) {
  return async (props: Props) => {
    const query = (await read?.(await props.searchParams)) as Query
    const { locale: _, ...params } = await props.params
    const [id = ''] = Object.values(params)
    const user = await adminOrLeave(typeof path === 'string' ? path : path(query, id))
    const item = (await find?.(id, user)) as Item
    const t = await pageWords(words)
    const visit = { t, locale: await pageLocale(), user, query, item }
    const {
      title = t('title'),
      lead = t.has('lead') ? t('lead') : null,
      aside = back ? <BackLink path={back}>{t('back')}</BackLink> : null,
    } = (await head?.(visit)) ?? {}
    return (
      <PageContainer>
        <PageHead title={title} lead={lead} aside={aside} />
        {await body(visit)}
      </PageContainer>
    )
  }
}
