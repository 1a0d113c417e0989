import { getTranslations } from 'next-intl/server'
import { mapEmbed, mapPage } from '@/components/layout/footer/map-address'
import { shop } from '@/lib/platform/shop-details'
import { DrawnMap } from './DrawnMap'
import { StreetMap } from './StreetMap'

/** Where the shop is: drawn at first, a street map at a press. */
export async function ShopMap() {
  const t = await getTranslations('contactPage')
  const tFooter = await getTranslations('footer')
  const { company } = shop
  return (
    <section>
      <h2 className="mb-3 font-display text-lg font-bold">{t('map')}</h2>
      <StreetMap
        title={tFooter('mapTitle', { address: `${company.street}, ${company.city}` })}
        embed={mapEmbed()}
        show={t('mapShow')}
        note={t('mapNote')}
      >
        <DrawnMap label={t('mapAlt')} />
      </StreetMap>
      <p className="mt-2">
        <a href={mapPage()} rel="noreferrer" className="prose-link touch-link text-sm">
          {tFooter('mapOpen')}
        </a>
      </p>
    </section>
  )
}
