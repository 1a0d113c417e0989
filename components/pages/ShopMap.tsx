import { getTranslations } from 'next-intl/server'
import { shop } from '@/lib/shop'
import { DrawnMap } from './DrawnMap'
import { StreetMap } from './StreetMap'

/** Degrees around the shop that the street map shows. */
const MARGIN = { longitude: 0.012, latitude: 0.005 }

function embedAddress({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const box = [
    longitude - MARGIN.longitude,
    latitude - MARGIN.latitude,
    longitude + MARGIN.longitude,
    latitude + MARGIN.latitude,
  ].map((degrees) => degrees.toFixed(5))
  const parameters = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${parameters}`
}

/** Where the shop is: drawn at first, a street map at a press. */
export async function ShopMap() {
  const t = await getTranslations('contactPage')
  const { company, map } = shop
  return (
    <section>
      <h2 className="mb-3 font-display text-lg font-bold">{t('map')}</h2>
      <StreetMap
        title={t('mapTitle', { address: `${company.street}, ${company.city}` })}
        embed={embedAddress(map)}
        show={t('mapShow')}
        note={t('mapNote')}
      >
        <DrawnMap label={t('mapAlt')} />
      </StreetMap>
      <p className="mt-2">
        <a
          href={`https://www.openstreetmap.org/?mlat=${map.latitude}&mlon=${map.longitude}#map=16/${map.latitude}/${map.longitude}`}
          rel="noreferrer"
          className="prose-link inline-block py-1 text-sm"
        >
          {t('mapOpen')}
        </a>
      </p>
    </section>
  )
}
