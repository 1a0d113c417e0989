import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/layout/links/ShopLink'
import { standingPage } from '@/components/site/pages/shop-page'
import { Heading } from '@/components/ui/Heading'
import { toolPath } from '@/lib/fitment/tools/address'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { definedTermsJsonLd } from '@/lib/site/structured-data/json-ld'
import { type GlossaryTerm, glossary, glossaryGroups, toolOfTerm } from '@/lib/storefront/words/glossary'

export const generateMetadata = () => groupMetadata('glossary', '/glossary')

/** A link to the calculator of a term that has one. */
async function TermTool({ term }: { term: GlossaryTerm }) {
  const t = await getTranslations('tools')
  const tool = toolOfTerm[term]
  if (!tool) return null
  return (
    <>
      {' '}
      <TextLink path={toolPath(tool)}>{t(`pages.${tool}.title`)}</TextLink>
    </>
  )
}

export default standingPage(
  {
    words: 'glossary',
    path: '/glossary',
    documents: ({ t, locale }) => {
      const terms = glossaryGroups.flatMap((group) =>
        glossary[group].map((term) => ({
          id: term,
          name: t(`terms.${term}.name`),
          text: t(`terms.${term}.text`),
        })),
      )
      return [definedTermsJsonLd(locale, { name: t('title'), path: '/glossary', terms })]
    },
  },
  ({ t }) => (
    <div className="grid max-w-prose gap-12">
      {glossaryGroups.map((group) => (
        <section key={group} aria-labelledby={group}>
          <Heading id={group} className="mb-3">
            {t(`groups.${group}`)}
          </Heading>
          <dl className="border-t border-hairline">
            {glossary[group].map((term) => (
              <div
                key={term}
                id={term}
                className="scroll-mt-6 border-b border-hairline py-3 target:border-l-4 target:border-l-signal target:pl-3"
              >
                <dt className="font-semibold">{t(`terms.${term}.name`)}</dt>
                <dd className="mt-1 text-soft">
                  {t(`terms.${term}.text`)}
                  <TermTool term={term} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  ),
)
