import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { Section } from '@/components/site/pages/Section'
import { Notice } from '@/components/ui/Notice'
import {
  readToolSegment,
  TOOLS_PATH,
  type ToolName,
  type ToolValues,
  toolExamples,
  toolFieldsOf,
  toolNames,
  toolPath,
} from '@/lib/fitment/tools/address'
import { decimalSign, type Locale } from '@/lib/platform/i18n/routing'
import { pageMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { type GlossaryTerm, glossaryPath } from '@/lib/storefront/words/glossary'

const messageGroups = {
  'tire-size': 'tireSizeTool',
  offset: 'offsetTool',
  'bolt-circle': 'boltCircleTool',
  gearing: 'gearingTool',
  'load-speed': 'loadSpeedTool',
} as const

const termsOf: Readonly<Record<ToolName, readonly GlossaryTerm[]>> = {
  'tire-size': ['tire-size', 'flotation', 'overall-diameter', 'revolutions'],
  offset: ['offset', 'backspacing', 'track', 'slip-on', 'bolt-on'],
  'bolt-circle': ['bolt-pattern', 'center-bore', 'thread'],
  gearing: ['overall-diameter', 'revolutions'],
  'load-speed': ['load-index', 'speed-index', 'ic-vc'],
}

/** Hides answers from search engines, which find the tool itself. */
export async function toolMetadata(tool: ToolName, isAnswer = false) {
  const t = await getTranslations('tools')
  return pageMetadata({
    path: toolPath(tool),
    title: t(`pages.${tool}.metaTitle`),
    description: t(`pages.${tool}.lead`),
    hidden: isAnswer,
  })
}

function exampleIn<Tool extends ToolName>(tool: Tool, locale: Locale): ToolValues<Tool> {
  const examples: Readonly<Record<string, string>> = toolExamples[tool]
  const values = {} as ToolValues<Tool>
  for (const field of toolFieldsOf(tool)) values[field] = examples[field]?.replace('.', decimalSign[locale])
  return values
}

type Props<Tool extends ToolName> = {
  tool: Tool
  Tool: ComponentType<{ start: ToolValues<Tool> }>
  segment?: string
}

export async function ToolPage<Name extends ToolName>({ tool, Tool, segment }: Props<Name>) {
  const name: ToolName = tool
  const t = await getTranslations('tools')
  const tGlossary = await getTranslations('glossary')
  const locale = await pageLocale()
  const { values, isStrange } = segment === undefined ? { isStrange: false } : readToolSegment(tool, segment)
  const isEmpty = !values || Object.keys(values).length === 0
  const title = t(`pages.${name}.title`)
  return (
    <PageContainer className="pb-16">
      <JsonLd
        documents={[
          await breadcrumbsFromHome(
            { name: t('title'), path: TOOLS_PATH },
            { name: title, path: toolPath(tool) },
          ),
        ]}
      />
      <div className="-mb-6 pt-3 md:-mb-8 md:pt-6">
        <Breadcrumbs steps={[{ name: t('title'), path: TOOLS_PATH }]} />
      </div>
      <PageHead title={title} lead={t(`pages.${name}.lead`)} />
      {isStrange ? (
        <div className="mb-6">
          <Notice kind="error">{t('strangeAddress')}</Notice>
        </div>
      ) : null}
      <ClientMessages groups={['toolForm', messageGroups[tool]]}>
        <Tool start={isEmpty ? exampleIn(tool, locale) : values} />
      </ClientMessages>
      <div className="mt-14 grid max-w-prose gap-10">
        <Section title={t('formula')}>
          <div className="grid gap-3">
            <Paragraphs text={t(`pages.${name}.formula`)} />
          </div>
        </Section>
        <Section title={t('terms')}>
          <ul className="flex flex-wrap gap-x-6">
            {termsOf[tool].map((term) => (
              <li key={term}>
                <ShopLink path={glossaryPath(term)} className="prose-link inline-block py-1.5">
                  {tGlossary(`terms.${term}.name`)}
                </ShopLink>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t('others')}>
          <ul className="grid">
            {toolNames
              .filter((other) => other !== tool)
              .map((other) => (
                <li key={other}>
                  <ShopLink path={toolPath(other)} className="prose-link inline-block py-1.5">
                    {t(`pages.${other}.title`)}
                  </ShopLink>
                </li>
              ))}
          </ul>
        </Section>
      </div>
    </PageContainer>
  )
}
