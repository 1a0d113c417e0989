import 'server-only'
import type { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/layout/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import type { SearchParams } from '@/lib/platform/http/request/search-params'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { ShopUser } from '@/lib/platform/identity/user'
import { pageLocale } from '@/lib/shop/texts/locale'
import { adminOrLeave } from './admin-gate'

type Group = NonNullable<Parameters<typeof useTranslations>[0]>

/** What a page is rendered from. */
type Visit<Words extends Group, Query> = {
  t: ReturnType<typeof useTranslations<Words>>
  locale: Locale
  user: ShopUser
  query: Query
}

type Head = { title?: ReactNode; lead?: ReactNode; aside?: ReactNode }

type Options<Words extends Group, Query> = {
  /** The group with the words of the page: its `title`, and its `lead` where it has one. */
  words: Words
  /** Reads what the address asks for. */
  read?: (params: SearchParams) => Query | Promise<Query>
  /** The address without its language: signing in returns to it. */
  path: string | ((query: Query) => string)
  /** What stands beside the heading, and what replaces its words. */
  head?: (visit: Visit<Words, Query>) => Head | Promise<Head>
  /** The page that a link beside the heading leads back to; `back` has its words. */
  back?: string
}

type Plain = { (key: string): string; has: (key: string) => boolean }

/** A page of the administration: who may not see it leaves, and everybody else finds `body` below its heading. */
export function adminPage<Words extends Group, Query = undefined>(
  { words, read, path, head, back }: Options<Words, Query>,
  body: (visit: Visit<Words, Query>) => ReactNode | Promise<ReactNode>,
) {
  return async (props: { searchParams: Promise<SearchParams> }) => {
    const query = (await read?.(await props.searchParams)) as Query
    const user = await adminOrLeave(typeof path === 'string' ? path : path(query))
    const t = (await getTranslations(words)) as unknown as Visit<Words, Query>['t'] & Plain
    const visit = { t, locale: await pageLocale(), user, query }
    return (
      <PageContainer>
        <PageHead
          title={t('title')}
          lead={t.has('lead') ? t('lead') : undefined}
          aside={back ? <BackLink path={back}>{t('back')}</BackLink> : undefined}
          {...(await head?.(visit))}
        />
        {await body(visit)}
      </PageContainer>
    )
  }
}
