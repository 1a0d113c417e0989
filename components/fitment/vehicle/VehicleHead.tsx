import { getTranslations } from 'next-intl/server'
import { HubFace } from '@/components/catalog/drawing/HubFace'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { Heading } from '@/components/ui/Heading'
import { SizeMark } from '@/components/ui/SizeMark'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { Confidence } from '@/lib/fitment/kit'
import { carsPath, makePath } from '@/lib/fitment/vehicles/car-choice'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { boltCircle } from '@/lib/measures/dimensions'
import { languageTag } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { type GlossaryTerm, glossaryPath } from '@/lib/storefront/words/glossary'

type Props = { vehicle: Vehicle; shelves: readonly { type: ProductType; total: number }[] }

export async function VehicleHead({ vehicle, shelves }: Props) {
  const t = await getTranslations('carPage')
  const cars = await getTranslations('cars')
  const { make, model, generation, yearFrom, yearTo, boltPattern, centerBore, thread } = vehicle
  const { confidence, stockOffset, stockRims } = hubOf(vehicle)
  const offsets = stockRims.map(({ offset }) => offset).filter((offset) => offset !== null)
  const offset = offsetRange(stockOffset === null ? offsets : [stockOffset])
  const figures: FigureProps[] = [
    { term: 'bolt-pattern', label: t('boltPattern'), text: boltPattern, large: true },
    { term: 'center-bore', label: t('centerBore'), text: String(centerBore), grade: confidence.centerBore },
    { term: 'offset', label: t('offset'), text: offset, grade: confidence.offset },
    { term: 'thread', label: t('thread'), text: thread, grade: confidence.thread },
  ]
  return (
    <div className="on-dark bg-ink">
      <PageContainer className="grid gap-x-10 gap-y-6 pt-3 pb-8 md:grid-cols-[minmax(0,1fr)_20rem] md:pt-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <Breadcrumbs
            steps={[
              { name: cars('title'), path: carsPath },
              { name: make, path: makePath(make) },
            ]}
          />
          <Heading level="h1" look="page" className="wrap-anywhere">
            {`${make} ${model} ${generation} `}
            <span className="font-text font-normal whitespace-nowrap text-soft">
              {yearTo === null ? t('since', { from: yearFrom }) : t('years', { from: yearFrom, to: yearTo })}
            </span>
          </Heading>
          <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-4 md:mt-8">
            {figures.map((figure) => (
              <Figure key={figure.term} {...figure} />
            ))}
          </dl>
          {shelves.length > 0 ? (
            <ul className="mt-6 flex flex-wrap gap-3">
              {shelves.map(({ type, total }) => (
                <li key={type}>
                  <a href={`#${type}`} className="button button-quiet">
                    {`${t(type)} (${total})`}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <VehicleHubFigure vehicle={vehicle} />
      </PageContainer>
    </div>
  )
}

/** `55`, or `49 … 62` for different stock wheels; null if no offset is known. */
function offsetRange(offsets: readonly number[]): string | null {
  if (offsets.length === 0) return null
  const ends = new Set([Math.min(...offsets), Math.max(...offsets)])
  return [...ends].map((offset) => String(offset).replace('-', '\u2212')).join(' … ')
}

type FigureProps = {
  term: GlossaryTerm
  label: string
  text: string | null
  large?: boolean
  /** Only a low grade is shown, because the vehicle's other figures are surer. */
  grade?: Confidence | undefined
}

async function Figure({ term, label, text, large = false, grade }: FigureProps) {
  const t = await getTranslations('carPage')
  return (
    <div className={large ? 'flex w-full flex-col-reverse' : 'flex flex-col-reverse'}>
      <dt className="text-sm">
        <ShopLink
          path={glossaryPath(term)}
          className="prose-link inline-flex min-h-touch items-center text-soft md:min-h-8"
        >
          {label}
        </ShopLink>
        {grade === 'low' && text !== null ? <span className="ml-2 font-semibold">{t('unsure')}</span> : null}
      </dt>
      <dd>
        {text === null ? (
          <span className="text-lg text-soft">{t('notKnown')}</span>
        ) : (
          <SizeMark text={text} size={large ? 'mark' : 'xl'} className="block" />
        )}
      </dd>
    </div>
  )
}

async function VehicleHubFigure({ vehicle }: { vehicle: Vehicle }) {
  const t = await getTranslations('carPage')
  const f = await getTranslations('finder')
  const tag = languageTag[await pageLocale()]
  const millimeters = (value: number) =>
    f('mm', { value: value.toLocaleString(tag, { maximumFractionDigits: 2 }) })
  const circle = boltCircle(vehicle.boltPattern)
  if (!circle) return null
  const { fastener, centerBore } = vehicle
  return (
    <figure className="mx-auto w-full max-w-72 md:max-w-none">
      <HubFace
        circle={circle}
        boreMm={centerBore}
        circleLabel={millimeters(circle.diameterMm)}
        boreLabel={millimeters(centerBore)}
        hasBolts={fastener === 'bolt'}
        className="w-full"
      />
      <figcaption className="text-sm text-soft">
        <b className="font-semibold">{t('hub')}.</b>{' '}
        {t('hubOf', {
          fastener: fastener ?? 'unknown',
          count: circle.holes,
          circle: millimeters(circle.diameterMm),
          bore: millimeters(centerBore),
        })}
      </figcaption>
    </figure>
  )
}
