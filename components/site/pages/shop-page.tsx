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
  /** Replaces the lead, or adds something beside the heading. */
  head?: Head<Words>
  /** Structured data for search engines besides the breadcrumbs. */
  documents?: (visit: Visit<Words>) => JsonLdDocument[] | Promise<JsonLdDocument[]>
  className?: string
}

/** A page for search engines: breadcrumbs as structured data, a heading, and `body` below it. */
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
  /** The messages of the components that run in the browser. */
  groups: ComponentProps<typeof ClientMessages>['groups']
  head?: Head<Words>
}

/** A static page whose personal part is loaded by the browser. */
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
