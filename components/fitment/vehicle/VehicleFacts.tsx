import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { SizeMark } from '@/components/ui/SizeMark'
import { tireSize } from '@/lib/catalog/product/rules'
import { parseTireSize, type Vehicle } from '@/lib/fitment/vehicle'
import { type VehicleSource, vehicleSources } from '@/lib/fitment/vehicles/sources'
import { readTorque } from '@/lib/fitment/vehicles/torque'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { torqueText } from './torque-text'

/** What is known of a vehicle, where it comes from and how sure it is. What is not known is said so. */
export async function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const t = await getTranslations('carPage')
  const s = await getTranslations('carSources')
  const locale = await pageLocale()
  const { stockTires, stockWheels, fastener, seat, thread, upsizes, confidence } = vehicle
  const torque = readTorque(vehicle.torque)
  const fasteners = t('fastener', { fastener: fastener ?? 'unknown', seat: seat ?? 'unknown' })
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-3 scroll-mt-4 font-display text-lg font-bold">
        {t('facts')}
      </h2>
      <dl className="border-t border-hairline">
        <Fact name={t('stockTires')}>{stockTires.length > 0 ? <Sizes texts={stockTires} /> : null}</Fact>
        <Fact name={t('stockWheels')}>{stockWheels.length > 0 ? <Sizes texts={stockWheels} /> : null}</Fact>
        <Fact name={t('fasteners')}>{[thread, fasteners].filter(Boolean).join(', ')}</Fact>
        <Fact name={t('torque')}>{torque.length > 0 ? torqueText(torque, t) : null}</Fact>
        <Fact name={t('confidence')}>
          {s(`confidences.${confidence}.name`)}
          <span className="mt-1 block text-sm font-normal text-soft">
            {s(`confidences.${confidence}.text`)}
          </span>
        </Fact>
        <Fact name={t('sources')}>
          <SourceNames codes={vehicle.sources} />
          <Link
            href={localePath(locale, '/car/sources')}
            className="prose-link flex min-h-touch items-center font-normal md:min-h-8"
          >
            {t('aboutSources')}
          </Link>
        </Fact>
      </dl>
      {upsizes.length > 0 ? (
        <>
          <h3 className="mt-8 mb-2 font-display text-lg font-bold">{t('upsizes')}</h3>
          <Sizes texts={upsizes} />
          <p className="mt-2 max-w-prose text-soft">{t('upsizesText')}</p>
        </>
      ) : null}
    </section>
  )
}

async function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = await getTranslations('carPage')
  return (
    <div className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)] gap-x-6 border-b border-hairline py-2.5">
      <dt className="font-medium">{name}</dt>
      <dd className="font-semibold">
        {children ?? <span className="font-normal text-soft">{t('notKnown')}</span>}
      </dd>
    </div>
  )
}

/** Sizes as the trade sets them: `195/80 R15`. One that cannot be read stands as it is written. */
function Sizes({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {texts.map((text) => {
        const size = parseTireSize(text)
        return (
          <li key={text}>
            <SizeMark text={size ? tireSize(size) : text} size="base" className="whitespace-nowrap" />
          </li>
        )
      })}
    </ul>
  )
}

/** The names of sources, each once; the kind of one without a name. */
async function SourceNames({ codes }: { codes: readonly string[] }) {
  const s = await getTranslations('carSources')
  const sources: Readonly<Record<string, VehicleSource>> = vehicleSources
  const names = codes.flatMap((code) => {
    const source = sources[code]
    return source ? [source.name ?? s(`kinds.${source.kind}.name`)] : []
  })
  return <span className="block text-sm font-normal wrap-anywhere">{[...new Set(names)].join('; ')}</span>
}
