import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { readSegment } from '@/components/catalog/results-query'
import { askedSize, TireResults } from '@/components/catalog/TireResults'
import { cachedTires } from '@/lib/catalog/cached'
import { finderOf, tireFinderDefaults, tireQueryString, tireSize } from '@/lib/catalog/rules'
import { TireListQuery } from '@/lib/catalog/schema'
import { pageMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: tireQueryString(tireFinderDefaults) }]

type Props = { params: Promise<{ query: string }> }

async function queryOf({ params }: Props): Promise<TireListQuery> {
  const result = TireListQuery.safeParse(readSegment((await params).query))
  if (!result.success) notFound()
  return result.data
}

export async function generateMetadata(props: Props) {
  const query = await queryOf(props)
  const t = await getTranslations('results')
  const { total } = await cachedTires(query)
  const asked = askedSize(query)
  const size = asked && tireSize(asked)
  return pageMetadata({
    path: `/tires/filter/${tireQueryString(finderOf(query))}`,
    title: size ? t('metaTires', { size, count: total }) : t('allTires'),
    description: size ? t('metaTiresDescription', { size }) : t('allTiresDescription'),
    hidden: total === 0,
  })
}

export default async function TireResultsPage(props: Props) {
  return <TireResults query={await queryOf(props)} />
}
