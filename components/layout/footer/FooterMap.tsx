import { getTranslations } from 'next-intl/server'
import { CloseButton } from '@/components/ui/overlay/CloseButton'
import { shop } from '@/lib/platform/shop-details'
import { mapEmbed, mapPage } from './map-address'

const MAP_ID = 'footer-map'

/** Opens a street map: a native popover, and a lazy frame, which loads nothing of the other site before the press. */
export async function FooterMap({ className }: { className: string }) {
  const t = await getTranslations('footer')
  const { street, city } = shop.company
  return (
    <>
      <button type="button" popoverTarget={MAP_ID} className={className}>
        {t('map')}
      </button>
      <div
        id={MAP_ID}
        popover="auto"
        className="on-dark w-[min(56rem,calc(100vw-2rem))] rounded-lg bg-ink p-4 inset-ring inset-ring-edge"
      >
        <div className="mb-3 flex items-center justify-between gap-4">
          <a href={mapPage()} rel="noreferrer" className="prose-link touch-link">
            {t('mapOpen')}
          </a>
          <CloseButton label={t('mapClose')} popoverTarget={MAP_ID} popoverTargetAction="hide" />
        </div>
        <iframe
          src={mapEmbed()}
          title={t('mapTitle', { address: `${street}, ${city}` })}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          className="block h-[min(32rem,65dvh)] w-full rounded border-0 bg-lug"
        />
      </div>
    </>
  )
}
