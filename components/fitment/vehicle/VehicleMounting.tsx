import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import { kitPath } from '@/lib/fitment/kit-check/address'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { readTorque } from '@/lib/fitment/vehicles/torque'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { torqueText } from './torque-text'

/** What thread, seat, spacers and torque ask for, and the way to check parts together. */
export async function VehicleMounting({ vehicle }: { vehicle: Vehicle }) {
  const t = await getTranslations('carPage')
  const f = await getTranslations('fitment')
  const locale = await pageLocale()
  const fastener = vehicle.fastener ?? 'unknown'
  const { thread } = vehicle
  const torque = readTorque(vehicle.torque)
  return (
    <section aria-labelledby="mounting">
      <h2 id="mounting" className="mb-3 scroll-mt-4 font-display text-lg font-bold">
        {t('mounting')}
      </h2>
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
        <LinkButton href={localePath(locale, kitPath({ vehicle: vehicle.path }))} look="quiet">
          {t('kit')}
        </LinkButton>
      </p>
    </section>
  )
}
