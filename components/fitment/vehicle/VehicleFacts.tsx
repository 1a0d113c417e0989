import type { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ShopButton, ShopLink } from '@/components/layout/links/ShopLink'
import { Heading } from '@/components/ui/Heading'
import { SizeMark } from '@/components/ui/SizeMark'
import { confidences, type GradedFigure, type Hub } from '@/lib/fitment/kit'
import { kitPath } from '@/lib/fitment/kit-check/address'
import { type VehicleSource, vehicleSources } from '@/lib/fitment/vehicles/sources'
import { readTorque, type Torque } from '@/lib/fitment/vehicles/torque'
import { hubOf, parseSizeLoad, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { speedLimitKmh } from '@/lib/measures/load-and-speed'
import { oldTireSize, parseTireSize, tireSizeText } from '@/lib/measures/tire-sizes'
import { languageTag } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The figures of a vehicle with their sources and grades of confidence; unknown figures are named as unknown. */
export async function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const t = await getTranslations('carPage')
  const s = await getTranslations('carSources')
  const tag = languageTag[await pageLocale()]
  const { stockTires, fastener, seat, thread, upsizes } = vehicle
  const hub = hubOf(vehicle)
  const torque = readTorque(vehicle.torque)
  const wheels = hub.stockRims.map(({ diameter, width, offset }) => {
    const rim = `${diameter}x${width}`
    return offset === null ? rim : t('wheelOffset', { rim, offset: offset.toLocaleString(tag) })
  })
  const known: Readonly<Record<string, VehicleSource>> = vehicleSources
  const sources = vehicle.sources.flatMap((code) => {
    const source = known[code]
    return source ? [source.name ?? s(`kinds.${source.kind}.name`)] : []
  })
  const fasteners = t('fastener', { fastener: fastener ?? 'unknown', seat: seat ?? 'unknown' })
  return (
    <section aria-labelledby="facts">
      <Heading id="facts" className="mb-3 scroll-mt-4">
        {t('facts')}
      </Heading>
      <dl className="border-t border-hairline">
        <VehicleFact name={t('stockTires')}>
          {stockTires.length > 0 ? <Sizes texts={stockTires} /> : null}
        </VehicleFact>
        <VehicleFact name={t('stockWheels')} isUnsure={hub.confidence.offset === 'low'}>
          {wheels.length > 0 ? <Sizes texts={wheels} /> : null}
        </VehicleFact>
        <LoadAndSpeed vehicle={vehicle} hub={hub} />
        <VehicleFact name={t('fasteners')}>{[thread, fasteners].filter(Boolean).join(', ')}</VehicleFact>
        <VehicleFact name={t('torque')}>{torque.length > 0 ? torqueText(torque, t) : null}</VehicleFact>
        <VehicleFact name={t('confidence')}>
          <Grades of={hub.confidence} />
        </VehicleFact>
        <VehicleFact name={t('sources')}>
          <span className="block text-sm font-normal wrap-anywhere">{[...new Set(sources)].join('; ')}</span>
          <ShopLink
            path="/car/sources"
            className="prose-link flex min-h-touch items-center font-normal md:min-h-8"
          >
            {t('aboutSources')}
          </ShopLink>
        </VehicleFact>
      </dl>
      {upsizes.length > 0 ? (
        <>
          <Heading level="h3" className="mt-8 mb-2">
            {t('upsizes')}
          </Heading>
          <Sizes texts={upsizes} />
          <p className="mt-2 max-w-prose text-soft">{t('upsizesText')}</p>
        </>
      ) : null}
    </section>
  )
}

type FactProps = { name: string; isUnsure?: boolean; children: ReactNode }

async function VehicleFact({ name, isUnsure = false, children }: FactProps) {
  const t = await getTranslations('carPage')
  return (
    <div className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)] gap-x-6 border-b border-hairline py-2.5">
      <dt className="font-medium">{name}</dt>
      <dd className="font-semibold">
        {children ?? <span className="font-normal text-soft">{t('notKnown')}</span>}
        {isUnsure && children !== null ? (
          <span className="block text-sm font-normal text-soft">{t('unsure')}</span>
        ) : null}
      </dd>
    </div>
  )
}

async function LoadAndSpeed({ vehicle, hub }: { vehicle: Vehicle; hub: Hub }) {
  const t = await getTranslations('carPage')
  const tag = languageTag[await pageLocale()]
  const { confidence, loadIndex, speedSymbol, axleLoad, brakeRim } = hub
  const bySize = vehicle.loadIndexes
    .map(parseSizeLoad)
    .filter((each) => each !== null)
    .map(({ size, loadIndex: index }) => t('loadOf', { size: sizeText(size), index }))
  const loads = bySize.length > 0 ? bySize : [loadIndex === null ? '' : t('loadLeast', { index: loadIndex })]
  const speeds = [
    speedSymbol ? t('speedOf', { symbol: speedSymbol, kmh: speedLimitKmh(speedSymbol) ?? 0 }) : '',
    vehicle.topSpeed === null ? '' : t('topSpeed', { kmh: vehicle.topSpeed }),
  ]
  const axle = axleLoad === null ? '' : t('axleLoadOf', { kg: axleLoad.toLocaleString(tag) })
  const brakes = brakeRim === null ? '' : t('brakesOf', { inches: brakeRim.toLocaleString(tag) })
  const facts: [name: string, texts: string[], isUnsure: boolean][] = [
    [t('load'), loads, confidence.load === 'low'],
    [t('speed'), speeds, confidence.speed === 'low'],
    [t('axleLoad'), [axle], confidence.axleLoad === 'low'],
    [t('brakes'), [brakes], false],
  ]
  return facts.map(([name, texts, isUnsure]) =>
    texts.some(Boolean) ? (
      <VehicleFact key={name} name={name} isUnsure={isUnsure}>
        {texts.filter(Boolean).map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
      </VehicleFact>
    ) : null,
  )
}

async function Grades({ of }: { of: Hub['confidence'] }) {
  const t = await getTranslations('carPage')
  const s = await getTranslations('carSources')
  const figures = Object.keys(of) as GradedFigure[]
  return confidences.map((grade) => {
    const names = figures.filter((figure) => of[figure] === grade).map((figure) => t(`graded.${figure}`))
    if (names.length === 0) return null
    return (
      <span key={grade} className="mb-2 block last:mb-0">
        {s(`confidences.${grade}.name`)}: <span className="font-normal">{names.join(', ')}</span>
        <span className="mt-1 block text-sm font-normal text-soft">{s(`confidences.${grade}.text`)}</span>
      </span>
    )
  })
}

/** A size as the trade sets it: `195/80 R15`. Old and unreadable sizes stay as they are written. */
function sizeText(text: string): string {
  const size = parseTireSize(text)
  return size && !oldTireSize(text) ? tireSizeText(size) : text
}

function Sizes({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {texts.map((text) => (
        <li key={text}>
          <SizeMark text={sizeText(text)} size="base" className="whitespace-nowrap" />
        </li>
      ))}
    </ul>
  )
}

/** The demands of thread, seat, spacers and torque on mounting, with a link to the kit check. */
export async function VehicleMounting({ vehicle }: { vehicle: Vehicle }) {
  const t = await getTranslations('carPage')
  const f = await getTranslations('fitment')
  const fastener = vehicle.fastener ?? 'unknown'
  const { thread } = vehicle
  const torque = readTorque(vehicle.torque)
  return (
    <section aria-labelledby="mounting">
      <Heading id="mounting" className="mb-3 scroll-mt-4">
        {t('mounting')}
      </Heading>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 marker:text-signal">
        <li>
          {thread
            ? t('threadText', { fastener, thread })
            : `${f('reasons.threadUnknown')} ${f('measures.threadUnknown')}`}
        </li>
        <li>{t('seatText', { seat: vehicle.seat ?? 'unknown' })}</li>
        <li>{t('slipOnText', { fastener })}</li>
        <li>{torque.length > 0 ? t('torqueText', { torque: torqueText(torque, t) }) : t('torqueUnknown')}</li>
      </ul>
      <p className="mt-6">
        <ShopButton path={kitPath({ vehicle: vehicle.path })} look="quiet">
          {t('kit')}
        </ShopButton>
      </p>
    </section>
  )
}

type Translate = ReturnType<typeof useTranslations<'carPage'>>

/** `100 Nm`, or `131 Nm (alloy wheels), 209 Nm (steel wheels)`. */
const torqueText = (torque: readonly Torque[], t: Translate): string =>
  torque.map(({ nm, wheels }) => (wheels ? t('torqueOn', { nm, wheels }) : t('torqueOf', { nm }))).join(', ')
