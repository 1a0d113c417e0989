import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/site/pages/Section'
import { standingPage } from '@/components/site/pages/shop-page'
import { Facts } from '@/components/ui/Facts'
import { confidences, type RuleSource } from '@/lib/fitment/kit'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { sourceKinds, type VehicleSource, vehicleSources } from '@/lib/fitment/vehicles/sources'
import { groupMetadata } from '@/lib/shop/seo/metadata'

const path = '/car/sources'
const CC_BY = 'https://creativecommons.org/licenses/by/4.0/'
const rules = [
  'geometry',
  'trade',
  'shop',
  'rimTable',
  'unR30',
  'unR39',
  'unR142',
  'record',
] as const satisfies readonly RuleSource[]

const entries = { look: 'entry', className: 'border-t border-hairline' } as const

export const generateMetadata = () => groupMetadata('carSources', path)

/** The works of a kind, as their authors name them. */
const worksOf = (kind: VehicleSource['kind']): string =>
  Object.values<VehicleSource>(vehicleSources)
    .filter((source) => source.kind === kind)
    .flatMap(({ name, license }) => (name ? [license ? `${name} (${license})` : name] : []))
    .join('; ')

/** Where the figures of cars and the rules of verdicts come from, with the credit that a license asks for. */
export default standingPage({ words: 'carSources', path }, async ({ t }) => {
  const tFitment = await getTranslations('fitment')
  const vehicles = await cachedVehicles()
  const countOf = (confidence: string) =>
    vehicles.filter((vehicle) => vehicle.confidence === confidence).length
  return (
    <div className="grid max-w-prose gap-10">
      <p className="font-semibold">{tFitment('checkDocument')}</p>
      <Section title={t('confidenceTitle')}>
        <p className="mb-4">{t('confidenceText')}</p>
        <Facts
          {...entries}
          facts={confidences.map((confidence) => [
            `${t(`confidences.${confidence}.name`)} · ${t('cars', { count: countOf(confidence) })}`,
            t(`confidences.${confidence}.text`),
          ])}
        />
      </Section>
      <Section title={t('sourcesTitle')}>
        <p className="mb-4">
          {t.rich('credit', {
            source: (name) => (
              <a href={vehicleSources.ankusi.url} rel="noreferrer" className="prose-link py-1">
                {name}
              </a>
            ),
            license: (name) => (
              <a href={CC_BY} rel="license noreferrer" className="prose-link py-1">
                {name}
              </a>
            ),
          })}
        </p>
        <Facts
          {...entries}
          facts={sourceKinds.map((kind) => [
            t(`kinds.${kind}.name`),
            <>
              {t(`kinds.${kind}.text`)}
              <span className="mt-1 block text-sm wrap-anywhere empty:hidden">{worksOf(kind)}</span>
            </>,
          ])}
        />
      </Section>
      <Section title={t('rulesTitle')}>
        <p className="mb-4">{t('rulesText')}</p>
        <Facts {...entries} facts={rules.map((rule) => [tFitment(`sources.${rule}`), t(`rules.${rule}`)])} />
      </Section>
    </div>
  )
})
