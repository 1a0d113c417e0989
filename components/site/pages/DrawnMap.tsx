import { shop } from '@/lib/platform/shop-details'
import { borderPath, cities, MAP_HEIGHT, MAP_WIDTH, onMap } from './poland'

/** Poland, drawn, with the shop in it. */
export function DrawnMap({ label }: { label: string }) {
  const here = onMap([shop.map.longitude, shop.map.latitude])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-lug"
    >
      <path d={borderPath} fill="#1D2023" stroke="#5C636B" strokeWidth={2} strokeLinejoin="round" />
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
