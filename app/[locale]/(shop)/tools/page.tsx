import { ShopLink } from '@/components/layout/links/ShopLink'
import { standingPage } from '@/components/site/pages/shop-page'
import { Heading } from '@/components/ui/Heading'
import { TOOLS_PATH, toolNames, toolPath } from '@/lib/fitment/tools/address'
import { wordedMetadata } from '@/lib/shop/seo/metadata'
import { itemListJsonLd } from '@/lib/site/structured-data/json-ld'

export const generateMetadata = () => wordedMetadata(TOOLS_PATH, 'tools.metaTitle', 'tools.lead')

export default standingPage(
  {
    words: 'tools',
    path: TOOLS_PATH,
    className: 'pb-16',
    documents: ({ t, locale }) => [
      itemListJsonLd(
        locale,
        toolNames.map((tool) => ({ name: t(`pages.${tool}.title`), path: toolPath(tool) })),
      ),
    ],
  },
  ({ t }) => (
    <ul className="grid gap-x-8 gap-y-8 pt-2 md:grid-cols-2 lg:grid-cols-3">
      {toolNames.map((tool) => (
        <li key={tool} className="border-t-4 border-type pt-4">
          <Heading look="subsection">
            <ShopLink path={toolPath(tool)} className="prose-link inline-block py-1">
              {t(`pages.${tool}.title`)}
            </ShopLink>
          </Heading>
          <p className="mt-1 text-soft">{t(`pages.${tool}.lead`)}</p>
        </li>
      ))}
    </ul>
  ),
)
