import 'server-only'
import type { ComponentProps, ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { type PageWords, pageWords, type WordGroup } from '@/components/layout/page-words'
import type { Locale } from '@/lib/platform/i18n/routing'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import type { JsonLdDocument } from '@/lib/site/structured-data/json-ld'

type Visit<Words extends WordGroup> = { t: PageWords<Words>; locale: Locale }
type Body<Words extends WordGroup> = (visit: Visit<Words>) => ReactNode | Promise<ReactNode>
type Head<Words extends WordGroup> = (visit: Visit<Words>) => Partial<ComponentProps<typeof PageHead>>

type StandingOptions<Words extends WordGroup> = {
  /** The group with the words of the page: its `title` and its `lead`. */
  words: Words
  path: string
  /** What replaces these words or stands beside them. */
  head?: Head<Words>
  /** What search engines are told besides the way to the page. */
  documents?: (visit: Visit<Words>) => JsonLdDocument[] | Promise<JsonLdDocument[]>
  className?: string
}

/** A page that search engines find: the way to it for them, and `body` below its heading. */
export const standingPage =
  <Words extends WordGroup>(
    { words, path, head, documents, className }: StandingOptions<Words>,
    body: Body<Words>,
  ) =>
  async () => {
    const t = await pageWords(words)
    const visit = { t, locale: await pageLocale() }
    const { lead = t('lead'), aside } = head?.(visit) ?? {}
    return (
      <PageContainer className={className}>
        <JsonLd
          documents={[
            await breadcrumbsFromHome({ name: t('title'), path }),
            ...((await documents?.(visit)) ?? []),
          ]}
        />
        <PageHead title={t('title')} lead={lead} aside={aside} />
        {await body(visit)}
      </PageContainer>
    )
  }

type PersonalOptions<Words extends WordGroup> = {
  /** The group with the `title` of the page. */
  words: Words
  /** The messages of what loads in the browser. */
  groups: ComponentProps<typeof ClientMessages>['groups']
  head?: Head<Words>
}

/** A page that shows what is personal once it has loaded. */
export const personalPage =
  <Words extends WordGroup>({ words, groups, head }: PersonalOptions<Words>, body: Body<Words>) =>
  async () => {
    const t = await pageWords(words)
    const visit = { t, locale: await pageLocale() }
    const { title = t('title'), lead } = head?.(visit) ?? {}
    return (
      <PageContainer tall>
        <PageHead title={title} lead={lead} />
        <ClientMessages groups={groups}>{await body(visit)}</ClientMessages>
      </PageContainer>
    )
  }
