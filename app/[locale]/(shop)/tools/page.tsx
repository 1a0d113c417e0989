import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Link } from '@/components/ui/Link'
import { TOOLS_PATH, toolNames, toolPath } from '@/lib/fitment/tools/address'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { itemListJsonLd } from '@/lib/site/structured-data/json-ld'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('tools')
  return pageMetadata({ path: TOOLS_PATH, title: t('metaTitle'), description: t('lead') })
}

export default async function ToolsPage() {
  const t = await getTranslations('tools')
  const locale = await pageLocale()
  const tools = toolNames.map((tool) => ({
    tool,
    name: t(`pages.${tool}.title`),
    path: toolPath(tool),
    text: t(`pages.${tool}.lead`),
  }))
  return (
    <PageContainer className="pb-16">
      <JsonLd
        documents={[
          await breadcrumbsFromHome({ name: t('title'), path: TOOLS_PATH }),
          itemListJsonLd(
            locale,
            tools.map(({ name, path }) => ({ name, path })),
          ),
        ]}
      />
      <PageHead title={t('title')} lead={t('lead')} />
      <ul className="grid gap-x-8 gap-y-8 pt-2 md:grid-cols-2 lg:grid-cols-3">
        {tools.map(({ tool, name, path, text }) => (
          <li key={tool} className="border-t-4 border-type pt-4">
            <h2 className="text-lg font-semibold">
              <Link href={localePath(locale, path)} className="prose-link inline-block py-1">
                {name}
              </Link>
            </h2>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </PageContainer>
  )
}
