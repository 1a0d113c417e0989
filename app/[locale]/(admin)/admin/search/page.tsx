import { AdminSection } from '@/components/admin/AdminSection'
import { mayChange } from '@/components/admin/admin-gate'
import { adminPage } from '@/components/admin/admin-page'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { MissesTable, SentenceAnswer, SynonymList } from '@/components/storefront/admin/SearchSections'
import { SynonymForm } from '@/components/storefront/admin/SynonymForm'
import { sentenceIn, sentencePath } from '@/components/storefront/admin/sentence-address'
import { buttonClasses } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { listSynonyms, MOST_SYNONYMS } from '@/lib/storefront/search/listed-synonyms'
import { listMisses } from '@/lib/storefront/search/misses/queries'
import { indexNames } from '@/lib/storefront/search/reading/names'
import { meaningOf } from '@/lib/storefront/search/reading/synonyms'
import { catalogNames } from '@/lib/storefront/search/reading/vocabulary'

const MOST_MISSES = 100

export const generateMetadata = () => unlistedMetadata('adminSearch.title')

/** How the search reads a question that the staff tries out, the synonyms, and the questions without results. */
export default adminPage(
  { words: 'adminSearch', read: sentenceIn, path: sentencePath },
  async ({ t, locale, query: search }) => {
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
      <div className="grid gap-12">
        <AdminSection title={t('tryTitle')}>
          <p className="mb-4 text-soft">{t('tryText')}</p>
          <FilterForm
            path="/admin/search"
            query={{ search }}
            address={sentencePath(search)}
            className="flex flex-wrap items-end gap-3"
            submit={t('try')}
            fields={[{ name: 'search', label: t('tryLabel'), className: 'min-w-0 flex-1 basis-64' }]}
          />
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
    )
  },
)
