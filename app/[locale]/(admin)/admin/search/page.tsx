import { getTranslations } from 'next-intl/server'
import { AdminSection } from '@/components/admin/AdminSection'
import { adminOrLeave, mayChange } from '@/components/admin/admin-gate'
import { MissesTable } from '@/components/admin/search/MissesTable'
import { SentenceAnswer } from '@/components/admin/search/SentenceAnswer'
import { SentenceForm } from '@/components/admin/search/SentenceForm'
import { SynonymForm } from '@/components/admin/search/SynonymForm'
import { SynonymList } from '@/components/admin/search/SynonymList'
import { sentenceIn, sentencePath } from '@/components/admin/search/sentence-address'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { buttonClasses } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { listMisses } from '@/lib/catalog/search/misses/queries'
import { catalogNames } from '@/lib/catalog/search/reading/known'
import { indexNames } from '@/lib/catalog/search/reading/names'
import { meaningOf } from '@/lib/catalog/search/reading/synonyms'
import { listSynonyms, MOST_SYNONYMS } from '@/lib/catalog/search/synonyms/queries'
import type { SearchParams } from '@/lib/http/request/search-params'
import { pageLocale } from '@/lib/i18n/locale'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

const MOST_MISSES = 100

export const generateMetadata = () => unlistedMetadata('adminSearch.title')

/** How the search understands questions: one that is tried out, the customers' words, and what it did not find. */
export default async function SearchPage(props: { searchParams: Promise<SearchParams> }) {
  const search = sentenceIn(await props.searchParams)
  await adminOrLeave(sentencePath(search))
  const t = await getTranslations('adminSearch')
  const locale = await pageLocale()
  const canChange = await mayChange('catalogue')
  const [synonyms, catalog, misses] = await Promise.all([
    listSynonyms(),
    catalogNames(),
    listMisses(MOST_MISSES),
  ])
  const names = indexNames(catalog)
  const shown = synonyms.map((synonym) => ({
    ...synonym,
    isUnderstood: meaningOf(synonym.meaning, names) !== undefined,
  }))
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
        <div className="grid gap-12">
          <AdminSection title={t('tryTitle')}>
            <p className="mb-4 text-soft">{t('tryText')}</p>
            <SentenceForm search={search} />
            {search ? <SentenceAnswer question={search} /> : null}
          </AdminSection>
          <AdminSection title={t('words')}>
            <p className="mb-4 max-w-prose text-soft">{t('wordsText')}</p>
            <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
              <div className="min-w-0">
                <p className="mb-2 text-sm text-soft">
                  {t('count', { count: shown.length, most: MOST_SYNONYMS })}
                </p>
                <SynonymList synonyms={shown} canChange={canChange} />
              </div>
              {canChange ? (
                <FreshOnVisit>
                  <SynonymForm />
                </FreshOnVisit>
              ) : null}
            </div>
          </AdminSection>
          <AdminSection title={t('misses')}>
            <p className="mb-4 max-w-prose text-soft">{t('missesText')}</p>
            {misses.length > 0 ? (
              <>
                <MissesTable misses={misses} />
                <a
                  href={`/api/admin/search/misses?locale=${locale}`}
                  className={`mt-4 ${buttonClasses('quiet')}`}
                >
                  {t('download')}
                </a>
              </>
            ) : (
              <Notice title={t('missesNone')} />
            )}
          </AdminSection>
        </div>
    </PageContainer>
  )
}
