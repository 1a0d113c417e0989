import { getTranslations } from 'next-intl/server'
import { mapEmbed, mapPage } from '@/components/layout/footer/map-address'
import { Heading } from '@/components/ui/Heading'
import { shop } from '@/lib/platform/shop-details'
import { StreetMap } from './StreetMap'

/** The shop on a drawn map, which a press replaces by a street map. */
export async function ShopMap() {
  const t = await getTranslations('contactPage')
  const tFooter = await getTranslations('footer')
  const { company } = shop
  return (
    <section>
      <Heading className="mb-3">{t('map')}</Heading>
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

/** Poland, drawn, with the shop in it. */
function DrawnMap({ label }: { label: string }) {
  const here = onMap([shop.map.longitude, shop.map.latitude])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-lug"
    >
      <path d={BORDER} fill="#1D2023" stroke="#5C636B" strokeWidth={2} strokeLinejoin="round" />
      {cities.map(({ name, place, below }) => {
        const { x, y } = onMap(place)
        return (
          <g key={name} fill="#B4B3AC" fontSize={17} stroke="#1D2023" strokeWidth={5} paintOrder="stroke">
            <circle cx={x} cy={y} r={3.5} />
            <text x={below ? x - 6 : x + 9} y={below ? y + 22 : y + 6}>
              {name}
            </text>
          </g>
        )
      })}
      <g transform={`translate(${here.x} ${here.y})`}>
        <circle r={26} fill="none" stroke="#FF7A1A" strokeWidth={2} strokeDasharray="5 4" />
        <circle r={8} fill="#FF7A1A" />
        <text
          x={-18}
          y={46}
          textAnchor="middle"
          className="font-display"
          fontSize={22}
          fontWeight={800}
          fill="#F5F3EE"
          stroke="#1D2023"
          strokeWidth={6}
          paintOrder="stroke"
        >
          {shop.company.city}
        </text>
      </g>
    </svg>
  )
}

/** A place by longitude and latitude, in degrees. */
type Place = readonly [longitude: number, latitude: number]

/** Cities for orientation; a name that would cross the coast stands below its place. */
const cities: readonly { name: string; place: Place; below?: boolean }[] = [
  { name: 'Warszawa', place: [21.01, 52.23] },
  { name: 'Gdańsk', place: [18.65, 54.35], below: true },
  { name: 'Poznań', place: [16.93, 52.41] },
  { name: 'Wrocław', place: [17.03, 51.11] },
  { name: 'Kraków', place: [19.94, 50.06] },
]

const MAP_WIDTH = 640
const MAP_HEIGHT = 400

const middle: Place = [19.05, 51.95]
/** Pixels for a degree of latitude. */
const SCALE = 64
const narrowing = Math.cos((middle[1] * Math.PI) / 180)

/** Where a place stands on the map. Straight meridians: over one country nobody sees the difference. */
const onMap = ([longitude, latitude]: Place) => ({
  x: Math.round(MAP_WIDTH / 2 + (longitude - middle[0]) * narrowing * SCALE),
  y: Math.round(MAP_HEIGHT / 2 - (latitude - middle[1]) * SCALE),
})

/** The border of Poland as `onMap` places it, clockwise from the mouth of the Oder; coarse, for a map the size of a hand. */
const BORDER =
  'M126 84L129 73L152 66L180 59L204 52L222 34L255 21L290 15L308 25L296 23L300 40L316 46L334 44L344 40' +
  'L377 43L417 48L467 46L476 44L490 54L496 72L499 94L509 120L512 149L499 158L483 178L501 190L501 222' +
  'L498 235L519 270L515 296L496 312L472 341L463 357L466 379L471 389L448 380L421 361L397 364L371 363' +
  'L361 376L348 376L336 350L322 362L312 357L302 336L279 322L263 315L267 304L237 296L227 318L213 300' +
  'L210 283L192 277L172 270L161 261L158 242L149 226L145 206L150 190L142 171L146 158L129 144L127 136' +
  'L137 117Z'
